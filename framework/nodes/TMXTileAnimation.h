#pragma once

#include "base/Ref.h"
#include "base/RefPtr.h"
#include "nodes/TMXMapInfo.h"

#include <cstddef>
#include <vector>

namespace cocos2d {

class TMXLayer;

/// Plays the animated tiles of a layer: all tiles with the same gid in step, whatever their number. The layer
/// owns it; TMXTiledMap::setTileAnimEnabled() starts and stops it.
class TMXTileAnimManager : public Ref {
public:
    /// Null where no tile of the layer is animated.
    static TMXTileAnimManager* create(TMXLayer* layer, const std::vector<TMXTileAnimInfo*>& animations);
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
