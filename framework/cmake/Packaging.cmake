# What `cmake --install` puts in place beside the libraries (framework/CMakeLists.txt), and the packages of CPack.
# Components: dev (libraries, headers, CMake and pkg-config files), tools (the command copra and its templates), game (BeeCluster).

# The command copra with the templates. It finds them beside itself, wherever the prefix is.
file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/VERSION CONTENT "${PROJECT_VERSION}\n")
install(PROGRAMS copra DESTINATION share/copra COMPONENT tools)
execute_process(COMMAND ${PROJECT_SOURCE_DIR}/copra source OUTPUT_VARIABLE source ERROR_QUIET)
file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/SOURCE CONTENT "${source}" @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/VERSION ${CMAKE_CURRENT_BINARY_DIR}/SOURCE DESTINATION share/copra COMPONENT tools)
install(FILES scripts/project.sh scripts/package.sh scripts/inspect.sh scripts/doctor.sh scripts/pack.py
        DESTINATION share/copra/scripts COMPONENT tools)
install(FILES scripts/gdb/copra.py DESTINATION share/copra/scripts/gdb COMPONENT tools)
install(PROGRAMS tests/display/with-display DESTINATION share/copra/scripts COMPONENT tools)
install(DIRECTORY scripts/templates DESTINATION share/copra/scripts COMPONENT tools USE_SOURCE_PERMISSIONS
        PATTERN "build-art.py" EXCLUDE)
# What templates take from other folders: each line of their lists has a path and its folder in the resources of a project.
file(GLOB lists CONFIGURE_DEPENDS scripts/templates/*/files)
foreach(list ${lists})
    file(STRINGS ${list} lines)
    list(FILTER lines EXCLUDE REGEX "^scripts/templates/") # installed above
    foreach(line ${lines})
        string(REGEX REPLACE " .*" "" path ${line})
        get_filename_component(folder ${path} DIRECTORY)
        if(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/${path})
            install(DIRECTORY ${path} DESTINATION share/copra/${folder} COMPONENT tools)
        else()
            install(FILES ${path} DESTINATION share/copra/${folder} COMPONENT tools)
        endif()
    endforeach()
endforeach()
install(CODE "
    file(MAKE_DIRECTORY \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/bin\")
    file(CREATE_LINK ../share/copra/copra \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/bin/copra\" SYMBOLIC)" COMPONENT tools)

# The reference that './copra docs' made, as web pages; scripts/debian.sh sets the folder.
set(COPRA_REFERENCE "" CACHE PATH "The folder build/docs/html of './copra docs', to install it with the component dev")
if(COPRA_REFERENCE)
    install(DIRECTORY ${COPRA_REFERENCE}/ DESTINATION share/doc/libcopra-dev/html COMPONENT dev)
endif()

# --- Debian packages: cpack -G DEB, or scripts/debian.sh, which also checks them ---
# The sources are the table of packages in the script copra.
execute_process(COMMAND ${PROJECT_SOURCE_DIR}/copra packages library OUTPUT_VARIABLE needed OUTPUT_STRIP_TRAILING_WHITESPACE
                ERROR_QUIET)
string(REPLACE "\n" ", " needed "${needed}")
string(REGEX REPLACE "g\\+\\+, cmake, " "" needed "${needed}")
set(CPACK_PACKAGE_NAME copra)
# Who answers for the packages. scripts/debian.sh sets it from the variables of Debian's own tools.
set(COPRA_PACKAGE_CONTACT "The packager <root@localhost>" CACHE STRING "Name <address> of the maintainer of the Debian packages")
set(CPACK_PACKAGE_CONTACT "${COPRA_PACKAGE_CONTACT}")
set(CPACK_PACKAGE_HOMEPAGE_URL "")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "framework for 2-D games with the API of cocos2d-x")
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL dev tools)
if(COPRA_BUILD_GAME)
    list(APPEND CPACK_COMPONENTS_ALL game)
endif()
set(CPACK_DEBIAN_GAME_PACKAGE_NAME beecluster)
set(CPACK_DEBIAN_GAME_PACKAGE_SECTION games)
set(CPACK_DEBIAN_GAME_PACKAGE_SHLIBDEPS ON)
set(CPACK_COMPONENT_GAME_DESCRIPTION "BeeCluster is a game of reflexes: a swarm of bees against what crawls and
flies, until the bear comes. It is the example of the framework Copra.")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_DEV_PACKAGE_NAME libcopra-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS "${needed}")
set(CPACK_DEBIAN_DEV_PACKAGE_SUGGESTS "copra-tools, g++, cmake, libgtest-dev, libgmock-dev")
set(CPACK_COMPONENT_DEV_DESCRIPTION "Copra is a C++17 framework for 2-D games with the API of cocos2d-x 3.17,
rendered with SFML, that also runs without a window for tests.

This package has the static libraries, the headers and the files for CMake
and pkg-config.")
set(CPACK_DEBIAN_TOOLS_PACKAGE_NAME copra-tools)
set(CPACK_DEBIAN_TOOLS_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_TOOLS_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_TOOLS_PACKAGE_DEPENDS "cmake, ninja-build")
set(CPACK_DEBIAN_TOOLS_PACKAGE_RECOMMENDS "libcopra-dev, g++, libgtest-dev, libgmock-dev")
set(CPACK_DEBIAN_TOOLS_PACKAGE_SUGGESTS "xvfb, libgl1-mesa-dri, dpkg-dev")
set(CPACK_COMPONENT_TOOLS_DESCRIPTION "The command copra makes projects of games from templates, builds, runs and
tests them, and packages them for players.")
# Copyright and changes, as Debian wants them.
configure_file(framework/cmake/debian-copyright ${CMAKE_CURRENT_BINARY_DIR}/copyright @ONLY)
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian @ONLY CONTENT
"copra (@PROJECT_VERSION@-1) unstable; urgency=medium

  * See CHANGELOG.md of the sources.

 -- @COPRA_PACKAGE_CONTACT@  @date@
")
find_program(GZIP gzip)
if(GZIP)
    execute_process(COMMAND ${GZIP} -9nc ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian
                    OUTPUT_FILE ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian.gz)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/copyright ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian.gz
            DESTINATION share/doc/libcopra-dev COMPONENT dev)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/copyright ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian.gz
            DESTINATION share/doc/copra-tools COMPONENT tools)
endif()
# Debian's umask, whatever that of the user is.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
                                                WORLD_EXECUTE)
include(CPack)
