#pragma once

namespace copra {

/// Whether this is a build with the address or the thread sanitizer, which have an allocator and handlers of
/// signals of their own.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) // of GCC
inline constexpr bool kHasSanitizer = true;
#elif !defined(__has_feature) // of clang
inline constexpr bool kHasSanitizer = false;
#elif __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool kHasSanitizer = true;
#else
inline constexpr bool kHasSanitizer = false;
#endif

} // namespace copra

/// Marks a function that reads the stack, which the address sanitizer would take for a fault.
#define COPRA_NO_SANITIZE_ADDRESS __attribute__((no_sanitize_address))
