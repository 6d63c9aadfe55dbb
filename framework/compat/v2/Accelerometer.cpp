#include "compat/v2/Accelerometer.h"

#include "app/Director.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerAcceleration.h"
#include "platform/Device.h"

#include <algorithm>

namespace cocos2d {

CCAccelerometer* CCAccelerometer::shared_() {
    static CCAccelerometer s_accelerometer;
    return &s_accelerometer;
}

CCAccelerometer* CCAccelerometer::sharedAccelerometer() {
    return shared_();
}

void CCAccelerometer::setDelegate(std::nullptr_t) {
    while (!_entries.empty()) remove(_entries.back().key);
}

void CCAccelerometer::setAccelerometerInterval(float interval) {
    Device::setAccelerometerInterval(interval);
}

void CCAccelerometer::add(const void* key, const std::function<void(Acceleration*)>& send) {
    remove(key);
    auto* listener =
        EventListenerAcceleration::create([send](Acceleration* acceleration, Event*) { send(acceleration); });
    _entries.push_back({key, listener});
    Director::getInstance()->getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
}

void CCAccelerometer::remove(const void* key) {
    const auto entry =
        std::find_if(_entries.begin(), _entries.end(), [key](const Entry_& e) { return e.key == key; });
    if (entry == _entries.end()) return;
    Director::getInstance()->getEventDispatcher()->removeEventListener(entry->listener);
    _entries.erase(entry);
}

} // namespace cocos2d
