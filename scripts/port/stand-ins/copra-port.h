#pragma once

/// Functions of Visual C++'s library that games use, for other systems. Included before every source of a ported game, with headers of
/// the standard that those of Visual C++ and Xcode include in one another, so that games do not name them.

#include <algorithm>
#include <cfloat>
#include <climits>
#include <cmath>
#include <cstdarg>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <strings.h>
#include <time.h>

#if defined(COPRA_PORT_WINDOWS)
#include "windows.h"
#endif

// Checks of debug builds, as in release builds.
#ifndef _ASSERT
#define _ASSERT(condition) ((void)0)
#define _ASSERTE(condition) ((void)0)
#endif

template<std::size_t N, typename... Values>
int sprintf_s(char (&text)[N], const char* format, Values... values) {
    return std::snprintf(text, N, format, values...);
}
template<typename... Values>
int sprintf_s(char* text, std::size_t size, const char* format, Values... values) {
    return std::snprintf(text, size, format, values...);
}
template<std::size_t N, typename... Values>
int _snprintf_s(char (&text)[N], std::size_t, const char* format, Values... values) {
    return std::snprintf(text, N, format, values...);
}
template<typename... Values>
int _snprintf(char* text, std::size_t size, const char* format, Values... values) {
    return std::snprintf(text, size, format, values...);
}
inline int _vsnprintf(char* text, std::size_t size, const char* format, std::va_list values) {
    return std::vsnprintf(text, size, format, values);
}
inline int vsprintf_s(char* text, std::size_t size, const char* format, std::va_list values) {
    return std::vsnprintf(text, size, format, values);
}

inline int strcpy_s(char* text, std::size_t size, const char* from) {
    std::snprintf(text, size, "%s", from);
    return 0;
}
template<std::size_t N>
int strcpy_s(char (&text)[N], const char* from) {
    return strcpy_s(text, N, from);
}
inline int strcat_s(char* text, std::size_t size, const char* from) {
    const std::size_t used = strnlen(text, size);
    std::snprintf(text + used, size - used, "%s", from);
    return 0;
}
template<std::size_t N>
int strcat_s(char (&text)[N], const char* from) {
    return strcat_s(text, N, from);
}
inline int strncpy_s(char* text, std::size_t size, const char* from, std::size_t count) {
    std::snprintf(text, size, "%.*s", static_cast<int>(count), from);
    return 0;
}
inline int memcpy_s(void* to, std::size_t size, const void* from, std::size_t count) {
    std::memcpy(to, from, count < size ? count : size);
    return 0;
}
inline std::size_t fread_s(void* to, std::size_t size, std::size_t element, std::size_t count,
                           std::FILE* file) {
    return std::fread(to, element, element && count > size / element ? size / element : count, file);
}
inline char* strtok_s(char* text, const char* separators, char** rest) {
    return strtok_r(text, separators, rest);
}
template<typename... Values>
int sscanf_s(const char* text, const char* format, Values... values) {
    return std::sscanf(text, format, values...);
}
inline int fopen_s(std::FILE** file, const char* name, const char* mode) {
    *file = std::fopen(name, mode);
    return *file ? 0 : 2;
}
inline int localtime_s(struct tm* result, const time_t* time) {
    return localtime_r(time, result) ? 0 : 22;
}
inline int _stricmp(const char* first, const char* second) {
    return strcasecmp(first, second);
}
inline int _strnicmp(const char* first, const char* second, std::size_t count) {
    return strncasecmp(first, second, count);
}

/// A null with an order, for json11 of 2014: std::nullptr_t has lost its own.
struct CopraPortNull {
    CopraPortNull(std::nullptr_t) {}
    operator std::nullptr_t() const { return nullptr; }
    friend bool operator==(CopraPortNull, CopraPortNull) { return true; }
    friend bool operator<(CopraPortNull, CopraPortNull) { return false; }
};

namespace std {
// Names of Visual C++ that this library has outside of the namespace only.
using ::acosf;
using ::atan2f;
using ::ceilf;
using ::cosf;
using ::fabsf;
using ::floorf;
using ::fmodf;
using ::powf;
using ::roundf;
using ::sinf;
using ::sqrtf;
// Where a size has 32 bits.
inline size_t max(unsigned a, size_t b) {
    return a > b ? a : b;
}
inline size_t max(size_t a, unsigned b) {
    return a > b ? a : b;
}
inline size_t min(unsigned a, size_t b) {
    return a < b ? a : b;
}
inline size_t min(size_t a, unsigned b) {
    return a < b ? a : b;
}
} // namespace std

#if defined(COPRA_PORT_MINMAX)
// Macros of windows.h, whose arguments may have different types.
template<typename A, typename B>
auto max(A a, B b) -> decltype(true ? a : b) {
    return a > b ? a : b;
}
template<typename A, typename B>
auto min(A a, B b) -> decltype(true ? a : b) {
    return a < b ? a : b;
}
#endif

/// Writes a number in base 10, 16 or 8.
inline char* _itoa(int value, char* text, int base) {
    std::sprintf(text, base == 16 ? "%x" : base == 8 ? "%o" : "%d", static_cast<unsigned>(value));
    return text;
}
inline int _itoa_s(int value, char* text, std::size_t size, int base) {
    std::snprintf(text, size, base == 16 ? "%x" : base == 8 ? "%o" : "%d", static_cast<unsigned>(value));
    return 0;
}
template<std::size_t N>
int _itoa_s(int value, char (&text)[N], int base) {
    return _itoa_s(value, text, N, base);
}
#if defined(COPRA_PORT_ITOA)
inline char* itoa(int value, char* text, int base) {
    return _itoa(value, text, base);
}
#endif
#if defined(COPRA_PORT_STRICMP)
inline int stricmp(const char* first, const char* second) {
    return strcasecmp(first, second);
}
#endif
