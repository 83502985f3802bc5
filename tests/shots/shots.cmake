# SPDX-License-Identifier: MIT
# Pictures of named screens: route-mille-shots FOLDER [--size WxH] [--data DIR] [--language CODE] [--large | --print PERCENT] [--plain] [--contrast] [NAME...]
add_executable(route-mille-shots)
test_sources(route-mille-shots shots shots_screens shots_table shots_sheets shots_files shots_day shots_help shots_lessons shots_check shots_golden shots_painted shots_frozen shots_spoken shots_cubes shots_cubes_pages shots_bones shots_bones_cabinet shots_seats shots_sit shots_roads shots_road_sheets shots_endings shots_journey shots_journey_map shots_achievements offscreen journey_rig shots_tries shots_ends shots_scanning shots_sittings shots_others others_fake)
target_link_libraries(route-mille-shots PRIVATE lab_parts robot platform)
# Every screen, at every shape of window, with the real fonts: nothing cut, nothing on top of another.
# A few screens as pixels, with a tolerance; --renew writes them.
add_test(NAME pixels COMMAND route-mille-shots --golden ${CMAKE_CURRENT_SOURCE_DIR}/golden/pixels --data ${CMAKE_SOURCE_DIR})
# Every screen as its draw list: --freeze writes the hashes, --texts FOLDER what they are of.
if(MSGFMT AND NOT ROUTE_MILLE_SANITIZE)
  add_test(NAME frozen COMMAND route-mille-shots --frozen ${CMAKE_CURRENT_SOURCE_DIR}/golden/screens.txt)
  set_tests_properties(frozen PROPERTIES LABELS golden TIMEOUT 300)
endif()
# Every screen as a voice says it: --respeak writes the transcripts.
if(MSGFMT AND NOT ROUTE_MILLE_SANITIZE)
  add_test(NAME spoken COMMAND route-mille-shots --spoken ${CMAKE_CURRENT_SOURCE_DIR}/golden/spoken)
  set_tests_properties(spoken PROPERTIES LABELS golden TIMEOUT 900)
endif()
set_property(TEST pixels golden_test APPEND PROPERTY LABELS golden)
# The sanitizers see the same code whatever the words: one of the five is enough for them.
if(NOT ROUTE_MILLE_SANITIZE)
  # Windows of every shape are painted to their edges.
  add_test(NAME painted COMMAND route-mille-shots --painted --data ${CMAKE_SOURCE_DIR})
  add_test(NAME layout_pseudo COMMAND route-mille-shots --check --data ${CMAKE_SOURCE_DIR} --language qps)
  add_test(NAME layout_large COMMAND route-mille-shots --check --few --data ${CMAKE_SOURCE_DIR} --large)
  # Letters half as large again, where a large window takes the layout of a small one; and plain letters, which are wider.
  add_test(NAME layout_half COMMAND route-mille-shots --check --data ${CMAKE_SOURCE_DIR} --print 150)
  add_test(NAME layout_plain COMMAND route-mille-shots --check --data ${CMAKE_SOURCE_DIR} --plain)
  if(MSGFMT)
    # Letters of twice the size, in the longer language. Most windows have the layout of small ones, which the tests above look at: a
    # few are enough.
    add_test(NAME layout_double COMMAND route-mille-shots --check --few --data ${CMAKE_SOURCE_DIR} --print 200 --language fr)
    add_test(NAME layout_half_french COMMAND route-mille-shots --check --data ${CMAKE_SOURCE_DIR} --print 150 --language fr)
    add_test(NAME layout_plain_french COMMAND route-mille-shots --check --data ${CMAKE_SOURCE_DIR} --plain --language fr)
    add_test(NAME layout_plain_double
             COMMAND route-mille-shots --check --few --data ${CMAKE_SOURCE_DIR} --plain --print 200 --language fr)
    add_test(NAME layout_french COMMAND route-mille-shots --check --data ${CMAKE_SOURCE_DIR} --language fr)
  endif()
endif()
# Under the sanitizers eight windows, of all kinds, walk the same code.
if(ROUTE_MILLE_SANITIZE)
  add_test(NAME layout_large_pseudo
           COMMAND route-mille-shots --check --few --data ${CMAKE_SOURCE_DIR} --large --contrast --language qps)
else()
  add_test(NAME layout_english COMMAND route-mille-shots --check --data ${CMAKE_SOURCE_DIR})
  add_test(NAME layout_large_pseudo COMMAND route-mille-shots --check --data ${CMAKE_SOURCE_DIR} --large --contrast --language qps)
endif()
