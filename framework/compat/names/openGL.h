#pragma once

#include "platform/GLTypes.h"

// OpenGL itself, which cocos2d.h of cocos2d-x declares too. Where its calls have an effect:
// docs/porting/details.md.

#if !defined(__gl_h_) && !defined(GL_GLEXT_PROTOTYPES)
#define GL_GLEXT_PROTOTYPES 1
#endif
// Declares what OpenGL's header needs on Windows, without <windows.h>, whose macros (near, far, min, max) are
// names in games.
#if defined(_WIN32) && !defined(APIENTRY) && !defined(WINGDIAPI)
#define COPRA_NO_WINDOWS_H
#define WINGDIAPI __declspec(dllimport)
#define APIENTRY __stdcall
#endif
#if defined(__APPLE__)
#include <OpenGL/gl.h>
#elif __has_include(<GL/gl.h>) && __has_include(<GL/glext.h>)
#include <GL/gl.h>
#include <GL/glext.h>
#endif
#ifdef COPRA_NO_WINDOWS_H
#undef COPRA_NO_WINDOWS_H
#undef WINGDIAPI
#undef APIENTRY
#endif
