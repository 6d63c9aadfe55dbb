#pragma once

#include "base/Array.h"
#include "base/Ref.h"
#include "base/RefPtr.h"
#include "base/WeakPtr.h"
#include "math/Vec2.h"
#include "nodes/tiles/TMXMapInfo.h"

#include <cstddef>
#include <string>
#include <vector>

namespace cocos2d {

class TMXLayer;

/// Plays the animation of one cell by changing its gid. TMXTileAnimManager plays the animations of a whole
/// layer without changing gids.
class TMXTileAnimTask : public Ref {
public:
    /// Creates the task that animates the cell `tilePos` of a layer, which is not retained. A null layer or
    /// animation is an error: debug builds assert; release builds log it and return null.
    static TMXTileAnimTask* create(TMXLayer* layer, TMXTileAnimInfo* animation, const Vec2& tilePos);
    /// Constructs the task that animates a cell. Use create() in games.
    TMXTileAnimTask(TMXLayer* layer, TMXTileAnimInfo* animation, const Vec2& tilePos);
    ~TMXTileAnimTask() override;

    /// Starts the animation with the first frame. Flips of the tile are kept.
    void start();
    /// Stops the animation. The cell keeps its current frame.
    void stop();
    /// Whether the animation runs.
    bool isRunning() const { return _isRunning; }

private:
    void show();
    void step(float dt);

    copra::WeakPtr<TMXLayer> _layer;
    RefPtr<TMXTileAnimInfo> _animation;
    Vec2 _tilePosition;
    std::string _key; ///< The key of its timer.
    std::size_t _frame = 0;
    float _left = 0.0f; ///< The seconds until the next frame.
    bool _isRunning = false;
};

} // namespace cocos2d

namespace copra {

/// The state of an animation in a TMXTileAnimManager.
struct PlayingTile {
    cocos2d::RefPtr<cocos2d::TMXTileAnimInfo> info;
    std::size_t frame = 0;
    float left = 0.0f;  ///< The seconds until the next frame.
    float cycle = 0.0f; ///< The seconds of all frames.
};

} // namespace copra

namespace cocos2d {

/// Plays the animated tiles of a layer: all tiles with the same gid in sync, at a cost that does not depend
/// on their number. The layer owns the manager; TMXTiledMap::setTileAnimEnabled() starts and stops it.
class TMXTileAnimManager : public Ref {
public:
    /// Creates a manager for animations of the layer. Returns null if no tile of the layer is animated.
    static TMXTileAnimManager* create(TMXLayer* layer, const std::vector<TMXTileAnimInfo*>& animations);
    /// Creates a manager for all current tiles of the layer. Returns null if no tile of the layer is
    /// animated. A null layer is an error: debug builds assert; release builds log it and return null.
    static TMXTileAnimManager* create(TMXLayer* layer);
    ~TMXTileAnimManager() override;

    /// Starts all animations with their first frames.
    void startAll();
    /// Stops the animations. The tiles keep their current frames.
    void stopAll();
    /// Forgets the layer. The destructor of the layer calls it.
    void detachLayer();
    /// Whether the animations run.
    bool isStarted() const { return _started; }

private:
    explicit TMXTileAnimManager(TMXLayer* layer);
    void step(float dt);
    void advance(copra::PlayingTile& playing, float dt);

    /// The layer, which owns this object, not retained. It is null after the layer was destroyed.
    copra::WeakPtr<TMXLayer> _layer;
    bool _started = false;
    copra::Array<copra::PlayingTile> _playing;
};

} // namespace cocos2d
