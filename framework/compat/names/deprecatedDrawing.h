#pragma once

/// The deprecated aliases of immediate drawing (DrawPrimitives) and shader programs that version 3.17 still
/// has. They take the parameters of the functions that they call.

#include "math/Color.h"
#include "math/Vec2.h"
#include "nodes/shapes/DrawPrimitives.h"
#include "opengl/GLProgram.h"
#include "opengl/GLProgramCache.h"
#include "opengl/glStateCache.h"

namespace cocos2d {

/// Shader programs, their attributes and uniforms.
using CCGLProgram = GLProgram;
using ShaderCache = GLProgramCache;
using CCShaderCache = GLProgramCache;
inline constexpr int kCCVertexAttrib_Position = GLProgram::VERTEX_ATTRIB_POSITION;
inline constexpr int kCCVertexAttrib_Color = GLProgram::VERTEX_ATTRIB_COLOR;
inline constexpr int kCCVertexAttrib_TexCoords = GLProgram::VERTEX_ATTRIB_TEX_COORD;
inline constexpr int kCCVertexAttrib_MAX = GLProgram::VERTEX_ATTRIB_MAX;
inline constexpr int kCCVertexAttribFlag_None = GL::VERTEX_ATTRIB_FLAG_NONE;
inline constexpr int kCCVertexAttribFlag_Position = GL::VERTEX_ATTRIB_FLAG_POSITION;
inline constexpr int kCCVertexAttribFlag_Color = GL::VERTEX_ATTRIB_FLAG_COLOR;
inline constexpr int kCCVertexAttribFlag_TexCoords = GL::VERTEX_ATTRIB_FLAG_TEX_COORD;
inline constexpr int kCCVertexAttribFlag_PosColorTex = GL::VERTEX_ATTRIB_FLAG_POS_COLOR_TEX;
inline const char* const& kCCShader_PositionTextureColor = GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR;
inline const char* const& kCCShader_PositionTextureColorAlphaTest =
    GLProgram::SHADER_NAME_POSITION_TEXTURE_ALPHA_TEST;
inline const char* const& kCCShader_PositionColor = GLProgram::SHADER_NAME_POSITION_COLOR;
inline const char* const& kCCShader_PositionTexture = GLProgram::SHADER_NAME_POSITION_TEXTURE;
inline const char* const& kCCShader_PositionTexture_uColor = GLProgram::SHADER_NAME_POSITION_TEXTURE_U_COLOR;
inline const char* const& kCCShader_PositionTextureA8Color = GLProgram::SHADER_NAME_POSITION_TEXTURE_A8_COLOR;
inline const char* const& kCCShader_Position_uColor = GLProgram::SHADER_NAME_POSITION_U_COLOR;
inline const char* const& kCCShader_PositionLengthTexureColor =
    GLProgram::SHADER_NAME_POSITION_LENGTH_TEXTURE_COLOR;
inline const char* const& kCCUniformPMatrix_s = GLProgram::UNIFORM_NAME_P_MATRIX;
inline const char* const& kCCUniformMVMatrix_s = GLProgram::UNIFORM_NAME_MV_MATRIX;
inline const char* const& kCCUniformMVPMatrix_s = GLProgram::UNIFORM_NAME_MVP_MATRIX;
inline const char* const& kCCUniformTime_s = GLProgram::UNIFORM_NAME_TIME;
inline const char* const& kCCUniformSinTime_s = GLProgram::UNIFORM_NAME_SIN_TIME;
inline const char* const& kCCUniformCosTime_s = GLProgram::UNIFORM_NAME_COS_TIME;
inline const char* const& kCCUniformRandom01_s = GLProgram::UNIFORM_NAME_RANDOM01;
inline const char* const& kCCUniformSampler_s = GLProgram::UNIFORM_NAME_SAMPLER0;
inline const char* const& kCCUniformAlphaTestValue = GLProgram::UNIFORM_NAME_ALPHA_TEST_VALUE;
inline const char* const& kCCAttributeNameColor = GLProgram::ATTRIBUTE_NAME_COLOR;
inline const char* const& kCCAttributeNamePosition = GLProgram::ATTRIBUTE_NAME_POSITION;
inline const char* const& kCCAttributeNameTexCoord = GLProgram::ATTRIBUTE_NAME_TEX_COORD;

/// OpenGL state.
inline void ccGLBlendFunc(GLenum sfactor, GLenum dfactor) {
    GL::blendFunc(sfactor, dfactor);
}
inline void ccGLEnableVertexAttribs(unsigned int flags) {
    GL::enableVertexAttribs(flags);
}
inline void ccGLBindTexture2D(GLuint textureId) {
    GL::bindTexture2D(textureId);
}
inline void ccGLBindTexture2DN(GLuint textureUnit, GLuint textureId) {
    GL::bindTexture2DN(textureUnit, textureId);
}

/// Deprecated names of the functions in namespace GL.
inline void ccGLBindVAO(GLuint vaoId) {
    GL::bindVAO(vaoId);
}
inline void ccGLBlendResetToCache() {
    GL::blendResetToCache();
}
inline void ccGLDeleteProgram(GLuint program) {
    GL::deleteProgram(program);
}
inline void ccGLDeleteTexture(GLuint textureId) {
    GL::deleteTexture(textureId);
}
inline void ccGLDeleteTextureN(GLuint textureUnit, GLuint textureId) {
    GL::deleteTextureN(textureUnit, textureId);
}
inline void ccGLInvalidateStateCache() {
    GL::invalidateStateCache();
}
inline void ccGLUseProgram(GLuint program) {
    GL::useProgram(program);
}

/// Immediate drawing of lines and shapes.
inline void ccDrawInit() {
    DrawPrimitives::init();
}
inline void ccDrawFree() {
    DrawPrimitives::free();
}
inline void ccDrawPoint(const Vec2& point) {
    DrawPrimitives::drawPoint(point);
}
inline void ccDrawPoints(const Vec2* points, unsigned int numberOfPoints) {
    DrawPrimitives::drawPoints(points, numberOfPoints);
}
inline void ccDrawLine(const Vec2& origin, const Vec2& destination) {
    DrawPrimitives::drawLine(origin, destination);
}
inline void ccDrawRect(Vec2 origin, Vec2 destination) {
    DrawPrimitives::drawRect(origin, destination);
}
inline void ccDrawSolidRect(Vec2 origin, Vec2 destination, Color4F color) {
    DrawPrimitives::drawSolidRect(origin, destination, color);
}
inline void ccDrawPoly(const Vec2* vertices, unsigned int numOfVertices, bool closePolygon) {
    DrawPrimitives::drawPoly(vertices, numOfVertices, closePolygon);
}
inline void ccDrawSolidPoly(const Vec2* vertices, unsigned int numOfVertices, Color4F color) {
    DrawPrimitives::drawSolidPoly(vertices, numOfVertices, color);
}
inline void ccDrawCircle(const Vec2& center, float radius, float angle, unsigned int segments,
                         bool drawLineToCenter, float scaleX, float scaleY) {
    DrawPrimitives::drawCircle(center, radius, angle, segments, drawLineToCenter, scaleX, scaleY);
}
inline void ccDrawCircle(const Vec2& center, float radius, float angle, unsigned int segments,
                         bool drawLineToCenter) {
    ccDrawCircle(center, radius, angle, segments, drawLineToCenter, 1.0f, 1.0f);
}
inline void ccDrawSolidCircle(const Vec2& center, float radius, float angle, unsigned int segments,
                              float scaleX, float scaleY) {
    DrawPrimitives::drawSolidCircle(center, radius, angle, segments, scaleX, scaleY);
}
inline void ccDrawSolidCircle(const Vec2& center, float radius, float angle, unsigned int segments) {
    ccDrawSolidCircle(center, radius, angle, segments, 1.0f, 1.0f);
}
inline void ccDrawQuadBezier(const Vec2& origin, const Vec2& control, const Vec2& destination,
                             unsigned int segments) {
    DrawPrimitives::drawQuadBezier(origin, control, destination, segments);
}
inline void ccDrawCubicBezier(const Vec2& origin, const Vec2& control1, const Vec2& control2,
                              const Vec2& destination, unsigned int segments) {
    DrawPrimitives::drawCubicBezier(origin, control1, control2, destination, segments);
}
inline void ccDrawCatmullRom(PointArray* arrayOfControlPoints, unsigned int segments) {
    DrawPrimitives::drawCatmullRom(arrayOfControlPoints, segments);
}
inline void ccDrawCardinalSpline(PointArray* config, float tension, unsigned int segments) {
    DrawPrimitives::drawCardinalSpline(config, tension, segments);
}
inline void ccDrawColor4B(GLubyte r, GLubyte g, GLubyte b, GLubyte a) {
    DrawPrimitives::setDrawColor4B(r, g, b, a);
}
inline void ccDrawColor4F(GLfloat r, GLfloat g, GLfloat b, GLfloat a) {
    DrawPrimitives::setDrawColor4F(r, g, b, a);
}
inline void ccPointSize(GLfloat pointSize) {
    DrawPrimitives::setPointSize(pointSize);
}

} // namespace cocos2d
