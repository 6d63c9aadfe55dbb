#pragma once

#include "base/ObjectFactory.h"
#include "event/EventCustom.h"
#include "studio/json/TriggerMng.h"
#include "studio/json/TriggerObj.h"

#include <string>

/// Register a condition or an action of triggers. Write DECLARE_CLASS_INFO in its class and
/// IMPLEMENT_CLASS_INFO in a source file.
#define DECLARE_CLASS_INFO                                                                                   \
public:                                                                                                      \
    static cocos2d::ObjectFactory::TInfo Type;                                                               \
    static cocos2d::Ref* createInstance();

#define IMPLEMENT_CLASS_INFO(className)                                                                      \
    cocos2d::Ref* className::createInstance() {                                                              \
        auto* const object = new className;                                                                  \
        object->autorelease();                                                                               \
        return object;                                                                                       \
    }                                                                                                        \
    cocos2d::ObjectFactory::TInfo className::Type(#className, &className::createInstance);

#define REGISTER_CLASS(className) cocos2d::ObjectFactory::getInstance()->registerType(className::Type)

/// Sends the event of triggers with this number.
inline void sendEvent(unsigned int event) {
    cocos2d::EventCustom custom(std::to_string(event));
    cocostudio::TriggerMng::getInstance()->dispatchEvent(&custom);
}
