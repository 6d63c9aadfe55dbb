#include "compat/names/deprecatedNames.h"
#include "compat/names/deprecatedDrawing.h"

#include <gtest/gtest.h>

#include <type_traits>

using namespace cocos2d;

TEST(DeprecatedNames, AreTheSameTypes) {
    EXPECT_TRUE((std::is_same_v<CCSprite, Sprite>));
    EXPECT_TRUE((std::is_same_v<CCNode, Node>));
    EXPECT_TRUE((std::is_same_v<CCProgressTimer, ProgressTimer>));
    EXPECT_TRUE((std::is_same_v<CCTransitionCrossFade, TransitionCrossFade>));
    EXPECT_TRUE((std::is_same_v<CCWaves3D, Waves3D>));
    EXPECT_TRUE((std::is_same_v<NotificationCenter, __NotificationCenter>));
}

TEST(DeprecatedNames, AreTheSameValues) {
    EXPECT_EQ(kResolutionShowAll, ResolutionPolicy::SHOW_ALL);
    EXPECT_EQ(kCCTextAlignmentRight, TextHAlignment::RIGHT);
    EXPECT_EQ(kCCNodeTagInvalid, Node::INVALID_TAG);
    EXPECT_EQ(kCCPriorityNonSystemMin, Scheduler::PRIORITY_NON_SYSTEM_MIN);
    EXPECT_EQ(kTargetLinux, Application::Platform::OS_LINUX);
    EXPECT_EQ(tex2(1, 2).v, 2);
}

TEST(DeprecatedNames, DrawWithTheSameFunctions) {
    EXPECT_STREQ(kCCShader_PositionTextureColor, GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR);
    EXPECT_STREQ(kCCUniformTime_s, GLProgram::UNIFORM_NAME_TIME);
    EXPECT_EQ(kCCVertexAttrib_TexCoords, GLProgram::VERTEX_ATTRIB_TEX_COORD);
    EXPECT_EQ(kCCTMXTileVerticalFlag, kTMXTileVerticalFlag);
    EXPECT_TRUE((std::is_same_v<CCShaderCache, GLProgramCache>));
    // Outside of draw() they draw nothing; DrawPrimitivesTest tests what they do.
    void (*const line)(const Vec2&, const Vec2&) = &ccDrawLine;
    void (*const blend)(GLenum, GLenum) = &ccGLBlendFunc;
    EXPECT_NE(line, nullptr);
    EXPECT_NE(blend, nullptr);
}
