#pragma once

/// The whole cocos2d API: what a game includes. With it come the headers of the system that games are used to
/// have from it; of math.h and stdlib.h also the names outside std, so that abs() takes fractions.

// NOLINTBEGIN(modernize-deprecated-headers): games call the functions of C without std.
#include <assert.h>
#include <condition_variable>
#include <ctype.h>
#include <future>
#include <inttypes.h>
#include <list>
#include <math.h>
#include <queue>
#include <stack>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <thread>
#include <time.h>
#if __has_include(<sys/time.h>)
#include <sys/time.h>
#endif
#if __has_include(<unistd.h>)
#include <unistd.h>
#endif
// NOLINTEND(modernize-deprecated-headers)

#include <cassert>

#include "copra/core.h"

#include "compat/containers/Array.h"
#include "compat/containers/Bool.h"
#include "compat/containers/DataVisitor.h"
#include "compat/containers/Dictionary.h"
#include "compat/containers/Double.h"
#include "compat/containers/Float.h"
#include "compat/containers/Integer.h"
#include "compat/containers/NotificationCenter.h"
#include "compat/containers/Set.h"
#include "compat/containers/String.h"
#include "compat/containers/baseAliases.h"
#include "compat/containers/utf8Legacy.h"

#include "nodes/shapes/DrawNode.h"
#include "nodes/shapes/DrawPrimitives.h"
#include "nodes/shapes/LayerColor.h"
#include "nodes/shapes/LayerGradient.h"
#include "nodes/shapes/LayerRadialGradient.h"

#include "nodes/particles/ParticleBatchNode.h"
#include "nodes/particles/ParticleExamples.h"
#include "nodes/particles/ParticleSystem.h"
#include "nodes/particles/ParticleSystemQuad.h"

#include "nodes/text/Label.h"
#include "nodes/text/LabelAtlas.h"
#include "nodes/text/LabelBMFont.h"
#include "nodes/text/LabelTTF.h"
#include "nodes/text/TextFieldTTF.h"

#include "nodes/tiles/TMXLayer.h"
#include "nodes/tiles/TMXMapInfo.h"
#include "nodes/tiles/TMXObjectGroup.h"
#include "nodes/tiles/TMXTileAnimation.h"
#include "nodes/tiles/TMXTiledMap.h"
#include "nodes/tiles/TileMapAtlas.h"

#include "nodes/effects/ClippingNode.h"
#include "nodes/effects/ClippingRectangleNode.h"
#include "nodes/effects/Grid.h"
#include "nodes/effects/GridAction.h"
#include "nodes/effects/GridAmplitude.h"
#include "nodes/effects/GridTiles.h"
#include "nodes/effects/GridWaves.h"
#include "nodes/effects/MotionStreak.h"
#include "nodes/effects/NodeGrid.h"
#include "nodes/effects/PageTurn3D.h"
#include "nodes/effects/ParallaxNode.h"
#include "nodes/effects/ProgressTimer.h"
#include "nodes/effects/ProgressTo.h"
#include "nodes/effects/RenderTexture.h"

#include "nodes/menu/Menu.h"
#include "nodes/menu/MenuItem.h"
#include "nodes/menu/MenuItemAtlasFont.h"
#include "nodes/menu/MenuItemFont.h"
#include "nodes/menu/MenuItemImage.h"
#include "nodes/menu/MenuItemLabel.h"
#include "nodes/menu/MenuItemSprite.h"
#include "nodes/menu/MenuItemToggle.h"

#include "transitions/TransitionCrossFade.h"
#include "transitions/TransitionFade.h"
#include "transitions/TransitionFlip.h"
#include "transitions/TransitionPageTurn.h"
#include "transitions/TransitionProgress.h"
#include "transitions/TransitionSlide.h"
#include "transitions/TransitionTiles.h"
#include "transitions/TransitionZoom.h"

#if CC_USE_PHYSICS
#include "physics/EventListenerPhysicsContact.h"
#include "physics/PhysicsBody.h"
#include "physics/PhysicsContact.h"
#include "physics/PhysicsJoint.h"
#include "physics/PhysicsJointAnchored.h"
#include "physics/PhysicsJointRotary.h"
#include "physics/PhysicsShape.h"
#include "physics/PhysicsShapeCircle.h"
#include "physics/PhysicsShapeEdge.h"
#include "physics/PhysicsShapePolygon.h"
#include "physics/PhysicsWorld.h"
#endif

#include "fonts/FontAtlas.h"

#include "compat/names/NodeRGBA.h"
#include "compat/names/backendNames.h"
#include "compat/names/ccp.h"
#include "compat/names/deprecatedDrawing.h"
#include "compat/names/deprecatedNames.h"
#include "compat/names/kazmath.h"
#include "compat/names/kazmathStack.h"
#include "compat/names/openGL.h"
