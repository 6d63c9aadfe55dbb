#pragma once

#include "Look.h"

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace gallery {

/// What a scene of the gallery is built on: the area between caption and arrows, with its origin in the lower
/// left corner. What is added to it is the scene.
class Stage : public cocos2d::Node {
public:
    /// `index` is that of the exhibit; `round` counts how often it has led to itself, see again().
    static Stage* create(std::size_t index, int round);

    cocos2d::Vec2 middle() const { return gallery::middle(this); }

    /// Cards side by side that fill the stage, one for each label, which stands below. Add what is shown to
    /// the card; its content size is the room above the label. `columns` 0 chooses a number that suits.
    std::vector<cocos2d::Node*> cards(const std::vector<std::string>& labels, int columns = 0);
    /// One card with a label below, in the stage's points. An empty label leaves no room for one.
    cocos2d::Node* card(const cocos2d::Rect& place, const std::string& label);
    /// One card that fills the stage.
    cocos2d::Node* wholeCard(const std::string& label = "");

    /// Calls `step` with the seconds of each frame, in the order in which they were asked for.
    void everyFrame(std::function<void(float dt)> step);
    /// Keeps something alive as long as the stage.
    template<class T, class... Arguments>
    T& keep(Arguments&&... arguments) {
        auto thing = std::make_shared<T>(std::forward<Arguments>(arguments)...);
        _kept.push_back(thing);
        return *thing;
    }

    /// For scenes about scenes: a new scene with the same exhibit, one round on.
    cocos2d::Scene* again() const;
    int round() const { return _round; }

    void update(float dt) override;

private:
    Stage(std::size_t index, int round) : _index(index), _round(round) {}
    bool init() override;

    std::size_t _index;
    int _round;
    std::vector<std::shared_ptr<void>> _kept;
    std::vector<std::function<void(float)>> _steps;
};

} // namespace gallery
