# The libraries that Copra uses; a project that uses Copra needs them as well. Their packages:
#
#   library     Debian (./copra packages library)   Fedora               Arch
#   SFML        libsfml-dev                         SFML-devel           sfml          (COPRA_WITH_SFML)
#   Boost       libboost-dev                        boost-devel          boost
#   TinyXML-2   libtinyxml2-dev                     tinyxml2-devel       tinyxml2
#   zlib        zlib1g-dev                          zlib-devel           zlib
#   Zstandard   libzstd-dev                         libzstd-devel        zstd
#   libpng      libpng-dev                          libpng-devel         libpng
#   libtiff     libtiff-dev                         libtiff-devel        libtiff       (COPRA_WITH_TIFF)
#   mpg123      libmpg123-dev                       mpg123-devel         mpg123        (COPRA_WITH_SFML, COPRA_WITH_MP3)
#   FreeType    libfreetype-dev                     freetype-devel       freetype2
#   fontconfig  libfontconfig-dev                   fontconfig-devel     fontconfig    (COPRA_WITH_FONTCONFIG, not on Windows)
#   RapidJSON   rapidjson-dev                       rapidjson-devel      rapidjson
#   libcurl     libcurl4-openssl-dev                libcurl-devel        curl          (COPRA_WITH_CURL)
#   OpenSSL     libssl-dev                          openssl-devel        openssl       (COPRA_WITH_OPENSSL)
#   SQLite      libsqlite3-dev                      sqlite-devel         sqlite        (COPRA_WITH_SQLITE)
#   HarfBuzz    libharfbuzz-dev                     harfbuzz-devel       harfbuzz
#   FriBidi     libfribidi-dev                      fribidi-devel        fribidi
#   libunibreak libunibreak-dev                     libunibreak-devel    libunibreak
#   libthai     libthai-dev                         libthai-devel        libthai
#   libwebp     libwebp-dev                         libwebp-devel        libwebp       (COPRA_WITH_WEBP)
#   Chipmunk    libchipmunk-dev                     chipmunk-devel       chipmunk      (COPRA_WITH_CHIPMUNK)
#   Box2D       libbox2d-dev                        box2d-devel          box2d         (COPRA_WITH_BOX2D)
#   Dear ImGui  libimgui-dev                        imgui-devel          imgui         (COPRA_WITH_IMGUI, optional)
#   stb         libstb-dev                          stb-devel            stb           (COPRA_WITH_STB, for builds without SFML)
#   libFLAC     libflac-dev                         flac-devel           flac          (COPRA_WITH_FLAC, for web pages)
#   OpenGL      libgl-dev                           mesa-libGL-devel     libglvnd      (if it is there)
#   pkg-config  pkg-config                          pkgconf-pkg-config   pkgconf
find_package(Threads REQUIRED)
find_package(PkgConfig REQUIRED)
find_package(ZLIB REQUIRED)
find_package(PNG REQUIRED)
find_package(Boost REQUIRED)
find_package(Freetype REQUIRED)
if(COPRA_WITH_FONTCONFIG)
    find_package(Fontconfig REQUIRED)
endif()
set(OpenGL_GL_PREFERENCE GLVND)
find_package(OpenGL QUIET) # for games that call it: cocos2d.h declares its functions
pkg_check_modules(TINYXML2 REQUIRED IMPORTED_TARGET GLOBAL tinyxml2)
pkg_check_modules(ZSTD REQUIRED IMPORTED_TARGET GLOBAL libzstd)
if(COPRA_WITH_TIFF)
    pkg_check_modules(TIFF REQUIRED IMPORTED_TARGET GLOBAL libtiff-4)
endif()
pkg_check_modules(RAPIDJSON REQUIRED IMPORTED_TARGET GLOBAL RapidJSON)
if(COPRA_WITH_CURL)
    find_package(CURL 7.85 REQUIRED)
    if(COPRA_WITH_OPENSSL)
        find_package(OpenSSL REQUIRED)
    endif()
endif()
if(COPRA_WITH_SQLITE)
    find_package(SQLite3 REQUIRED)
endif()
pkg_check_modules(HARFBUZZ REQUIRED IMPORTED_TARGET GLOBAL harfbuzz)
pkg_check_modules(FRIBIDI REQUIRED IMPORTED_TARGET GLOBAL fribidi)
pkg_check_modules(UNIBREAK REQUIRED IMPORTED_TARGET GLOBAL libunibreak)
pkg_check_modules(THAI REQUIRED IMPORTED_TARGET GLOBAL libthai)
if(COPRA_WITH_WEBP)
    pkg_check_modules(WEBP REQUIRED IMPORTED_TARGET GLOBAL libwebp libwebpdemux)
endif()
if(COPRA_WITH_BOX2D)
    find_package(box2d REQUIRED)
endif()
if(COPRA_WITH_IMGUI)
    pkg_check_modules(IMGUI QUIET IMPORTED_TARGET GLOBAL imgui) # without it there is no inspector
endif()
if(COPRA_WITH_CHIPMUNK)
    # Chipmunk has neither a package for CMake nor one for pkg-config.
    find_path(COPRA_CHIPMUNK_INCLUDE chipmunk/chipmunk.h REQUIRED)
    find_library(COPRA_CHIPMUNK_LIBRARY chipmunk REQUIRED)
    mark_as_advanced(COPRA_CHIPMUNK_INCLUDE COPRA_CHIPMUNK_LIBRARY)
    if(NOT TARGET Chipmunk::Chipmunk)
        add_library(Chipmunk::Chipmunk UNKNOWN IMPORTED GLOBAL)
        set_target_properties(Chipmunk::Chipmunk PROPERTIES IMPORTED_LOCATION ${COPRA_CHIPMUNK_LIBRARY}
                                                            INTERFACE_INCLUDE_DIRECTORIES ${COPRA_CHIPMUNK_INCLUDE})
    endif()
endif()

if(COPRA_WITH_STB)
    find_path(COPRA_STB_INCLUDE stb/stb_image.h REQUIRED)
    mark_as_advanced(COPRA_STB_INCLUDE)
endif()
if(EMSCRIPTEN)
    pkg_check_modules(VORBISFILE REQUIRED IMPORTED_TARGET GLOBAL vorbisfile) # without SFML's
endif()
if(COPRA_WITH_FLAC)
    pkg_check_modules(FLAC REQUIRED IMPORTED_TARGET GLOBAL flac)
endif()
if(COPRA_WITH_SFML OR COPRA_WITH_MP3)
    pkg_check_modules(MPG123 REQUIRED IMPORTED_TARGET GLOBAL libmpg123)
endif()
if(COPRA_WITH_SFML)
    # SFML 3 renamed its components; 2.5 and 2.6 share one spelling.
    find_package(SFML 3 COMPONENTS Graphics Window Audio System QUIET)
    if(SFML_FOUND)
        set(COPRA_SFML SFML::Graphics SFML::Window SFML::System)
        set(COPRA_SFML_AUDIO SFML::Audio)
    else()
        find_package(SFML 2.5 COMPONENTS graphics window audio system REQUIRED)
        set(COPRA_SFML sfml-graphics sfml-window sfml-system)
        set(COPRA_SFML_AUDIO sfml-audio)
    endif()
endif()
