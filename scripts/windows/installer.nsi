; The installer of a program: for one user, so that nobody is asked for the rights of an administrator. /S installs without a question,
; /D=FOLDER into another folder.
; makensis gets PROGRAM, TITLE, MENU (its name in the menu), VERSION, ICON, FILES (what files.py list wrote) and OUT.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetDateSave off
!include MUI2.nsh
!include ${FILES}
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${PROGRAM}"

Name "${TITLE}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${PROGRAM}"
InstallDirRegKey HKCU "${UNINSTALL}" InstallLocation
BrandingText "${TITLE} ${VERSION}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English

Section
    ; An older version takes its files along.
    IfFileExists "$INSTDIR\uninstall.exe" 0 +2
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
    !insertmacro InstallFiles
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${MENU}.lnk" "$INSTDIR\${PROGRAM}.exe"
    WriteRegStr HKCU "${UNINSTALL}" DisplayName "${TITLE}"
    WriteRegStr HKCU "${UNINSTALL}" DisplayVersion "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" DisplayIcon "$INSTDIR\${PROGRAM}.exe"
    WriteRegStr HKCU "${UNINSTALL}" InstallLocation "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" UninstallString '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" NoModify 1
    WriteRegDWORD HKCU "${UNINSTALL}" NoRepair 1
SectionEnd

; Saved games stay. Only what was installed is removed, whatever else is in the folder.
Section Uninstall
    Delete "$SMPROGRAMS\${MENU}.lnk"
    Delete "$INSTDIR\uninstall.exe"
    SetOutPath "$TEMP"
    !insertmacro RemoveFiles
    DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
