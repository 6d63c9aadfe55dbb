#pragma once

#include <string>

namespace copra {

/// Called with the full path of each file that FileUtils reads, in the thread that reads, unless it is null.
/// FileWatch sets it before main(), where it is linked.
inline void (*onFileRead)(const std::string& path) = nullptr;

} // namespace copra
