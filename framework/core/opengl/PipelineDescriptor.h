#pragma once

#include "platform/BlendFunc.h"
#include "platform/GLTypes.h"
#include "render/fwd.h"

#include <cstdint>

namespace cocos2d {
namespace backend {

/// How often the contents of a buffer change. It has no effect, because buffers are in memory.
enum class BufferUsage : std::uint32_t {
    STATIC, ///< The contents stay.
    DYNAMIC ///< The contents change often.
};
/// What a buffer holds.
enum class BufferType : std::uint32_t {
    VERTEX, ///< Vertices.
    INDEX   ///< Indices of vertices.
};
/// The bytes of an index: 2 or 4.
enum class IndexFormat : std::uint32_t {
    U_SHORT, ///< 2 bytes: up to 65,536 vertices.
    U_INT    ///< 4 bytes.
};
/// What vertices form.
enum class PrimitiveType : std::uint32_t {
    POINT,         ///< Each vertex is a point.
    LINE,          ///< Each two vertices are a line.
    LINE_STRIP,    ///< A line through all vertices.
    TRIANGLE,      ///< Each three vertices are a triangle.
    TRIANGLE_STRIP ///< Each vertex is a triangle with the two before it.
};
/// The type and number of the components of an attribute.
enum class VertexFormat : std::uint32_t {
    FLOAT4,  ///< Four floats.
    FLOAT3,  ///< Three floats.
    FLOAT2,  ///< Two floats.
    FLOAT,   ///< One float.
    INT4,    ///< Four integers of 32 bits.
    INT3,    ///< Three integers of 32 bits.
    INT2,    ///< Two integers of 32 bits.
    INT,     ///< One integer of 32 bits.
    USHORT4, ///< Four unsigned integers of 16 bits.
    USHORT2, ///< Two unsigned integers of 16 bits.
    UBYTE4   ///< Four bytes, such as a Color4B.
};

/// The way pixels are blended, with the numbers of OpenGL, to which BlendFactor converts. The factors for
/// alpha are the factors of the colors.
struct BlendDescriptor {
    bool blendEnabled = false; ///< Whether colors are blended. If they are not, they replace what is below.
    GLenum sourceRGBBlendFactor = GL_ONE;         ///< The factor of the color that is drawn.
    GLenum destinationRGBBlendFactor = GL_ZERO;   ///< The factor of the color below.
    GLenum sourceAlphaBlendFactor = GL_ONE;       ///< Ignored: sourceRGBBlendFactor applies to alpha, too.
    GLenum destinationAlphaBlendFactor = GL_ZERO; ///< Ignored, as sourceAlphaBlendFactor is.
};

} // namespace backend

/// The shader program and the blending of a command of cocos2d-x 4. The state is not retained and must exist
/// until the frame is drawn.
struct PipelineDescriptor {
    GLProgramState* programState = nullptr;   ///< The program with its values, not retained.
    backend::BlendDescriptor blendDescriptor; ///< How colors are blended.
};

} // namespace cocos2d
