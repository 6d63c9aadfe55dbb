#pragma once

#include "base/sanitizer.h"

#include <cstdlib>
#include <fstream>
#include <string>

#include <malloc.h>

namespace fuzz {

inline constexpr bool kMeasuresMemory = !copra::kHasSanitizer; // a sanitizer keeps freed memory

/// The greatest memory since its construction above that of before, in MiB; 0 where it cannot be measured.
class PeakMemory {
public:
    PeakMemory() {
#ifdef __GLIBC__
        malloc_trim(0);
#endif
        _before = status("VmRSS");
        std::ofstream("/proc/self/clear_refs") << "5"; // resets the peak
    }
    long used() const {
        return kMeasuresMemory ? status("VmHWM") - _before : 0;
    }

private:
    static long status(const std::string& name) {
        std::ifstream file("/proc/self/status");
        for (std::string line; std::getline(file, line);)
            if (line.rfind(name + ":", 0) == 0) return std::atol(line.c_str() + name.size() + 1) / 1'024;
        return 0;
    }

    long _before = 0;
};

} // namespace fuzz
