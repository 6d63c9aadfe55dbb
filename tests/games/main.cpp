// main() of each of the small games.
#include "AppDelegate.h"

#include "app/Application.h"
#include "testing/GameProgram.h"

namespace {
cocos2d::Application* makeGame() {
    new AppDelegate();
    return cocos2d::Application::getInstance();
}
} // namespace

int main(int argc, char** argv) {
    return copra::testing::runProgram(argc, argv, makeGame);
}
