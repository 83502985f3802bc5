# SPDX-License-Identifier: MIT
# A program for a page, and two packages of files: what the first picture needs, and the sounds, which come after it.
target_link_options(route-mille PRIVATE
  -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=67108864 -sTOTAL_STACK=8388608 -sENVIRONMENT=web -sFORCE_FILESYSTEM=1
  -sEXIT_RUNTIME=0 -sEXPORTED_RUNTIME_METHODS=FS,addRunDependency,removeRunDependency
  "-sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=@${CMAKE_SOURCE_DIR}/packaging/web/library.txt")
set(packager ${EMSCRIPTEN_ROOT_PATH}/tools/file_packager.py)
find_program(PYTHON3 python3 REQUIRED)
add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/route-mille-files.js ${CMAKE_BINARY_DIR}/route-mille-files.data
  COMMAND ${PYTHON3} ${packager} route-mille-files.data --js-output=route-mille-files.js --no-node
    --exclude "*/tools/*" "*gamecontrollerdb*" "*.md" --preload ${CMAKE_SOURCE_DIR}/assets@/assets
    ${CMAKE_SOURCE_DIR}/fonts@/fonts ${CMAKE_BINARY_DIR}/locale@/locale
  DEPENDS catalogues WORKING_DIRECTORY ${CMAKE_BINARY_DIR} VERBATIM)
add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/route-mille-sounds.js ${CMAKE_BINARY_DIR}/route-mille-sounds.data
  COMMAND ${PYTHON3} ${packager} route-mille-sounds.data --js-output=route-mille-sounds.js --no-node
    --exclude "*/tools/*" "*.md" --preload ${CMAKE_SOURCE_DIR}/sounds@/sounds
  WORKING_DIRECTORY ${CMAKE_BINARY_DIR} VERBATIM)
add_custom_target(page ALL DEPENDS ${CMAKE_BINARY_DIR}/route-mille-files.js ${CMAKE_BINARY_DIR}/route-mille-sounds.js)
