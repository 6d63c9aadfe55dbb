#include "platform/Device.h"

#include "base/log.h"

namespace cocos2d {

namespace {

void sayOnce(bool& said, const char* what) {
    if (!said) log("Device: %s", what);
    said = true;
}

void sayNoAccelerometer() {
    static bool s_said = false;
    sayOnce(s_said, "this machine has no accelerometer");
}

} // namespace

void Device::setAccelerometerEnabled(bool isEnabled) {
    if (isEnabled) sayNoAccelerometer();
}

void Device::setAccelerometerInterval(float) {
    sayNoAccelerometer();
}

void Device::setKeepScreenOn(bool keepScreenOn) {
    static bool s_said = false;
    if (keepScreenOn) sayOnce(s_said, "the screen stays on as long as the desktop wants it to");
}

void Device::vibrate(float) {
    static bool s_said = false;
    sayOnce(s_said, "this machine does not vibrate");
}

} // namespace cocos2d
