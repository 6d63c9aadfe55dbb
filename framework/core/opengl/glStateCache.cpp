#include "opengl/glStateCache.h"

#include "platform/RawGL.h"
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
    const bool isKnown = texture && context->pages;
    const copra::TextureRegion* region = isKnown ? texture->separateRegionOn(context->pages) : nullptr;
    context->device->rawGL().bindTexture(region ? region->id() : copra::kNoTexture, unit);
}

} // namespace

void invalidateStateCache() {
    copra::RawContext* const context = copra::rawContextFor("GL::invalidateStateCache");
    if (!context) return;
    context->program = nullptr;
    context->blend.reset();
    context->device->endRawGL();
    context->device->beginRawGL();
}

void useProgram(GLuint program) {
    copra::RawContext* const context = copra::rawContextFor("GL::useProgram");
    if (!context) return;
    context->program = nullptr;
    context->device->rawGL().useProgram(program);
}

void deleteProgram(GLuint program) {
    if (const auto* context = copra::rawContextFor("GL::deleteProgram"))
        context->device->rawGL().deleteProgram(program);
}

void enableVertexAttribs(std::uint32_t flags) {
    if (const auto* context = copra::rawContextFor("GL::enableVertexAttribs"))
        context->device->rawGL().enableArrays(flags);
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

void bindTextureN(GLuint textureUnit, GLuint textureId, GLuint textureType) {
    if (textureType == GL_TEXTURE_2D) {
        bindTexture2DN(textureUnit, textureId);
    } else if (const auto* context = copra::rawContextFor("GL::bindTextureN")) {
        context->device->rawGL().bindNativeTexture(textureType, textureId, textureUnit);
    }
}

void deleteTexture(GLuint textureId) {
    if (Texture2D* const texture = Texture2D::withName(textureId)) texture->releaseGLTexture();
}

void deleteTextureN(GLuint, GLuint textureId) {
    deleteTexture(textureId);
}

void activeTexture(GLenum texture) {
    if (const auto* context = copra::rawContextFor("GL::activeTexture"))
        context->device->rawGL().activeTexture(texture);
}

void bindVAO(GLuint vaoId) {
    if (const auto* context = copra::rawContextFor("GL::bindVAO"))
        context->device->rawGL().bindVertexArray(vaoId);
}

void blendFunc(GLenum sfactor, GLenum dfactor) {
    copra::RawContext* const context = copra::rawContextFor("GL::blendFunc");
    if (!context) return;
    context->blend = {sfactor, dfactor};
    context->device->rawGL().setBlend(*context->blend);
}

void blendResetToCache() {
    const auto* context = copra::rawContextFor("GL::blendResetToCache");
    if (context && context->blend) context->device->rawGL().setBlend(*context->blend);
}

} // namespace GL
} // namespace cocos2d
