#pragma once

#include "action/ActionInterval.h"
#include "math/Size.h"

namespace cocos2d {

/// Changes the content size of a node to another, evenly. Meant for nodes that fill their size (Scale9Sprite,
/// widgets).
class ResizeTo : public ActionInterval {
public:
    /// `duration` in seconds, the size in points.
    static ResizeTo* create(float duration, const Size& final_size);

    ResizeTo* clone() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    bool initWithDuration(float duration, const Size& final_size);

protected:
    Size _initialSize;
    Size _finalSize;
    Size _sizeDelta;
};

/// Changes the content size of a node by a difference, evenly.
class ResizeBy : public ActionInterval {
public:
    /// `duration` in seconds, the difference in points.
    static ResizeBy* create(float duration, const Size& deltaSize);

    ResizeBy* clone() const override;
    ResizeBy* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    bool initWithDuration(float duration, const Size& deltaSize);

protected:
    Size _sizeDelta;
    Size _startSize;
};

} // namespace cocos2d
