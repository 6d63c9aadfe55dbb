#include "studio/scenes/studioTimelines.h"

#include "base/refuse.h"
#include "files/FileUtils.h"
#include "studio/scenes/SceneReader.h"
#include "studio/timeline/ActionTimeline.h"

#include <algorithm>

using namespace cocos2d;
using namespace cocostudio::timeline;

namespace copra {

namespace {

/// One function for each property of the editor: a frame with its value.
using MakeFrame = Frame* (*)(const StudioFrame&);

Frame* makePosition(const StudioFrame& from) {
    auto* frame = PositionFrame::create();
    frame->setPosition(from.pair);
    return frame;
}

Frame* makeScale(const StudioFrame& from) {
    auto* frame = ScaleFrame::create();
    frame->setScaleX(from.pair.x);
    frame->setScaleY(from.pair.y);
    return frame;
}

template<class Skewed>
Frame* makeSkewed(const StudioFrame& from) {
    auto* frame = Skewed::create();
    frame->setSkewX(from.pair.x);
    frame->setSkewY(from.pair.y);
    return frame;
}

Frame* makeRotation(const StudioFrame& from) {
    auto* frame = RotationFrame::create();
    frame->setRotation(from.pair.x);
    return frame;
}

Frame* makeAnchor(const StudioFrame& from) {
    auto* frame = AnchorPointFrame::create();
    frame->setAnchorPoint(from.pair);
    return frame;
}

Frame* makeColor(const StudioFrame& from) {
    auto* frame = ColorFrame::create();
    frame->setColor(Color3B(from.color.r, from.color.g, from.color.b));
    return frame;
}

Frame* makeTexture(const StudioFrame& from) {
    auto* frame = TextureFrame::create();
    frame->setTextureName(from.texture.path);
    return frame;
}

Frame* makeEvent(const StudioFrame& from) {
    auto* frame = EventFrame::create();
    frame->setEvent(from.text);
    return frame;
}

Frame* makeAlpha(const StudioFrame& from) {
    auto* frame = AlphaFrame::create();
    frame->setAlpha(static_cast<GLubyte>(std::clamp(from.number, 0, 255)));
    return frame;
}

Frame* makeOrder(const StudioFrame& from) {
    auto* frame = ZOrderFrame::create();
    frame->setZOrder(from.number);
    return frame;
}

Frame* makeVisible(const StudioFrame& from) {
    auto* frame = VisibleFrame::create();
    frame->setVisible(from.visible);
    return frame;
}

Frame* makeInner(const StudioFrame& from) {
    auto* frame = InnerActionFrame::create();
    frame->setInnerActionType(static_cast<InnerActionType>(std::clamp(from.innerType, 0, 2)));
    frame->setSingleFrameIndex(from.number);
    frame->setEnterWithName(true);
    frame->setAnimationName(from.text);
    return frame;
}

Frame* makeBlend(const StudioFrame& from) {
    auto* frame = BlendFuncFrame::create();
    frame->setBlendFunc(from.blend);
    return frame;
}

struct FrameMaker {
    const char* property;
    MakeFrame make;
    bool eases;
};

// The last two are in json only.
constexpr FrameMaker kFrameMakers[] = {
    {"Position", makePosition, true},
    {"Scale", makeScale, true},
    {"RotationSkew", makeSkewed<RotationSkewFrame>, true},
    {"AnchorPoint", makeAnchor, true},
    {"CColor", makeColor, true},
    {"FileData", makeTexture, true},
    {"FrameEvent", makeEvent, true},
    {"Alpha", makeAlpha, false}, // as in the original
    {"ZOrder", makeOrder, true},
    {"VisibleForFrame", makeVisible, true},
    {"ActionValue", makeInner, true},
    {"BlendFunc", makeBlend, false},
    {"Skew", makeSkewed<SkewFrame>, true},
    {"Rotation", makeRotation, true},
};

void warnOfMissingTexture(const StudioFrame& frame, const std::string& file) {
    const StudioResource& texture = frame.texture;
    const std::string& needed = texture.isFrame ? texture.plist : texture.path;
    if (!needed.empty() && !FileUtils::getInstance()->isFileExist(needed))
        copra::warning("CSLoader: %s: %s of key frame %d is missing", file.c_str(), needed.c_str(),
                       frame.index);
}

Timeline* makeTimeline(const StudioTimeline& description, const std::string& file) {
    const auto isOfProperty = [&](const FrameMaker& maker) { return description.property == maker.property; };
    const auto* const maker = std::find_if(std::begin(kFrameMakers), std::end(kFrameMakers), isOfProperty);
    if (maker == std::end(kFrameMakers)) return nullptr;
    std::vector<const StudioFrame*> ordered;
    for (const StudioFrame& frame : description.frames) ordered.push_back(&frame);
    const auto isEarlier = [](const StudioFrame* a, const StudioFrame* b) { return a->index < b->index; };
    std::stable_sort(ordered.begin(), ordered.end(), isEarlier);
    auto* timeline = Timeline::create();
    timeline->setActionTag(description.actionTag);
    for (const StudioFrame* from : ordered) {
        Frame* const frame = maker->make(*from);
        if (maker->make == makeTexture) warnOfMissingTexture(*from, file);
        frame->setFrameIndex(static_cast<unsigned int>(std::max(from->index, 0)));
        frame->setTween(from->tween);
        if (from->hasEasing && maker->eases) {
            frame->setTweenType(static_cast<tweenfunc::TweenType>(std::clamp(from->easing, -1, 10000)));
            frame->setEasingParams(from->easingPoints);
        }
        timeline->addFrame(frame);
    }
    return timeline;
}

} // namespace

ActionTimeline* makeStudioTimeline(const StudioAnimation& animation, const std::string& file) {
    auto* action = ActionTimeline::create();
    action->setDuration(animation.duration);
    action->setTimeSpeed(animation.speed);
    for (const StudioClip& clip : animation.clips)
        action->addAnimationInfo(AnimationInfo(clip.name, clip.start, clip.end));
    // By property, so that an inner action is set before the alpha, and so on.
    std::vector<const StudioTimeline*> ordered;
    for (const StudioTimeline& timeline : animation.timelines) ordered.push_back(&timeline);
    const auto isBefore = [](const StudioTimeline* a, const StudioTimeline* b) {
        return a->property < b->property;
    };
    std::stable_sort(ordered.begin(), ordered.end(), isBefore);
    for (const StudioTimeline* description : ordered)
        if (Timeline* const timeline = makeTimeline(*description, file)) action->addTimeline(timeline);
    return action;
}

} // namespace copra
