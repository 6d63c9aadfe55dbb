// Writes the files of a hostile author who shares: one long text or one part, and as many references to it as fit. The limits of
// SECURITY.md count the bytes that are made, so 64 KiB of input never make more than 64 MiB.
#include "Target.h"
#include "base/countAllocations.h"
#include "memory.h"
#include "sharedInputs.h"
#include "sharedWriters.h"
#include "support.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

namespace {

constexpr long kMaxSharedMemory = 64; ///< MiB

class SharedParts : public ::testing::TestWithParam<fuzz::SharedInput> {};

} // namespace

TEST_P(SharedParts, MakeNoMoreThan64MiBOf64KiB) {
    const std::string input = GetParam().make();
    ASSERT_LE(input.size(), fuzz::kSharedInput + 1'000);
    ASSERT_GE(input.size(), fuzz::kSharedInput - 1'000);
    fuzz::feed(fuzz::target(GetParam().target), nullptr, 0); // what is made once
    const fuzz::PeakMemory memory;
    fuzz::feed(fuzz::target(GetParam().target), reinterpret_cast<const std::uint8_t*>(input.data()),
               input.size());
    EXPECT_LE(memory.used(), kMaxSharedMemory);
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

std::string repeated(const std::string& part, std::size_t length) {
    std::string text;
    while (text.size() < length) text += part;
    return text;
}

std::vector<std::string> longTexts(std::size_t length) {
    const auto many = [length](const std::string& part) { return repeated(part, length); };
    return {"a" + many("\u0301"),
            many("\u0301\u0327"),
            many("\u200d"),
            many("\U0001f469\u200d"),
            many("\u05d0a"),
            many("\u202e"),
            many("("),
            many("\u2067\u2069"),
            many("word "),
            many("\n"),
            many("x"),
            many("<b>"),
            many("<b>a</b>"),
            many("<br/>"),
            "<" + many("b"),
            "<b a='" + many("v") + "'>a</b>",
            many("&amp;"),
            many("<!--"),
            many("<font size='1'>"),
            "<a href='" + many("u") + "'>a</a>"};
}

/// Bytes that are allocated for an input: what grows with the square of the length copies or makes parts again and again.
std::size_t workFor(const char* target, const std::string& text) {
    const std::size_t before = copra::test::allocatedBytes;
    fuzz::feed(fuzz::target(target), reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    return copra::test::allocatedBytes - before;
}

} // namespace

// What takes minutes without allocating ends with the time limit of all tests.
TEST(LongTexts, TakeWorkInProportionToTheirLength) {
    constexpr std::size_t kLong = std::size_t{copra::kHasSanitizer ? 8 : 32} << 10;
    constexpr std::size_t kOnce = std::size_t{4} << 20; ///< caches, and containers that double
    const std::vector<std::string> texts = longTexts(kLong);
    const std::vector<std::string> halves = longTexts(kLong / 2);
    for (const char* const target : {"text", "richtext", "sax", "plist", "tmx", "fnt", "utf8"})
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const std::size_t half = workFor(target, halves[i]);
            EXPECT_LE(workFor(target, texts[i]), 3 * half + kOnce) << target << " with text " << i;
        }
}
