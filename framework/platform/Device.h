#pragma once

namespace cocos2d {

/// What a game may ask of the thing it runs on. A desktop has no accelerometer, does not vibrate and keeps
/// its screen on as its owner wants it: asked for, these say so once in the log.
class Device {
public:
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

    /// Pixels of the screen per inch: 96, by which desktops measure, since few screens tell the truth.
    static int getDPI() { return 96; }
    static void setAccelerometerEnabled(bool isEnabled);
    /// Seconds between two acceleration events.
    static void setAccelerometerInterval(float interval);
    static void setKeepScreenOn(bool keepScreenOn);
    /// For `duration` seconds.
    static void vibrate(float duration);

    Device() = delete;
};

} // namespace cocos2d
