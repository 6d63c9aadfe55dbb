/// Armatures of the plugin for Flash: XML, with degrees, y down, and places of key frames relative to the armature.
#include "base/macros.h"
#include "base/numberText.h"
#include "studio/armature/ArmatureDataManager.h"
#include "studio/armature/DataReaderHelper.h"
#include "studio/armature/armatureFile.h"
#include "studio/armature/armatureFrames.h"
#include "studio/armature/armatureMath.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <tinyxml2.h>

using namespace cocos2d;
using namespace cocostudio;
using cocos2d::tweenfunc::TweenType;
using tinyxml2::XMLElement;

namespace copra {

namespace {

/// From here on coordinates of cocos2d-x are stored besides those of Flash.
constexpr float kVersionWithOwnPlaces = 2.0f;

float number(const XMLElement& element, const char* name, float fallback = 0.0f) {
    const float value = readNumberOr(element.Attribute(name), fallback);
    return std::abs(value) < 1e9f ? value : fallback;
}

int integer(const XMLElement& element, const char* name, int fallback = 0) {
    return std::clamp(element.IntAttribute(name, fallback), -kMaxFrame, kMaxFrame);
}

std::string text(const XMLElement& element, const char* name) {
    const char* const value = element.Attribute(name);
    return value ? value : "";
}

/// The child with this name, or null.
const XMLElement* childNamed(const XMLElement& parent, const std::string& name) {
    for (const XMLElement* child = parent.FirstChildElement("b"); child;
         child = child->NextSiblingElement("b"))
        if (text(*child, "name") == name) return child;
    return nullptr;
}

template<class Read>
void forEach(const XMLElement* parent, const char* name, const Read& read) {
    if (!parent) return;
    for (const XMLElement* child = parent->FirstChildElement(name); child;
         child = child->NextSiblingElement(name))
        read(*child);
}

TweenType easingOf(const XMLElement& element) {
    if (text(element, "twE") == "NaN") return tweenfunc::Linear;
    const int easing = integer(element, "twE", tweenfunc::Linear);
    if (easing == 2) return tweenfunc::Sine_EaseInOut;
    return static_cast<TweenType>(
        std::clamp<int>(easing, tweenfunc::CUSTOM_EASING, tweenfunc::TWEEN_EASING_MAX));
}

BlendFunc blendOf(int type) {
    switch (type) {
    case BLEND_ADD:
        return {GL_SRC_ALPHA, GL_ONE};
    case BLEND_MULTIPLY:
        return {GL_DST_COLOR, GL_ONE_MINUS_SRC_ALPHA};
    case BLEND_SCREEN:
        return {GL_ONE, GL_ONE_MINUS_SRC_COLOR};
    default:
        return BlendFunc::ALPHA_PREMULTIPLIED;
    }
}

class XmlReader {
public:
    XmlReader(const ArmatureFile& file, float version)
        : _file(file), _hasOwnPlaces(version >= kVersionWithOwnPlaces) {}

    ArmatureData* readArmature(const XMLElement& xml) const {
        auto* const armature = ArmatureData::create();
        armature->name = text(xml, "name");
        forEach(&xml, "b", [&](const XMLElement& bone) {
            if (armature->boneNames.size() < kMaxBones) armature->addBoneData(readBone(bone));
        });
        return armature;
    }

    AnimationData* readAnimation(const XMLElement& xml) const {
        auto* const animation = AnimationData::create();
        animation->name = text(xml, "name");
        ArmatureData* const armature = ArmatureDataManager::getInstance()->getArmatureData(animation->name);
        if (!armature) _file.report("animation \"" + animation->name + "\" has no armature");
        forEach(armature ? &xml : nullptr, "mov", [&](const XMLElement& movement) {
            animation->addMovement(readMovement(movement, *armature));
        });
        return animation;
    }

    TextureData* readTexture(const XMLElement& xml) const {
        auto* const texture = TextureData::create();
        texture->name = text(xml, "name");
        texture->width = number(xml, "width");
        texture->height = number(xml, "height");
        const float x = number(xml, _hasOwnPlaces ? "cocos2d_pX" : "pX");
        const float y = number(xml, _hasOwnPlaces ? "cocos2d_pY" : "pY");
        if (texture->width > 0.0f) texture->pivotX = x / texture->width;
        if (texture->height > 0.0f) texture->pivotY = (texture->height - y) / texture->height;
        forEach(&xml, "con",
                [&](const XMLElement& contour) { texture->addContourData(readContour(contour)); });
        return texture;
    }

    static ContourData* readContour(const XMLElement& xml) {
        auto* const contour = ContourData::create();
        forEach(&xml, "con_vt", [&](const XMLElement& vertex) {
            contour->vertexList.emplace_back(number(vertex, "x"), -number(vertex, "y"));
        });
        return contour;
    }

    static BoneData* readBone(const XMLElement& xml) {
        auto* const bone = BoneData::create();
        bone->name = text(xml, "name");
        bone->parentName = text(xml, "parent");
        bone->zOrder = integer(xml, "z");
        forEach(&xml, "d", [&](const XMLElement& display) { bone->addDisplayData(readDisplay(display)); });
        return bone;
    }

    static DisplayData* readDisplay(const XMLElement& xml) {
        DisplayData* display = nullptr;
        if (integer(xml, "isArmature") != 0)
            display = ArmatureDisplayData::create();
        else
            display = SpriteDisplayData::create();
        display->displayName = text(xml, "name");
        return display;
    }

    MovementData* readMovement(const XMLElement& xml, ArmatureData& armature) const {
        auto* const movement = MovementData::create();
        movement->name = text(xml, "name");
        movement->duration = std::max(integer(xml, "dr"), 0);
        movement->durationTo = std::max(integer(xml, "to"), 0);
        movement->durationTween = std::max(integer(xml, "drTW"), 0);
        movement->loop = integer(xml, "lp", 1) != 0;
        movement->tweenEasing = easingOf(xml);
        forEach(&xml, "b", [&](const XMLElement& bone) {
            const std::string name = text(bone, "name");
            const BoneData* const data = armature.getBoneData(name);
            if (!data) {
                _file.report("movement \"" + movement->name + "\": there is no bone \"" + name + "\"");
                return;
            }
            if (movement->getMovementBoneData(name)) return;
            movement->addMovementBoneData(readMovementBone(bone, childNamed(xml, data->parentName)));
        });
        return movement;
    }

    /// `parent`: the same movement of the bone above, or null.
    MovementBoneData* readMovementBone(const XMLElement& xml, const XMLElement* parent) const {
        auto* const movement = MovementBoneData::create();
        movement->name = text(xml, "name");
        movement->scale = number(xml, "sc", 1.0f);
        const float delay = number(xml, "dl");
        movement->delay = delay > 0.0f ? delay - 1.0f : delay;
        // The key frame of the bone above at the same time.
        const XMLElement* above = parent ? parent->FirstChildElement("f") : nullptr;
        int aboveEnd = above ? integer(*above, "dr") : 0;
        int start = 0;
        forEach(&xml, "f", [&](const XMLElement& value) {
            while (above && start >= aboveEnd && above->NextSiblingElement("f")) {
                above = above->NextSiblingElement("f");
                aboveEnd += integer(*above, "dr");
            }
            FrameData* const frame = readFrame(value, above);
            frame->frameID = start;
            start = std::min(start + std::max(frame->duration, 0), kMaxFrame);
            movement->addFrameData(frame);
        });
        movement->duration = static_cast<float>(start);
        unwrapRotations(*movement);
        closeFrames(*movement);
        orderFrames(*movement);
        return movement;
    }

    /// Position and rotation.
    void readPlace(BaseData& node, const XMLElement& xml) const {
        node.x = number(xml, _hasOwnPlaces ? "cocos2d_x" : "x");
        node.y = -number(xml, _hasOwnPlaces ? "cocos2d_y" : "y");
        node.skewX = CC_DEGREES_TO_RADIANS(number(xml, "kX"));
        node.skewY = CC_DEGREES_TO_RADIANS(-number(xml, "kY"));
    }

    /// `parent`: the key frame of the bone above at the same time, or null.
    FrameData* readFrame(const XMLElement& xml, const XMLElement* parent) const {
        auto* const frame = FrameData::create();
        readPlace(*frame, xml);
        frame->x *= DataReaderHelper::getPositionReadScale();
        frame->y *= DataReaderHelper::getPositionReadScale();
        frame->scaleX = number(xml, "cX", 1.0f);
        frame->scaleY = number(xml, "cY", 1.0f);
        frame->duration = integer(xml, "dr", 1);
        frame->displayIndex = std::max(integer(xml, "dI"), -1);
        frame->zOrder = integer(xml, "z");
        frame->tweenRotate = number(xml, "twR");
        frame->tweenEasing = easingOf(xml);
        frame->isTween = xml.BoolAttribute("tweenFrame", true);
        frame->blendFunc = blendOf(integer(xml, "bd"));
        frame->strMovement = text(xml, "mov");
        frame->strEvent = text(xml, "evt");
        frame->strSound = text(xml, "sd");
        frame->strSoundEffect = text(xml, "sdE");
        if (const XMLElement* const color = xml.FirstChildElement("colorTransform"))
            readColor(*frame, *color);
        if (parent) {
            BaseData origin;
            readPlace(origin, *parent);
            TransformHelp::transformFromParent(*frame, origin);
        }
        return frame;
    }

private:
    /// A percentage and an offset for each channel.
    static void readColor(FrameData& frame, const XMLElement& xml) {
        const auto channel = [&xml](const char* percent, const char* offset) {
            const int value = integer(xml, percent, 100) * 255 / 100 + integer(xml, offset);
            return std::clamp(value, 0, 255);
        };
        frame.a = channel("aM", "a");
        frame.r = channel("rM", "r");
        frame.g = channel("gM", "g");
        frame.b = channel("bM", "b");
        frame.isUseColorInfo = true;
    }

    const ArmatureFile& _file;
    bool _hasOwnPlaces;
};

} // namespace

void addArmatureXml(const ArmatureFile& file) {
    const XMLElement* const root = file.xml->RootElement();
    if (!root) return file.report("it is empty");
    ArmatureDataManager* const manager = ArmatureDataManager::getInstance();
    const XmlReader reader(file, number(*root, "version"));
    forEach(root->FirstChildElement("armatures"), "armature", [&](const XMLElement& xml) {
        ArmatureData* const armature = reader.readArmature(xml);
        manager->addArmatureData(armature->name, armature, file.path);
    });
    forEach(root->FirstChildElement("animations"), "animation", [&](const XMLElement& xml) {
        AnimationData* const animation = reader.readAnimation(xml);
        manager->addAnimationData(animation->name, animation, file.path);
    });
    forEach(root->FirstChildElement("TextureAtlas"), "SubTexture", [&](const XMLElement& xml) {
        TextureData* const texture = reader.readTexture(xml);
        manager->addTextureData(texture->name, texture, file.path);
    });
}

} // namespace copra

namespace cocostudio {

namespace {

/// A reader for a part of a file.
struct XmlPart {
    explicit XmlPart(const DataReaderHelper::DataInfo* info)
        : file(copra::armatureFileOf(info)), reader(file, info ? info->flashToolVersion : 0.0f) {}

    copra::ArmatureFile file;
    copra::XmlReader reader;
};

} // namespace

ArmatureData* DataReaderHelper::decodeArmature(XMLElement* armatureXML, DataInfo* dataInfo) {
    return armatureXML ? XmlPart(dataInfo).reader.readArmature(*armatureXML) : nullptr;
}

BoneData* DataReaderHelper::decodeBone(XMLElement* boneXML, XMLElement*, DataInfo*) {
    return boneXML ? copra::XmlReader::readBone(*boneXML) : nullptr;
}

DisplayData* DataReaderHelper::decodeBoneDisplay(XMLElement* displayXML, DataInfo*) {
    return displayXML ? copra::XmlReader::readDisplay(*displayXML) : nullptr;
}

AnimationData* DataReaderHelper::decodeAnimation(XMLElement* animationXML, DataInfo* dataInfo) {
    return animationXML ? XmlPart(dataInfo).reader.readAnimation(*animationXML) : nullptr;
}

MovementData* DataReaderHelper::decodeMovement(XMLElement* movementXML, ArmatureData* armatureData,
                                               DataInfo* dataInfo) {
    if (!movementXML || !armatureData) return nullptr;
    return XmlPart(dataInfo).reader.readMovement(*movementXML, *armatureData);
}

MovementBoneData* DataReaderHelper::decodeMovementBone(XMLElement* movBoneXml, XMLElement* parentXml,
                                                       BoneData*, DataInfo* dataInfo) {
    return movBoneXml ? XmlPart(dataInfo).reader.readMovementBone(*movBoneXml, parentXml) : nullptr;
}

FrameData* DataReaderHelper::decodeFrame(XMLElement* frameXML, XMLElement* parentFrameXml, BoneData*,
                                         DataInfo* dataInfo) {
    return frameXML ? XmlPart(dataInfo).reader.readFrame(*frameXML, parentFrameXml) : nullptr;
}

TextureData* DataReaderHelper::decodeTexture(XMLElement* textureXML, DataInfo* dataInfo) {
    return textureXML ? XmlPart(dataInfo).reader.readTexture(*textureXML) : nullptr;
}

ContourData* DataReaderHelper::decodeContour(XMLElement* contourXML, DataInfo*) {
    return contourXML ? copra::XmlReader::readContour(*contourXML) : nullptr;
}

} // namespace cocostudio
