# SPDX-License-Identifier: MIT
# A program for a page, which a worker runs as well, and a package of the files that the first picture needs. Sounds lie
# beside them as they are: they come one by one.
target_link_options(route-mille PRIVATE
  -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=67108864 -sTOTAL_STACK=8388608 -sENVIRONMENT=web,worker -sFORCE_FILESYSTEM=1
  -lwebsocket.js -sEXIT_RUNTIME=0 -sEXPORTED_FUNCTIONS=_main,_malloc,_free
  -sEXPORTED_RUNTIME_METHODS=FS,addRunDependency,removeRunDependency,pauseMainLoop
  "-sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=@${CMAKE_SOURCE_DIR}/packaging/web/library.txt")
set(packager ${EMSCRIPTEN_ROOT_PATH}/tools/file_packager.py)
find_program(PYTHON3 python3 REQUIRED)
add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/route-mille-files.js ${CMAKE_BINARY_DIR}/route-mille-files.data
  COMMAND ${PYTHON3} -B ${CMAKE_SOURCE_DIR}/packaging/web/pack_files.py ${packager} route-mille-files.data --js-output=route-mille-files.js --no-node
    --exclude "*/tools/*" "*gamecontrollerdb*" "*.md" --preload ${CMAKE_SOURCE_DIR}/assets@/assets
    ${CMAKE_SOURCE_DIR}/fonts@/fonts ${CMAKE_BINARY_DIR}/locale@/locale
  DEPENDS catalogues ${CMAKE_SOURCE_DIR}/packaging/web/pack_files.py WORKING_DIRECTORY ${CMAKE_BINARY_DIR} VERBATIM)
add_custom_target(page ALL DEPENDS ${CMAKE_BINARY_DIR}/route-mille-files.js)
