#include "studio/json/ActionObject.h"

#include "action/CallFunc.h"
#include "base/toInteger.h"
#include "scene/ActionManager.h"
#include "studio/timeline/Frame.h"
#include "studio/timeline/Timeline.h"
#include "studio/values/studioDictionary.h"
#include "ui/UIHelper.h"
#include "ui/UIWidget.h"

#include <algorithm>

using namespace cocos2d;
using namespace cocostudio::timeline;
using copra::StudioDictionary;

namespace cocostudio {

namespace {

constexpr float kTimelineFrame = 1.0f / 60.0f;

Frame* moveFrame(const StudioDictionary& from) {
    auto* frame = PositionFrame::create();
    frame->setPosition(Vec2(from.real("positionx"), from.real("positiony")));
    return frame;
}

Frame* scaleFrame(const StudioDictionary& from) {
    auto* frame = ScaleFrame::create();
    frame->setScaleX(from.real("scalex"));
    frame->setScaleY(from.real("scaley"));
    return frame;
}

Frame* rotationFrame(const StudioDictionary& from) {
    auto* frame = RotationFrame::create();
    frame->setRotation(from.real("rotation"));
    return frame;
}

Frame* fadeFrame(const StudioDictionary& from) {
    auto* frame = AlphaFrame::create();
    frame->setAlpha(static_cast<GLubyte>(std::clamp(from.integer("opacity"), 0, 255)));
    return frame;
}

Frame* tintFrame(const StudioDictionary& from) {
    const auto channel = [&](const char* key) {
        return static_cast<GLubyte>(std::clamp(from.integer(key), 0, 255));
    };
    auto* frame = ColorFrame::create();
    frame->setColor(Color3B(channel("colorr"), channel("colorg"), channel("colorb")));
    return frame;
}

/// A property, the key that a key frame has if it changes the property, and what makes the frame.
struct OldFrames {
    const char* key;
    Frame* (*make)(const StudioDictionary&);
};

constexpr OldFrames kOldFrames[] = {{"positionx", moveFrame},
                                    {"scalex", scaleFrame},
                                    {"rotation", rotationFrame},
                                    {"opacity", fadeFrame},
                                    {"colorr", tintFrame}};

/// The curve toward a key frame is stored with it; a timeline has it with the frame before.
void setCurve(Frame* before, const StudioDictionary& from) {
    if (!before) return;
    before->setTweenType(static_cast<tweenfunc::TweenType>(std::clamp(from.integer("tweenType"), -1, 10000)));
    std::vector<float> parameters;
    for (const Value& number : from.list("tweenParameter"))
        parameters.push_back(number.getType() == Value::Type::VECTOR ||
                                     number.getType() == Value::Type::MAP || number.isNull()
                                 ? 0.0f
                                 : number.asFloat());
    before->setEasingParams(parameters);
}

Timeline* timelineOf(const StudioDictionary& node, const OldFrames& property) {
    auto* made = Timeline::create();
    Frame* before = nullptr;
    for (const Value& value : node.list("actionframelist")) {
        const StudioDictionary from(value);
        const int index = std::clamp(from.integer("frameid"), 0, 1 << 20);
        if (!from.has(property.key) || (before && index < static_cast<int>(before->getFrameIndex())))
            continue;
        Frame* const frame = property.make(from);
        frame->setFrameIndex(static_cast<unsigned int>(index));
        setCurve(before, from);
        made->addFrame(frame);
        before = frame;
    }
    return made;
}

} // namespace

ActionObject::ActionObject() : _timeline(ActionTimeline::create()) {}

ActionObject::~ActionObject() {
    _timeline->clearLastFrameCallFunc();
    // Its action would keep a root that is in no scene forever.
    if (_root && !_timeline->isPlaying()) _root->stopAction(_timeline);
}

void ActionObject::setUnitTime(float time) {
    _unitTime = time > 0.0f ? time : 0.1f;
    _timeline->setTimeSpeed(kTimelineFrame / _unitTime);
}

void ActionObject::initWithValue(const StudioDictionary& action, Node* root) {
    _root = root;
    _name = action.text("name");
    _loop = action.flag("loop");
    setUnitTime(action.real("unittime", 0.1f));
    int last = 0;
    auto* const widgets = dynamic_cast<ui::Widget*>(root);
    for (const Value& value : action.list("actionnodelist")) {
        const StudioDictionary node(value);
        ui::Widget* const widget =
            ui::Helper::seekActionWidgetByActionTag(widgets, node.integer("ActionTag"));
        if (!widget) continue;
        for (const OldFrames& property : kOldFrames) {
            Timeline* const made = timelineOf(node, property);
            if (made->getFrames().empty()) continue;
            last = std::max(last, static_cast<int>(made->getFrames().back()->getFrameIndex()));
            made->setActionTag(node.integer("ActionTag"));
            _timeline->addTimeline(made);
        }
    }
    _timeline->setDuration(last);
}

float ActionObject::getTotalTime() {
    return static_cast<float>(_timeline->getDuration()) * _unitTime;
}

float ActionObject::getCurrentTime() {
    return static_cast<float>(_timeline->getCurrentFrame()) * _unitTime;
}

bool ActionObject::isPlaying() {
    return _timeline->isPlaying();
}

/// A copy each time: the node may have been cleaned up since, with all its actions.
void ActionObject::attach() {
    if (!_root) return;
    _timeline->clearLastFrameCallFunc();
    _root->stopAction(_timeline);
    _timeline = _timeline->clone();
    auto* const widgets = dynamic_cast<ui::Widget*>(_root.get());
    for (Timeline* timeline : _timeline->getTimelines())
        timeline->setNode(ui::Helper::seekActionWidgetByActionTag(widgets, timeline->getActionTag()));
    _root->runAction(_timeline);
}

void ActionObject::play() {
    play(nullptr);
}

void ActionObject::play(CallFunc* func) {
    stop();
    _atEnd = func;
    attach();
    _timeline->setLastFrameCallFunc([this] {
        const RefPtr<CallFunc> call = _atEnd; // It may play again, with another one.
        if (!_loop) _atEnd = nullptr;
        if (call) call->execute();
    });
    _timeline->gotoFrameAndPlay(0, _loop);
}

void ActionObject::pause() {
    _timeline->pause();
}

void ActionObject::stop() {
    _timeline->pause();
    _atEnd = nullptr;
}

void ActionObject::updateToFrameByTime(float time) {
    attach();
    _timeline->gotoFrameAndPause(copra::toInteger<int>(std::clamp(time / _unitTime, 0.0f, 1e6f)));
}

} // namespace cocostudio
