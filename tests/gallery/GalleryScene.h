#pragma once

#include "cocos2d.h"

#include <cstddef>

namespace gallery {

/// Shows one demo, framed by a header (name, caption) and a footer (number, arrows to step through the
/// demos).
class GalleryScene : public cocos2d::Scene {
public:
    /// `index` selects the demo; `iteration` is for demos that replace themselves, see Canvas::nextScene().
    static GalleryScene* create(std::size_t index, int iteration = 0);

private:
    GalleryScene(std::size_t index, int iteration) : _index(index), _iteration(iteration) {}
    bool init() override;
    void addBackground();
    void addHeader();
    void addFooter();
    void listenToKeys();
    /// Replaces the scene by the demo `by` places further on, wrapping around at both ends.
    void step(int by) const;

    std::size_t _index;
    int _iteration;
};

} // namespace gallery
