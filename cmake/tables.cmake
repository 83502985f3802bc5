# SPDX-License-Identifier: MIT
# Learnt weights and computed tables are plain text beside the code that reads them: src/games/GAME/ai/NAME.txt. While CMake configures, each
# becomes the inside of a C structure, NAME.inc in the same folder below TABLES_TO, and a source includes it between braces. packaging/compile,
# which configures nothing, runs this file by itself: cmake -DTABLES_TO=FOLDER -P cmake/tables.cmake
#
# A table begins with comments, lines that start with #. Then come its parts, each after an empty line and with the name of its member:
#   name: 7            a number
#   name: 1 2 3        an array
#   name: "text"       a text
#   name:              rows: each line that follows is an array, or a text in quotes
# A line that starts with two blanks continues the one before. Only a blank separates numbers, and no text holds a blank or a quote.
if(NOT TABLES_TO)
  set(TABLES_TO ${CMAKE_BINARY_DIR}/generated)
endif()

function(table_to_c text result)
  string(REGEX REPLACE "^(#[^\n]*\n)+" "" text "${text}\n")
  string(REPLACE "\n  " " " text "${text}")
  string(REPLACE " " ", " text "${text}")
  string(REGEX REPLACE "\n([-0-9][^\n]*)" "\n{\\1}," text "${text}")
  string(REGEX REPLACE "\n(\"[^\n]*)" "\n\\1," text "${text}")
  string(REGEX REPLACE "\n([a-z_]+):\n" "\n.\\1 = {\n" text "${text}")
  string(REPLACE ",\n\n" ",\n},\n\n" text "${text}")
  string(REGEX REPLACE "\n([a-z_]+):, (-?[0-9]+)\n" "\n.\\1 = \\2,\n" text "${text}")
  string(REGEX REPLACE "\n([a-z_]+):, (\"[^\n]+)" "\n.\\1 = \\2," text "${text}")
  string(REGEX REPLACE "\n([a-z_]+):, ([^\n]+)" "\n.\\1 = {\\2}," text "${text}")
  set(${result} "${text}" PARENT_SCOPE)
endfunction()

get_filename_component(tables_from ${CMAKE_CURRENT_LIST_DIR}/../src ABSOLUTE)
if(CMAKE_SCRIPT_MODE_FILE)
  file(GLOB tables RELATIVE ${tables_from} ${tables_from}/games/*/ai/*.txt)
else()
  file(GLOB tables CONFIGURE_DEPENDS RELATIVE ${tables_from} ${tables_from}/games/*/ai/*.txt)
  list(TRANSFORM tables PREPEND ${tables_from}/ OUTPUT_VARIABLE tables_read)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${tables_read})
endif()
foreach(table ${tables})
  file(READ ${tables_from}/${table} text)
  table_to_c("${text}" text)
  string(REGEX REPLACE "[.]txt$" ".inc" table ${TABLES_TO}/${table})
  set(before)
  if(EXISTS ${table})
    file(READ ${table} before)
  endif()
  if(NOT before STREQUAL text)
    file(WRITE ${table} "${text}")
  endif()
endforeach()
