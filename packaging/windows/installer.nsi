; SPDX-License-Identifier: MIT
; Installs Route Mille for whoever starts this, without an administrator: the program, an entry of the start menu, saved games
; that open by a double-click, and an uninstaller in the list of apps. Saves and settings are not its own: the uninstaller asks
; whether they go too, and keeps them where nobody answers (/S), unless it is told (/S /SAVES).
; targets/installer.sh defines what stands in ${CAPITALS} and is not defined here.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh

!define EXE "Route Mille.exe"
!define LINK "$SMPROGRAMS\Route Mille.lnk"
!define APPS "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define CLASSES "Software\Classes"
!define TYPE "RouteMille.Journal"

Name "Route Mille"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Route Mille"
InstallDirRegKey HKCU "${APPS}" InstallLocation
; A list of files tells nobody anything, and drawing it takes longer than copying them.
ShowInstDetails nevershow
ShowUninstDetails nevershow
BrandingText "Route Mille ${VERSION}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!define MUI_ABORTWARNING
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE French

LangString what ${LANG_ENGLISH} "Cards, dice and dominoes on the Nationale 7"
LangString what ${LANG_FRENCH} "Cartes, dés et dominos sur la Nationale 7"
LangString type ${LANG_ENGLISH} "Route Mille game"
LangString type ${LANG_FRENCH} "Partie de Route Mille"
LangString plays ${LANG_ENGLISH} "Route Mille is open. Please close the game, then try again."
LangString plays ${LANG_FRENCH} "Route Mille est ouvert. Fermez le jeu, puis réessayez."
LangString saves ${LANG_ENGLISH} "Delete your saved games, records and settings too?"
LangString saves ${LANG_FRENCH} "Supprimer aussi vos parties, vos records et vos réglages ?"

!macro tell language
  VIAddVersionKey /LANG=${language} CompanyName "The Route Mille maintainers"
  VIAddVersionKey /LANG=${language} FileDescription "Route Mille"
  VIAddVersionKey /LANG=${language} FileVersion "${VERSION}"
  VIAddVersionKey /LANG=${language} InternalName "route-mille-setup"
  VIAddVersionKey /LANG=${language} LegalCopyright "MIT, CC-BY-4.0, OFL-1.1, Zlib"
  VIAddVersionKey /LANG=${language} ProductName "Route Mille"
  VIAddVersionKey /LANG=${language} ProductVersion "${VERSION}"
!macroend
VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
!insertmacro tell ${LANG_ENGLISH}
!insertmacro tell ${LANG_FRENCH}

; What runs cannot be replaced. Whoever sees nothing of this is told by the error level.
!macro wait_for folder
  ${DoWhile} ${FileExists} "${folder}\${EXE}"
    ClearErrors
    FileOpen $1 "${folder}\${EXE}" a
    ${IfNot} ${Errors}
      FileClose $1
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(plays)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 3
      Quit
    ${EndIf}
  ${Loop}
!macroend

; So that the shell reads anew what opens which files.
!macro tell_shell
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  ; What an older version has, and this one may not, goes first, wherever it lies.
  ReadRegStr $0 HKCU "${APPS}" InstallLocation
  ${If} $0 != ""
  ${AndIf} ${FileExists} "$0\uninstall.exe"
    !insertmacro wait_for $0
    ExecWait '"$0\uninstall.exe" /S /REPLACED _?=$0'
    Delete "$0\uninstall.exe"
    RMDir "$0"
  ${EndIf}
  !insertmacro wait_for $INSTDIR

  SetOutPath $INSTDIR
  File /r "${SOURCE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "${LINK}" "$INSTDIR\${EXE}" "" "" 0 SW_SHOWNORMAL "" "$(what)"

  ; Other programs call other files NAME.journal: where one of them opens those, this one is only offered.
  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "$(type)"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\${EXE},0"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'
  WriteRegStr HKCU "${CLASSES}\.journal\OpenWithProgids" "${TYPE}" ""
  ReadRegStr $0 HKCR .journal ""
  ${If} $0 == ""
    WriteRegStr HKCU "${CLASSES}\.journal" "" "${TYPE}"
  ${EndIf}
  !insertmacro tell_shell

  WriteRegStr HKCU "${APPS}" DisplayName "Route Mille"
  WriteRegStr HKCU "${APPS}" DisplayVersion "${VERSION}"
  WriteRegStr HKCU "${APPS}" DisplayIcon "$INSTDIR\${EXE},0"
  WriteRegStr HKCU "${APPS}" Publisher "The Route Mille maintainers"
  WriteRegStr HKCU "${APPS}" URLInfoAbout "${SITE}"
  WriteRegStr HKCU "${APPS}" InstallLocation "$INSTDIR"
  ; It runs where it lies: of a copy elsewhere, as it makes one without the last word, something would be left.
  WriteRegStr HKCU "${APPS}" UninstallString '"$INSTDIR\uninstall.exe" _?=$INSTDIR'
  WriteRegStr HKCU "${APPS}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  WriteRegDWORD HKCU "${APPS}" EstimatedSize ${SIZE}
  WriteRegDWORD HKCU "${APPS}" NoModify 1
  WriteRegDWORD HKCU "${APPS}" NoRepair 1
SectionEnd

Section Uninstall
  !insertmacro wait_for $INSTDIR
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/SAVES" $1
  ${IfNot} ${Errors}
  ${OrIf} ${Cmd} `MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(saves)" /SD IDNO IDYES`
    RMDir /r "$APPDATA\route-mille"
  ${EndIf}
  ; Pictures and sounds as the game keeps them, to start sooner.
  RMDir /r "$LOCALAPPDATA\route-mille"

  Delete "${LINK}"
  DeleteRegKey HKCU "${APPS}"
  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
  DeleteRegValue HKCU "${CLASSES}\.journal\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.journal\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\.journal" ""
  ${If} $0 == "${TYPE}"
    DeleteRegValue HKCU "${CLASSES}\.journal" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\.journal"
  !insertmacro tell_shell

  ; Each file by its name: whatever else somebody keeps in this folder stays. Nothing may stand in a folder that goes.
  SetOutPath $TEMP
  !include "${LIST}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
SectionEnd

; What runs cannot take itself away either: a command does, as soon as this has ended. It is told the names, since such a
; file knows the letters of one country only.
Function un.onUninstSuccess
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/REPLACED" $1
  ${If} ${Errors}
    FileOpen $1 "$TEMP\route-mille-removed.bat" w
    FileWrite $1 "@echo off$\r$\n"
    FileWrite $1 "for /l %%i in (1,1,60) do if exist %1 call :try %1$\r$\n"
    FileWrite $1 "rd %2$\r$\n"
    FileWrite $1 "rd %3$\r$\n"
    FileWrite $1 'del "%~f0" & exit$\r$\n'
    FileWrite $1 ":try$\r$\n"
    FileWrite $1 "del %1$\r$\n"
    FileWrite $1 "if exist %1 ping -n 2 127.0.0.1$\r$\n"
    FileClose $1
    ExecShell "" "$TEMP\route-mille-removed.bat" '"$EXEPATH" "$EXEDIR" "$LOCALAPPDATA\Programs"' SW_HIDE
  ${EndIf}
FunctionEnd
