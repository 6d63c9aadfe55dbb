#pragma once

namespace copra::web {

constexpr unsigned kArrays = 16; ///< The number of attributes that every driver supports.

// Vertex arrays and indices in the memory of the program, which OpenGL ES draws and WebGL refuses. The linker passes the calls of OpenGL that
// deal with them to WebArrays.cpp, also those of games, where they are copied into buffers.

/// Unbinds buffers and vertex arrays, and disables the attributes of array 0.
void unbindArrays();

/// Forgets the buffers of a context that was lost.
void loseArrays();

} // namespace copra::web
