#include "base/refuse.h"
#include "studio/scenes/studioTimelines.h"
#include "studio/timeline/Frame.h"

#include <cmath>
#include <cstring>
#include <rapidjson/document.h>

namespace copra {

namespace {

using Json = rapidjson::Value;

const Json* memberOf(const Json& object, const char* name) {
    if (!object.IsObject()) return nullptr;
    const auto found = object.FindMember(name);
    return found == object.MemberEnd() ? nullptr : &found->value;
}

float realOf(const Json& object, const char* name, float fallback = 0.0f) {
    const Json* const value = memberOf(object, name);
    if (!value || !value->IsNumber()) return fallback;
    const double number = value->GetDouble();
    return std::abs(number) < 1e9 ? static_cast<float>(number) : fallback;
}

int integerOf(const Json& object, const char* name, int fallback = 0) {
    const Json* const value = memberOf(object, name);
    return value && value->IsInt() ? value->GetInt()
                                   : static_cast<int>(realOf(object, name, static_cast<float>(fallback)));
}

bool flagOf(const Json& object, const char* name, bool fallback = false) {
    const Json* const value = memberOf(object, name);
    return value && value->IsBool() ? value->GetBool() : integerOf(object, name, fallback) != 0;
}

std::string textOf(const Json& object, const char* name) {
    const Json* const value = memberOf(object, name);
    return value && value->IsString() ? std::string(value->GetString(), value->GetStringLength()) : "";
}

/// The property of the description for a class of frames, and the members of the value.
struct JsonFrames {
    const char* type;
    const char* property;
};

constexpr JsonFrames kJsonFrames[] = {
    {"VisibleFrame", "VisibleForFrame"},
    {"PositionFrame", "Position"},
    {"ScaleFrame", "Scale"},
    {"RotationFrame", "Rotation"},
    {"SkewFrame", "Skew"},
    {"RotationSkewFrame", "RotationSkew"},
    {"AnchorFrame", "AnchorPoint"},
    {"InnerActionFrame", "ActionValue"},
    {"ColorFrame", "CColor"},
    {"TextureFrame", "FileData"},
    {"EventFrame", "FrameEvent"},
    {"ZOrderFrame", "ZOrder"},
};

StudioFrame readJsonFrame(const Json& json, const std::string& property) {
    StudioFrame frame;
    frame.index = integerOf(json, "frameIndex");
    frame.tween = flagOf(json, "tween");
    frame.pair.set(realOf(json, "x"), realOf(json, "y"));
    if (property == "Rotation") frame.pair.x = realOf(json, "rotation");
    frame.color = cocos2d::Color4B(static_cast<GLubyte>(integerOf(json, "red", 255)),
                                   static_cast<GLubyte>(integerOf(json, "green", 255)),
                                   static_cast<GLubyte>(integerOf(json, "blue", 255)), 255);
    frame.visible = flagOf(json, "value");
    frame.text = property == "ActionValue" ? cocostudio::timeline::InnerActionFrame::AnimationAllName
                                           : textOf(json, "value");
    frame.texture.path = frame.text;
    frame.number = integerOf(json, property == "ActionValue" ? "startFrame" : "value");
    frame.innerType = integerOf(json, "innerActionType");
    return frame;
}

} // namespace

bool readJsonAnimation(const std::string& text, const std::string& file, StudioAnimation& animation) {
    rapidjson::Document document;
    document.Parse<rapidjson::kParseIterativeFlag>(text.data(), text.size());
    const Json* const action = document.HasParseError() ? nullptr : memberOf(document, "action");
    if (!action) {
        copra::warning("ActionTimelineCache: %s has no animation in json", file.c_str());
        return false;
    }
    animation.duration = integerOf(*action, "duration");
    animation.speed = realOf(*action, "speed", 1.0f);
    const Json* const timelines = memberOf(*action, "timelines");
    if (!timelines || !timelines->IsArray()) return true;
    for (const Json& json : timelines->GetArray()) {
        StudioTimeline timeline;
        const std::string type = textOf(json, "frameType");
        for (const JsonFrames& frames : kJsonFrames)
            if (type == frames.type) timeline.property = frames.property;
        timeline.actionTag = integerOf(json, "actionTag");
        const Json* const frames = memberOf(json, "frames");
        if (frames && frames->IsArray())
            for (const Json& frame : frames->GetArray())
                timeline.frames.push_back(readJsonFrame(frame, timeline.property));
        animation.timelines.push_back(std::move(timeline));
    }
    return true;
}

} // namespace copra
