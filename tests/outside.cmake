# SPDX-License-Identifier: MIT
# Tests of what lies around the program, written in Python's own library.
find_program(PYTHON3 python3 REQUIRED)
function(script_test name)
  add_test(NAME ${name} COMMAND ${PYTHON3} -B ${CMAKE_CURRENT_SOURCE_DIR}/${name}.py ${ARGN})
endfunction()
script_test(house_test)
script_test(lab_test $<TARGET_FILE:route-mille-lab>)
if(CMAKE_SYSTEM_NAME STREQUAL Linux)
  script_test(play_test)
endif()
