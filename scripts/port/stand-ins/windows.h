#pragma once

/// The part of windows.h that games use beside their graphics.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <time.h>
#include <unistd.h>

using BOOL = int;
using BYTE = unsigned char;
using WORD = unsigned short;
using DWORD = std::uint32_t;
using UINT = unsigned int;
using LONG = std::int32_t;
using LPCSTR = const char*;
using LPSTR = char*;
using LPCTSTR = const char*;
using LPTSTR = char*;
using TCHAR = char;
using WCHAR = wchar_t;
using LPWSTR = wchar_t*;
using LPCWSTR = const wchar_t*;
using HANDLE = void*;
using HINSTANCE = void*;
using HWND = void*;
#define TRUE 1
#define FALSE 0
#define MAX_PATH 260
#define WINAPI
#define CALLBACK
#define CP_ACP 0
#define CP_UTF8 65001
#define TEXT(text) text
#define UNREFERENCED_PARAMETER(name) (void)(name)

using COLORREF = unsigned long;
#define RGB(r, g, b) (static_cast<COLORREF>((r) | (g) << 8 | (b) << 16))
#define GetRValue(color) (static_cast<BYTE>(color))
#define GetGValue(color) (static_cast<BYTE>((color) >> 8))
#define GetBValue(color) (static_cast<BYTE>((color) >> 16))

// The head of a bitmap file.
#pragma pack(push, 1)
struct BITMAPFILEHEADER {
    WORD bfType;
    DWORD bfSize;
    WORD bfReserved1, bfReserved2;
    DWORD bfOffBits;
};
#pragma pack(pop)
struct BITMAPINFOHEADER {
    DWORD biSize;
    LONG biWidth, biHeight;
    WORD biPlanes, biBitCount;
    DWORD biCompression, biSizeImage;
    LONG biXPelsPerMeter, biYPelsPerMeter;
    DWORD biClrUsed, biClrImportant;
};
struct RGBQUAD {
    BYTE rgbBlue, rgbGreen, rgbRed, rgbReserved;
};

struct SYSTEMTIME {
    WORD wYear, wMonth, wDayOfWeek, wDay, wHour, wMinute, wSecond, wMilliseconds;
};

inline void Sleep(DWORD milliseconds) {
    usleep(milliseconds * 1000u);
}
inline DWORD GetTickCount() {
    timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return static_cast<DWORD>(now.tv_sec * 1000 + now.tv_nsec / 1000000);
}
inline DWORD GetCurrentTime() {
    return GetTickCount();
}
inline DWORD timeGetTime() {
    return GetTickCount();
}
inline void GetLocalTime(SYSTEMTIME* result) {
    timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    tm parts;
    localtime_r(&now.tv_sec, &parts);
    *result = {static_cast<WORD>(parts.tm_year + 1900), static_cast<WORD>(parts.tm_mon + 1), static_cast<WORD>(parts.tm_wday),
               static_cast<WORD>(parts.tm_mday),        static_cast<WORD>(parts.tm_hour),    static_cast<WORD>(parts.tm_min),
               static_cast<WORD>(parts.tm_sec),         static_cast<WORD>(now.tv_nsec / 1000000)};
}
inline void OutputDebugStringA(const char* text) {
    std::fputs(text, stderr);
}
inline int MessageBoxA(HWND, const char* text, const char* title, UINT) {
    std::fprintf(stderr, "%s: %s\n", title ? title : "", text ? text : "");
    return 1;
}
// Functions, not macros as there: cocos2d::MessageBox() has two parameters.
inline void OutputDebugString(const char* text) {
    OutputDebugStringA(text);
}
inline int MessageBox(HWND window, const char* text, const char* title, UINT buttons) {
    return MessageBoxA(window, text, title, buttons);
}

/// Sources and texts are UTF-8 after a port, whatever the code page. `count` is -1 for a text that ends with 0, which then is
/// converted too. Returns the length; with `size` 0 nothing is written.
inline int MultiByteToWideChar(UINT, DWORD, const char* text, int count, wchar_t* wide, int size) {
    const std::size_t length = count < 0 ? std::strlen(text) + 1 : static_cast<std::size_t>(count);
    int written = 0;
    for (std::size_t i = 0; i < length;) {
        const unsigned char first = static_cast<unsigned char>(text[i]);
        const std::size_t bytes = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        std::uint32_t code = bytes == 1 ? first : first & (0xFFu >> (bytes + 1));
        for (std::size_t k = 1; k < bytes && i + k < length; ++k) code = code << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3Fu);
        i += bytes;
        if (size > 0 && written >= size) return 0;
        if (size > 0) wide[written] = static_cast<wchar_t>(code);
        ++written;
    }
    return written;
}

inline int WideCharToMultiByte(UINT, DWORD, const wchar_t* wide, int count, char* text, int size, const char*, BOOL*) {
    std::string result;
    for (int i = 0; count < 0 || i < count; ++i) {
        const auto code = static_cast<std::uint32_t>(wide[i]);
        if (code < 0x80) {
            result += static_cast<char>(code);
        } else if (code < 0x800) {
            result += static_cast<char>(0xC0 | code >> 6);
            result += static_cast<char>(0x80 | (code & 0x3F));
        } else if (code < 0x10000) {
            result += static_cast<char>(0xE0 | code >> 12);
            result += static_cast<char>(0x80 | (code >> 6 & 0x3F));
            result += static_cast<char>(0x80 | (code & 0x3F));
        } else {
            result += static_cast<char>(0xF0 | code >> 18);
            result += static_cast<char>(0x80 | (code >> 12 & 0x3F));
            result += static_cast<char>(0x80 | (code >> 6 & 0x3F));
            result += static_cast<char>(0x80 | (code & 0x3F));
        }
        if (count < 0 && code == 0) break;
    }
    if (size == 0) return static_cast<int>(result.size());
    if (result.size() > static_cast<std::size_t>(size)) return 0;
    std::memcpy(text, result.data(), result.size());
    return static_cast<int>(result.size());
}
