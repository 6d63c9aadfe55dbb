#pragma once

#include "cocos2d.h"

#include <cstddef>

namespace gallery {

/// An exhibit in its frame: caption, grid, name and position, arrows to step with.
class GalleryScene : public cocos2d::Scene {
public:
    /// The exhibit of this index; `round` is for exhibits that lead to themselves, see Stage::again().
    static GalleryScene* create(std::size_t index, int round = 0);

private:
    GalleryScene(std::size_t index, int round) : _index(index), _round(round) {}
    bool init() override;
    void addPaper();
    void addHeader();
    void addFooter();
    void listenToKeys();
    /// Shows the exhibit that is `by` further on, round and round.
    void step(int by) const;

    std::size_t _index;
    int _round;
};

} // namespace gallery
