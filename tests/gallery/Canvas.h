#pragma once

#include "theme.h"

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace gallery {

/// The area of a gallery scene between caption and arrows, with its origin in the lower left corner. A demo
/// adds its nodes to it.
class Canvas : public cocos2d::Node {
public:
    /// `index` selects the demo; `iteration` counts how often it has replaced itself, see nextScene().
    static Canvas* create(std::size_t index, int iteration);

    cocos2d::Vec2 middle() const { return gallery::middle(this); }

    /// Fills the canvas with a grid of cards, one per label; the label is printed below its card. Add nodes
    /// to the card; its content size is the space above the label. `columns` 0 chooses a suitable number.
    std::vector<cocos2d::Node*> cards(const std::vector<std::string>& labels, int columns = 0);
    /// Adds one card at `place` (points of the canvas) with a label below. An empty label takes no space.
    cocos2d::Node* card(const cocos2d::Rect& place, const std::string& label);
    /// Adds one card that fills the canvas.
    cocos2d::Node* wholeCard(const std::string& label = "");

    /// Calls `step` every frame with the frame's seconds; several are called in the order they were added.
    void everyFrame(std::function<void(float dt)> step);
    /// Creates an object that lives as long as the canvas.
    template<class T, class... Arguments>
    T& keep(Arguments&&... arguments) {
        auto object = std::make_shared<T>(std::forward<Arguments>(arguments)...);
        _kept.push_back(object);
        return *object;
    }

    /// For demos of scene changes: a new scene with the same demo and the next iteration number.
    cocos2d::Scene* nextScene() const;
    int iteration() const { return _iteration; }

    void update(float dt) override;

private:
    Canvas(std::size_t index, int iteration) : _index(index), _iteration(iteration) {}
    bool init() override;

    std::size_t _index;
    int _iteration;
    std::vector<std::shared_ptr<void>> _kept;
    std::vector<std::function<void(float)>> _steps;
};

} // namespace gallery
