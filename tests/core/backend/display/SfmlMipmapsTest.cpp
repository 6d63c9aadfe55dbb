#include "backend/sfml/SfmlMipmaps.h"

#include "backend/sfml/SfmlCompat.h"
#include "backend/sfml/SfmlGl.h"
#include "backend/sfml/SfmlTextureStore.h"

#include <SFML/Window/Context.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

using copra::PixelSize;
using copra::sfml::gl;

namespace {

class SfmlMipmapsDisplay : public testing::Test {
protected:
    void SetUp() override { ASSERT_TRUE(gl().hasImages) << "they are in OpenGL 1.1"; }

    sf::Context context;
};

/// A picture with all colors and with steps.
void fill(sf::Texture& texture, PixelSize size) {
    std::vector<std::uint8_t> rgba;
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x)
            for (const int value : {x * 3, y * 5, (x / 8 + y / 8) % 2 * 255, 255 - x})
                rgba.push_back(static_cast<std::uint8_t>(value));
    ASSERT_TRUE(copra::sfml::createTexture(texture, size));
    copra::sfml::updateTexture(texture, {0, 0, size.width, size.height}, rgba.data());
}

std::vector<std::uint8_t> level(const sf::Texture& texture, int level, int width, int height) {
    std::vector<std::uint8_t> rgba(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
    gl().bindTexture(GL_TEXTURE_2D, texture.getNativeHandle());
    gl().getTexImage(GL_TEXTURE_2D, level, GL_RGBA, GL_UNSIGNED_BYTE, rgba.data());
    return rgba;
}

int minFilter(const sf::Texture& texture) {
    using GetTexParameter = void(APIENTRY*)(GLenum, GLenum, GLint*);
    const auto get = reinterpret_cast<GetTexParameter>(sf::Context::getFunction("glGetTexParameteriv"));
    GLint filter = 0;
    gl().bindTexture(GL_TEXTURE_2D, texture.getNativeHandle());
    get(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, &filter);
    return filter;
}

} // namespace

TEST_F(SfmlMipmapsDisplay, AreThoseOfTheDriver) {
    constexpr PixelSize kSize{64, 32};
    sf::Texture ours, drivers;
    fill(ours, kSize);
    fill(drivers, kSize);
    ASSERT_TRUE(copra::sfml::generateMipmapOf(ours, nullptr));
    ASSERT_TRUE(drivers.generateMipmap());
    for (int i = 0, width = kSize.width, height = kSize.height; width + height > 2; ++i) {
        const std::vector<std::uint8_t> a = level(ours, i, width, height);
        const std::vector<std::uint8_t> b = level(drivers, i, width, height);
        int difference = 0;
        for (std::size_t at = 0; at < a.size(); ++at)
            difference = std::max(difference, std::abs(a[at] - b[at]));
        EXPECT_LE(difference, i) << "level " << i; // each rounds
        width = std::max(1, width / 2);
        height = std::max(1, height / 2);
    }
}

TEST_F(SfmlMipmapsDisplay, FollowTheFilterOfTheTexture) {
    sf::Texture texture;
    fill(texture, {50, 3});
    ASSERT_TRUE(copra::sfml::generateMipmapOf(texture, nullptr));
    EXPECT_EQ(minFilter(texture), GL_NEAREST_MIPMAP_LINEAR);
    texture.setSmooth(true);
    ASSERT_TRUE(copra::sfml::generateMipmapOf(texture, nullptr));
    EXPECT_EQ(minFilter(texture), GL_LINEAR_MIPMAP_LINEAR);
}

TEST_F(SfmlMipmapsDisplay, OfAStoreFollowTheFilter) {
    copra::sfml::SfmlTextureStore store;
    const std::vector<std::uint8_t> rgba(16 * 16 * 4, 200);
    const copra::TextureId id = store.create({16, 16}, rgba.data(), true);
    EXPECT_EQ(minFilter(*store.find(id)), GL_LINEAR_MIPMAP_LINEAR);
    store.setSmooth(id, false);
    EXPECT_EQ(minFilter(*store.find(id)), GL_NEAREST_MIPMAP_LINEAR);
    store.update(id, {0, 0, 8, 8}, rgba.data());
    EXPECT_EQ(minFilter(*store.find(id)), GL_NEAREST) << "the mipmaps have other pixels now";
    EXPECT_TRUE(store.generateMipmap(id));
    EXPECT_EQ(minFilter(*store.find(id)), GL_NEAREST_MIPMAP_LINEAR);
}

TEST_F(SfmlMipmapsDisplay, LeaveTheOtherTextureBound) {
    sf::Texture bound, other;
    fill(bound, {8, 8});
    fill(other, {8, 8});
    gl().bindTexture(GL_TEXTURE_2D, bound.getNativeHandle());
    ASSERT_TRUE(copra::sfml::generateMipmapOf(other, nullptr));
    GLint now = 0;
    gl().getInteger(GL_TEXTURE_BINDING_2D, &now);
    EXPECT_EQ(static_cast<unsigned>(now), bound.getNativeHandle());
}
