#include "render/Texture2D.h"

#include "base/log.h"
#include "images/Image.h"
#include "platform/Screen.h"
#include "render/RendererFixture.h"
#include "render/TexturePages.h"

#include <gtest/gtest.h>

using namespace cocos2d;
using copra::test::makeTexture;
using copra::test::RendererFixture;
using Format = Texture2D::PixelFormat;

namespace {

// A store that keeps pixels, as that of a graphics card does.
class KeepingStore : public copra::NullTextureStore {
public:
    bool keepsPixels() const override { return true; }
};

std::shared_ptr<copra::TexturePages> pagesOf(std::shared_ptr<copra::TextureStore> store) {
    return std::make_shared<copra::TexturePages>(std::move(store));
}

} // namespace

TEST(Texture2D, KnowsItsSizeWithoutADevice) {
    const auto texture = makeTexture(30, 20);
    EXPECT_EQ(texture->getPixelsWide(), 30);
    EXPECT_EQ(texture->getPixelsHigh(), 20);
    EXPECT_TRUE(texture->getContentSizeInPixels().equals(Size(30, 20)));
    EXPECT_FLOAT_EQ(texture->getMaxS(), 1.0f);
    EXPECT_FLOAT_EQ(texture->getMaxT(), 1.0f);
    EXPECT_EQ(texture->getPixelFormat(), Format::RGBA8888);
    EXPECT_FALSE(texture->hasPremultipliedAlpha());
    EXPECT_NE(texture->getName(), 0u);
}

TEST(Texture2D, DividesItsContentSizeByTheContentScaleFactor) {
    const copra::Screen before = copra::screen();
    copra::Screen retina = before;
    retina.contentScaleFactor = 2.0f;
    copra::setScreen(retina);
    EXPECT_TRUE(makeTexture(30, 20)->getContentSize().equals(Size(15, 10)));
    copra::setScreen(before);
}

TEST(Texture2D, RefusesDataThatIsTooShort) {
    const copra::LogCapture log;
    Texture2D texture;
    const unsigned char bytes[16] = {};
    EXPECT_FALSE(texture.initWithData(bytes, sizeof bytes, Format::RGBA8888, 3, 2, Size()));
    EXPECT_TRUE(log.contains("16 bytes are too few for 3 x 2")) << log.text();
    EXPECT_EQ(texture.getName(), 0u);
}

TEST(Texture2D, RefusesCompressedFormats) {
    const copra::LogCapture log;
    Texture2D texture;
    const unsigned char bytes[64] = {};
    EXPECT_FALSE(texture.initWithData(bytes, sizeof bytes, Format::ETC, 4, 4, Size()));
    EXPECT_EQ(log.lineCount(), 1);
}

TEST(Texture2D, RefusesNoImageAndAnEmptyOne) {
    const copra::LogCapture log;
    Texture2D texture;
    Image empty;
    EXPECT_FALSE(texture.initWithImage(nullptr));
    EXPECT_FALSE(texture.initWithImage(&empty));
    EXPECT_EQ(log.lineCount(), 2);
}

TEST(Texture2D, TakesFormatAndAlphaFromTheImage) {
    const unsigned char pixel[4] = {10, 20, 30, 40};
    Image image;
    image.initWithRawData(pixel, 4, 1, 1, 8, true);
    Texture2D texture;
    EXPECT_TRUE(texture.initWithImage(&image));
    EXPECT_TRUE(texture.hasPremultipliedAlpha());
    EXPECT_EQ(texture.getPixelFormat(), Format::RGBA8888);
    EXPECT_TRUE(texture.initWithImage(&image, Format::RGBA4444));
    EXPECT_EQ(texture.getPixelFormat(), Format::RGBA4444);
    EXPECT_EQ(texture.getBitsPerPixelForFormat(), 16u);
    EXPECT_STREQ(texture.getStringForFormat(), "RGBA4444");
}

TEST(Texture2D, TakesThePixelsOfAnImageThatIsNotUsedAgain) {
    RendererFixture fixture;
    const std::vector<unsigned char> pixels(300 * 10 * 4, 200); // too large for a shared page
    Image image;
    image.initWithRawData(pixels.data(), static_cast<ssize_t>(pixels.size()), 300, 10, 8, true);
    RefPtr<Texture2D> texture;
    texture.weakAssign(new Texture2D());
    ASSERT_TRUE(texture->initWithPixelsOf_(image));
    EXPECT_EQ(image.getData(), nullptr);
    EXPECT_TRUE(texture->hasPremultipliedAlpha());
    EXPECT_EQ(texture->getPixelFormat(), Format::RGBA8888);
    fixture.addQuad(1, {texture.get(), BlendFunc::ALPHA_PREMULTIPLIED});
    fixture.renderer.render();
    ASSERT_EQ(fixture.parts.textures->textures().size(), 1u);
    EXPECT_EQ(fixture.parts.textures->read(fixture.parts.textures->textures().begin()->first).rgba, pixels);
}

TEST(Texture2D, RefusesThePixelsOfAnEmptyImage) {
    const copra::LogCapture log;
    Texture2D texture;
    Image empty;
    EXPECT_FALSE(texture.initWithPixelsOf_(empty));
    EXPECT_EQ(log.lineCount(), 1);
}

TEST(Texture2D, GoesToTheDeviceWhenItIsDrawnFirst) {
    RendererFixture fixture;
    const auto texture = makeTexture(300, 10);
    EXPECT_TRUE(fixture.parts.textures->textures().empty());
    fixture.addQuad(1, {texture.get(), BlendFunc::ALPHA_PREMULTIPLIED});
    fixture.renderer.render();
    ASSERT_EQ(fixture.parts.textures->textures().size(), 1u);
    EXPECT_EQ(fixture.parts.textures->textures().begin()->second.size, (copra::PixelSize{300, 10}));
}

TEST(Texture2D, GivesTheDevicesMemoryBackWhenItDies) {
    RendererFixture fixture;
    auto texture = makeTexture(300, 10);
    fixture.addQuad(1, {texture.get(), BlendFunc::ALPHA_PREMULTIPLIED});
    fixture.renderer.render();
    texture.reset();
    EXPECT_TRUE(fixture.parts.textures->textures().empty());
}

TEST(Texture2D, MayOutliveTheDevice) {
    auto texture = makeTexture(300, 10);
    auto small = makeTexture(8, 8);
    std::weak_ptr<copra::TextureStore> store;
    {
        RendererFixture fixture;
        store = fixture.backend->textures;
        fixture.addQuad(1, {texture.get(), BlendFunc::ALPHA_PREMULTIPLIED});
        fixture.addQuad(1, {small.get(), BlendFunc::ALPHA_PREMULTIPLIED});
        fixture.renderer.render();
    }
    EXPECT_FALSE(store.expired());
    texture.reset();
    small.reset();
    EXPECT_TRUE(store.expired());
}

TEST(Texture2D, MovesToAnotherDeviceWithThePixelsItKept) {
    const auto texture = makeTexture(300, 10);
    const auto first = pagesOf(std::make_shared<copra::NullTextureStore>());
    const auto second = pagesOf(std::make_shared<copra::NullTextureStore>());
    EXPECT_NE(texture->regionOn(first), nullptr);
    const auto* region = texture->regionOn(second);
    ASSERT_NE(region, nullptr);
    EXPECT_EQ(&region->pages(), second.get());
}

TEST(Texture2D, SaysOnceThatItsPixelsStayedOnADeviceThatIsGone) {
    const copra::LogCapture log;
    const auto texture = makeTexture(300, 10);
    EXPECT_NE(texture->regionOn(pagesOf(std::make_shared<KeepingStore>())), nullptr);
    const auto other = pagesOf(std::make_shared<KeepingStore>());
    EXPECT_EQ(texture->regionOn(other), nullptr);
    EXPECT_EQ(texture->regionOn(other), nullptr);
    EXPECT_EQ(log.lineCount(), 1);
}

TEST(Texture2D, StaysWhereItIsWhenTheNextDeviceHasTheSameStore) {
    const auto store = std::make_shared<KeepingStore>();
    const auto texture = makeTexture(300, 10);
    const auto* before = texture->regionOn(pagesOf(store));
    EXPECT_EQ(texture->regionOn(pagesOf(store)), before);
}

TEST(Texture2D, ChangesItsParametersOnTheDevice) {
    const auto store = std::make_shared<KeepingStore>();
    const auto pages = pagesOf(store);
    const auto texture = makeTexture(300, 10);
    const auto id = texture->regionOn(pages)->id();
    EXPECT_TRUE(store->textures().at(id).smooth);
    texture->setAliasTexParameters();
    EXPECT_FALSE(store->textures().at(id).smooth);
    const Texture2D::TexParams repeat = {GL_LINEAR, GL_LINEAR, GL_REPEAT, GL_REPEAT};
    texture->setTexParameters(repeat);
    EXPECT_TRUE(store->textures().at(id).smooth);
    EXPECT_TRUE(store->textures().at(id).repeated);
    texture->generateMipmap();
    EXPECT_TRUE(store->textures().at(id).hasMipmap);
    EXPECT_TRUE(texture->hasMipmaps());
}

TEST(Texture2D, MovesToAnotherPageWhenASmallOneTurnsAliased) {
    const auto store = std::make_shared<KeepingStore>();
    const auto pages = pagesOf(store);
    const auto first = makeTexture(8, 8);
    const auto second = makeTexture(8, 8);
    EXPECT_EQ(first->regionOn(pages)->id(), second->regionOn(pages)->id());
    second->setAliasTexParameters();
    EXPECT_NE(first->regionOn(pages)->id(), second->regionOn(pages)->id());
    EXPECT_FALSE(store->textures().at(second->regionOn(pages)->id()).smooth);
}

TEST(Texture2D, GetsATextureOfItsOwnWhenASmallOneRepeats) {
    const auto store = std::make_shared<KeepingStore>();
    const auto pages = pagesOf(store);
    const auto texture = makeTexture(8, 8);
    EXPECT_TRUE(texture->regionOn(pages)->isShared());
    texture->setTexParameters(Texture2D::TexParams{GL_LINEAR, GL_LINEAR, GL_REPEAT, GL_CLAMP_TO_EDGE});
    EXPECT_FALSE(texture->regionOn(pages)->isShared());
    EXPECT_TRUE(store->textures().at(texture->regionOn(pages)->id()).repeated);
}

TEST(Texture2D, UpdatesPartsInPlace) {
    const auto store = std::make_shared<KeepingStore>();
    const auto pages = pagesOf(store);
    const unsigned char pixels[4 * 4 * 4] = {};
    for (const int side : {8, 300}) {
        const auto texture = makeTexture(side, side);
        EXPECT_TRUE(texture->updateWithData(pixels, 1, 1, 4, 4)) << "before it is uploaded";
        const auto id = texture->regionOn(pages)->id();
        const int updates = store->textures().at(id).updates;
        EXPECT_TRUE(texture->updateWithData(pixels, side - 4, side - 4, 4, 4));
        EXPECT_EQ(store->textures().at(id).updates, updates + 1);
    }
}

TEST(Texture2D, RefusesUpdatesThatReachOutside) {
    const auto texture = makeTexture(8, 8);
    const unsigned char pixels[4 * 4 * 4] = {};
    EXPECT_FALSE(texture->updateWithData(pixels, 5, 0, 4, 4));
    EXPECT_FALSE(texture->updateWithData(pixels, 0, -1, 4, 4));
    EXPECT_FALSE(texture->updateWithData(pixels, 0, 0, 0, 4));
    EXPECT_FALSE(texture->updateWithData(nullptr, 0, 0, 4, 4));
    EXPECT_FALSE(Texture2D().updateWithData(pixels, 0, 0, 1, 1));
}

TEST(Texture2D, ForgetsItsPixelsOnReleaseGLTexture) {
    RendererFixture fixture;
    const auto texture = makeTexture(300, 10);
    fixture.addQuad(1, {texture.get(), BlendFunc::ALPHA_PREMULTIPLIED});
    fixture.renderer.render();
    texture->releaseGLTexture();
    EXPECT_TRUE(fixture.parts.textures->textures().empty());
    EXPECT_EQ(texture->getName(), 0u);
    EXPECT_EQ(texture->getPixelsWide(), 300);
}

TEST(Texture2D, DescribesItself) {
    EXPECT_NE(makeTexture(30, 20)->getDescription().find("Dimensions = 30 x 20"), std::string::npos);
}
