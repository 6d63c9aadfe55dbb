# The libraries that Copra stands on. The table in ./copra names their Debian packages.
find_package(Threads REQUIRED)
find_package(PkgConfig REQUIRED)
find_package(ZLIB REQUIRED)
find_package(Boost REQUIRED)
find_package(Freetype REQUIRED)
find_package(Fontconfig REQUIRED)
pkg_check_modules(TINYXML2 REQUIRED IMPORTED_TARGET GLOBAL tinyxml2)
pkg_check_modules(ZSTD REQUIRED IMPORTED_TARGET GLOBAL libzstd)
pkg_check_modules(TIFF REQUIRED IMPORTED_TARGET GLOBAL libtiff-4)

# SFML 3 renamed its components; 2.5 and 2.6 share one spelling.
find_package(SFML 3 COMPONENTS Graphics Window System QUIET)
if(SFML_FOUND)
    set(COPRA_SFML SFML::Graphics SFML::Window SFML::System)
else()
    find_package(SFML 2.5 COMPONENTS graphics window system REQUIRED)
    set(COPRA_SFML sfml-graphics sfml-window sfml-system)
endif()
