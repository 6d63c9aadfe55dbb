#include "inspector/drawGui.h"

#include "inspector/Pictures.h"
#include "platform/RenderDevice.h"
#include "render/Renderer.h"
#include "render/TexturePages.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace copra {
namespace inspector {

using cocos2d::BlendFunc;
using cocos2d::Rect;
using cocos2d::Vec2;

namespace {

/// Where the texture coordinates of a command, 0 to 1, are on a device texture.
struct Placed {
    TextureId id = kNoTexture;
    Vec2 offset; ///< pixels
    Vec2 size;   ///< pixels
    BlendFunc blend = BlendFunc::ALPHA_NON_PREMULTIPLIED;
};

Placed placeOf(const Pictures::Picture* picture, cocos2d::Renderer& renderer) {
    Placed placed;
    if (!picture) return placed;
    placed.size = Vec2(static_cast<float>(picture->width), static_cast<float>(picture->height));
    placed.id = picture->page;
    if (!picture->texture) {
        placed.blend = BlendFunc::ALPHA_PREMULTIPLIED;
        return placed;
    }
    const TextureRegion* region = renderer.place(*picture->texture);
    if (!region) return placed;
    placed.id = region->id();
    if (region->isShared()) placed.offset = region->offset();
    if (picture->texture->hasPremultipliedAlpha()) placed.blend = BlendFunc::ALPHA_PREMULTIPLIED;
    return placed;
}

Vertex toVertex(const ImDrawVert& from, const Placed& placed, float height) {
    Vertex to;
    to.position.set(from.pos.x, height - from.pos.y);
    to.color = cocos2d::Color4B(static_cast<GLubyte>(from.col >> IM_COL32_R_SHIFT & 255u),
                                static_cast<GLubyte>(from.col >> IM_COL32_G_SHIFT & 255u),
                                static_cast<GLubyte>(from.col >> IM_COL32_B_SHIFT & 255u),
                                static_cast<GLubyte>(from.col >> IM_COL32_A_SHIFT & 255u));
    to.texCoords = placed.offset + Vec2(from.uv.x * placed.size.x, from.uv.y * placed.size.y);
    return to;
}

/// The part of the window that a command may draw to, with y up.
Rect clipOf(const ImVec4& clip, const Rect& window) {
    const float left = std::max(std::floor(clip.x), 0.0f);
    const float top = std::max(std::floor(clip.y), 0.0f);
    const float right = std::min(std::ceil(clip.z), window.size.width);
    const float bottom = std::min(std::ceil(clip.w), window.size.height);
    return Rect(left, window.size.height - bottom, right - left, bottom - top);
}

} // namespace

void drawGui(const ImDrawData& data, const Pictures& pictures, cocos2d::Renderer& renderer) {
    RenderDevice* device = renderer.device();
    if (!device) return;
    const Rect window(0.0f, 0.0f, data.DisplaySize.x, data.DisplaySize.y);
    device->setView({0, 0, static_cast<int>(window.size.width), static_cast<int>(window.size.height)},
                    window);
    std::vector<Vertex> vertices;
    for (int i = 0; i < data.CmdListsCount; ++i) {
        const ImDrawList& list = *data.CmdLists[i];
        for (const ImDrawCmd& command : list.CmdBuffer) {
            const Rect clip = clipOf(command.ClipRect, window);
            if (command.UserCallback || clip.size.width <= 0.0f || clip.size.height <= 0.0f) continue;
            const Placed placed = placeOf(pictures.find(command.GetTexID()), renderer);
            vertices.clear();
            for (unsigned element = 0; element < command.ElemCount; ++element) {
                const auto index =
                    static_cast<int>(list.IdxBuffer[static_cast<int>(command.IdxOffset + element)]);
                vertices.push_back(toVertex(list.VtxBuffer[static_cast<int>(command.VtxOffset) + index],
                                            placed, window.size.height));
            }
            device->setScissor(clip);
            DrawState state;
            state.texture = placed.id;
            state.blend = placed.blend;
            device->draw(Primitive::Triangles, vertices.data(), vertices.size(), state);
        }
    }
    device->clearScissor();
    renderer.restoreView();
}

} // namespace inspector
} // namespace copra
