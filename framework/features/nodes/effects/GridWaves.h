#pragma once

#include "nodes/effects/GridAction.h"

namespace cocos2d {

/// Sends waves in depth along the diagonal: z = sin(2 pi waves t + (x + y) / 100) * amplitude.
class Waves3D : public Grid3DAction, public copra::Amplified {
public:
    using Amplified::getAmplitudeRate;
    using Amplified::setAmplitudeRate;
    /// Creates an action that sends waves along the diagonal, which are `amplitude` points high in depth.
    /// `waves` is their number. `duration` is in seconds. `gridSize` is the number of columns and rows, from
    /// 1 to 512; other numbers are clamped with a warning.
    static Waves3D* create(float duration, const Size& gridSize, unsigned int waves, float amplitude);
    Waves3D* clone() const override;
    void update(float time) override;
    /// Sets the duration in seconds, the number of cells and waves, and the amplitude of the waves in points.
    /// Returns true.
    bool initWithDuration(float duration, const Size& gridSize, unsigned int waves, float amplitude);

protected:
    unsigned int _waves = 0;
};

/// Flips the contents once around the vertical axis.
class FlipX3D : public Grid3DAction {
public:
    /// Creates an action that rotates the contents by half a turn around their vertical center line, in
    /// `duration` seconds.
    static FlipX3D* create(float duration);
    FlipX3D* clone() const override;
    void update(float time) override;
    /// Sets the duration in seconds. Returns true.
    bool initWithDuration(float duration);
    /// Initializes a new object as create() does. The grid has one cell; another size is logged and ignored.
    virtual bool initWithSize(const Size& gridSize, float duration);
};

/// Flips the contents once around the horizontal axis.
class FlipY3D : public FlipX3D {
public:
    /// Creates an action that rotates the contents by half a turn around their horizontal center line, in
    /// `duration` seconds.
    static FlipY3D* create(float duration);
    FlipY3D* clone() const override;
    void update(float time) override;
};

/// Shows the contents through a lens that bulges toward the eye or away from it.
class Lens3D : public Grid3DAction {
public:
    /// Creates an action that shows the contents through a lens. Its center `position` and its `radius` are
    /// in world coordinates. `duration` is in seconds. `gridSize` is the number of columns and rows, from 1
    /// to 512; other numbers are clamped with a warning.
    static Lens3D* create(float duration, const Size& gridSize, const Vec2& position, float radius);

    /// Returns the strength of the lens; 0.7 by default.
    float getLensEffect() const { return _lensEffect; }
    /// Sets the strength of the lens; 0.7 by default.
    void setLensEffect(float lensEffect) { _lensEffect = lensEffect; }
    /// Sets whether the lens bulges away from the eye.
    void setConcave(bool concave) { _concave = concave; }
    /// Returns the center of the lens in points.
    const Vec2& getPosition() const { return _position; }
    /// Sets the center of the lens in points.
    void setPosition(const Vec2& position);

    Lens3D* clone() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;
    /// Sets the duration in seconds, the number of cells, and the center and radius of the lens in points.
    /// Returns true.
    bool initWithDuration(float duration, const Size& gridSize, const Vec2& position, float radius);

protected:
    Vec2 _position;
    float _radius = 0.0f;
    float _lensEffect = 0.7f;
    bool _concave = false;
    bool _dirty = true;
};

/// Sends circular waves in depth from a point.
class Ripple3D : public Grid3DAction, public copra::Amplified {
public:
    using Amplified::getAmplitudeRate;
    using Amplified::setAmplitudeRate;
    /// Creates an action that sends circular waves from a point. `waves` is their number. The `position` of
    /// the point, the `radius` of the waves, and their `amplitude` in depth are in world coordinates.
    /// `duration` is in seconds. `gridSize` is the number of columns and rows, from 1 to 512; other numbers
    /// are clamped with a warning.
    static Ripple3D* create(float duration, const Size& gridSize, const Vec2& position, float radius,
                            unsigned int waves, float amplitude);

    /// Returns the center of the waves, in world coordinates.
    const Vec2& getPosition() const { return _position; }
    /// Sets the center of the waves, in world coordinates.
    void setPosition(const Vec2& position) { _position = position; }

    Ripple3D* clone() const override;
    void update(float time) override;
    /// Initializes a new object as create() does. The position is in points; the duration is in seconds.
    bool initWithDuration(float duration, const Size& gridSize, const Vec2& position, float radius,
                          unsigned int waves, float amplitude);

protected:
    Vec2 _position;
    float _radius = 0.0f;
    unsigned int _waves = 0;
};

/// Moves each vertex randomly around its position, again and again.
class Shaky3D : public Grid3DAction {
public:
    /// Creates an action that shakes each vertex of the grid by up to `range` points in x and y, and with
    /// `shakeZ` in depth. `duration` is in seconds. `gridSize` is the number of columns and rows, from 1 to
    /// 512; other numbers are clamped with a warning.
    static Shaky3D* create(float duration, const Size& gridSize, int range, bool shakeZ);
    Shaky3D* clone() const override;
    void update(float time) override;
    /// Sets the duration in seconds, the number of cells, the range of the shaking in points, and whether it
    /// also goes in depth. Returns true.
    bool initWithDuration(float duration, const Size& gridSize, int range, bool shakeZ);

protected:
    int _randrange = 0;
    bool _shakeZ = false;
};

/// Sends waves through the plane that leave the edges fixed.
class Liquid : public Grid3DAction, public copra::Amplified {
public:
    using Amplified::getAmplitudeRate;
    using Amplified::setAmplitudeRate;
    /// Creates an action that moves the contents in waves, as if they were seen through water. `waves` is the
    /// number of waves, and `amplitude` their height in points. `duration` is in seconds. `gridSize` is the
    /// number of columns and rows, from 1 to 512; other numbers are clamped with a warning.
    static Liquid* create(float duration, const Size& gridSize, unsigned int waves, float amplitude);
    Liquid* clone() const override;
    void update(float time) override;
    /// Sets the duration in seconds, the number of cells and waves, and the amplitude of the waves in points.
    /// Returns true.
    bool initWithDuration(float duration, const Size& gridSize, unsigned int waves, float amplitude);

protected:
    unsigned int _waves = 0;
};

/// Sends waves through the plane.
class Waves : public Grid3DAction, public copra::Amplified {
public:
    using Amplified::getAmplitudeRate;
    using Amplified::setAmplitudeRate;
    /// Creates an action that moves the contents in waves. `waves` is the number of waves, and `amplitude`
    /// their height in points. `horizontal` moves vertices up and down, `vertical` left and right. `duration`
    /// is in seconds. `gridSize` is the number of columns and rows, from 1 to 512; other numbers are clamped
    /// with a warning.
    static Waves* create(float duration, const Size& gridSize, unsigned int waves, float amplitude,
                         bool horizontal, bool vertical);
    Waves* clone() const override;
    void update(float time) override;
    /// Initializes a new object as create() does. The amplitude is in points; the duration is in seconds.
    bool initWithDuration(float duration, const Size& gridSize, unsigned int waves, float amplitude,
                          bool horizontal, bool vertical);

protected:
    unsigned int _waves = 0;
    bool _vertical = false;
    bool _horizontal = false;
};

/// Rotates the contents around a point, by an angle that grows with the distance from the grid's center.
class Twirl : public Grid3DAction, public copra::Amplified {
public:
    using Amplified::getAmplitudeRate;
    using Amplified::setAmplitudeRate;
    /// Creates an action that twists the contents around `position`, in world coordinates, back and forth
    /// `twirls` times. The angle grows with `amplitude` and with the distance from the center of the grid.
    /// `duration` is in seconds. `gridSize` is the number of columns and rows, from 1 to 512; other numbers
    /// are clamped with a warning.
    static Twirl* create(float duration, const Size& gridSize, const Vec2& position, unsigned int twirls,
                         float amplitude);

    /// Returns the center of the rotation, in world coordinates.
    const Vec2& getPosition() const { return _position; }
    /// Sets the center of the rotation, in world coordinates.
    void setPosition(const Vec2& position) { _position = position; }

    Twirl* clone() const override;
    void update(float time) override;
    /// Initializes a new object as create() does. The position is in points; the duration is in seconds.
    bool initWithDuration(float duration, const Size& gridSize, const Vec2& position, unsigned int twirls,
                          float amplitude);

protected:
    Vec2 _position;
    unsigned int _twirls = 0;
};

} // namespace cocos2d
