#pragma once

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

/// Plays the animation of one cell by changing its gid, as long as it is started. For single cells; the tiles
/// of a whole layer are played by TMXTileAnimManager, which leaves the gids as they are.
class TMXTileAnimTask : public Ref {
public:
    /// `tilePos`: the cell. The layer must outlive the task, or the task be stopped.
    static TMXTileAnimTask* create(TMXLayer* layer, TMXTileAnimInfo* animation, const Vec2& tilePos);
    TMXTileAnimTask(TMXLayer* layer, TMXTileAnimInfo* animation, const Vec2& tilePos);
    ~TMXTileAnimTask() override;

    /// Begins with the first picture. Flips of the tile are kept.
    void start();
    /// The picture that is shown stays.
    void stop();
    bool isRunning() const { return _isRunning; }

private:
    void show();
    void step(float dt);

    copra::WeakPtr<TMXLayer> _layer;
    RefPtr<TMXTileAnimInfo> _animation;
    Vec2 _tilePosition;
    std::string _key; ///< of its timer
    std::size_t _frame = 0;
    float _left = 0.0f; ///< seconds until the next picture
    bool _isRunning = false;
};

/// Plays the animated tiles of a layer: all tiles with the same gid in step, whatever their number. The layer
/// owns it; TMXTiledMap::setTileAnimEnabled() starts and stops it.
class TMXTileAnimManager : public Ref {
public:
    /// Null where no tile of the layer is animated.
    static TMXTileAnimManager* create(TMXLayer* layer, const std::vector<TMXTileAnimInfo*>& animations);
    /// Of all the tiles that the layer shows.
    static TMXTileAnimManager* create(TMXLayer* layer);
    ~TMXTileAnimManager() override;

    /// Begins with the first pictures.
    void startAll();
    /// The pictures that are shown stay.
    void stopAll();
    /// For the layer, when it goes.
    void forgetLayer();
    bool isStarted() const { return _started; }

private:
    struct Playing {
        RefPtr<TMXTileAnimInfo> info;
        std::size_t frame = 0;
        float left = 0.0f;  ///< seconds until the next picture
        float cycle = 0.0f; ///< seconds of all pictures
    };

    explicit TMXTileAnimManager(TMXLayer* layer) : _layer(layer) {}
    void step(float dt);
    void advance(Playing& playing, float dt);

    TMXLayer* _layer; ///< Weak: it owns this. Null when it is gone.
    bool _started = false;
    std::vector<Playing> _playing;
};

} // namespace cocos2d
