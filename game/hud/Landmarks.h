#pragma once

#include "cocos2d.h"
#include "view/nodes.h"

#include <string>

namespace beecluster {

/// What stands beside the way of a stage now and then, and passes with the ground: trees, stones, a hive.
class Landmarks : public cocos2d::Node {
public:
    /// `frame`: sprite frame of the landmark; `speed`: points a second of the ground. Null if it is empty or there is no
    /// such frame.
    static Landmarks* create(const std::string& frame, float speed) {
        return created(&Landmarks::initWith, frame, speed);
    }

    void update(float dt) override;

private:
    bool initWith(const std::string& frame, float speed);
    void place(float height);

    std::string _frame;
    float _speed = 0.0f;
    float _untilNext = 0.0f; ///< points
    int _placed = 0;
};

} // namespace beecluster
