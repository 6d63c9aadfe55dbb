#pragma once

#include "audio/PlayingSound.h"
#include "scene/Node.h"
#include "testing/Picture.h"
#include "testing/TestApp.h"

#include <gmock/gmock.h>

#include <string>

/// GoogleMock matchers for games: EXPECT_THAT(app.find("hero"), IsAt(Vec2(240, 160))). A null node matches
/// nothing. This header needs GoogleMock.
namespace copra {
namespace testing {

/// Matches a node whose position in its parent is within `tolerance` points of `point`.
MATCHER_P2(IsAt, point, tolerance,
           std::string(negation ? "is not" : "is") + " at (" + ::testing::PrintToString(point.x) + ", " +
               ::testing::PrintToString(point.y) + ")") {
    const cocos2d::Node* node = arg;
    *result_listener << describe(node);
    return node && node->getPosition().distance(point) <= tolerance;
}
/// Matches a node whose position in its parent is within 0.5 points of `point`.
inline auto IsAt(const cocos2d::Vec2& point) {
    return IsAt(point, 0.5f);
}

/// Matches a node whose center on the screen is within `tolerance` points of `point`, in design points.
MATCHER_P2(IsOnScreenAt, point, tolerance,
           std::string(negation ? "is not" : "is") + " on the screen at (" +
               ::testing::PrintToString(point.x) + ", " + ::testing::PrintToString(point.y) + ")") {
    const cocos2d::Node* node = arg;
    *result_listener << describe(node);
    if (!node) return false;
    const cocos2d::Vec2 center = centerOnScreen(*node);
    *result_listener << ", on the screen at (" << center.x << ", " << center.y << ")";
    return center.distance(point) <= tolerance;
}
/// Matches a node whose center on the screen is within 0.5 points of `point`, in design points.
inline auto IsOnScreenAt(const cocos2d::Vec2& point) {
    return IsOnScreenAt(point, 0.5f);
}

/// Matches a node that the player can see: it is running, it and its parents are visible, its opacity and
/// scale are not 0, and its center is in the visible area. Other nodes may cover it.
MATCHER(IsVisible, negation ? "cannot be seen" : "can be seen") {
    const cocos2d::Node* node = arg;
    const std::string reason = whyHidden(node);
    *result_listener << describe(node) << " " << (reason.empty() ? "can be seen" : reason);
    return reason.empty();
}

/// Matches a node that runs at least one action.
MATCHER(HasRunningActions, negation ? "runs no action" : "runs actions") {
    const cocos2d::Node* node = arg;
    *result_listener << describe(node);
    if (!node) return false;
    *result_listener << " runs " << node->getNumberOfRunningActions() << " actions";
    return node->getNumberOfRunningActions() > 0;
}

/// Matches a node whose content rectangle overlaps the rectangle of another node, with their rotation and
/// scale.
MATCHER_P(OverlapsWith, other,
          std::string(negation ? "does not overlap" : "overlaps") + " with " + describe(other)) {
    const cocos2d::Node* node = arg;
    const cocos2d::Node* second = other;
    *result_listener << describe(node);
    return node && second && overlap(*node, *second);
}

/// Matches a node that shows this text, or that has a visible descendant that shows it: a label, menu item,
/// or widget. The text can be a string matcher: ShowsText(HasSubstr("12")).
MATCHER_P(ShowsText, text,
          (negation ? "does not show a text that " : "shows a text that ") +
              ::testing::DescribeMatcher<std::string>(text)) {
    const cocos2d::Node* node = arg;
    *result_listener << describe(node);
    if (!node) return false;
    const std::vector<std::string> texts = shownTexts(*node);
    *result_listener << " shows " << ::testing::PrintToString(texts);
    return ::testing::Matches(::testing::Contains(text))(texts);
}

/// Matches a game that is playing a sound file that is not paused. `file` is the path that the game used, or
/// the end of it.
MATCHER_P(Plays, file, std::string(negation ? "does not play " : "plays ") + std::string(file)) {
    const TestApp& app = arg;
    const std::string wanted = file;
    bool isFound = false;
    *result_listener << (app.playingSounds().empty() ? "playing nothing" : "playing:");
    for (const PlayingSound& sound : app.playingSounds()) {
        *result_listener << " " << sound.path << (sound.isPaused ? " (paused)" : "");
        const bool isEnd = sound.path.size() >= wanted.size() &&
                           sound.path.compare(sound.path.size() - wanted.size(), wanted.size(), wanted) == 0;
        isFound = isFound || (isEnd && !sound.isPaused);
    }
    return isFound;
}

/// Matches a picture, such as TestApp::picture(), that is like a golden one. A relative path is relative to
/// the folder of setGoldenFolder(), or else to the working directory; see compareWithGolden().
MATCHER_P2(LooksLike, file, tolerance,
           std::string(negation ? "does not look like " : "looks like ") + std::string(file)) {
    const std::string wrong = compareWithGolden(arg, file, tolerance);
    *result_listener << wrong;
    return wrong.empty();
}
/// Matches a picture that is like a golden one with the default tolerance; see PictureTolerance.
inline auto LooksLike(const std::string& file) {
    return LooksLike(file, PictureTolerance{});
}

} // namespace testing

/// Prints the size of a picture, for failures of GoogleTest.
inline void PrintTo(const PixelImage& picture, std::ostream* out) {
    *out << "a picture of " << picture.size.width << " x " << picture.size.height << " pixels";
}

} // namespace copra
