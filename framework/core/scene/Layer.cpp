#include "scene/Layer.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerAcceleration.h"
#include "event/EventListenerKeyboard.h"
#include "event/EventListenerTouch.h"
#include "platform/Device.h"
#include "platform/Screen.h"
#include "scene/Generation.h"

namespace cocos2d {

Layer::Layer() {
    _ignoreAnchorPointForPosition = true;
    setAnchorPoint(Vec2(0.5f, 0.5f));
}

Layer::~Layer() {
    setTouchPriority_(0);
}

bool Layer::init() {
    setContentSize(copra::screen().designSize);
    return true;
}

Layer* Layer::create() {
    auto* layer = new Layer();
    return copra::autoreleased(layer, layer->init());
}

std::string Layer::getDescription() const {
    return "<Layer | Tag = " + std::to_string(_tag) + ">";
}

template<class Listener>
void Layer::stopListening(RefPtr<Listener>& listener) {
    if (listener) _eventDispatcher->removeEventListener(listener);
    listener.reset();
}

// --- Touch ---

void Layer::setTouchEnabled(bool enabled) {
    if (_touchEnabled == enabled) return;
    _touchEnabled = enabled;
    if (enabled)
        registerWithTouchDispatcher();
    else
        listenToTouches();
}

void Layer::registerWithTouchDispatcher() {
    listenToTouches();
}

void Layer::setTouchMode(Touch::DispatchMode mode) {
    if (_touchMode == mode) return;
    _touchMode = mode;
    listenToTouches();
}

void Layer::setSwallowsTouches(bool swallowsTouches) {
    if (_swallowsTouches == swallowsTouches) return;
    _swallowsTouches = swallowsTouches;
    listenToTouches();
}

void Layer::setTouchPriority_(int priority) {
    _eventDispatcher->setTouchOrder_(this, priority);
}

int Layer::getTouchPriority_() const {
    return _eventDispatcher->getTouchOrder_(this);
}

void Layer::listenToTouches() {
    stopListening(_touchListener);
    if (!_touchEnabled) return;
    if (_touchMode == Touch::DispatchMode::ONE_BY_ONE)
        listenOneByOne();
    else
        listenAllAtOnce();
    _eventDispatcher->addEventListenerWithSceneGraphPriority(_touchListener, this);
}

void Layer::listenOneByOne() {
    auto* listener = EventListenerTouchOneByOne::create();
    listener->setSwallowTouches(_swallowsTouches);
    if (copra::generation()) { // 2.x has no onTouchBegan(): what a game calls so is its own
        listener->onTouchBegan = CC_CALLBACK_2(Layer::ccTouchBegan, this);
        listener->onTouchMoved = CC_CALLBACK_2(Layer::ccTouchMoved, this);
        listener->onTouchEnded = CC_CALLBACK_2(Layer::ccTouchEnded, this);
        listener->onTouchCancelled = CC_CALLBACK_2(Layer::ccTouchCancelled, this);
    } else {
        listener->onTouchBegan = CC_CALLBACK_2(Layer::onTouchBegan, this);
        listener->onTouchMoved = CC_CALLBACK_2(Layer::onTouchMoved, this);
        listener->onTouchEnded = CC_CALLBACK_2(Layer::onTouchEnded, this);
        listener->onTouchCancelled = CC_CALLBACK_2(Layer::onTouchCancelled, this);
    }
    _touchListener = listener;
}

void Layer::listenAllAtOnce() {
    auto* listener = EventListenerTouchAllAtOnce::create();
    listener->onTouchesBegan = CC_CALLBACK_2(Layer::onTouchesBegan, this);
    listener->onTouchesMoved = CC_CALLBACK_2(Layer::onTouchesMoved, this);
    listener->onTouchesEnded = CC_CALLBACK_2(Layer::onTouchesEnded, this);
    listener->onTouchesCancelled = CC_CALLBACK_2(Layer::onTouchesCancelled, this);
    _touchListener = listener;
}

bool Layer::onTouchBegan(Touch* touch, Event* event) {
    return ccTouchBegan(touch, event);
}

void Layer::onTouchMoved(Touch* touch, Event* event) {
    ccTouchMoved(touch, event);
}

void Layer::onTouchEnded(Touch* touch, Event* event) {
    ccTouchEnded(touch, event);
}

void Layer::onTouchCancelled(Touch* touch, Event* event) {
    ccTouchCancelled(touch, event);
}

void Layer::onTouchesBegan(const std::vector<Touch*>& touches, Event* event) {
    if (copra::generation()) ccTouchesBegan(copra::generation()->setOf(touches), event);
}

void Layer::onTouchesMoved(const std::vector<Touch*>& touches, Event* event) {
    if (copra::generation()) ccTouchesMoved(copra::generation()->setOf(touches), event);
}

void Layer::onTouchesEnded(const std::vector<Touch*>& touches, Event* event) {
    if (copra::generation()) ccTouchesEnded(copra::generation()->setOf(touches), event);
}

void Layer::onTouchesCancelled(const std::vector<Touch*>& touches, Event* event) {
    if (copra::generation()) ccTouchesCancelled(copra::generation()->setOf(touches), event);
}

bool Layer::ccTouchBegan(Touch*, Event*) {
    copra::warning(
        "Layer::ccTouchBegan: a layer that listens to single touches must override onTouchBegan()");
    return true;
}

// Overriding the other touch methods is optional.
void Layer::ccTouchMoved(Touch*, Event*) {}
void Layer::ccTouchEnded(Touch*, Event*) {}
void Layer::ccTouchCancelled(Touch*, Event*) {}
void Layer::ccTouchesBegan(__Set*, Event*) {}
void Layer::ccTouchesMoved(__Set*, Event*) {}
void Layer::ccTouchesEnded(__Set*, Event*) {}
void Layer::ccTouchesCancelled(__Set*, Event*) {}

// --- Keyboard and acceleration ---

void Layer::setKeyboardEnabled(bool enabled) {
    if (enabled == isKeyboardEnabled()) return;
    stopListening(_keyboardListener);
    if (!enabled) return;
    auto* listener = EventListenerKeyboard::create();
    listener->onKeyPressed = CC_CALLBACK_2(Layer::onKeyPressed, this);
    listener->onKeyReleased = CC_CALLBACK_2(Layer::onKeyReleased, this);
    _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
    _keyboardListener = listener;
}

void Layer::setAccelerometerEnabled(bool enabled) {
    if (enabled == isAccelerometerEnabled()) return;
    stopListening(_accelerationListener);
    if (!enabled) return;
    auto* listener = EventListenerAcceleration::create(CC_CALLBACK_2(Layer::onAcceleration, this));
    _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
    _accelerationListener = listener;
}

void Layer::setAccelerometerInterval(double interval) {
    if (isAccelerometerEnabled() && isRunning())
        Device::setAccelerometerInterval(static_cast<float>(interval));
}

void Layer::onAcceleration(Acceleration* acceleration, Event*) {
    didAccelerate(acceleration);
}

void Layer::onKeyPressed(EventKeyboard::KeyCode keyCode, Event*) {
    keyPressed(static_cast<int>(keyCode));
}

void Layer::onKeyReleased(EventKeyboard::KeyCode keyCode, Event*) {
    keyReleased(static_cast<int>(keyCode));
    if (keyCode == EventKeyboard::KeyCode::KEY_BACK) keyBackClicked();
    if (keyCode == EventKeyboard::KeyCode::KEY_MENU) keyMenuClicked();
}

void Layer::didAccelerate(Acceleration*) {}
void Layer::keyPressed(int) {}
void Layer::keyReleased(int) {}
void Layer::keyBackClicked() {}
void Layer::keyMenuClicked() {}

} // namespace cocos2d
