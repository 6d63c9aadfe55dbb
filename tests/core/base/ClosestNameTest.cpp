#include "base/ClosestName.h"

#include <gtest/gtest.h>

#include <initializer_list>

namespace {

std::string hintFor(const char* wanted, std::initializer_list<const char*> names) {
    copra::ClosestName closest(wanted);
    for (const char* name : names) closest.offer(name);
    return closest.hint();
}

} // namespace

TEST(ClosestName, KnowsSwappedMissingAndWrongLetters) {
    EXPECT_EQ(hintFor("shpi.png", {"boat.png", "ship.png", "shop.jpg"}), "; did you mean 'ship.png'?");
    EXPECT_EQ(hintFor("scoer", {"score", "core"}), "; did you mean 'score'?");
    EXPECT_EQ(hintFor("plai", {"title", "play"}), "; did you mean 'play'?");
    EXPECT_EQ(hintFor("enemies", {"enemy1", "enemis"}), "; did you mean 'enemis'?");
}

TEST(ClosestName, UpperAndLowerCaseAreEqual) {
    EXPECT_EQ(hintFor("HUD", {"hud"}), "; did you mean 'hud'?");
}

TEST(ClosestName, SaysNothingWhereNothingIsSimilar) {
    EXPECT_EQ(hintFor("rock", {"paper", "scissors"}), "");
    EXPECT_EQ(hintFor("a", {"b"}), "") << "a letter is not similar to another";
    EXPECT_EQ(hintFor("", {"", "b"}), "");
    EXPECT_EQ(hintFor("rock", {}), "");
}

TEST(ClosestName, TakesTheFirstOfEquallySimilarNames) {
    EXPECT_EQ(hintFor("wasp_3", {"wasp_1", "wasp_2"}), "; did you mean 'wasp_1'?");
}

TEST(ClosestName, ANameWithoutEndIsNotCompared) {
    EXPECT_EQ(hintFor(std::string(100000, 'x').c_str(), {std::string(100000, 'y').c_str()}), "");
}
