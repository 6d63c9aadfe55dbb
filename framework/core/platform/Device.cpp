#include "platform/Device.h"

#include "base/log.h"

namespace cocos2d {

namespace {

void logOnce(bool& isLogged, const char* what) {
    if (!isLogged) log("Device: %s", what);
    isLogged = true;
}

void warnNoAccelerometer() {
    static bool s_isLogged = false;
    logOnce(s_isLogged, "there is no accelerometer");
}

} // namespace

void Device::setAccelerometerEnabled(bool isEnabled) {
    if (isEnabled) warnNoAccelerometer();
}

void Device::setAccelerometerInterval(float) {
    warnNoAccelerometer();
}

void Device::setKeepScreenOn(bool keepScreenOn) {
    static bool s_isLogged = false;
    if (keepScreenOn) logOnce(s_isLogged, "the desktop decides when the screen turns off");
}

void Device::vibrate(float) {
    static bool s_isLogged = false;
    logOnce(s_isLogged, "there is no vibration");
}

} // namespace cocos2d
