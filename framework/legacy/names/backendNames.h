#pragma once

#include "render/GLProgram.h"
#include "render/GLProgramState.h"
#include "render/Texture2D.h"

namespace cocos2d {

/// Names of cocos2d-x 4. Programs and their states are those of version 3.
namespace backend {

/// The names that 4.x has for these classes.
using PixelFormat = Texture2D::PixelFormat;
using Program = GLProgram;
using ProgramState = GLProgramState;

} // namespace backend
} // namespace cocos2d
