# SPDX-License-Identifier: MIT
# Tests of what lies around the program, written in Python's own library.
# What reads the tree alone reads the same under the sanitizers.
if(NOT ROUTE_MILLE_SANITIZE)
  script_test(house_test house_test)
  find_program(XGETTEXT xgettext)
  if(MSGFMT AND XGETTEXT)
    script_test(french_test french_test)
    script_test(typography_test typography_test)
  endif()
  script_test(desktop_test desktop_test ${CMAKE_BINARY_DIR}/packaging ${ROUTE_MILLE_ID})
endif()
if(CMAKE_SYSTEM_NAME STREQUAL Linux AND CMAKE_BUILD_TYPE STREQUAL Release AND CMAKE_SIZEOF_VOID_P EQUAL 8
   AND NOT ROUTE_MILLE_SANITIZE AND NOT ROUTE_MILLE_TSAN AND NOT ROUTE_MILLE_FUZZ)
  script_test(binary_test binary_test $<TARGET_FILE:route-mille> $<TARGET_FILE:route-mille-lab>)
endif()
# Thousands of games by the lab: the rules and players that they walk through have tests of their own there.
if(NOT ROUTE_MILLE_SANITIZE)
  script_test(lab_test lab_test $<TARGET_FILE:route-mille-lab>)
endif()
script_test(engine_test engine_test $<TARGET_FILE:route-mille-lab>)
if(CMAKE_SYSTEM_NAME STREQUAL Linux)
  script_test(play_test play_test)
endif()

# The real program under Xvfb with a small window manager, steered by its trace.
find_program(XVFB Xvfb)
find_program(XDOTOOL xdotool)
find_program(OPENBOX openbox)
find_program(SETXKBMAP setxkbmap)
if(XVFB AND XDOTOOL AND OPENBOX)
  set(cases hand resize close controls kill file x_errors)
  test_source(file x_errors_test) # xvfb_x_errors gives it a screen
  add_executable(x_errors_test ${file})
  target_link_libraries(x_errors_test PRIVATE PkgConfig::CMOCKA platform)
  # The window's place on its display, and a review, are the same code under the sanitizers, which only wait longer.
  if(NOT ROUTE_MILLE_SANITIZE)
    list(APPEND cases dice dominoes clipboard review fullscreen ace installed place fits_1280x1024 fits_800x600 fits_640x480)
  endif()
  if(MSGFMT)
    list(APPEND cases language)
  endif()
  if(SETXKBMAP)
    list(APPEND cases name)
  endif()
  foreach(case ${cases})
    script_test(xvfb_${case} xvfb_test $<TARGET_FILE:route-mille> ${case})
    set_property(TEST xvfb_${case} APPEND PROPERTY LABELS xvfb)
    # Other people's libraries keep what they got until the end.
    set_tests_properties(xvfb_${case} PROPERTIES TIMEOUT 300 ENVIRONMENT ASAN_OPTIONS=detect_leaks=0)
  endforeach()
else()
  message(STATUS "Xvfb, xdotool or openbox is missing: the real program is not tested here")
endif()
