#pragma once

#include "Demo.h"

#include <vector>

namespace gallery {

/// A scene for each class of tests/catalog that no other scene shows, by docs/pictures.txt.
std::vector<Demo> catalogScenes();

} // namespace gallery
