#pragma once

#include <cstdio>
#include <string>

namespace copra {

/// Opens a file as std::fopen() does, with a path in UTF-8 on every system. Returns nullptr and sets errno on
/// failure.
std::FILE* openFile(const std::string& path, const char* mode);

} // namespace copra
