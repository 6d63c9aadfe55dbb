// Writes the files of a hostile author who shares: one long text or one part, and as many references to it as fit. The limits of
// SECURITY.md count the bytes that are made, so 64 KiB of input never make more than 64 MiB.
#include "Target.h"
#include "memory.h"
#include "sharedInputs.h"
#include "sharedWriters.h"
#include "support.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

namespace {

constexpr long kMaxSharedMemory = 64; ///< MiB
constexpr std::chrono::seconds kMaxSharedTime{
    20}; ///< also in debug builds with sanitizers on a busy computer

class SharedParts : public ::testing::TestWithParam<fuzz::SharedInput> {};

} // namespace

TEST_P(SharedParts, MakeNoMoreThan64MiBOf64KiB) {
    const std::string input = GetParam().make();
    ASSERT_LE(input.size(), fuzz::kSharedInput + 1'000);
    ASSERT_GE(input.size(), fuzz::kSharedInput - 1'000);
    fuzz::feed(fuzz::target(GetParam().target), nullptr, 0); // what is made once
    const fuzz::PeakMemory memory;
    const auto begun = std::chrono::steady_clock::now();
    fuzz::feed(fuzz::target(GetParam().target), reinterpret_cast<const std::uint8_t*>(input.data()),
               input.size());
    EXPECT_LE(memory.used(), kMaxSharedMemory);
    EXPECT_LT(std::chrono::steady_clock::now() - begun, kMaxSharedTime);
    RecordProperty("MiB", static_cast<int>(memory.used()));
}

namespace {

void writeScratch(const std::string& name, const std::string& contents) {
    std::ofstream(fuzz::scratchFolder() + name, std::ios::binary) << contents;
}

/// A node with `count` references to one nested file.
std::string nestedFile(const std::string& file, std::size_t count) {
    fuzz::FlatWriter out;
    std::vector<std::size_t> slots;
    const std::size_t root = out.root();
    out.link(root, out.table({3}, slots));
    fuzz::CsbNode top(out, slots, "Node");
    out.link(top.children, out.vector(count, slots));
    fuzz::CsbNode project(out, slots, "ProjectNode", 1);
    out.link(project.shown, out.text(file));
    return out.bytes();
}

long peakOf(const std::string& csb) {
    const fuzz::PeakMemory memory;
    fuzz::feed(fuzz::target("csb"), reinterpret_cast<const std::uint8_t*>(csb.data()), csb.size());
    return memory.used();
}

} // namespace

TEST(SharedFiles, ThatIncludeEachOtherMakeNoMoreThanAllOfThemMay) {
    writeScratch("shared-9.csb", fuzz::sharedNodes("Text", 4, 1, 1'000));
    for (int i = 8; i > 0; --i)
        writeScratch("shared-" + std::to_string(i) + ".csb",
                     nestedFile(fuzz::scratchFolder() + "shared-" + std::to_string(i + 1) + ".csb", 9));
    EXPECT_LE(peakOf(nestedFile(fuzz::scratchFolder() + "shared-1.csb", 9)), kMaxSharedMemory);
}

TEST(SharedFiles, OfParticlesAndMapsAreMadeOnceForEachUseUntilTheBudgetEnds) {
    writeScratch("shared.plist", "<plist><dict><key>maxParticles</key><integer>100000</integer>"
                                 "<key>configName</key><string>x</string></dict></plist>");
    fuzz::FlatWriter out;
    std::vector<std::size_t> slots;
    const std::size_t root = out.root();
    out.link(root, out.table({3}, slots));
    fuzz::CsbNode top(out, slots, "Node");
    out.link(top.children, out.vector(10'000, slots));
    fuzz::CsbNode particles(out, slots, "Particle", 1);
    std::vector<std::size_t> resource;
    out.link(particles.shown, out.table({0}, resource));
    out.link(resource, out.text(fuzz::scratchFolder() + "shared.plist"));
    EXPECT_LE(peakOf(out.bytes()), kMaxSharedMemory);
}

TEST(SharedFiles, WithSequencesOfNoDurationThatFollowEachOtherEnd) {
    const std::string input = fuzz::ccbiCircle();
    fuzz::feed(fuzz::target("ccbi"), reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

INSTANTIATE_TEST_SUITE_P(Formats, SharedParts, ::testing::ValuesIn(fuzz::sharedInputs()),
                         [](const ::testing::TestParamInfo<fuzz::SharedInput>& instance) {
                             return std::string(instance.param.name) + "_" + instance.param.target;
                         });

namespace {

std::string repeated(const std::string& part) {
    constexpr std::size_t kLong = std::size_t{copra::kHasSanitizer ? 16 : 64} << 10;
    std::string text;
    while (text.size() < kLong) text += part;
    return text;
}

} // namespace

TEST(LongTexts, TakeATimeInProportionToTheirLength) {
    const std::string texts[] = {"a" + repeated("\u0301"),
                                 repeated("\u0301\u0327"),
                                 repeated("\u200d"),
                                 repeated("\U0001f469\u200d"),
                                 repeated("\u05d0a"),
                                 repeated("\u202e"),
                                 repeated("("),
                                 repeated("\u2067\u2069"),
                                 repeated("word "),
                                 repeated("\n"),
                                 repeated("x"),
                                 repeated("<b>"),
                                 repeated("<b>a</b>"),
                                 repeated("<br/>"),
                                 "<" + repeated("b"),
                                 "<b a='" + repeated("v") + "'>a</b>",
                                 repeated("&amp;"),
                                 repeated("<!--"),
                                 repeated("<font size='1'>"),
                                 "<a href='" + repeated("u") + "'>a</a>"};
    for (const char* const target : {"text", "richtext", "sax", "plist", "tmx", "fnt", "utf8"}) {
        int index = 0;
        for (const std::string& text : texts) {
            const auto begun = std::chrono::steady_clock::now();
            fuzz::feed(fuzz::target(target), reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
            const auto taken =
                std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
            EXPECT_LT(taken, std::chrono::duration<double>(kMaxSharedTime).count())
                << target << " with text " << index;
            ++index;
        }
    }
}
