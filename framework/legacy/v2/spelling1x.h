#pragma once

/// Names of 1.x and 2.0 for functions that have others now.

// Sprites and textures
#define spriteWithFile create
#define spriteWithSpriteFrame createWithSpriteFrame
#define spriteWithSpriteFrameName createWithSpriteFrameName
#define spriteWithTexture createWithTexture
#define spriteWithBatchNode createWithTexture
#define batchNodeWithFile create
#define batchNodeWithTexture createWithTexture
#define frameWithTexture createWithTexture
#define animationWithSpriteFrames createWithSpriteFrames
#define setIsFlipX setFlippedX
#define setIsFlipY setFlippedY

// Nodes
#define setIsVisible setVisible
#define getIsVisible isVisible
#define setIsRelativeAnchorPoint(isRelative) ignoreAnchorPointForPosition(!(isRelative))
#define getIsRunning isRunning
#define getPositionLua getPosition
#define setIsTouchEnabled setTouchEnabled
#define getIsTouchEnabled isTouchEnabled
#define setIsKeypadEnabled setKeypadEnabled
#define setIsAccelerometerEnabled setAccelerometerEnabled
#define setDisplayFPS setDisplayStats
#define setIsEnabled setEnabled
#define getIsEnabled isEnabled
#define layerWithColor create
#define layerWithColorWidthHeight create

// Labels and menus
#define labelWithString create
#define labelWithTTF create
#define labelAtlasWithString create
#define bitmapFontAtlasWithString create
#define menuWithItem createWithItem
#define menuWithItems create
#define itemFromNormalImage create
#define itemFromNormalSprite create
#define itemFromString create
#define itemFromLabel create
#define itemWithLabel create
#define itemWithTarget createWithTarget

// Actions
#define actionWithDuration create
#define actionWithAction create
#define actionWithAnimation create
#define actionWithTarget create
#define actionOneTwo createWithTwoActions
#define actionsWithArray create

// Transitions, particles, tile maps, effects
#define transitionWithDuration create
#define particleWithFile create
#define tiledMapWithTMXFile create
#define layerNamed getLayer
#define objectGroupNamed getObjectGroup
#define tileAt getTileAt
#define tileGIDAt getTileGIDAt
#define renderTextureWithWidthAndHeight create
#define streakWithFade create
#define progressWithFile create

// Files, services
#define getWriteablePath getWritablePath
#define dictionaryWithContentsOfFile createWithContentsOfFile
#define arrayWithCapacity createWithCapacity
#define arrayWithObject createWithObject
#define arrayWithObjects create
#define stringWithFormat createWithFormat
#define locationInView getLocationInView
#define sharedFileUtils getInstance

// Static functions without arguments; only where the port says that the game is of that time, since `node` is also a
// usual name of variables. `actions()` is that of sequences and spawns.
#if defined(COPRA_CLASSIC_1X)
#define node() create()
#define actions(...) create(__VA_ARGS__)
#endif
