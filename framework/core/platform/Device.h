#pragma once

namespace cocos2d {

/// Properties of the device on which a game runs. A desktop has no accelerometer, does not vibrate, and
/// decides itself when its screen turns off, so calls for these only log a warning once.
class Device {
public:
    /// How text is aligned in its image.
    enum class TextAlign {
        CENTER = 0x33,       ///< In the center.
        TOP = 0x13,          ///< At the top, centered horizontally.
        TOP_RIGHT = 0x12,    ///< In the upper right corner.
        RIGHT = 0x32,        ///< At the right edge, centered vertically.
        BOTTOM_RIGHT = 0x22, ///< In the lower right corner.
        BOTTOM = 0x23,       ///< At the bottom, centered horizontally.
        BOTTOM_LEFT = 0x21,  ///< In the lower left corner.
        LEFT = 0x31,         ///< At the left edge, centered vertically.
        TOP_LEFT = 0x11,     ///< In the upper left corner.
    };

    /// Returns the pixels of the screen per inch: always 96, the convention of desktops, because few screens
    /// report their size.
    static int getDPI() { return 96; }
    /// Has no effect, because a desktop has no accelerometer; true logs a warning once.
    static void setAccelerometerEnabled(bool isEnabled);
    /// Has no effect, because a desktop has no accelerometer; logs a warning once.
    static void setAccelerometerInterval(float interval);
    /// Has no effect, because the desktop decides when the screen turns off; true logs a warning once.
    static void setKeepScreenOn(bool keepScreenOn);
    /// Has no effect, because a desktop does not vibrate; logs a warning once.
    static void vibrate(float duration);

    // --- Orientations of axmol: without effect on the window, whose shape the player chooses ---

    /// How a device is held.
    enum class Orientation {
        Unknown,          ///< No orientation; the initial value.
        Portrait,         ///< Upright.
        ReversePortrait,  ///< Upright, with the top down.
        SensorPortrait,   ///< Either way upright, as the device is held.
        Landscape,        ///< On the left or right side of the device.
        ReverseLandscape, ///< On the side opposite to Landscape.
        SensorLandscape,  ///< On the left or right side, as the device is held.
        Sensor,           ///< As the device is held, but not upside down.
        FullSensor,       ///< As the device is held, in all four orientations.
    };
    /// A set of orientations.
    enum class OrientationMask {
        Portrait = 1 << 0,         ///< Upright.
        ReversePortrait = 1 << 1,  ///< Upright, with the top down.
        Landscape = 1 << 2,        ///< On the left or right side of the device.
        ReverseLandscape = 1 << 3, ///< On the side opposite to Landscape.
        All = Portrait | ReversePortrait | Landscape |
              ReverseLandscape, ///< All four orientations, which getSupportedOrientations() returns.
    };
    /// Sets the orientation that getPreferredOrientation() returns. It has no effect on the window.
    static void setPreferredOrientation(Orientation orientation) { s_preferredOrientation_ = orientation; }
    /// Returns the orientation that setPreferredOrientation() has set.
    static Orientation getPreferredOrientation() { return s_preferredOrientation_; }
    /// Returns all orientations, because a window may have any shape.
    static OrientationMask getSupportedOrientations() { return OrientationMask::All; }

    Device() = delete;

private:
    inline static Orientation s_preferredOrientation_ = Orientation::Unknown;
};

} // namespace cocos2d
