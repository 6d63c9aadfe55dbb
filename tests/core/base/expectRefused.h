#pragma once

#include "base/config.h"
#include "base/log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <type_traits>

namespace copra::refusals {

/// The release build's half of EXPECT_REFUSED: `call` logs the sentence and gives null if it gives a pointer.
template<class Call>
void expectRefused(const Call& call, const char* sentence) {
    const LogCapture lines;
    if constexpr (std::is_pointer_v<std::invoke_result_t<Call>>)
        EXPECT_EQ(call(), nullptr);
    else
        static_cast<void>(call());
    EXPECT_THAT(lines.text(), ::testing::ContainsRegex(sentence));
}

/// `call` logs a line that matches `sentence` and goes on.
template<class Call>
void expectWarned(const Call& call, const char* sentence) {
    const LogCapture lines;
    static_cast<void>(call());
    EXPECT_THAT(lines.text(), ::testing::ContainsRegex(sentence));
}

} // namespace copra::refusals

/// Expects that `expression` is accepted with a warning that matches the regular expression `sentence`, in
/// every build.
#define EXPECT_WARNED(expression, sentence)                                                                  \
    copra::refusals::expectWarned([&] { return expression; }, sentence)

/// Expects that `expression` is refused with a line that matches the regular expression `sentence`: where assertions are on
/// it aborts, elsewhere it logs the line and, if it gives a pointer, gives null. Check afterwards that nothing has changed.
///
/// EXPECT_ASSERTED is for CCASSERT(): elsewhere there is no line. EXPECT_CHECKED is for mistakes that only debug builds look for:
/// elsewhere the expression is not evaluated.
#if COCOS2D_DEBUG > 0
#define EXPECT_REFUSED(expression, sentence) EXPECT_DEATH(static_cast<void>(expression), sentence)
#define EXPECT_ASSERTED(expression, sentence) EXPECT_REFUSED(expression, sentence)
#define EXPECT_CHECKED(expression, sentence) EXPECT_REFUSED(expression, sentence)
#else
#define EXPECT_REFUSED(expression, sentence)                                                                 \
    copra::refusals::expectRefused([&] { return expression; }, sentence)
#define EXPECT_ASSERTED(expression, sentence) EXPECT_REFUSED(expression, "")
#define EXPECT_CHECKED(expression, sentence) static_cast<void>([&] { static_cast<void>(expression); })
#endif
