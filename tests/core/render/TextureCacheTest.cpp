#include "render/TextureCache.h"

#include "backend/backend.h"
#include "base/RefPtr.h"
#include "base/log.h"
#include "files/Background.h"
#include "files/FileUtils.h"
#include "files/OfMainThread.h"
#include "images/Image.h"
#include "testsFolder.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

using namespace cocos2d;

namespace {

/// Collects what other threads post to the main thread, which they need to exist.
class Posted {
public:
    Posted() {
        copra::setMainThreadPost([this](std::function<void()> function) {
            const std::lock_guard<std::mutex> lock(_mutex);
            _functions.push_back(std::move(function));
        });
    }
    ~Posted() { end(); }
    Posted(const Posted&) = delete;
    Posted& operator=(const Posted&) = delete;
    /// Ends the other threads, after what is under way.
    void end() {
        copra::stopBackground();
        copra::setMainThreadPost(nullptr);
    }
    std::vector<std::function<void()>> take() {
        const std::lock_guard<std::mutex> lock(_mutex);
        return std::exchange(_functions, {});
    }

private:
    std::mutex _mutex;
    std::vector<std::function<void()>> _functions;
};

class TextureCacheTest : public testing::Test {
protected:
    TextureCacheTest() {
        copra::installImageCodec();
        FileUtils::getInstance()->setSearchPaths({copra::testsFolder() + "/core/images/data"});
        cache.weakAssign(new TextureCache());
    }
    ~TextureCacheTest() override {
        cache.reset();
        FileUtils::destroyInstance();
    }

    static std::string fullPath(const std::string& name) {
        return copra::testsFolder() + "/core/images/data/" + name;
    }

    RefPtr<TextureCache> cache;
};

} // namespace

TEST_F(TextureCacheTest, LoadsAFileOnceWhicheverWayItIsNamed) {
    Texture2D* texture = cache->addImage("opaque.png");
    ASSERT_NE(texture, nullptr);
    EXPECT_EQ(cache->addImage("opaque.png"), texture);
    EXPECT_EQ(cache->addImage(fullPath("opaque.png")), texture);
    EXPECT_EQ(cache->getTextureForKey("opaque.png"), texture);
    EXPECT_EQ(cache->getTextureForKey(fullPath("opaque.png")), texture);
    EXPECT_EQ(cache->getTextureFilePath(texture), fullPath("opaque.png"));
    EXPECT_EQ(texture->getPath(), fullPath("opaque.png"));
    EXPECT_EQ(texture->getReferenceCount(), 1u);
}

TEST_F(TextureCacheTest, ReturnsNullForAMissingFileAndNamesIt) {
    const copra::LogCapture log;
    EXPECT_EQ(cache->addImage("not_here.png"), nullptr);
    EXPECT_TRUE(log.contains("not_here.png")) << log.text();
    EXPECT_EQ(cache->addImage("opauqe.png"), nullptr);
    EXPECT_TRUE(log.contains("opauqe.png: there is no such file; did you mean 'opaque.png'? Searched in "))
        << log.text();
}

TEST_F(TextureCacheTest, ReturnsNullForAKeyItDoesNotHold) {
    EXPECT_EQ(cache->getTextureForKey("opaque.png"), nullptr);
    EXPECT_EQ(cache->getTextureFilePath(nullptr), "");
}

TEST_F(TextureCacheTest, KeepsAnImageUnderItsKey) {
    const unsigned char pixel[4] = {};
    Image image;
    image.initWithRawData(pixel, 4, 1, 1, 8);
    Texture2D* texture = cache->addImage(&image, "my key");
    EXPECT_EQ(cache->getTextureForKey("my key"), texture);
    EXPECT_EQ(cache->addImage(&image, "my key"), texture);
}

TEST_F(TextureCacheTest, RemovesByKeyByTextureAndAltogether) {
    cache->addImage("opaque.png");
    cache->removeTextureForKey("opaque.png");
    EXPECT_EQ(cache->getTextureForKey("opaque.png"), nullptr);
    cache->removeTexture(cache->addImage("alpha.png"));
    EXPECT_EQ(cache->getTextureForKey("alpha.png"), nullptr);
    const RefPtr<Texture2D> kept(cache->addImage("gray.png"));
    cache->removeAllTextures();
    EXPECT_EQ(cache->getTextureForKey("gray.png"), nullptr);
    EXPECT_EQ(kept->getReferenceCount(), 1u);
    cache->removeTexture(nullptr);
    cache->removeTextureForKey("nothing");
}

TEST_F(TextureCacheTest, RemovesOnlyUnusedTextures) {
    const RefPtr<Texture2D> used(cache->addImage("alpha.png"));
    cache->addImage("opaque.png");
    cache->removeUnusedTextures();
    EXPECT_EQ(cache->getTextureForKey("alpha.png"), used.get());
    EXPECT_EQ(cache->getTextureForKey("opaque.png"), nullptr);
}

TEST_F(TextureCacheTest, ReloadsIntoTheSameTexture) {
    EXPECT_TRUE(cache->reloadTexture("opaque.png"));
    Texture2D* texture = cache->getTextureForKey("opaque.png");
    ASSERT_NE(texture, nullptr);
    EXPECT_TRUE(cache->reloadTexture("opaque.png"));
    EXPECT_EQ(cache->getTextureForKey("opaque.png"), texture);
    const copra::LogCapture log;
    EXPECT_FALSE(cache->reloadTexture("not_here.png"));
}

TEST_F(TextureCacheTest, RenamesATextureToAnotherFile) {
    Texture2D* texture = cache->addImage("opaque.png");
    cache->renameTextureWithKey("opaque.png", "gray.png");
    EXPECT_EQ(cache->getTextureForKey("opaque.png"), nullptr);
    EXPECT_EQ(cache->getTextureForKey("gray.png"), texture);
    EXPECT_EQ(texture->getPixelsHigh(), 1);
}

TEST_F(TextureCacheTest, CallsBackFromThePumpForAnImageLoadedAside) {
    Texture2D* got = nullptr;
    cache->addImageAsync("opaque.png", [&](Texture2D* texture) { got = texture; });
    EXPECT_EQ(got, nullptr);
    cache->pump();
    ASSERT_NE(got, nullptr);
    EXPECT_EQ(cache->getTextureForKey("opaque.png"), got);
}

TEST_F(TextureCacheTest, CallsBackAtOnceForATextureItHolds) {
    Texture2D* texture = cache->addImage("opaque.png");
    Texture2D* got = nullptr;
    cache->addImageAsync("opaque.png", [&](Texture2D* t) { got = t; });
    EXPECT_EQ(got, texture);
}

TEST_F(TextureCacheTest, CallsBackWithNullWhenThereIsNoImage) {
    const copra::LogCapture log;
    int calls = 0;
    const auto expectNull = [&](Texture2D* texture) {
        EXPECT_EQ(texture, nullptr);
        ++calls;
    };
    cache->addImageAsync("not_here.png", expectNull);
    EXPECT_EQ(calls, 1);
    cache->addImageAsync(__FILE__, expectNull);
    cache->pump();
    EXPECT_EQ(calls, 2);
    EXPECT_EQ(log.lineCount(), 2) << log.text();
}

TEST_F(TextureCacheTest, CallsBackInOrderAndLoadsAFileAskedForTwiceOnce) {
    std::vector<Texture2D*> got;
    for (const char* name : {"opaque.png", "alpha.png", "opaque.png"}) {
        cache->addImageAsync(name, [&](Texture2D* texture) { got.push_back(texture); });
    }
    cache->pump();
    ASSERT_EQ(got.size(), 3u);
    EXPECT_EQ(got[0], got[2]);
    EXPECT_EQ(got[1], cache->getTextureForKey("alpha.png"));
}

TEST_F(TextureCacheTest, ForgetsCallbacksThatAreUnbound) {
    int calls = 0;
    const auto count = [&](Texture2D*) { ++calls; };
    cache->addImageAsync("opaque.png", count);
    cache->addImageAsync("alpha.png", count, "a key");
    cache->addImageAsync("gray.png", count);
    cache->unbindImageAsync("opaque.png");
    cache->unbindImageAsync("a key");
    cache->pump();
    EXPECT_EQ(calls, 1);
    EXPECT_NE(cache->getTextureForKey("opaque.png"), nullptr);
    cache->addImageAsync("palette.png", count);
    cache->unbindAllImageAsync();
    cache->pump();
    EXPECT_EQ(calls, 1);
}

TEST_F(TextureCacheTest, LetsACallbackAskForMore) {
    bool got = false;
    cache->addImageAsync("opaque.png", [&](Texture2D*) {
        cache->addImageAsync("alpha.png", [&](Texture2D*) { got = true; });
    });
    cache->pump();
    cache->pump();
    EXPECT_TRUE(got);
}

TEST_F(TextureCacheTest, ACallbackMayDestroyTheCache) {
    int calls = 0;
    for (int i = 0; i < 2; ++i)
        TextureCache::getInstance()->addImageAsync("opaque.png", [&](Texture2D*) {
            ++calls;
            TextureCache::destroyInstance();
        });
    TextureCache::getInstance()->pump();
    EXPECT_EQ(calls, 1);
}

TEST_F(TextureCacheTest, ReadsOnTheBackgroundThreadWhenThereIsOne) {
    Posted posted;
    int calls = 0;
    for (const char* name : {"opaque.png", "alpha.png"}) {
        cache->addImageAsync(name, [&](Texture2D* texture) { calls += texture ? 1 : 0; });
    }
    posted.end();
    cache->pump();
    EXPECT_EQ(calls, 0) << "nothing reaches the main thread by itself";
    for (const auto& function : posted.take()) function();
    cache->pump();
    EXPECT_EQ(calls, 2);
}

TEST_F(TextureCacheTest, AddImageTakesTheImageThatIsBeingLoaded) {
    const std::string copy = testing::TempDir() + "texture_cache_taken.png";
    std::filesystem::copy_file(fullPath("alpha.png"), copy,
                               std::filesystem::copy_options::overwrite_existing);
    Texture2D* got = nullptr;
    cache->addImageAsync(copy, [&](Texture2D* texture) { got = texture; });
    std::filesystem::remove(copy); // it cannot be read a second time
    Texture2D* const texture = cache->addImage(copy);
    ASSERT_NE(texture, nullptr);
    EXPECT_EQ(texture->getPixelsWide(), cache->addImage("alpha.png")->getPixelsWide());
    cache->pump();
    EXPECT_EQ(got, texture);
}

TEST_F(TextureCacheTest, CallsBackWithAnotherTextureIfTheTakenOneWasRemoved) {
    Texture2D* got = nullptr;
    cache->addImageAsync("alpha.png", [&](Texture2D* texture) { got = texture; });
    cache->addImage("alpha.png");
    cache->removeAllTextures();
    cache->pump();
    ASSERT_NE(got, nullptr);
    EXPECT_EQ(cache->getTextureForKey("alpha.png"), got);
}

TEST_F(TextureCacheTest, AddImageDoesNotTakeAnImageWithOtherOptions) {
    cache->addImageAsync("alpha.png", nullptr);
    Image::setPNGPremultipliedAlphaEnabled(false);
    const bool isPremultiplied = cache->addImage("alpha.png")->hasPremultipliedAlpha();
    Image::setPNGPremultipliedAlphaEnabled(true);
    EXPECT_FALSE(isPremultiplied);
}

TEST_F(TextureCacheTest, AddImageAndTheBackgroundThreadShareTheWork) {
    Posted posted;
    const std::vector<std::string> names = {"opaque.png", "alpha.png", "gray.png", "palette.png"};
    int calls = 0;
    for (int round = 0; round < 20; ++round) {
        cache->removeAllTextures();
        for (const std::string& name : names)
            cache->addImageAsync(name, [&](Texture2D* texture) { calls += texture ? 1 : 0; });
        for (auto name = names.rbegin(); name != names.rend(); ++name)
            EXPECT_NE(cache->addImage(*name), nullptr);
        copra::waitForBackground();
        for (const auto& function : posted.take()) function();
        cache->pump();
    }
    EXPECT_EQ(calls, 80);
}

TEST_F(TextureCacheTest, ForgetsWhatIsLoadingWhenItQuits) {
    int calls = 0;
    cache->addImageAsync("opaque.png", [&](Texture2D*) { ++calls; });
    cache->waitForQuit();
    cache->pump();
    EXPECT_EQ(calls, 0);
}

TEST_F(TextureCacheTest, NoOtherThreadTouchesWhatACallbackHolds) {
    Posted posted;
    std::atomic<int> strays{0};
    for (int round = 0; round < 200; ++round) {
        cache->addImageAsync("opaque.png", [held = OfMainThread(strays)](Texture2D*) {});
        cache->waitForQuit();
        // Destroys the result as soon as it is there, while the thread still holds the job.
        while (posted.take().empty()) {
        }
    }
    posted.end();
    EXPECT_EQ(strays, 0);
}

TEST_F(TextureCacheTest, WhatAForgottenCallbackHoldsMayUseTheCache) {
    const Posted posted;
    const auto usesIt = [this] {
        cache->waitForQuit();
        cache->addImageAsync("alpha.png", nullptr);
    };
    const auto end = [usesIt](void*) { usesIt(); };
    const auto add = [this, end] {
        for (int i = 0; i < 2; ++i) {
            const std::shared_ptr<void> held(this, end);
            cache->addImageAsync("opaque.png", [held](Texture2D*) {});
        }
    };
    add();
    cache->waitForQuit();
    add();
    cache->unbindAllImageAsync();
    add();
    cache->unbindImageAsync("opaque.png");
    cache->waitForQuit();
}

TEST_F(TextureCacheTest, SumsUpWhatItHolds) {
    cache->addImage("opaque.png");
    EXPECT_NE(cache->getCachedTextureInfo().find("opaque.png\" rc=1"), std::string::npos);
    EXPECT_NE(cache->getCachedTextureInfo().find("2 x 2 @ 24 bpp"), std::string::npos);
    EXPECT_EQ(cache->getDescription(), "<TextureCache | Number of textures = 1>");
    const copra::LogCapture log;
    cache->dumpCachedTextureInfo();
    EXPECT_NE(log.text().find("2 x 2 @ 24 bpp"), std::string::npos);
}

TEST_F(TextureCacheTest, TheFormsOfTwoXLoadAnyImage) {
    EXPECT_EQ(cache->addPVRImage("opaque.png"), cache->addImage("opaque.png"));
    EXPECT_EQ(cache->addETCImage("opaque.png"), cache->addImage("opaque.png"));
}

TEST(SharedTextureCache, IsMadeAgainAfterItWasDestroyed) {
    TextureCache* cache = TextureCache::getInstance();
    EXPECT_EQ(TextureCache::getInstance(), cache);
    TextureCache::destroyInstance();
    EXPECT_NE(TextureCache::getInstance(), nullptr);
    TextureCache::destroyInstance();
}
