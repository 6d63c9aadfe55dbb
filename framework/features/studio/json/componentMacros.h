#pragma once

/// Macros that register classes of a game with ObjectFactory, so that scenes of Cocos Studio can refer to
/// them: components for SceneReader, and readers for CSLoader, which have a getInstance().

#include "base/ObjectFactory.h"

#define CC_STUDIO_DLL

#define DECLARE_CLASS_COMPONENT_INFO                                                                         \
public:                                                                                                      \
    static cocos2d::ObjectFactory::TInfo Type;                                                               \
    static cocos2d::Ref* createInstance(void);

#define IMPLEMENT_CLASS_COMPONENT_INFO(className)                                                            \
    cocos2d::Ref* className::createInstance(void) {                                                          \
        return className::create();                                                                          \
    }                                                                                                        \
    cocos2d::ObjectFactory::TInfo className::Type = CREATE_CLASS_COMPONENT_INFO(className);

#define CREATE_CLASS_COMPONENT_INFO(className)                                                               \
    cocos2d::ObjectFactory::getInstance()->registered_(                                                      \
        cocos2d::ObjectFactory::TInfo(#className, &className::createInstance))

#define DECLARE_CLASS_NODE_READER_INFO                                                                       \
public:                                                                                                      \
    static cocos2d::ObjectFactory::TInfo __Type;                                                             \
    static cocos2d::Ref* createInstance(void);

#define IMPLEMENT_CLASS_NODE_READER_INFO(className)                                                          \
    cocos2d::Ref* className::createInstance(void) {                                                          \
        return className::getInstance();                                                                     \
    }                                                                                                        \
    cocos2d::ObjectFactory::TInfo className::__Type = CREATE_CLASS_NODE_READER_INFO(className);

#define CREATE_CLASS_NODE_READER_INFO(className)                                                             \
    cocos2d::ObjectFactory::getInstance()->registered_(                                                      \
        cocos2d::ObjectFactory::TInfo(#className, &className::createInstance))
