# SPDX-License-Identifier: MIT
# One program that needs nothing beside what Windows has: libraries, icon, version and manifest are inside.
enable_language(RC)
find_program(PYTHON3 python3 REQUIRED)
set(desktop ${CMAKE_BINARY_DIR}/packaging)
set(pictures)
foreach(size 16 24 32 48 64 128 256)
  list(APPEND pictures ${CMAKE_SOURCE_DIR}/packaging/icons/${size}.png)
endforeach()
set(icon_maker ${CMAKE_SOURCE_DIR}/packaging/windows/icon.py)
configure_file(packaging/windows/route-mille.manifest.in ${desktop}/route-mille.manifest @ONLY)
configure_file(packaging/windows/route-mille.rc.in ${desktop}/route-mille.rc @ONLY)
add_custom_command(OUTPUT ${desktop}/route-mille.ico
  COMMAND ${PYTHON3} -B ${icon_maker} ${desktop}/route-mille.ico ${pictures}
  DEPENDS ${icon_maker} ${pictures} VERBATIM)
set_source_files_properties(${desktop}/route-mille.rc PROPERTIES
  OBJECT_DEPENDS "${desktop}/route-mille.ico;${desktop}/route-mille.manifest")
target_sources(route-mille PRIVATE ${desktop}/route-mille.rc)
set_target_properties(route-mille PROPERTIES OUTPUT_NAME "Route Mille")
# Stripped while it is linked: strip would write the time of day into it.
target_link_options(route-mille PRIVATE -static -mwindows -s -Wl,--no-insert-timestamp,--gc-sections,--dynamicbase,--nxcompat,--high-entropy-va)
# Static libraries name what they stand on themselves; pkg-config's first list does not.
target_link_libraries(route-mille PRIVATE ${SDL2_STATIC_LIBRARIES})
target_link_directories(route-mille PRIVATE ${SDL2_STATIC_LIBRARY_DIRS})
