#include "platform/Device.h"

#include "base/refuse.h"

namespace cocos2d {

namespace {

const char* const kNoAccelerometer = "Device: there is no accelerometer";

} // namespace

void Device::setAccelerometerEnabled(bool isEnabled) {
    copra::warn(isEnabled, kNoAccelerometer);
}

void Device::setAccelerometerInterval(float) {
    copra::reportWarning(kNoAccelerometer);
}

void Device::setKeepScreenOn(bool keepScreenOn) {
    copra::warn(keepScreenOn, "Device: the desktop decides when the screen turns off");
}

void Device::vibrate(float) {
    copra::reportWarning("Device: there is no vibration");
}

} // namespace cocos2d
