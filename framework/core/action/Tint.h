#pragma once

#include "action/ActionInterval.h"
#include "math/Color.h"
#include "platform/GLTypes.h"

namespace cocos2d {

/// Changes the color of a node linearly to a color; fractions are truncated.
class TintTo : public ActionInterval {
public:
    /// Creates an action that changes the color of a node to a color with channels from 0 to 255, in
    /// `duration` seconds.
    static TintTo* create(float duration, GLubyte red, GLubyte green, GLubyte blue);
    /// Creates an action that changes the color of a node to `color` in `duration` seconds.
    static TintTo* create(float duration, const Color3B& color);

    TintTo* clone() const override;
    /// The action cannot be reversed, because the color at the start is not known: debug builds assert;
    /// release builds log it and return null.
    TintTo* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Sets the duration in seconds and the color at the end, with channels from 0 to 255. Returns true.
    bool initWithDuration(float duration, GLubyte red, GLubyte green, GLubyte blue);

protected:
    Color3B _to;   ///< The color at the end.
    Color3B _from; ///< The color at the start.
};

/// Changes the color of a node linearly by differences; values are clamped to 0..255. It does not add up with
/// other color actions: the action that runs later overwrites the others.
class TintBy : public ActionInterval {
public:
    /// Creates an action that adds to the channels of a node's color, -255 to 255 each, in `duration`
    /// seconds.
    static TintBy* create(float duration, short deltaRed, short deltaGreen, short deltaBlue);

    TintBy* clone() const override;
    /// Returns an autoreleased action that subtracts the same differences.
    TintBy* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Sets the duration in seconds and the change of each channel of the color. Returns true.
    bool initWithDuration(float duration, short deltaRed, short deltaGreen, short deltaBlue);

protected:
    short _deltaR = 0; ///< The change from the start to the end.
    short _deltaG = 0; ///< The change from the start to the end.
    short _deltaB = 0; ///< The change from the start to the end.
    Color3B _from;     ///< The color at the start.
};

} // namespace cocos2d
