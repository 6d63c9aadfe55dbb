#pragma once

/// The deprecated aliases of scenes, transitions and nodes that version 3.17 still has.

#include "compat/names/NodeRGBA.h"
#include "event/IMEDelegate.h"
#include "nodes/effects/ClippingNode.h"
#include "nodes/effects/Grid.h"
#include "nodes/effects/MotionStreak.h"
#include "nodes/effects/ParallaxNode.h"
#include "nodes/effects/ProgressTimer.h"
#include "nodes/effects/RenderTexture.h"
#include "nodes/menu/Menu.h"
#include "nodes/menu/MenuItemAtlasFont.h"
#include "nodes/menu/MenuItemFont.h"
#include "nodes/menu/MenuItemImage.h"
#include "nodes/menu/MenuItemToggle.h"
#include "nodes/particles/ParticleBatchNode.h"
#include "nodes/particles/ParticleExamples.h"
#include "nodes/shapes/DrawNode.h"
#include "nodes/shapes/LayerColor.h"
#include "nodes/shapes/LayerGradient.h"
#include "nodes/sprites/AtlasNode.h"
#include "nodes/sprites/SpriteBatchNode.h"
#include "nodes/text/LabelAtlas.h"
#include "nodes/text/LabelBMFont.h"
#include "nodes/text/LabelTTF.h"
#include "nodes/text/TextFieldTTF.h"
#include "nodes/tiles/TMXLayer.h"
#include "nodes/tiles/TMXMapInfo.h"
#include "nodes/tiles/TMXObjectGroup.h"
#include "nodes/tiles/TMXTiledMap.h"
#include "nodes/tiles/TileMapAtlas.h"
#include "scene/LayerMultiplex.h"
#include "transitions/TransitionCrossFade.h"
#include "transitions/TransitionFade.h"
#include "transitions/TransitionFlip.h"
#include "transitions/TransitionPageTurn.h"
#include "transitions/TransitionProgress.h"
#include "transitions/TransitionSlide.h"
#include "transitions/TransitionTiles.h"
#include "transitions/TransitionZoom.h"

namespace cocos2d {

/// Scenes, layers and transitions.
using CCLayer = Layer;
using CCLayerRGBA = Layer;
using CCLayerColor = LayerColor;
using CCLayerGradient = LayerGradient;
using CCLayerMultiplex = LayerMultiplex;
using CCScene = Scene;
using CCTransitionEaseScene = TransitionEaseScene;
using CCTransitionScene = TransitionScene;
using CCTransitionRotoZoom = TransitionRotoZoom;
using CCTransitionJumpZoom = TransitionJumpZoom;
using CCTransitionMoveInL = TransitionMoveInL;
using CCTransitionMoveInR = TransitionMoveInR;
using CCTransitionMoveInT = TransitionMoveInT;
using CCTransitionMoveInB = TransitionMoveInB;
using CCTransitionSlideInL = TransitionSlideInL;
using CCTransitionSlideInR = TransitionSlideInR;
using CCTransitionSlideInB = TransitionSlideInB;
using CCTransitionSlideInT = TransitionSlideInT;
using CCTransitionShrinkGrow = TransitionShrinkGrow;
using CCTransitionFade = TransitionFade;
using RGBAProtocol = __RGBAProtocol;
using NodeRGBA = __NodeRGBA;
using LayerRGBA = __LayerRGBA;
using CCTransitionSceneOriented = TransitionSceneOriented;
using CCTransitionFlipX = TransitionFlipX;
using CCTransitionFlipY = TransitionFlipY;
using CCTransitionFlipAngular = TransitionFlipAngular;
using CCTransitionZoomFlipX = TransitionZoomFlipX;
using CCTransitionZoomFlipY = TransitionZoomFlipY;
using CCTransitionZoomFlipAngular = TransitionZoomFlipAngular;
using CCTransitionCrossFade = TransitionCrossFade;
using CCTransitionTurnOffTiles = TransitionTurnOffTiles;
using CCTransitionSplitCols = TransitionSplitCols;
using CCTransitionSplitRows = TransitionSplitRows;
using CCTransitionFadeTR = TransitionFadeTR;
using CCTransitionFadeBL = TransitionFadeBL;
using CCTransitionFadeUp = TransitionFadeUp;
using CCTransitionFadeDown = TransitionFadeDown;
using CCTransitionPageTurn = TransitionPageTurn;
using CCTransitionProgress = TransitionProgress;
using CCTransitionProgressRadialCCW = TransitionProgressRadialCCW;
using CCTransitionProgressRadialCW = TransitionProgressRadialCW;
using CCTransitionProgressHorizontal = TransitionProgressHorizontal;
using CCTransitionProgressVertical = TransitionProgressVertical;
using CCTransitionProgressInOut = TransitionProgressInOut;
using CCTransitionProgressOutIn = TransitionProgressOutIn;

/// Nodes.
using CCNode = Node;
using CCNodeRGBA = Node;
using CCRGBAProtocol = Node;
using CCAtlasNode = AtlasNode;
using CCDrawNode = DrawNode;
using CCLabelAtlas = LabelAtlas;
using CCSprite = Sprite;
using CCSpriteBatchNode = SpriteBatchNode;
using CCMenuItem = MenuItem;
using CCMenuItemLabel = MenuItemLabel;
using CCMenuItemAtlasFont = MenuItemAtlasFont;
using CCMenuItemFont = MenuItemFont;
using CCMenuItemSprite = MenuItemSprite;
using CCMenuItemImage = MenuItemImage;
using CCMenuItemToggle = MenuItemToggle;
using CCMenu = Menu;
using CCParallaxNode = ParallaxNode;
using CCLabelTTF = LabelTTF;
using CCLabelBMFont = LabelBMFont;
using CCIMEDelegate = IMEDelegate;
using CCTextFieldDelegate = TextFieldDelegate;
using CCTextFieldTTF = TextFieldTTF;
using CCGridBase = GridBase;
using CCGrid3D = Grid3D;
using CCTiledGrid3D = TiledGrid3D;
using CCClippingNode = ClippingNode;
using CCMotionStreak = MotionStreak;
using CCProgressTimer = ProgressTimer;
using CCRenderTexture = RenderTexture;
using CCTMXObjectGroup = TMXObjectGroup;
using CCTMXLayerInfo = TMXLayerInfo;
using CCTMXTilesetInfo = TMXTilesetInfo;
using CCTMXMapInfo = TMXMapInfo;
using CCTMXLayer = TMXLayer;
using CCTMXTiledMap = TMXTiledMap;
using CCTileMapAtlas = TileMapAtlas;

/// Particles.
using CCParticleBatchNode = ParticleBatchNode;
using CCParticleSystem = ParticleSystem;
using CCParticleSystemQuad = ParticleSystemQuad;
using CCParticleFire = ParticleFire;
using CCParticleFireworks = ParticleFireworks;
using CCParticleSun = ParticleSun;
using CCParticleGalaxy = ParticleGalaxy;
using CCParticleFlower = ParticleFlower;
using CCParticleMeteor = ParticleMeteor;
using CCParticleSpiral = ParticleSpiral;
using CCParticleExplosion = ParticleExplosion;
using CCParticleSmoke = ParticleSmoke;
using CCParticleSnow = ParticleSnow;
using CCParticleRain = ParticleRain;

} // namespace cocos2d
