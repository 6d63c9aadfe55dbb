#include "network/OnReset.h"

#include "event/EventDispatcher.h"
#include "event/EventListenerCustom.h"
#include "event/resetEvent.h"
#include "scene/SceneContext.h"

namespace copra {

OnReset::OnReset(const std::function<void()>& function)
    : _dispatcher(SceneContext::current().eventDispatcher()) {
    _listener =
        _dispatcher->addCustomEventListener(kResetEvent, [function](cocos2d::EventCustom*) { function(); });
}

OnReset::~OnReset() {
    _dispatcher->removeEventListener(_listener);
}

} // namespace copra
