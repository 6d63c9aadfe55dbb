#include "AppDelegate.h"
#include "testing/GameProgram.h"

int main(int argc, char** argv) {
    return copra::testing::runProgram(argc, argv, []() -> cocos2d::Application* { return new AppDelegate; });
}
