#pragma once

#include "base/sanitizer.h"

#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace copra::test {

/// How many MiB a call adds to the memory of the process; 0 with a sanitizer, which keeps freed memory.
inline long peakMemory(const std::function<void()>& call) {
    const auto status = [](const std::string& name) {
        std::ifstream lines("/proc/self/status");
        for (std::string line; std::getline(lines, line);)
            if (line.rfind(name + ":", 0) == 0) return std::atol(line.c_str() + name.size() + 1) / 1'024;
        return 0L;
    };
    const long before = status("VmRSS");
    std::ofstream("/proc/self/clear_refs") << "5" << std::flush; // forgets the peak so far
    call();
    return copra::kHasSanitizer ? 0 : status("VmHWM") - before;
}

/// How many bytes the results of expectBounded() may have.
inline constexpr std::size_t kBombLimit = std::size_t{12} << 20;

/// Decompresses a bomb, which makes more than kBombLimit bytes: it stops there, and needs at most twice that. SECURITY.md promises so
/// of a larger limit.
inline void expectBounded(const std::function<bool(std::vector<unsigned char>&)>& decompress) {
    std::vector<unsigned char> out;
    const long peak = peakMemory([&] { EXPECT_FALSE(decompress(out)); });
    EXPECT_EQ(out.size(), kBombLimit);
    EXPECT_EQ(out.capacity(), kBombLimit);
    EXPECT_LE(peak, static_cast<long>(2 * kBombLimit >> 20) + 9) << "with the window of Zstandard";
}

} // namespace copra::test
