#pragma once

/// The log of Android: lines on the standard error output.

#include <cstdarg>
#include <cstdio>

enum android_LogPriority {
    ANDROID_LOG_UNKNOWN,
    ANDROID_LOG_DEFAULT,
    ANDROID_LOG_VERBOSE,
    ANDROID_LOG_DEBUG,
    ANDROID_LOG_INFO,
    ANDROID_LOG_WARN,
    ANDROID_LOG_ERROR,
    ANDROID_LOG_FATAL,
    ANDROID_LOG_SILENT,
};

inline int __android_log_print(int, const char* tag, const char* format, ...) {
    std::fprintf(stderr, "%s: ", tag ? tag : "");
    std::va_list values;
    va_start(values, format);
    const int written = std::vfprintf(stderr, format, values);
    va_end(values);
    std::fputc('\n', stderr);
    return written;
}

inline int __android_log_write(int, const char* tag, const char* text) {
    return std::fprintf(stderr, "%s: %s\n", tag ? tag : "", text ? text : "");
}
