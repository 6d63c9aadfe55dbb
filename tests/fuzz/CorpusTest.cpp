// Passes its seeds to every reader, complete, truncated and with changed bytes. This finds less than
// libFuzzer, but needs no clang and is the same in every run.
#include "Target.h"
#include "base/Lives.h"
#include "testsFolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

namespace fuzz {

static void PrintTo(const Target& target, std::ostream* out) {
    *out << target.name;
}

} // namespace fuzz

namespace {

using Bytes = std::vector<std::uint8_t>;

/// The seeds of a target, in a fixed order.
std::vector<Bytes> seeds(const std::string& name) {
    std::vector<std::filesystem::path> files;
    const std::filesystem::path folder = std::filesystem::path(copra::testsFolder()) / "fuzz/corpus" / name;
    if (std::filesystem::exists(folder))
        for (const auto& entry : std::filesystem::directory_iterator(folder)) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Bytes> all;
    for (const auto& file : files) {
        std::ifstream stream(file, std::ios::binary);
        all.emplace_back(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
    }
    return all;
}

class FuzzCorpus : public ::testing::TestWithParam<fuzz::Target> {};

std::string nameOf(const ::testing::TestParamInfo<fuzz::Target>& info) {
    return info.param.name;
}

} // namespace

TEST_P(FuzzCorpus, HasSeedsAndSurvivesThem) {
    const auto all = seeds(GetParam().name);
    EXPECT_FALSE(all.empty());
    for (const Bytes& seed : all) fuzz::feed(GetParam(), seed.data(), seed.size());
    fuzz::feed(GetParam(), nullptr, 0);
}

/// Leak checkers do not see an object that a debug build knows as living.
TEST_P(FuzzCorpus, LeavesNoMoreObjectsWhenASeedIsReadAgain) {
    for (const Bytes& seed : seeds(GetParam().name)) {
        fuzz::feed(GetParam(), seed.data(), seed.size()); // caches may keep something
        const std::size_t before = copra::Lives::count();
        fuzz::feed(GetParam(), seed.data(), seed.size());
        EXPECT_EQ(copra::Lives::count(), before);
    }
}

TEST_P(FuzzCorpus, SurvivesTruncatedFiles) {
    for (const Bytes& seed : seeds(GetParam().name)) {
        const std::size_t step = std::max<std::size_t>(1, seed.size() / 24);
        for (std::size_t length = 0; length < seed.size(); length += step)
            fuzz::feed(GetParam(), seed.data(), length);
    }
}

TEST_P(FuzzCorpus, SurvivesChangedBytes) {
    std::mt19937 random(1);
    for (const Bytes& seed : seeds(GetParam().name)) {
        if (seed.empty()) continue;
        for (int round = 0; round < 40; ++round) {
            Bytes changed = seed;
            for (int i = 0; i < 1 + round / 8; ++i)
                changed[random() % changed.size()] = static_cast<std::uint8_t>(random());
            fuzz::feed(GetParam(), changed.data(), changed.size());
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Targets, FuzzCorpus, ::testing::ValuesIn(fuzz::targets()), nameOf);
