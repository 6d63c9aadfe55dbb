#pragma once

/// All deprecated aliases of types and constants that version 3.17 still has. Deprecated member functions are
/// declared in their classes; the aliases for base, containers and math are in
/// compat/containers/baseAliases.h and compat/names/ccp.h.

#include "app/Application.h"
#include "app/Configuration.h"
#include "app/Director.h"
#include "compat/containers/NotificationCenter.h"
#include "compat/containers/baseAliases.h"
#include "compat/names/ccp.h"
#include "compat/names/deprecatedActions.h"
#include "compat/names/deprecatedConstants.h"
#include "compat/names/deprecatedNodes.h"
#include "event/EventAcceleration.h"
#include "files/FileUtils.h"
#include "files/UserDefault.h"
#include "images/Image.h"
#include "nodes/sprites/AnimationCache.h"
#include "render/Quads.h"
#include "render/SpriteFrameCache.h"
#include "render/TextureAtlas.h"
#include "render/TextureCache.h"
#include "scene/Camera.h"
#include "scene/Component.h"

namespace cocos2d {

/// Services and events.
using CCEvent = Event;
using CCAcceleration = Acceleration;
using CCNotificationCenter = __NotificationCenter;
using NotificationCenter = __NotificationCenter;
using CCUserDefault = UserDefault;
using CCTouch = Touch;
using CCActionManager = ActionManager;
using CCCamera = Camera;
using CCConfiguration = Configuration;
using CCIMEKeyboardNotificationInfo = IMEKeyboardNotificationInfo;
using CCDirector = Director;
using CCFileUtils = FileUtils;
using CCApplication = Application;
using CCScheduler = Scheduler;
using CCComponent = Component;
using CCEGLView = GLView;

/// Images, textures and vertices.
using CCTextureAtlas = TextureAtlas;
using CCImage = Image;
using CCTexture2D = Texture2D;
using CCSpriteFrame = SpriteFrame;
using CCAnimationFrame = AnimationFrame;
using CCAnimation = Animation;
using CCTextureProtocol = TextureProtocol;
using CCBlendProtocol = BlendProtocol;
using CCLabelProtocol = LabelProtocol;
using CCAnimationCache = AnimationCache;
using CCSpriteFrameCache = SpriteFrameCache;
using CCTextureCache = TextureCache;
using ccTex2F = Tex2F;
using ccPointSprite = PointSprite;
using ccQuad2 = Quad2;
using ccQuad3 = Quad3;
using ccV2F_C4B_T2F = V2F_C4B_T2F;
using ccV2F_C4F_T2F = V2F_C4F_T2F;
using ccV3F_C4B_T2F = V3F_C4B_T2F;
using ccV2F_C4B_T2F_Triangle = V2F_C4B_T2F_Triangle;
using ccV2F_C4B_T2F_Quad = V2F_C4B_T2F_Quad;
using ccV3F_C4B_T2F_Quad = V3F_C4B_T2F_Quad;
using ccV2F_C4F_T2F_Quad = V2F_C4F_T2F_Quad;
using ccBlendFunc = BlendFunc;
using ccT2F_Quad = T2F_Quad;
using ccFontShadow = FontShadow;
using ccFontStroke = FontStroke;
using ccFontDefinition = FontDefinition;

/// A texture coordinate.
inline Tex2F tex2(const float u, const float v) {
    return Tex2F(u, v);
}

} // namespace cocos2d
