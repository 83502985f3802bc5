# SPDX-License-Identifier: MIT
# Targets `tidy` and `cppcheck`: both read compile_commands.json and fail on any finding.
find_program(RUN_CLANG_TIDY NAMES run-clang-tidy run-clang-tidy-14)
if(RUN_CLANG_TIDY)
  add_custom_target(tidy
    COMMAND ${RUN_CLANG_TIDY} -quiet -j 2 -p ${CMAKE_BINARY_DIR} "${CMAKE_SOURCE_DIR}/(src|lab)/.*"
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} USES_TERMINAL VERBATIM)
endif()

find_program(CPPCHECK cppcheck)
if(CPPCHECK)
  add_custom_target(cppcheck
    COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/cppcheck
    COMMAND ${CPPCHECK} --project=${CMAKE_BINARY_DIR}/compile_commands.json
            --cppcheck-build-dir=${CMAKE_BINARY_DIR}/cppcheck -j 2 --quiet --error-exitcode=1
            --enable=warning,performance,portability --inline-suppr --std=c11
            --suppressions-list=${CMAKE_SOURCE_DIR}/.cppcheck
            "--file-filter=${CMAKE_SOURCE_DIR}/src/*" "--file-filter=${CMAKE_SOURCE_DIR}/lab/*"
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} USES_TERMINAL VERBATIM)
endif()
