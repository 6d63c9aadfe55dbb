#pragma once

#include "cocos2d.h"
#include "testing/GameTest.h"
#include "testsFolder.h"

#include <string>

/// Runs the examples that the reference shows with their classes where the entry of tests/catalog says too little: scripts/reference/class-pages.py
/// takes the lines between two marks `//! [Class]`. They run in a scene of 480 x 320 points and find the files of the game and of the gallery.
class ClassExamples : public copra::testing::GameTest {
protected:
    explicit ClassExamples(cocos2d::Scene* (*createScene)() = &cocos2d::Scene::create)
        : scene(createScene()) {
        const std::string tests = copra::testsFolder();
        cocos2d::FileUtils::getInstance()->addSearchPath(tests + "/../resources");
        cocos2d::FileUtils::getInstance()->addSearchPath(tests + "/gallery/assets");
        app.run(scene);
    }

    copra::testing::TestFiles ownFiles; ///< restores the search paths
    cocos2d::Scene* const scene;        ///< runs
};
