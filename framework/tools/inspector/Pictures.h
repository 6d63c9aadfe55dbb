#pragma once

#include "base/RefPtr.h"
#include "platform/TextureStore.h"
#include "render/Texture2D.h"

#include <imgui.h>

#include <cstddef>
#include <vector>

namespace copra {
namespace inspector {

/// The textures that the windows of a frame show. Dear ImGui refers to each by a number.
class Pictures {
public:
    /// The picture that a number refers to: a texture, or a page of the renderer.
    struct Picture {
        cocos2d::RefPtr<cocos2d::Texture2D> texture; ///< The texture; null for a page.
        TextureId page = kNoTexture;
        int width = 0;
        int height = 0;
    };

    /// Adds a texture, which is retained until clear(), and returns its number.
    ImTextureID add(cocos2d::Texture2D& texture);
    /// Adds a shared page of the renderer with a size in pixels, and returns its number.
    ImTextureID add(TextureId page, int width, int height);
    /// Returns the picture with a number, or null if there is none.
    const Picture* find(ImTextureID number) const;
    void clear() { _pictures.clear(); }

private:
    ImTextureID addPicture(Picture picture);

    std::vector<Picture> _pictures; ///< The pictures; the number of one is its index + 1.
};

} // namespace inspector
} // namespace copra
