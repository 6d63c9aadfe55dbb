#include "render/glStateCache.h"

#include "platform/RawDrawing.h"
#include "platform/RenderDevice.h"
#include "render/Texture2D.h"
#include "render/TexturePages.h"
#include "render/rawContext.h"

namespace cocos2d {
namespace GL {

namespace {

void bind(GLuint unit, Texture2D* texture) {
    const auto* context = copra::rawContextFor("GL::bindTexture2D");
    if (!context) return;
    const copra::TextureLease* lease = nullptr;
    if (texture && context->pages) {
        texture->leaveSharedPage();
        lease = texture->lease(context->pages);
    }
    context->device->raw().bindTexture(lease ? lease->id() : copra::kNoTexture, unit);
}

} // namespace

void enableVertexAttribs(std::uint32_t flags) {
    if (const auto* context = copra::rawContextFor("GL::enableVertexAttribs"))
        context->device->raw().enableArrays(flags);
}

void bindTexture2D(Texture2D* texture) {
    bind(0, texture);
}

void bindTexture2D(GLuint textureId) {
    bind(0, Texture2D::withName(textureId));
}

void bindTexture2DN(GLuint textureUnit, GLuint textureId) {
    bind(textureUnit, Texture2D::withName(textureId));
}

void blendFunc(GLenum sfactor, GLenum dfactor) {
    if (const auto* context = copra::rawContextFor("GL::blendFunc"))
        context->device->raw().setBlend({sfactor, dfactor});
}

} // namespace GL
} // namespace cocos2d
