#pragma once

#include "backend/backend.h"
#include "files/TempFolder.h"
#include "fonts/FakeGlyphs.h"
#include "fonts/FontAtlasCache.h"
#include "nodes/DrawingFixture.h"
#include "nodes/text/Label.h"
#include "render/TextureCache.h"
#include "testsFolder.h"

/// A drawn scene with fonts: "a.ttf" (FakeGlyphs: at size 20 letters are 10 apart and lines 20 high), and a bitmap
/// font and a char map of the recorded cases ("tiny.fnt", "digits.png").
class LabelFixture : public DrawingFixture {
protected:
    void SetUp() override {
        DrawingFixture::SetUp();
        copra::installImageCodec();
        auto fake = std::make_unique<copra::test::FakeGlyphs>();
        glyphs = fake.get();
        copra::setGlyphSource(std::move(fake));
        folder.write("a.ttf", "font");
        const std::filesystem::path tests = std::filesystem::path(copra::testsFolder());
        cocos2d::FileUtils::getInstance()->addSearchPath((tests / "conformance/part2/assets").string());
    }
    void TearDown() override {
        DrawingFixture::TearDown();
        cocos2d::FontAtlasCache::purgeCachedData();
        cocos2d::TextureCache::destroyInstance();
        copra::setGlyphSource(nullptr);
    }

    /// A label in "a.ttf", size 20, in the scene.
    cocos2d::Label* text(const std::string& words) {
        cocos2d::Label* label = cocos2d::Label::createWithTTF(words, "a.ttf", 20);
        scene->addChild(label);
        return label;
    }
    cocos2d::Label* bitmapText(const std::string& words) {
        cocos2d::Label* label = cocos2d::Label::createWithBMFont("tiny.fnt", words);
        scene->addChild(label);
        return label;
    }

    copra::test::TempFolder folder;
    copra::test::FakeGlyphs* glyphs = nullptr;
};
