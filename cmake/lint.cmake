# SPDX-License-Identifier: MIT
# Targets `tidy` and `cppcheck`: both read each file of src/ and lab/ once and fail on any finding.
# Its name is all that is asked: find_package() starts it eight times.
find_program(PYTHON3 python3)
set(lint ${CMAKE_BINARY_DIR}/lint)
add_custom_command(OUTPUT ${lint}/compile_commands.json
  COMMAND ${PYTHON3} ${CMAKE_CURRENT_LIST_DIR}/lint_files.py ${CMAKE_BINARY_DIR}/compile_commands.json ${lint}
  DEPENDS ${CMAKE_BINARY_DIR}/compile_commands.json ${CMAKE_CURRENT_LIST_DIR}/lint_files.py)
add_custom_target(lint_files DEPENDS ${lint}/compile_commands.json)
find_program(RUN_CLANG_TIDY NAMES run-clang-tidy run-clang-tidy-14)
# tidy(TARGET OPTION...)
function(tidy target)
  add_custom_target(${target}
    COMMAND ${RUN_CLANG_TIDY} -quiet -j 2 -p ${lint} ${ARGN}
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} USES_TERMINAL VERBATIM)
  add_dependencies(${target} lint_files)
endfunction()
if(RUN_CLANG_TIDY AND PYTHON3)
  tidy(tidy)
endif()

find_program(CPPCHECK cppcheck)
if(CPPCHECK AND PYTHON3)
  add_custom_target(cppcheck
    COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/cppcheck
    COMMAND ${CPPCHECK} --project=${lint}/compile_commands.json
            --cppcheck-build-dir=${CMAKE_BINARY_DIR}/cppcheck -j 2 --quiet --error-exitcode=1
            --enable=warning,performance,portability --inline-suppr --std=c11
            --suppressions-list=${CMAKE_SOURCE_DIR}/.cppcheck
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} USES_TERMINAL VERBATIM)
  add_dependencies(cppcheck lint_files)
endif()
