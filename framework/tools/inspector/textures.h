#pragma once

#include "base/RefPtr.h"
#include "platform/TextureStore.h"
#include "render/Texture2D.h"
#include "render/fwd.h"

#include <cstddef>
#include <string>
#include <vector>

namespace copra {
namespace inspector {

/// A picture in the memory of the program: a texture, or a shared page of small ones.
struct TextureRow {
    /// The source of a texture: a file, a font, other code, or a page that small textures share.
    enum class Kind { File, Font, Other, Page };

    Kind kind = Kind::Other;                     ///< The source, by which rows are grouped.
    std::string name;                            ///< The file name or the size of the font.
    int width = 0;                               ///< The width in pixels.
    int height = 0;                              ///< The height in pixels.
    std::size_t bytes = 0;                       ///< The size in bytes, as RGBA on the device.
    cocos2d::RefPtr<cocos2d::Texture2D> texture; ///< The texture; null for a page.
    TextureId page = kNoTexture;                 ///< The ID of a page.
    bool isOnPage = false; ///< Whether it is drawn from a shared page, whose memory it uses.
};

/// Returns all textures and pages, the largest first within a kind.
std::vector<TextureRow> listTextures(const cocos2d::Renderer& renderer);
/// The memory that they use on the device: pages, and the textures that are not on one.
std::size_t bytesOf(const std::vector<TextureRow>& rows);
/// Returns a size in megabytes, such as "1.5 MB".
std::string inMegabytes(std::size_t bytes);

} // namespace inspector
} // namespace copra
