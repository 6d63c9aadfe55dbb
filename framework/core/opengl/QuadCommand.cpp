#include "opengl/QuadCommand.h"

#include "base/refuse.h"
#include "render/Texture2D.h"

namespace cocos2d {

void QuadCommand::init(float globalOrder, Texture2D* texture, GLProgramState* glProgramState,
                       const BlendFunc& blendType, V3F_C4B_T2F_Quad* quads, ssize_t quadCount, const Mat4& mv,
                       uint32_t flags) {
    constexpr ssize_t kMaxQuads = (1 << 16) / 4; // indices have 16 bits
    if (quadCount > kMaxQuads) {
        copra::warning("QuadCommand: %ld quads are too many for one command; the first %ld are drawn",
                       static_cast<long>(quadCount), static_cast<long>(kMaxQuads));
        quadCount = kMaxQuads;
    }
    const auto count = static_cast<std::size_t>(quads && quadCount > 0 ? quadCount : 0);
    // The vertices of a quad are in the order tl, bl, tr, br.
    for (std::size_t i = _indices.size() / 6; i < count; ++i)
        for (const int corner : {0, 1, 2, 3, 2, 1})
            _indices.push_back(static_cast<unsigned short>(i * 4 + static_cast<std::size_t>(corner)));
    static_assert(sizeof(V3F_C4B_T2F_Quad) == 4 * sizeof(V3F_C4B_T2F));
    const Triangles triangles(count > 0 ? &quads->tl : nullptr, _indices.data(), static_cast<int>(count * 4),
                              static_cast<int>(count * 6));
    TrianglesCommand::init(globalOrder, texture, glProgramState, blendType, triangles, mv, flags);
}

void QuadCommand::init(float globalOrder, GLuint textureID, GLProgramState* glProgramState,
                       const BlendFunc& blendType, V3F_C4B_T2F_Quad* quads, ssize_t quadCount, const Mat4& mv,
                       uint32_t flags) {
    init(globalOrder, Texture2D::withName(textureID), glProgramState, blendType, quads, quadCount, mv, flags);
}

} // namespace cocos2d
