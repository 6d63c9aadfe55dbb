#pragma once

/// Names of 1.x and 2.0 for functions that were renamed later.

// Sprites and textures
#define spriteWithFile create
#define spriteWithSpriteFrame createWithSpriteFrame
#define spriteWithSpriteFrameName createWithSpriteFrameName
#define spriteWithTexture createWithTexture
#define spriteWithBatchNode(batchNode, ...) createWithTexture((batchNode)->getTexture(), __VA_ARGS__)
#define initWithBatchNodeRectInPixels initWithBatchNode
#define batchNodeWithFile create
#define batchNodeWithTexture createWithTexture
#define frameWithTexture createWithTexture
#define animationWithSpriteFrames createWithSpriteFrames
#define setIsFlipX setFlippedX
#define setIsFlipY setFlippedY
#define setIsOpacityModifyRGB setOpacityModifyRGB
#define getIsOpacityModifyRGB isOpacityModifyRGB
#define displayedFrame displayFrame
#define getOffsetPositionInPixels getOffsetPosition
#define setTextureRectInPixels setTextureRect
#define useBatchNode setBatchNode
#define textureAtlasWithFile create
#define textureAtlasWithTexture createWithTexture
#define animationWithFrames createWithSpriteFrames
#define initWithFrames initWithSpriteFrames
#define addFrameWithFileName addSpriteFrameWithFileName
#define addFrameWithTexture addSpriteFrameWithTexture
#define addFrame addSpriteFrame

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
#define getIsSelected isSelected
#define layerWithColor create
#define layerWithColorWidthHeight create
#define layerWithLayer createWithLayer
#define layerWithLayers create
#define retainCount getReferenceCount
// In 2.x, pixels were points, except on the first retina phones.
#define setPositionInPixels setPosition
#define getPositionInPixels getPosition
#define setContentSizeInPixels setContentSize
#define getContentSizeInPixels getContentSize
#define getAnchorPointInPixels getAnchorPointInPoints
#define boundingBoxInPixels boundingBox

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
#define itemWithItem create
#define initFromNormalImage initWithNormalImage
#define initFromNormalSprite initWithNormalSprite
#define initFromString initWithString
#define initWithItems initWithItems_
#define itemForTouch itemForTouch_
#define setCString setString
#define atlasWithTileFile create

// Actions
#define actionWithDuration create
#define actionWithAction create
#define actionWithAnimation create
#define actionWithTarget create
#define actionOneTwo createWithTwoActions
#define actionsWithArray create
#define actionWithFlipX create
#define actionWithFlipY create
#define actionWithTimes create
// Effects: in 1.x, the size of the grid and the duration are the last arguments; here, they are the first.
#define actionWithSize(...) COPRA_GRID_ACTION(__VA_ARGS__)
#define actionWithPosition(...) COPRA_GRID_ACTION(__VA_ARGS__)
#define actionWithWaves(...) COPRA_GRID_ACTION(__VA_ARGS__)
#define actionWithRange(...) COPRA_GRID_ACTION(__VA_ARGS__)
#define actionWithSeed(...) COPRA_GRID_ACTION(__VA_ARGS__)
#define actionWithJumps(...) COPRA_GRID_ACTION(__VA_ARGS__)
#define actionWithCols(...) COPRA_GRID_ACTION(__VA_ARGS__)
#define actionWithRows(...) COPRA_GRID_ACTION(__VA_ARGS__)
#define COPRA_GRID_ACTION(...)                                                                               \
    COPRA_SEVENTH(__VA_ARGS__, COPRA_GRID_6, COPRA_GRID_5, COPRA_GRID_4, COPRA_GRID_3, COPRA_GRID_2,         \
                  create, )                                                                                  \
    (__VA_ARGS__)
#define COPRA_SEVENTH(_1, _2, _3, _4, _5, _6, name, ...) name
#define COPRA_GRID_2(grid, time) create(time, grid)
#define COPRA_GRID_3(a, grid, time) create(time, grid, a)
#define COPRA_GRID_4(a, b, grid, time) create(time, grid, a, b)
#define COPRA_GRID_5(a, b, c, grid, time) create(time, grid, a, b, c)
#define COPRA_GRID_6(a, b, c, d, grid, time) create(time, grid, a, b, c, d)

// Transitions, particles, tile maps, effects
#define transitionWithDuration create
#define particleWithFile create
#define tiledMapWithTMXFile create
#define tileMapAtlasWithTileFile create
#define layerWithTilesetInfo create
#define layerNamed getLayer
#define objectGroupNamed getObjectGroup
#define tileAt getTileAt
#define tileGIDAt getTileGIDAt
#define renderTextureWithWidthAndHeight create
#define streakWithFade create
#define progressWithFile(file) create(cocos2d::Sprite::create(file))
#define progressWithTexture(texture) create(cocos2d::Sprite::createWithTexture(texture))
#define setIsAutoRemoveOnFinish setAutoRemoveOnFinish
#define getIsAutoRemoveOnFinish isAutoRemoveOnFinish
#define setIsBlendAdditive setBlendAdditive
#define getIsBlendAdditive isBlendAdditive
#define getIsActive isActive

// Files, services
#define getWriteablePath getWritablePath
#define dictionaryWithContentsOfFile createWithContentsOfFile
#define arrayWithCapacity createWithCapacity
#define arrayWithObject createWithObject
#define arrayWithObjects create
#define stringWithFormat createWithFormat
#define arrayWithArray createWithArray
// The number of the view is ignored.
#define locationInView(...) getLocationInView()
#define previousLocationInView(...) getPreviousLocationInView()
#define unscheduleAllSelectorsForTarget unscheduleAllForTarget
#define setResourcePath addSearchPath
#define sharedFileUtils getInstance

// The Director. A window has one orientation, and no second resolution: these calls do nothing.
#define isDisplayFPS isDisplayStats
#define getDisplaySizeInPixels getWinSizeInPixels
#define getFrames getTotalFrames
#define setDeviceOrientation(orientation) isPaused()
#define enableRetinaDisplay(enabled) isPaused()
#define setDirectorType(type) getInstance()

// Static functions without arguments; only where the port says that the game is of that time, since `node` is also a
// usual name of variables. `actions()` is that of sequences and spawns. With them the members of animations and strings.
#if defined(COPRA_CLASSIC_STD) // for games that rely on it
using namespace std;
#endif
#if defined(COPRA_CLASSIC_1X)
#define node() create()
#define animation() create()
#define array() create()
#define action() create()
#define actions(...) create(__VA_ARGS__)
#define setDelay setDelayPerUnit
#define getDelay getDelayPerUnit
#define toInt intValue
#define toUInt uintValue
#define toFloat floatValue
#define toStdString getCString
#endif
