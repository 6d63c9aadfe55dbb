#pragma once

/// The library that games for Windows bring along is a part of the system here. After a port sources are UTF-8, so texts of
/// theirs that a game converts from another encoding are read as UTF-8.

#include <iconv.h>

#if defined(COPRA_PORT_RECODED)
inline iconv_t copraPortIconvOpen(const char* to, const char*) {
    return iconv_open(to, "UTF-8");
}
#define iconv_open copraPortIconvOpen
#endif
