# SPDX-License-Identifier: MIT
if(WIN32)
  # One folder with all of it; where it lies is its owner's choice.
  install(TARGETS route-mille RUNTIME DESTINATION .)
  install(DIRECTORY assets fonts sounds DESTINATION . PATTERN tools EXCLUDE)
  install(DIRECTORY ${CMAKE_BINARY_DIR}/locale LICENSES DESTINATION .)
  configure_file(packaging/windows/READ-ME.txt ${CMAKE_BINARY_DIR}/packaging/READ-ME.txt @ONLY NEWLINE_STYLE CRLF)
  install(FILES ${CMAKE_BINARY_DIR}/packaging/READ-ME.txt DESTINATION .)
  install(FILES LICENSE DESTINATION LICENSES RENAME LICENSE.txt)
  return()
endif()

if(EMSCRIPTEN)
  foreach(file route-mille.js route-mille.wasm route-mille-files.js route-mille-files.data route-mille-sounds.js route-mille-sounds.data)
    install(FILES ${CMAKE_BINARY_DIR}/${file} DESTINATION .)
  endforeach()
  install(FILES packaging/web/index.html DESTINATION .)
  install(FILES packaging/icons/64.png packaging/icons/256.png DESTINATION .)
  install(DIRECTORY LICENSES DESTINATION .)
  install(FILES LICENSE DESTINATION LICENSES RENAME LICENSE.txt)
  return()
endif()

# The installed tree can be moved: the program looks for ../share/route-mille from where it lies.
include(GNUInstallDirs)
set(share ${CMAKE_INSTALL_DATADIR}/route-mille)
set(doc ${CMAKE_INSTALL_DATADIR}/doc/route-mille)

foreach(program route-mille route-mille-lab)
  if(TARGET ${program})
    install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  endif()
endforeach()
install(DIRECTORY assets fonts sounds DESTINATION ${share} PATTERN tools EXCLUDE)
install(FILES LICENSE README.md CHANGELOG.md docs/engine.md DESTINATION ${doc})
install(DIRECTORY LICENSES DESTINATION ${doc})
# What desktops read goes by the program's id, so that they find one through the other.
set(desktop ${CMAKE_BINARY_DIR}/packaging)
configure_file(packaging/route-mille.desktop.in ${desktop}/${ROUTE_MILLE_ID}.desktop @ONLY)
configure_file(packaging/route-mille.metainfo.xml.in ${desktop}/${ROUTE_MILLE_ID}.metainfo.xml @ONLY)
configure_file(packaging/route-mille.mime.xml.in ${desktop}/${ROUTE_MILLE_ID}.mime.xml @ONLY)
install(FILES ${desktop}/${ROUTE_MILLE_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${desktop}/${ROUTE_MILLE_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${desktop}/${ROUTE_MILLE_ID}.mime.xml RENAME ${ROUTE_MILLE_ID}.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES packaging/route-mille.6 packaging/route-mille-lab.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
foreach(size 16 24 32 48 64 128 256 512)
  install(FILES packaging/icons/${size}.png RENAME ${ROUTE_MILLE_ID}.png
          DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps)
endforeach()
install(FILES assets/icons/app_icon.svg RENAME ${ROUTE_MILLE_ID}.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)

set(CPACK_PACKAGE_NAME route-mille)
set(CPACK_PACKAGE_VENDOR "Route Mille")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_GENERATOR TGZ)
set(CPACK_STRIP_FILES ON)
include(CPack)
