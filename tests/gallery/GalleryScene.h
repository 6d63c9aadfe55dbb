#pragma once

#include "cocos2d.h"

#include <cstddef>

namespace gallery {

/// Shows one demo, framed by a header (name, caption) and a footer (number, arrows to step through the
/// demos). Transitions change whole scenes: their frame is the notification node of the Director, which no transition
/// moves, and leaves a window in which the scenes are seen.
class GalleryScene : public cocos2d::Scene {
public:
    /// `index` selects the demo; `iteration` is for demos that replace themselves, see Canvas::nextScene().
    static GalleryScene* create(std::size_t index, int iteration = 0);

private:
    GalleryScene(std::size_t index, int iteration) : _index(index), _iteration(iteration) {}
    bool init() override;
    void onEnter() override;
    /// Whether the frame does not belong to the scene.
    bool isFramedOutside() const;
    void addBackground();
    void addHeader(cocos2d::Node* parent) const;
    void addFooter(cocos2d::Node* parent) const;
    /// The buttons in the footer. Hidden ones lie below the images in a frame outside of the scene.
    void addArrows(bool areShown);
    cocos2d::Node* makeFrame() const;
    void listenToKeys();
    /// Replaces the scene by the demo `by` places further on, wrapping around at both ends.
    void step(int by) const;

    std::size_t _index;
    int _iteration;
};

} // namespace gallery
