#pragma once

/// The library for polygons that the original has in its folder `external`.

#if __has_include(<polyclipping/clipper.hpp>)
#include <polyclipping/clipper.hpp>
#else
#error "the game uses the library Clipper: install the package libpolyclipping-dev"
#endif
