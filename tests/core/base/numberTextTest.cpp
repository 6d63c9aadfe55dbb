#include "base/numberText.h"

#include "base/CommaLocale.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <random>
#include <string>
#include <vector>

namespace {

template<class Number, class Bits>
Number fromBits(Bits bits) {
    Number number;
    static_assert(sizeof number == sizeof bits);
    std::memcpy(&number, &bits, sizeof number);
    return number;
}

std::uint64_t bitsOf(double number) {
    std::uint64_t bits;
    std::memcpy(&bits, &number, sizeof bits);
    return bits;
}

/// What the number at the start of a text is, and what follows it.
std::pair<double, std::string> parsed(const std::string& text) {
    double number = -7.0;
    const char* const end = text.data() + text.size();
    const char* const rest = copra::parseNumber(text.data(), end, number);
    return {number, std::string(rest, end)};
}

/// Both ways to print and to parse a number do not change a bit of it.
template<class Number>
void expectPrintedAndParsed(Number number) {
    if (!std::isfinite(number)) return;
    for (const std::string& text : {copra::printNumber(number), copra::portable::printNumber(number)}) {
        Number again{};
        EXPECT_EQ(copra::parseNumber(text.data(), text.data() + text.size(), again),
                  text.data() + text.size())
            << text;
        EXPECT_EQ(bitsOf(static_cast<double>(again)), bitsOf(static_cast<double>(number))) << text;
        again = copra::portable::toNumber<Number>(text);
        EXPECT_EQ(bitsOf(static_cast<double>(again)), bitsOf(static_cast<double>(number))) << text;
    }
}

/// Powers of two and of ten with their neighbors, halves, limits.
template<class Number>
std::vector<Number> hardNumbers() {
    using Limits = std::numeric_limits<Number>;
    std::vector<Number> numbers{0,
                                Number(-0.0),
                                Number(0.1),
                                Number(1) / 3,
                                Limits::max(),
                                Limits::min(),
                                Limits::denorm_min(),
                                Limits::epsilon(),
                                Limits::infinity(),
                                -Limits::infinity(),
                                Limits::quiet_NaN()};
    const auto addNear = [&](Number number) {
        for (const Number near :
             {number, std::nextafter(number, Number(0)), std::nextafter(number, Limits::infinity())})
            numbers.insert(numbers.end(), {near, -near});
    };
    for (int e = Limits::min_exponent - Limits::digits; e < Limits::max_exponent; ++e)
        addNear(std::ldexp(Number(1), e));
    for (int e = Limits::min_exponent10; e <= Limits::max_exponent10; ++e)
        addNear(static_cast<Number>(std::strtod(("1e" + std::to_string(e)).c_str(), nullptr)));
    for (int i = 1; i < 1000; ++i)
        numbers.insert(numbers.end(), {Number(i), Number(i) / 10, Number(i) * 1000, Number(i) / 8});
    return numbers;
}

} // namespace

TEST(NumberText, ParsesWhatIsANumber) {
    using Result = std::pair<double, std::string>;
    EXPECT_EQ(parsed("12.5}"), Result(12.5, "}"));
    EXPECT_EQ(parsed("-.5.5"), Result(-0.5, ".5"));
    EXPECT_EQ(parsed("3.,4"), Result(3.0, ",4"));
    EXPECT_EQ(parsed("1e2e3"), Result(100.0, "e3"));
    EXPECT_EQ(parsed("1E-2"), Result(0.01, ""));
    EXPECT_EQ(parsed("5e+"), Result(5.0, "e+")) << "no exponent";
    EXPECT_EQ(parsed("0x10"), Result(0.0, "x10"));
}

TEST(NumberText, ParsesNothingElse) {
    for (const char* text : {"", "-", ".", "-.", "+1", " 1", "e5", ".e5", "inf", "-inf", "nan", "-nan"})
        EXPECT_EQ(parsed(text), std::make_pair(-7.0, std::string(text)));
}

TEST(NumberText, IsInfiniteOrZeroOutOfRange) {
    EXPECT_EQ(parsed("1e999").first, HUGE_VAL);
    EXPECT_EQ(parsed("-1e999").first, -HUGE_VAL);
    EXPECT_EQ(parsed("1e-999").first, 0.0);
    float number = 0;
    const std::string text = "1e99";
    copra::parseNumber(text.data(), text.data() + text.size(), number);
    EXPECT_EQ(number, HUGE_VALF);
}

TEST(NumberText, RoundsTextsOfManyDigits) {
    for (const char* text :
         {"9007199254740993", "9007199254740992.99999999999999999999999", "2.2250738585072011e-308",
          "1.7976931348623158e308", "0.500000000000000166533453693773481063544750213623046875",
          "123456789012345678901234567890"}) {
        EXPECT_EQ(bitsOf(parsed(text).first), bitsOf(std::strtod(text, nullptr))) << text;
        EXPECT_EQ(bitsOf(copra::portable::toNumber<double>(text)), bitsOf(std::strtod(text, nullptr)))
            << text;
    }
    // Half between two floats, and a bit more: rounding twice would lose it.
    const std::string text = "1.000000059604644775390625000000000001";
    float number = 0;
    copra::parseNumber(text.data(), text.data() + text.size(), number);
    EXPECT_EQ(number, std::nextafter(1.0f, 2.0f));
    EXPECT_EQ(copra::portable::toNumber<float>(text), std::nextafter(1.0f, 2.0f));
}

TEST(NumberText, PrintsTheShorterForm) {
    EXPECT_EQ(copra::printNumber(0.1f), "0.1");
    EXPECT_EQ(copra::printNumber(100000.0), "1e+05");
    EXPECT_EQ(copra::printNumber(-12345.0), "-12345");
    EXPECT_EQ(copra::printNumber(1234567808.0f), "1234567808");
}

TEST(NumberText, PrintsFewDigitsWithTheFunctionsOfC) {
    EXPECT_EQ(copra::portable::printNumber(0.1f), "0.1");
    EXPECT_EQ(copra::portable::printNumber(100000.0), "1e+05");
    EXPECT_EQ(copra::portable::printNumber(-12345.0), "-12345");
    EXPECT_EQ(copra::portable::printNumber(1234567808.0f), "1234567808");
    EXPECT_EQ(copra::portable::printNumber(0.0001), "1e-04");
    EXPECT_EQ(copra::portable::printNumber(-0.0f), "-0");
    EXPECT_EQ(copra::portable::printNumber(std::numeric_limits<float>::infinity()), "inf");
}

TEST(NumberText, ReadsAsStrtodDoesWithAPointInEveryLocale) {
    const copra::test::CommaLocale comma;
    const auto read = [](const std::string& text, std::size_t end) {
        const char* last = nullptr;
        const double number = copra::readNumber<double>(text.c_str(), &last);
        EXPECT_EQ(static_cast<std::size_t>(last - text.c_str()), end) << text;
        return number;
    };
    EXPECT_EQ(read("1.5", 3), 1.5);
    EXPECT_EQ(read(" \n+1.5e1px", 8), 15.0);
    EXPECT_EQ(read("-.5", 3), -0.5);
    EXPECT_EQ(read("1,5", 1), 1.0);
    EXPECT_EQ(read("0x10", 4), 16.0);
    EXPECT_EQ(read("-0x10", 5), -16.0);
    EXPECT_EQ(read("+-5", 0), 0.0);
    EXPECT_EQ(read("-inf", 4), -std::numeric_limits<double>::infinity());
    EXPECT_EQ(read("x", 0), 0.0);
    EXPECT_EQ(read("", 0), 0.0);
    EXPECT_EQ(copra::readNumberOr("2.5", 7.0f), 2.5f);
    EXPECT_EQ(copra::readNumberOr("a", 7.0f), 7.0f);
    EXPECT_EQ(copra::readNumberOr<float>(nullptr, 7.0f), 7.0f);
}

TEST(NumberText, ReadsNoFurtherThanTheNumber) { // AddressSanitizer sees it, and long lists stay linear
    const std::string text = "1.5,";
    const std::vector<char> list(text.begin(), text.end());
    const char* end = nullptr;
    EXPECT_EQ(copra::readNumber<float>(list.data(), &end), 1.5f);
    EXPECT_EQ(end - list.data(), 3);
}

TEST(NumberText, KeepsHardNumbers) {
    for (const float number : hardNumbers<float>()) expectPrintedAndParsed(number);
    for (const double number : hardNumbers<double>()) expectPrintedAndParsed(number);
}

TEST(NumberText, KeepsRandomBits) {
    std::mt19937_64 random(1);
    for (int i = 0; i < 20000; ++i) {
        expectPrintedAndParsed(fromBits<double>(random()));
        expectPrintedAndParsed(fromBits<float>(static_cast<std::uint32_t>(random())));
    }
}
