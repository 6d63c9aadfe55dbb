/// Armatures of Cocos Studio: json, and its binary form, as values.
#include "files/FileUtils.h"

#include "base/toInteger.h"
#include "studio/armature/ArmatureDataManager.h"
#include "studio/armature/DataReaderHelper.h"
#include "studio/armature/armatureFile.h"
#include "studio/armature/armatureFrames.h"
#include "studio/values/CocoLoader.h"
#include "studio/values/studioDictionary.h"

#include <algorithm>

using namespace cocos2d;
using namespace cocostudio;
using cocos2d::tweenfunc::TweenType;

namespace copra {

namespace {

constexpr float kOldestVersion = 0.1f;

class ValuesReader {
public:
    ValuesReader(const ArmatureFile& file, float contentScale, float version)
        : _file(file), _scale(contentScale * DataReaderHelper::getPositionReadScale()), _version(version) {}

    ArmatureData* readArmature(const StudioDictionary& values) {
        auto* const armature = ArmatureData::create();
        armature->name = values.text("name");
        armature->dataVersion = _version = values.real("version", 0.1f);
        for (const Value& bone : values.list("bone_data")) {
            if (armature->boneNames.size() >= kMaxBones) {
                _file.report("\"" + armature->name + "\" has too many bones");
                break;
            }
            armature->addBoneData(readBone(StudioDictionary(bone)));
        }
        return armature;
    }

    AnimationData* readAnimation(const StudioDictionary& values) const {
        auto* const animation = AnimationData::create();
        animation->name = values.text("name");
        for (const Value& movement : values.list("mov_data"))
            animation->addMovement(readMovement(StudioDictionary(movement)));
        return animation;
    }

    static TextureData* readTexture(const StudioDictionary& values) {
        auto* const texture = TextureData::create();
        texture->name = values.text("name");
        texture->width = values.real("width");
        texture->height = values.real("height");
        texture->pivotX = values.real("pX");
        texture->pivotY = values.real("pY");
        for (const Value& contour : values.list("contour_data"))
            texture->addContourData(readContour(StudioDictionary(contour)));
        return texture;
    }

    static ContourData* readContour(const StudioDictionary& values) {
        auto* const contour = ContourData::create();
        for (const Value& vertex : values.list("vertex"))
            contour->vertexList.emplace_back(StudioDictionary(vertex).real("x"),
                                             StudioDictionary(vertex).real("y"));
        std::reverse(contour->vertexList.begin(), contour->vertexList.end());
        return contour;
    }

    /// A number whose sums and differences are integers, too.
    static int bounded(const StudioDictionary& values, const char* key, int fallback) {
        constexpr int kMost = 1'000'000'000;
        return std::clamp(values.integer(key, fallback), -kMost, kMost);
    }

    static TweenType easingOf(const StudioDictionary& values) {
        const int easing = values.integer("twE", tweenfunc::Linear);
        return static_cast<TweenType>(
            std::clamp<int>(easing, tweenfunc::CUSTOM_EASING, tweenfunc::TWEEN_EASING_MAX));
    }

    void readPlace(BaseData& node, const StudioDictionary& values) const {
        node.x = values.real("x") * _scale;
        node.y = values.real("y") * _scale;
        node.zOrder = bounded(values, "z", 0);
        node.skewX = values.real("kX");
        node.skewY = values.real("kY");
        node.scaleX = values.real("cX", 1.0f);
        node.scaleY = values.real("cY", 1.0f);
        if (!values.has("color")) return;
        const StudioDictionary color = values.sub("color");
        node.a = bounded(color, "a", 255);
        node.r = bounded(color, "r", 255);
        node.g = bounded(color, "g", 255);
        node.b = bounded(color, "b", 255);
        node.isUseColorInfo = true;
    }

    BoneData* readBone(const StudioDictionary& values) const {
        auto* const bone = BoneData::create();
        readPlace(*bone, values);
        bone->name = values.text("name");
        bone->parentName = values.text("parent");
        for (const Value& display : values.list("display_data"))
            bone->addDisplayData(readDisplay(StudioDictionary(display)));
        return bone;
    }

    DisplayData* readDisplay(const StudioDictionary& values) const {
        const int type = values.integer("displayType", CS_DISPLAY_SPRITE);
        if (type == CS_DISPLAY_ARMATURE) {
            auto* const display = ArmatureDisplayData::create();
            display->displayName = values.text("name");
            return display;
        }
        if (type == CS_DISPLAY_PARTICLE) {
            auto* const display = ParticleDisplayData::create();
            display->displayName = _file.folder() + values.text("plist");
            return display;
        }
        auto* const display = SpriteDisplayData::create();
        display->displayName = values.text("name");
        const ValueVector& places = values.list("skin_data");
        if (!places.empty()) {
            const StudioDictionary place(places.front());
            BaseData& skin = display->skinData;
            skin.x = place.real("x") * _scale;
            skin.y = place.real("y") * _scale;
            skin.scaleX = place.real("cX", 1.0f);
            skin.scaleY = place.real("cY", 1.0f);
            skin.skewX = place.real("kX", 1.0f);
            skin.skewY = place.real("kY", 1.0f);
        }
        return display;
    }

    MovementData* readMovement(const StudioDictionary& values) const {
        auto* const movement = MovementData::create();
        movement->name = values.text("name");
        movement->loop = values.flag("lp", true);
        movement->duration = std::clamp(values.integer("dr"), 0, kMaxFrame);
        movement->durationTo = std::clamp(values.integer("to"), 0, kMaxFrame);
        movement->durationTween = std::clamp(values.integer("drTW"), 0, kMaxFrame);
        movement->scale = values.has("dr") ? values.real("sc", 1.0f) : 1.0f;
        movement->tweenEasing = easingOf(values);
        for (const Value& bone : values.list("mov_bone_data"))
            movement->addMovementBoneData(readMovementBone(StudioDictionary(bone)));
        return movement;
    }

    MovementBoneData* readMovementBone(const StudioDictionary& values) const {
        auto* const movement = MovementBoneData::create();
        movement->name = values.text("name");
        movement->delay = values.real("dl");
        for (const Value& value : values.list("frame_data")) {
            FrameData* const frame = readFrame(StudioDictionary(value));
            movement->addFrameData(frame);
            if (isCombined()) continue;
            frame->frameID = copra::toInteger<int>(movement->duration);
            movement->duration += static_cast<float>(frame->duration);
        }
        if (!isCombined()) closeFrames(*movement);
        if (_version < VERSION_CHANGE_ROTATION_RANGE) unwrapRotations(*movement);
        orderFrames(*movement);
        return movement;
    }

    FrameData* readFrame(const StudioDictionary& values) const {
        auto* const frame = FrameData::create();
        readPlace(*frame, values);
        frame->tweenEasing = easingOf(values);
        frame->displayIndex = std::max(values.integer("dI"), -1);
        const BlendFunc usual = BlendFunc::ALPHA_PREMULTIPLIED;
        frame->blendFunc.src = static_cast<GLenum>(values.integer("bd_src", static_cast<int>(usual.src)));
        frame->blendFunc.dst = static_cast<GLenum>(values.integer("bd_dst", static_cast<int>(usual.dst)));
        frame->isTween = values.flag("tweenFrame", true);
        frame->strEvent = values.text("evt");
        if (isCombined())
            frame->frameID = values.integer("fi");
        else
            frame->duration = std::clamp(values.integer("dr", 1), 0, kMaxFrame);
        for (const Value& parameter : values.list("twEP")) {
            const ValueMap one{{"p", parameter}};
            frame->easingParams.push_back(StudioDictionary(one).real("p"));
        }
        return frame;
    }

private:
    bool isCombined() const { return _version >= VERSION_COMBINED; }

    const ArmatureFile& _file;
    float _scale;
    float _version;
};

/// The sprite sheets that the file names, without those of particle systems.
void loadSheets(const ArmatureFile& file, const StudioDictionary& root) {
    FileUtils* const files = FileUtils::getInstance();
    for (const Value& value : root.list("config_file_path")) {
        const ValueMap one{{"p", value}};
        const std::string name = StudioDictionary(one).text("p");
        if (name.empty()) continue;
        const std::string base = file.folder() + name.substr(0, name.find_last_of('.'));
        const std::string plist = base + ".plist";
        if (!files->isFileExist(plist)) {
            file.report(plist + " is missing");
            continue;
        }
        if (files->getValueMapFromFile(plist).count("particleLifespan") != 0) continue;
        const std::string image = base + ".png";
        ArmatureDataManager::getInstance()->addSpriteFrameFromFile(
            plist, files->isFileExist(image) ? image : "", file.path);
    }
}

} // namespace

void addArmatureValues(const ArmatureFile& file) {
    const StudioDictionary root(file.values);
    ArmatureDataManager* const manager = ArmatureDataManager::getInstance();
    ValuesReader reader(file, root.real("content_scale", 1.0f), kOldestVersion);
    for (const Value& value : root.list("armature_data")) {
        ArmatureData* const armature = reader.readArmature(StudioDictionary(value));
        manager->addArmatureData(armature->name, armature, file.path);
    }
    for (const Value& value : root.list("animation_data")) {
        AnimationData* const animation = reader.readAnimation(StudioDictionary(value));
        manager->addAnimationData(animation->name, animation, file.path);
    }
    for (const Value& value : root.list("texture_data")) {
        TextureData* const texture = ValuesReader::readTexture(StudioDictionary(value));
        manager->addTextureData(texture->name, texture, file.path);
    }
    if (file.loadsSheets) loadSheets(file, root);
}

} // namespace copra

namespace cocostudio {

namespace {

/// A part of a file as values, with a reader for it.
struct ValuesPart {
    ValuesPart(const rapidjson::Value& json, const DataReaderHelper::DataInfo* info) : ValuesPart(info) {
        copra::toStudioValue(json, value);
    }
    ValuesPart(CocoLoader* loader, stExpCocoNode* node, const DataReaderHelper::DataInfo* info)
        : ValuesPart(info) {
        if (loader && node) copra::toStudioValue(*loader, *node, value);
    }
    copra::StudioDictionary values() const { return copra::StudioDictionary(value); }

    copra::ArmatureFile file;
    cocos2d::Value value;
    copra::ValuesReader reader;

private:
    explicit ValuesPart(const DataReaderHelper::DataInfo* info)
        : file(copra::armatureFileOf(info)),
          reader(file, info ? info->contentScale : 1.0f,
                 info ? info->cocoStudioVersion : copra::kOldestVersion) {}
};

} // namespace

// --- Json ---

ArmatureData* DataReaderHelper::decodeArmature(const rapidjson::Value& json, DataInfo* dataInfo) {
    ValuesPart part(json, dataInfo);
    ArmatureData* const armature = part.reader.readArmature(part.values());
    if (dataInfo) dataInfo->cocoStudioVersion = armature->dataVersion;
    return armature;
}

BoneData* DataReaderHelper::decodeBone(const rapidjson::Value& json, DataInfo* dataInfo) {
    const ValuesPart part(json, dataInfo);
    return part.reader.readBone(part.values());
}

DisplayData* DataReaderHelper::decodeBoneDisplay(const rapidjson::Value& json, DataInfo* dataInfo) {
    const ValuesPart part(json, dataInfo);
    return part.reader.readDisplay(part.values());
}

AnimationData* DataReaderHelper::decodeAnimation(const rapidjson::Value& json, DataInfo* dataInfo) {
    const ValuesPart part(json, dataInfo);
    return part.reader.readAnimation(part.values());
}

MovementData* DataReaderHelper::decodeMovement(const rapidjson::Value& json, DataInfo* dataInfo) {
    const ValuesPart part(json, dataInfo);
    return part.reader.readMovement(part.values());
}

MovementBoneData* DataReaderHelper::decodeMovementBone(const rapidjson::Value& json, DataInfo* dataInfo) {
    const ValuesPart part(json, dataInfo);
    return part.reader.readMovementBone(part.values());
}

FrameData* DataReaderHelper::decodeFrame(const rapidjson::Value& json, DataInfo* dataInfo) {
    const ValuesPart part(json, dataInfo);
    return part.reader.readFrame(part.values());
}

TextureData* DataReaderHelper::decodeTexture(const rapidjson::Value& json) {
    const ValuesPart part(json, nullptr);
    return part.reader.readTexture(part.values());
}

ContourData* DataReaderHelper::decodeContour(const rapidjson::Value& json) {
    const ValuesPart part(json, nullptr);
    return part.reader.readContour(part.values());
}

void DataReaderHelper::decodeNode(BaseData* node, const rapidjson::Value& json, DataInfo* dataInfo) {
    const ValuesPart part(json, dataInfo);
    if (node) part.reader.readPlace(*node, part.values());
}

// --- Binary files ---

ArmatureData* DataReaderHelper::decodeArmature(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                                               DataInfo* dataInfo) {
    ValuesPart part(cocoLoader, pCocoNode, dataInfo);
    ArmatureData* const armature = part.reader.readArmature(part.values());
    if (dataInfo) dataInfo->cocoStudioVersion = armature->dataVersion;
    return armature;
}

BoneData* DataReaderHelper::decodeBone(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode, DataInfo* dataInfo) {
    const ValuesPart part(cocoLoader, pCocoNode, dataInfo);
    return part.reader.readBone(part.values());
}

DisplayData* DataReaderHelper::decodeBoneDisplay(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                                                 DataInfo* dataInfo) {
    const ValuesPart part(cocoLoader, pCocoNode, dataInfo);
    return part.reader.readDisplay(part.values());
}

AnimationData* DataReaderHelper::decodeAnimation(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                                                 DataInfo* dataInfo) {
    const ValuesPart part(cocoLoader, pCocoNode, dataInfo);
    return part.reader.readAnimation(part.values());
}

MovementData* DataReaderHelper::decodeMovement(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                                               DataInfo* dataInfo) {
    const ValuesPart part(cocoLoader, pCocoNode, dataInfo);
    return part.reader.readMovement(part.values());
}

MovementBoneData* DataReaderHelper::decodeMovementBone(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                                                       DataInfo* dataInfo) {
    const ValuesPart part(cocoLoader, pCocoNode, dataInfo);
    return part.reader.readMovementBone(part.values());
}

FrameData* DataReaderHelper::decodeFrame(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                                         DataInfo* dataInfo) {
    const ValuesPart part(cocoLoader, pCocoNode, dataInfo);
    return part.reader.readFrame(part.values());
}

TextureData* DataReaderHelper::decodeTexture(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode) {
    const ValuesPart part(cocoLoader, pCocoNode, nullptr);
    return part.reader.readTexture(part.values());
}

ContourData* DataReaderHelper::decodeContour(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode) {
    const ValuesPart part(cocoLoader, pCocoNode, nullptr);
    return part.reader.readContour(part.values());
}

void DataReaderHelper::decodeNode(BaseData* node, CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                                  DataInfo* dataInfo) {
    const ValuesPart part(cocoLoader, pCocoNode, dataInfo);
    if (node) part.reader.readPlace(*node, part.values());
}

} // namespace cocostudio
