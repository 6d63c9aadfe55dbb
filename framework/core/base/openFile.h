#pragma once

#include <cstdio>
#include <string>

namespace copra {

/// std::fopen() with a path in UTF-8 on every system. Returns nullptr and sets errno on failure.
std::FILE* openFile(const std::string& path, const char* mode);

} // namespace copra
