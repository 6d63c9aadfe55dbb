# What a program for players has on Windows: its icon, its name and version, and the code page UTF-8, in which Copra names files. CMake reads
# this after project(); COPRA_WINDOWS_PROGRAM is the target, COPRA_WINDOWS_TITLE its name for people.
if(PROJECT_NAME STREQUAL CMAKE_PROJECT_NAME)
    enable_language(RC)
    string(REGEX MATCHALL "[0-9]+" copra_numbers "${PROJECT_VERSION}")
    list(APPEND copra_numbers 0 0 0 0)
    list(SUBLIST copra_numbers 0 4 copra_numbers)
    list(JOIN copra_numbers "," copra_numbers)
    string(REPLACE "\"" "\"\"" copra_title "${COPRA_WINDOWS_TITLE}")
    file(SHA1 ${CMAKE_BINARY_DIR}/program.ico copra_icon) # a new one is a new resource
    configure_file(${CMAKE_CURRENT_LIST_DIR}/program.manifest ${CMAKE_BINARY_DIR}/program.manifest COPYONLY)
    configure_file(${CMAKE_CURRENT_LIST_DIR}/program.rc ${CMAKE_BINARY_DIR}/program.rc @ONLY)
    cmake_language(DEFER CALL target_sources ${COPRA_WINDOWS_PROGRAM} PRIVATE ${CMAKE_BINARY_DIR}/program.rc)
endif()
