#pragma once

// OpenGL types and constants that the API uses (GLubyte opacity, BlendFunc{GL_ONE, GL_ONE}), defined exactly
// as in <GL/gl.h>, so that a game may include that header, too, before or after this one.

/// The type of named constants of OpenGL, such as GL_ONE.
typedef unsigned int GLenum;
/// An unsigned number of 32 bits, such as the name of a texture or program.
typedef unsigned int GLuint;
/// A signed number of 32 bits, such as the location of a uniform.
typedef int GLint;
/// A signed number of 32 bits for a size or a count.
typedef int GLsizei;
/// A floating-point number of 32 bits.
typedef float GLfloat;
/// An unsigned number of 8 bits, from 0 to 255, such as an opacity or a component of a Color3B.
typedef unsigned char GLubyte;
/// GL_TRUE or GL_FALSE.
typedef unsigned char GLboolean;
/// An unsigned number of 16 bits, such as an index of a vertex.
typedef unsigned short GLushort;
/// A character of a shader's source.
typedef char GLchar;
/// The type void of OpenGL; `GLvoid*` points to data of any type.
typedef void GLvoid;
/// A combination of flags, such as GL_COLOR_BUFFER_BIT.
typedef unsigned int GLbitfield;
/// A floating-point number of 32 bits from 0 to 1.
typedef float GLclampf;

#ifndef GL_ZERO
/// A factor of BlendFunc: 0.
#define GL_ZERO 0
#endif
#ifndef GL_ONE
/// A factor of BlendFunc: 1.
#define GL_ONE 1
#endif
#ifndef GL_SRC_COLOR
/// A factor of BlendFunc: the color that is drawn.
#define GL_SRC_COLOR 0x0300
#endif
#ifndef GL_ONE_MINUS_SRC_COLOR
/// A factor of BlendFunc: 1 minus the color that is drawn.
#define GL_ONE_MINUS_SRC_COLOR 0x0301
#endif
#ifndef GL_SRC_ALPHA
/// A factor of BlendFunc: the alpha of what is drawn.
#define GL_SRC_ALPHA 0x0302
#endif
#ifndef GL_ONE_MINUS_SRC_ALPHA
/// A factor of BlendFunc: 1 minus the alpha of what is drawn.
#define GL_ONE_MINUS_SRC_ALPHA 0x0303
#endif
#ifndef GL_DST_ALPHA
/// A factor of BlendFunc: the alpha of what is already there.
#define GL_DST_ALPHA 0x0304
#endif
#ifndef GL_ONE_MINUS_DST_ALPHA
/// A factor of BlendFunc: 1 minus the alpha of what is already there.
#define GL_ONE_MINUS_DST_ALPHA 0x0305
#endif
#ifndef GL_DST_COLOR
/// A factor of BlendFunc: the color that is already there.
#define GL_DST_COLOR 0x0306
#endif
#ifndef GL_ONE_MINUS_DST_COLOR
/// A factor of BlendFunc: 1 minus the color that is already there.
#define GL_ONE_MINUS_DST_COLOR 0x0307
#endif

#ifndef GL_FALSE
/// False as a GLboolean.
#define GL_FALSE 0
#endif
#ifndef GL_TRUE
/// True as a GLboolean.
#define GL_TRUE 1
#endif

// Primitives, texture targets, and buffer usage.
#ifndef GL_POINTS
/// Draws a point at each vertex.
#define GL_POINTS 0x0000
#endif
#ifndef GL_LINES
/// Draws a line between each pair of vertices.
#define GL_LINES 0x0001
#endif
#ifndef GL_LINE_LOOP
/// Draws a closed line through the vertices.
#define GL_LINE_LOOP 0x0002
#endif
#ifndef GL_LINE_STRIP
/// Draws a line through the vertices.
#define GL_LINE_STRIP 0x0003
#endif
#ifndef GL_TRIANGLES
/// Draws a triangle for each three vertices.
#define GL_TRIANGLES 0x0004
#endif
#ifndef GL_TRIANGLE_STRIP
/// Draws a triangle for each vertex after the second, with the two vertices before it.
#define GL_TRIANGLE_STRIP 0x0005
#endif
#ifndef GL_TRIANGLE_FAN
/// Draws a triangle for each vertex after the second, with the vertex before it and the first one.
#define GL_TRIANGLE_FAN 0x0006
#endif
#ifndef GL_TEXTURE_2D
/// A two-dimensional texture.
#define GL_TEXTURE_2D 0x0DE1
#endif
#ifndef GL_TEXTURE0
/// The first texture unit; the others follow.
#define GL_TEXTURE0 0x84C0
#endif
#ifndef GL_STATIC_DRAW
/// The usage of a buffer that seldom changes.
#define GL_STATIC_DRAW 0x88E4
#endif
#ifndef GL_DYNAMIC_DRAW
/// The usage of a buffer that changes often.
#define GL_DYNAMIC_DRAW 0x88E8
#endif

// The types of uniforms and attributes.
#ifndef GL_UNSIGNED_INT
/// The type of a vertex attribute whose components are of the type GLuint.
#define GL_UNSIGNED_INT 0x1405
#endif
#ifndef GL_BYTE
/// The type of a vertex attribute whose components are of the type signed char.
#define GL_BYTE 0x1400
#endif
#ifndef GL_UNSIGNED_BYTE
/// The type of a vertex attribute whose components are of the type GLubyte.
#define GL_UNSIGNED_BYTE 0x1401
#endif
#ifndef GL_SHORT
/// The type of a vertex attribute whose components are of the type short.
#define GL_SHORT 0x1402
#endif
#ifndef GL_UNSIGNED_SHORT
/// The type of a vertex attribute whose components are of the type GLushort.
#define GL_UNSIGNED_SHORT 0x1403
#endif
#ifndef GL_INT
/// The type of a uniform or a vertex attribute of GLint.
#define GL_INT 0x1404
#endif
#ifndef GL_FLOAT
/// The type of a uniform or a vertex attribute of GLfloat.
#define GL_FLOAT 0x1406
#endif
#ifndef GL_FLOAT_VEC2
/// The type of a uniform: a vector of two floating-point numbers.
#define GL_FLOAT_VEC2 0x8B50
#endif
#ifndef GL_FLOAT_VEC3
/// The type of a uniform: a vector of three floating-point numbers.
#define GL_FLOAT_VEC3 0x8B51
#endif
#ifndef GL_FLOAT_VEC4
/// The type of a uniform: a vector of four floating-point numbers.
#define GL_FLOAT_VEC4 0x8B52
#endif
#ifndef GL_INT_VEC2
/// The type of a uniform: a vector of two integers.
#define GL_INT_VEC2 0x8B53
#endif
#ifndef GL_INT_VEC3
/// The type of a uniform: a vector of three integers.
#define GL_INT_VEC3 0x8B54
#endif
#ifndef GL_INT_VEC4
/// The type of a uniform: a vector of four integers.
#define GL_INT_VEC4 0x8B55
#endif
#ifndef GL_BOOL
/// The type of a uniform: a flag.
#define GL_BOOL 0x8B56
#endif
#ifndef GL_BOOL_VEC2
/// The type of a uniform: a vector of two flags.
#define GL_BOOL_VEC2 0x8B57
#endif
#ifndef GL_BOOL_VEC3
/// The type of a uniform: a vector of three flags.
#define GL_BOOL_VEC3 0x8B58
#endif
#ifndef GL_BOOL_VEC4
/// The type of a uniform: a vector of four flags.
#define GL_BOOL_VEC4 0x8B59
#endif
#ifndef GL_FLOAT_MAT2
/// The type of a uniform: a matrix of 2 by 2 floating-point numbers.
#define GL_FLOAT_MAT2 0x8B5A
#endif
#ifndef GL_FLOAT_MAT3
/// The type of a uniform: a matrix of 3 by 3 floating-point numbers.
#define GL_FLOAT_MAT3 0x8B5B
#endif
#ifndef GL_FLOAT_MAT4
/// The type of a uniform: a matrix of 4 by 4 floating-point numbers.
#define GL_FLOAT_MAT4 0x8B5C
#endif
#ifndef GL_SAMPLER_2D
/// The type of a uniform: a two-dimensional texture.
#define GL_SAMPLER_2D 0x8B5E
#endif
#ifndef GL_SAMPLER_CUBE
/// The type of a uniform: a cube map.
#define GL_SAMPLER_CUBE 0x8B60
#endif

#ifndef GL_NEAREST
/// A filter of Texture2D::TexParams: shows hard pixels.
#define GL_NEAREST 0x2600
#endif
#ifndef GL_LINEAR
/// A filter of Texture2D::TexParams: smooths between pixels.
#define GL_LINEAR 0x2601
#endif
#ifndef GL_NEAREST_MIPMAP_NEAREST
/// A minification filter of Texture2D::TexParams. It has no effect: `magFilter` decides for both.
#define GL_NEAREST_MIPMAP_NEAREST 0x2700
#endif
#ifndef GL_LINEAR_MIPMAP_NEAREST
/// A minification filter of Texture2D::TexParams. It has no effect: `magFilter` decides for both.
#define GL_LINEAR_MIPMAP_NEAREST 0x2701
#endif
#ifndef GL_NEAREST_MIPMAP_LINEAR
/// A minification filter of Texture2D::TexParams. It has no effect: `magFilter` decides for both.
#define GL_NEAREST_MIPMAP_LINEAR 0x2702
#endif
#ifndef GL_LINEAR_MIPMAP_LINEAR
/// A minification filter of Texture2D::TexParams. It has no effect: `magFilter` decides for both.
#define GL_LINEAR_MIPMAP_LINEAR 0x2703
#endif
#ifndef GL_REPEAT
/// A wrap mode of Texture2D::TexParams: repeats the image.
#define GL_REPEAT 0x2901
#endif
#ifndef GL_CLAMP_TO_EDGE
/// A wrap mode of Texture2D::TexParams: continues the pixels at the edges; the default.
#define GL_CLAMP_TO_EDGE 0x812F
#endif
#ifndef GL_MIRRORED_REPEAT
/// A wrap mode of Texture2D::TexParams: repeats the image, without mirroring it.
#define GL_MIRRORED_REPEAT 0x8370
#endif

#ifndef GL_DEPTH_BUFFER_BIT
/// Selects the depth buffer.
#define GL_DEPTH_BUFFER_BIT 0x00000100
#endif
#ifndef GL_STENCIL_BUFFER_BIT
/// Selects the stencil buffer.
#define GL_STENCIL_BUFFER_BIT 0x00000400
#endif
#ifndef GL_COLOR_BUFFER_BIT
/// Selects the color buffer.
#define GL_COLOR_BUFFER_BIT 0x00004000
#endif
#ifndef GL_DEPTH24_STENCIL8
/// A buffer with 24 bits of depth and 8 bits of stencil for each pixel, for RenderTexture.
#define GL_DEPTH24_STENCIL8 0x88F0
#endif
