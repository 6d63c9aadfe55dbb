#include "Target.h"
#include "support.h"

#include "render/TextureCache.h"
#include "scene/SceneContext.h"
#include "studio/armature/Armature.h"
#include "studio/armature/ArmatureDataManager.h"
#include "studio/armature/armatureFile.h"
#include "studio/builder/CCBAnimationManager.h"
#include "studio/builder/CCBReader.h"
#include "studio/json/ActionObject.h"
#include "studio/json/SceneReader.h"
#include "studio/json/uiReader.h"
#include "studio/scenes/SceneBuilder.h"
#include "studio/scenes/SceneReader.h"
#include "studio/scenes/languageData.h"
#include "studio/scenes/studioTimelines.h"
#include "studio/timeline/ActionTimeline.h"
#include "studio/values/CocoLoader.h"
#include "studio/values/studioDictionary.h"

#include <algorithm>
#include <fstream>

namespace fuzz {

using namespace cocos2d;

namespace {

/// Plays the animation of a scene, at odd speeds.
void playStudio(const copra::StudioAnimation& animation) {
    auto* const node = Node::create();
    auto* const action = copra::makeStudioTimeline(animation, "fuzz");
    action->startWithTarget(node);
    for (const auto& clip : animation.clips) action->play(clip.name, true);
    action->gotoFrameAndPlay(0, true);
    for (const float dt : {0.0f, 0.02f, 0.3f, 5.0f}) action->step(dt);
    action->gotoFrameAndPause(7);
}

void readCsb(const std::uint8_t* bytes, std::size_t count) {
    context();
    copra::StudioScene scene;
    copra::ByteBudget budget(count);
    if (!copra::readCsb(bytes, count, "fuzz.csb", scene, budget)) return;
    copra::SceneBuilder(nullptr).buildData(bytes, count, "fuzz.csb");
    playStudio(scene.animation);
}

void readCsd(const std::uint8_t* bytes, std::size_t count) {
    context();
    const std::string text = textOf(bytes, count);
    copra::StudioScene scene;
    if (!copra::readCsd(text, "fuzz.csd", scene)) return;
    copra::SceneBuilder(nullptr).buildScene(scene, "fuzz.csd");
    playStudio(scene.animation);
}

void makeInterface(const Value& file) {
    const copra::StudioDictionary root(file);
    if (!root.has("widgetTree")) return;
    copra::StudioUiReader reader("fuzz", "", root.integer("version"),
                                 [](const std::string&, ui::Widget*, const std::string&) {});
    auto* const widget = reader.read(file.asValueMap().at("widgetTree"));
    for (const Value& action : root.sub("animation").list("actionlist")) {
        auto* const object = new cocostudio::ActionObject();
        object->initWithValue(copra::StudioDictionary(action), widget);
        object->updateToFrameByTime(0.3f);
        object->release();
    }
}

void readInterface(const std::uint8_t* bytes, std::size_t count) {
    context();
    Value file;
    std::string fault;
    if (copra::parseStudioJson(textOf(bytes, count), file, fault)) makeInterface(file);
}

void readCocoBinary(const std::uint8_t* bytes, std::size_t count) {
    context();
    Value file;
    std::string fault;
    if (copra::readCocoBinary(bytes, count, file, fault)) makeInterface(file);
}

void readOldScene(const std::uint8_t* bytes, std::size_t count) {
    context();
    const std::string path = scratchFolder() + "scene.json";
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes), static_cast<long>(count));
    cocostudio::SceneReader::getInstance()->createNodeWithSceneFile(path);
}

/// Plays every movement of every armature for a moment.
void readArmature(const std::uint8_t* bytes, std::size_t count) {
    context();
    copra::ArmatureFile file;
    file.path = "fuzz";
    file.contents = textOf(bytes, count);
    file.isXml = !file.contents.empty() && file.contents[0] == '<';
    file.isBinary = file.contents.compare(0, 10, "CocoStudio") == 0;
    file.parse();
    file.addData();
    auto* const manager = cocostudio::ArmatureDataManager::getInstance();
    for (const std::string& name : manager->getArmatureDatas().keys()) {
        auto* const armature = name.empty() ? nullptr : cocostudio::Armature::create(name);
        if (!armature) continue;
        cocostudio::ArmatureAnimation* const animation = armature->getAnimation();
        for (const std::string& movement : animation->getAnimationData()->movementNames) {
            animation->play(movement);
            for (const float dt : {0.0f, 0.02f, 0.3f, 0.9f}) armature->update(dt);
            animation->gotoAndPause(3);
        }
        armature->getBoundingBox();
    }
    cocostudio::ArmatureDataManager::destroyInstance();
}

void readStudioJson(const std::uint8_t* bytes, std::size_t count) {
    context();
    copra::StudioAnimation animation;
    if (copra::readJsonAnimation(textOf(bytes, count), "fuzz.json", animation)) playStudio(animation);
}

/// Reads the nodes, and runs every sequence for a moment.
void readCcbi(const std::uint8_t* bytes, std::size_t count) {
    context();
    auto data = std::make_shared<Data>();
    data->copy(bytes, static_cast<ssize_t>(count));
    auto* const reader = new cocosbuilder::CCBReader();
    reader->autorelease();
    Node* const root = reader->readNodeGraphFromData(data, nullptr, Size(480.0f, 320.0f));
    if (!root) return;
    auto* const manager = reader->getAnimationManager();
    for (int i = 0; i < std::min<int>(4, static_cast<int>(manager->getSequences().size())); ++i) {
        manager->runAnimationsForSequenceIdTweenDuration(manager->getSequences().at(i)->getSequenceId(),
                                                         0.1f);
        for (int k = 0; k < 3; ++k) context().update(0.1f);
    }
    root->cleanup();
    TextureCache::destroyInstance();
}

/// The texts of LocalizationManager, in both forms.
void readLanguage(const std::uint8_t* bytes, std::size_t count) {
    copra::LanguageData texts;
    std::string fault;
    copra::readBinaryLanguage(bytes, count, texts, fault);
    copra::readJsonLanguage(textOf(bytes, count), texts, fault);
}

void readJsonScene(const std::uint8_t* bytes, std::size_t count) {
    context();
    copra::SceneBuilder(nullptr).buildJsonText(textOf(bytes, count), "fuzz.json", "");
}

void readCocoLoader(const std::uint8_t* bytes, std::size_t count) {
    cocostudio::CocoLoader loader;
    Value value;
    if (loader.ReadCocoBinBuff(reinterpret_cast<const char*>(bytes), count))
        copra::toStudioValue(loader, *loader.GetRootCocoNode(), value);
}

} // namespace

std::vector<Target> studioTargets() {
    return {{"ccbi", readCcbi},
            {"csb", readCsb},
            {"csd", readCsd},
            {"studiojson", readStudioJson},
            {"interface", readInterface},
            {"oldscene", readOldScene},
            {"cocobinary", readCocoBinary},
            {"armature", readArmature},
            {"language", readLanguage},
            {"jsonscene", readJsonScene},
            {"cocoloader", readCocoLoader}};
}

} // namespace fuzz
