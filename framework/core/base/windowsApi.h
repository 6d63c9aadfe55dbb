#pragma once

// Includes <windows.h>, in sources that are compiled on Windows only, without its rarely used parts and its
// macros min and max.

#ifdef _WIN32
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#endif
