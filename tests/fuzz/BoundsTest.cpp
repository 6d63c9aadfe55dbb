// Changes seeds as a hostile author would: extreme numbers in place of numbers, doubled and removed blocks, pieces of other
// seeds. Every input has to be read within the bounds of time and memory that SECURITY.md promises. Runs for a moment with
// all other tests; COPRA_FAULT_SECONDS is the time for each reader in seconds.
#include "Target.h"
#include "memory.h"
#include "testsFolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

namespace {

/// A fixed share for images, maps and decompressed data, whose size is limited by SECURITY.md, and a share for each byte
/// of input.
constexpr long kMaxMemory = 1'024; ///< MiB
constexpr long kMaxMemoryPerByte = 1'000;
/// Seconds of processor time, which other programs do not change; also enough for debug builds with sanitizers.
constexpr double kMaxTime = 20.0;

double processorTime() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

std::vector<std::string> seedsOf(const std::string& name) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(copra::testsFolder()) /
                                                                 "fuzz/corpus" / name))
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<std::string> seeds;
    for (const auto& file : files) {
        std::ifstream stream(file, std::ios::binary);
        seeds.emplace_back(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
    }
    return seeds;
}

class Mutator {
public:
    explicit Mutator(std::vector<std::string> seeds) : _seeds(std::move(seeds)) {}

    std::string next() {
        std::string text = _seeds[_random() % _seeds.size()];
        for (auto i = _random() % 6; i < 6; ++i) change(text);
        return text;
    }

private:
    std::size_t place(const std::string& text) { return text.empty() ? 0 : _random() % text.size(); }

    void change(std::string& text) {
        const std::size_t at = place(text);
        const std::size_t length = std::min<std::size_t>(text.size() - at, _random() % 200);
        switch (_random() % 7) {
        case 0:
            return replaceNumber(text, at);
        case 1:
            text.insert(at, text.substr(at, length));
            return;
        case 2:
            text.erase(at, length);
            return;
        case 3: {
            const std::string& other = _seeds[_random() % _seeds.size()];
            text.replace(at, length, other.substr(place(other), _random() % 300));
            return;
        }
        case 4: // a size of four bytes
            if (at + 4 <= text.size())
                text.replace(at, 4, _random() % 2 ? "\xff\xff\xff\x7f" : "\x7f\xff\xff\xff");
            return;
        case 5:
            if (text.size() < 20'000) text += text; // repeated
            return;
        default:
            if (!text.empty()) text[at] = static_cast<char>(_random());
        }
    }

    void replaceNumber(std::string& text, std::size_t from) {
        static const char* const s_extremes[] = {
            "0",    "-1",  "2147483647", "-2147483648", "99999999999999999999",
            "1e30", "nan", "inf",        "0.0000001",   "16384"};
        const auto begin = text.find_first_of("0123456789", from);
        if (begin == std::string::npos) return;
        const auto end = std::min(text.find_first_not_of("0123456789.", begin), text.size());
        text.replace(begin, end - begin, s_extremes[_random() % std::size(s_extremes)]);
    }

    std::vector<std::string> _seeds;
    std::mt19937 _random{1};
};

class Bounds : public ::testing::TestWithParam<fuzz::Target> {};

} // namespace

TEST_P(Bounds, OfTimeAndMemoryHoldForChangedFiles) {
    const char* const seconds = std::getenv("COPRA_FAULT_SECONDS");
    const double end = processorTime() + (seconds ? std::atof(seconds) : 0.2);
    Mutator mutator(seedsOf(GetParam().name));
    long inputs = 0;
    for (; processorTime() < end; ++inputs) {
        const std::string input = mutator.next();
        const fuzz::PeakMemory memory;
        const double begun = processorTime();
        fuzz::feed(GetParam(), reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
        const double taken = processorTime() - begun;
        const long used = memory.used();
        const long allowed = kMaxMemory + static_cast<long>(input.size()) * kMaxMemoryPerByte / (1 << 20);
        if (taken < kMaxTime && used <= allowed) continue;
        std::ofstream("bounds-input", std::ios::binary) << input;
        FAIL() << "input " << inputs << " of " << input.size() << " bytes (in the file bounds-input) took "
               << taken << " s and " << used << " MiB";
    }
    RecordProperty("inputs", static_cast<int>(inputs));
}

INSTANTIATE_TEST_SUITE_P(Targets, Bounds, ::testing::ValuesIn(fuzz::targets()),
                         [](const ::testing::TestParamInfo<fuzz::Target>& instance) {
                             return instance.param.name;
                         });
