#pragma once

namespace cocos2d {

/// Properties of the device on which a game runs. A desktop has no accelerometer, does not vibrate, and decides
/// itself when its screen turns off, so calls for these only log a warning, once.
class Device {
public:
    /// How a text is aligned in its image.
    enum class TextAlign {
        CENTER = 0x33,
        TOP = 0x13,
        TOP_RIGHT = 0x12,
        RIGHT = 0x32,
        BOTTOM_RIGHT = 0x22,
        BOTTOM = 0x23,
        BOTTOM_LEFT = 0x21,
        LEFT = 0x31,
        TOP_LEFT = 0x11,
    };

    /// The pixels of the screen per inch: always 96, the convention of desktops; few screens report their size.
    static int getDPI() { return 96; }
    /// A desktop has no accelerometer: true is logged.
    static void setAccelerometerEnabled(bool isEnabled);
    /// Sets the seconds between two acceleration events; ignored.
    static void setAccelerometerInterval(float interval);
    /// Has no effect; true is logged.
    static void setKeepScreenOn(bool keepScreenOn);
    /// Vibrates for `duration` seconds; ignored.
    static void vibrate(float duration);

    // --- Orientations of axmol: without effect on the window, whose shape the player chooses ---

    /// How a device is held.
    enum class Orientation {
        Unknown,
        Portrait,
        ReversePortrait,
        SensorPortrait,
        Landscape,
        ReverseLandscape,
        SensorLandscape,
        Sensor,
        FullSensor,
    };
    /// A set of orientations.
    enum class OrientationMask {
        Portrait = 1 << 0,
        ReversePortrait = 1 << 1,
        Landscape = 1 << 2,
        ReverseLandscape = 1 << 3,
        All = Portrait | ReversePortrait | Landscape | ReverseLandscape,
    };
    /// Remembers the orientation for getPreferredOrientation(), without effect on the window.
    static void setPreferredOrientation(Orientation orientation) { s_preferredOrientation_ = orientation; }
    /// The orientation that setPreferredOrientation() has set.
    static Orientation getPreferredOrientation() { return s_preferredOrientation_; }
    /// All orientations, because a window may have any shape.
    static OrientationMask getSupportedOrientations() { return OrientationMask::All; }

    Device() = delete;

private:
    inline static Orientation s_preferredOrientation_ = Orientation::Unknown;
};

} // namespace cocos2d
