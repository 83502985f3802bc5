# SPDX-License-Identifier: MIT
# Translations: po/LANGUAGE.po becomes locale/LANGUAGE/LC_MESSAGES/route-mille.mo beside the program. Without
# msgfmt (GNU gettext) the game is built all the same and speaks English.
include(GNUInstallDirs)
find_program(MSGFMT msgfmt)
file(STRINGS po/LINGUAS languages REGEX "^[a-z]")
set(catalogues)
if(MSGFMT)
  foreach(language ${languages})
    set(catalogue ${CMAKE_BINARY_DIR}/locale/${language}/LC_MESSAGES/route-mille.mo)
    add_custom_command(OUTPUT ${catalogue}
      COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/locale/${language}/LC_MESSAGES
      COMMAND ${MSGFMT} --check --check-format --output-file=${catalogue} ${CMAKE_SOURCE_DIR}/po/${language}.po
      DEPENDS po/${language}.po VERBATIM)
    if(NOT WIN32 AND NOT EMSCRIPTEN)
      install(FILES ${catalogue} DESTINATION ${CMAKE_INSTALL_LOCALEDIR}/${language}/LC_MESSAGES)
    endif()
    list(APPEND catalogues ${catalogue})
  endforeach()
  add_custom_target(catalogues ALL DEPENDS ${catalogues})
else()
  message(STATUS "msgfmt was not found: the game will speak English only")
endif()

# `ninja words` brings po/ up to date with the source; the translator does the rest.
add_custom_target(words COMMAND ${CMAKE_SOURCE_DIR}/po/update.sh USES_TERMINAL VERBATIM)
