#pragma once

#include "math/Vec2.h"

namespace beecluster {

/// How much the picture moves for effect alone: it shakes, stands still for a moment at a heavy hit, slows down when
/// a bee is lost, and its edge glows. Counts frames of 1/60 s, and never changes what happens in the game: it only
/// delays it.
class Motion {
public:
    /// `amount`: the player's setting; 1 is all of it, 0 nothing, and what is between is less of it.
    void setAmount(float amount);
    /// The same for what flashes.
    void setFlashes(float amount);
    float flashes() const { return _flashes; }

    // --- What happens ---

    /// Shakes by so many points at first; a weaker shake does not end a stronger one.
    void shake(float points);
    /// Stands still for that many seconds.
    void stop(float seconds);
    /// Slows down for that many seconds, unless it did so a moment ago.
    void slow(float seconds);
    /// Lets the edge of the picture glow; 1 is the brightest.
    void glow(float strength);

    // --- What is shown ---

    /// Advances by a frame. Returns whether the game makes a step in it.
    bool nextFrame();
    /// Points by which the picture is moved aside.
    cocos2d::Vec2 offset() const;
    /// The most points by which it is moved aside now.
    float reach() const { return _shake; }
    /// 1 to 0.
    float edge() const { return _edge; }

private:
    float _amount = 1.0f;
    float _flashes = 1.0f;
    float _shake = 0.0f; ///< points
    float _edge = 0.0f;
    int _frame = 0;
    int _stopped = 0;     ///< frames left
    int _slowed = 0;      ///< frames left
    int _slowAllowed = 0; ///< the frame from which on it may slow down again
};

} // namespace beecluster
