# SPDX-License-Identifier: MIT
# Tests of what lies around the program, written in Python's own library.
find_program(PYTHON3 python3 REQUIRED)
function(script_test name)
  add_test(NAME ${name} COMMAND ${PYTHON3} -B ${CMAKE_CURRENT_SOURCE_DIR}/${name}.py ${ARGN})
endfunction()
script_test(house_test)
find_program(XGETTEXT xgettext)
if(MSGFMT AND XGETTEXT)
  script_test(french_test)
endif()
script_test(lab_test $<TARGET_FILE:route-mille-lab>)
if(CMAKE_SYSTEM_NAME STREQUAL Linux)
  script_test(play_test)
endif()

# The real program under Xvfb with a small window manager, steered by its trace.
find_program(XVFB Xvfb)
find_program(XDOTOOL xdotool)
find_program(OPENBOX openbox)
if(XVFB AND XDOTOOL AND OPENBOX)
  set(cases hand fullscreen resize close controls installed)
  if(MSGFMT)
    list(APPEND cases language)
  endif()
  foreach(case ${cases})
    add_test(NAME xvfb_${case}
             COMMAND ${PYTHON3} -B ${CMAKE_CURRENT_SOURCE_DIR}/xvfb_test.py $<TARGET_FILE:route-mille> ${case})
    # Other people's libraries keep what they got until the end.
    set_tests_properties(xvfb_${case} PROPERTIES LABELS xvfb TIMEOUT 300 ENVIRONMENT ASAN_OPTIONS=detect_leaks=0)
  endforeach()
else()
  message(STATUS "Xvfb, xdotool or openbox is missing: the real program is not tested here")
endif()
