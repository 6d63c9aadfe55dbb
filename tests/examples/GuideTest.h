#pragma once

#include "cocos2d.h"
#include "testing/GameTest.h"
#include "testsFolder.h"

/// Runs the examples of the guides in docs/. A page shows what stands between two lines `//! [name]` of a test (check_pages.py). The
/// examples are functions of a scene, as in a game. They find the files of the templates, of BeeCluster, and of the gallery.
class GuideTest : public copra::testing::GameTest {
protected:
    GuideTest() {
        const std::string tests = copra::testsFolder();
        for (const char* folder :
             {"/../scripts/templates/empty/resources", "/../scripts/templates/game/resources",
              "/../resources", "/gallery/assets", "/gallery/assets/sounds"})
            cocos2d::FileUtils::getInstance()->addSearchPath(tests + folder);
    }

    /// Runs a new scene of this class.
    template<class T>
    T* run() {
        auto* scene = T::create();
        app.run(scene);
        return scene;
    }

    copra::testing::TestFiles files; ///< restores the search paths
};
