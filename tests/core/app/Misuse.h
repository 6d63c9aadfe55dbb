/// What a game does wrong. What the original asserts, or what would corrupt memory, ends a debug build with a
/// sentence; everything else logs a warning, or nothing, and goes on in a defined way, as release builds always
/// do. Nothing crashes, nothing leaks.
#pragma once

#include "app/HeadlessTest.h"

#include "base/RefPtr.h"
#include "base/log.h"
#include "scene/Node.h"

#include <gmock/gmock.h>

#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <vector>

inline constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

/// One wrong call: what the sentence of the debug build says, the call, and what holds after it in a release
/// build.
struct Misuse {
    const char* name;
    const char*
        sentence; ///< Regular expressions with | between them; empty where there is nothing wrong with it.
    std::function<void()> act;
    std::function<bool()> holds;
    bool isWarning = false; ///< The sentence is only logged, in every build.
};

/// A wrong call that every build accepts with a warning.
inline Misuse warned(const char* name, const char* sentence, std::function<void()> act,
                     std::function<bool()> holds) {
    return {name, sentence, std::move(act), std::move(holds), true};
}

/// Matches what one of the regular expressions of a sentence matches: GoogleTest's own know no | on Windows.
inline testing::Matcher<const std::string&> says(const std::string& sentence) {
    std::vector<testing::Matcher<const std::string&>> choices;
    std::size_t begin = 0;
    for (std::size_t end = 0; end != std::string::npos; begin = end + 1) {
        end = sentence.find('|', begin);
        choices.emplace_back(
            testing::ContainsRegex(sentence.substr(begin, end == std::string::npos ? end : end - begin)));
    }
    return testing::AnyOfArray(choices);
}

class MisuseTest : public HeadlessTest {
protected:
    void SetUp() override {
        director->replaceScene(cocos2d::Scene::create());
        frame();
        node = cocos2d::Node::create();
        director->getRunningScene()->addChild(node);
    }
    void TearDown() override {
        node.reset();
        HeadlessTest::TearDown();
    }

    void check(const std::vector<Misuse>& cases) {
        for (const Misuse& misuse : cases) {
            SCOPED_TRACE(misuse.name);
#if COCOS2D_DEBUG > 0
            if (*misuse.sentence && !misuse.isWarning) {
                EXPECT_DEATH(misuse.act(), says(misuse.sentence));
                continue;
            }
#endif
            const copra::LogCapture log;
            misuse.act();
            if (*misuse.sentence) {
                EXPECT_THAT(log.text(), says(misuse.sentence));
            }
            EXPECT_TRUE(misuse.holds());
            frame(0.1f);
            frame(0.1f);
            EXPECT_TRUE(misuse.holds());
        }
    }
    static bool always() {
        return true;
    }

    cocos2d::RefPtr<cocos2d::Node> node;
};

/// A case of a create() that refuses its arguments.
template<class Create>
Misuse refused(const char* name, const char* sentence, Create create) {
    // The result decides in release builds.
    auto result = std::make_shared<bool>(false);
    return {name, sentence, [=] { *result = create() == nullptr; }, [=] { return *result; }, false};
}
