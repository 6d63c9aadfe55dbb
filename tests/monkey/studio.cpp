#include "cocos2d.h"
#include "cocosbuilder/CocosBuilder.h"
#include "cocostudio/CocoStudio.h"
#include "monkey/Monkey.h"
#include "ui/CocosGUI.h"

using namespace cocos2d;
using namespace cocostudio;
using namespace cocostudio::timeline;

namespace monkey {

namespace {

std::string sceneFile(Draw& d) {
    // These have a large sprite sheet, see Budget::kPercentOfLargeSheets.
    if (d.chance(Budget::kPercentOfLargeSheets))
        return d.oneOf({"studio/meadow.csb", "studio/flower.csb", "studio/meadow.csd", "studio/flower.csd"});
    return d.oneOf({"studio/scenes/data/animated.csb", "studio/scenes/data/nodes.csb",
                    "studio/scenes/data/views.csb", "studio/scenes/data/widgets.csb",
                    "studio/scenes/data/cyclic.csd", "box.png", ""});
}

void addScene(Monkey& m) {
    const std::string file = sceneFile(m.draw());
    Node* const root = CSLoader::createNode(file);
    ActionTimeline* const animation = CSLoader::createTimeline(file);
    if (!root) return;
    if (animation && m.draw().flag()) {
        animation->setLastFrameCallFunc(m.callback(replaceIn(
            animation, [](auto& on, const std::function<void()>& next) { on.setLastFrameCallFunc(next); })));
        animation->setFrameEventCallFunc([call = m.callback()](Frame*) { call(); });
        root->runAction(animation);
        animation->gotoFrameAndPlay(0, m.draw().flag());
    } else if (animation && m.draw().flag()) {
        m.add(ActionTimelineNode::create(root, animation));
        return;
    }
    m.add(root);
}

// One line a frame of a timeline.
using FrameMaker = Frame* (*)(Monkey& m, Draw& d);
template<class Kind>
Frame* newFrame(Monkey&, Draw&) {
    return Kind::create();
}

const FrameMaker kFrames[] = {
    newFrame<VisibleFrame>,
    newFrame<ZOrderFrame>,
    newFrame<PlayableFrame>,
    newFrame<BlendFuncFrame>,
    [](Monkey& m, Draw&) -> Frame* {
        auto* const frame = TextureFrame::create();
        frame->setTextureName(m.image());
        return frame;
    },
    [](Monkey&, Draw& d) -> Frame* {
        auto* const frame = RotationFrame::create();
        frame->setRotation(d.number());
        return frame;
    },
    [](Monkey&, Draw& d) -> Frame* {
        auto* const frame = SkewFrame::create();
        frame->setSkewX(d.number());
        return frame;
    },
    [](Monkey&, Draw& d) -> Frame* {
        auto* const frame = RotationSkewFrame::create();
        frame->setSkewY(d.number());
        return frame;
    },
    [](Monkey&, Draw& d) -> Frame* {
        auto* const frame = PositionFrame::create();
        frame->setPosition(d.point());
        return frame;
    },
    [](Monkey&, Draw& d) -> Frame* {
        auto* const frame = ScaleFrame::create();
        frame->setScale(d.number());
        return frame;
    },
    [](Monkey&, Draw& d) -> Frame* {
        auto* const frame = AnchorPointFrame::create();
        frame->setAnchorPoint(d.point());
        return frame;
    },
    [](Monkey&, Draw& d) -> Frame* {
        auto* const frame = InnerActionFrame::create();
        frame->setStartFrameIndex(d.anyInteger());
        frame->setEndFrameIndex(d.anyInteger());
        return frame;
    },
    [](Monkey&, Draw& d) -> Frame* {
        auto* const frame = ColorFrame::create();
        frame->setColor(d.color3());
        return frame;
    },
    [](Monkey&, Draw& d) -> Frame* {
        auto* const frame = AlphaFrame::create();
        frame->setAlpha(d.byte());
        return frame;
    },
    [](Monkey&, Draw& d) -> Frame* {
        auto* const frame = EventFrame::create();
        frame->setEvent(d.text());
        return frame;
    },
};

/// An animation of any node, with frames of any kind in any order.
void animate(Monkey& m) {
    Draw& d = m.draw();
    Node* const node = m.node();
    auto* const data = ComExtensionData::create();
    data->setActionTag(d.integer(0, 3));
    data->setCustomProperty(d.text());
    if (!node->getComponent(ComExtensionData::COMPONENT_NAME)) node->addComponent(data);
    auto* const line = Timeline::create();
    line->setActionTag(d.integer(0, 3));
    for (int i = d.integer(0, 4); i > 0; --i) {
        Frame* const frame = kFrames[d.below(std::size(kFrames))](m, d);
        frame->setFrameIndex(d.chance(90) ? 5 * i : d.anyInteger());
        frame->setTween(d.flag());
        frame->setTweenType(static_cast<tweenfunc::TweenType>(d.integer(-1, 32)));
        if (d.flag())
            line->addFrame(frame);
        else
            line->insertFrame(frame, d.integer(0, 3));
    }
    auto* const animation = ActionTimeline::create();
    animation->setDuration(d.anyInteger());
    animation->setTimeSpeed(d.seconds());
    animation->addTimeline(line);
    animation->addAnimationInfo(AnimationInfo(d.oneOf({"a", "b"}), d.anyInteger(), d.anyInteger()));
    animation->setAnimationEndCallFunc("a", m.callback());
    animation->addFrameEndCallFunc(d.integer(0, 9), "key", m.callback());
    node->runAction(d.chance(80) ? animation : animation->clone());
    animation->gotoFrameAndPlay(d.integer(0, 5), d.anyInteger(), d.flag());
    if (d.flag()) animation->play("a", d.flag());
    if (d.chance(20)) animation->setCurrentFrame(d.anyInteger());
    if (d.chance(20)) animation->removeTimeline(line);
}

void addBuilt(Monkey& m) {
    Draw& d = m.draw();
    auto* const reader =
        new cocosbuilder::CCBReader(cocosbuilder::NodeLoaderLibrary::newDefaultNodeLoaderLibrary());
    reader->autorelease();
    const std::string file =
        d.chance(Budget::kPercentOfLargeSheets)
            ? "studio/card.ccbi"
            : d.oneOf({"studio/builder/files/panel.ccbi", "studio/builder/files/badge.ccbi",
                       "studio/builder/files/loop.ccbi", "x", ""});
    Node* const root = reader->readNodeGraphFromFile(file.c_str(), nullptr, d.size());
    if (auto* const manager = reader->getAnimationManager())
        manager->runAnimationsForSequenceIdTweenDuration(d.anyInteger(), d.seconds());
    m.add(root);
}

void addInterface(Monkey& m) {
    auto* const reader = GUIReader::getInstance();
    const std::string file =
        m.draw().oneOf({"studio/menu.json", "studio/scenes/data/interface.json",
                        "studio/scenes/data/interface.csb", "studio/walker.ExportJson", ""});
    const bool isBinary = file.size() > 4 && file.compare(file.size() - 4, 4, ".csb") == 0;
    m.add(isBinary ? reader->widgetFromBinaryFile(file.c_str()) : reader->widgetFromJsonFile(file.c_str()));
    ActionManagerEx::getInstance()->playActionByName(file.c_str(),
                                                     m.draw().oneOf({"Animation0", "a", ""}).c_str());
    if (m.draw().chance(10)) ActionManagerEx::getInstance()->releaseActions();
}

void addOldScene(Monkey& m) {
    const std::string file =
        m.draw().oneOf({"studio/scenes/data/scene.json", "studio/scenes/data/scene.csb", "x"});
    m.add(SceneReader::getInstance()->createNodeWithSceneFile(file));
}

void addArmature(Monkey& m) {
    Draw& d = m.draw();
    ArmatureDataManager::getInstance()->addArmatureFileInfo("studio/walker.ExportJson");
    auto* const armature = Armature::create(d.oneOf({"walker", "walker", "x", ""}));
    if (!armature) return;
    auto* const animation = armature->getAnimation();
    animation->setMovementEventCallFunc(
        [call = m.callback()](Armature*, MovementEventType, const std::string&) { call(); });
    animation->setFrameEventCallFunc([call = m.callback()](Bone*, const std::string&, int, int) { call(); });
    m.add(armature);
}

void changeArmature(Monkey& m) {
    auto* const armature = m.find<Armature>();
    if (!armature) return;
    Draw& d = m.draw();
    auto* const animation = armature->getAnimation();
    Bone* const bone = armature->getBone(d.oneOf({"body", "head", "leg left", "x"}));
    switch (d.integer(0, 9)) {
    case 0:
        return animation->play(d.oneOf({"walk", "jump", "x"}), d.anyInteger(), d.integer(-1, 2));
    case 1:
        return animation->playWithIndexes({d.anyInteger(), 0, 1}, d.anyInteger(), d.flag());
    case 2:
        return animation->gotoAndPlay(d.anyInteger());
    case 3:
        return animation->gotoAndPause(d.anyInteger());
    case 4:
        return animation->setSpeedScale(d.number());
    case 5:
        if (bone) armature->removeBone(bone, d.flag());
        return;
    case 6:
        if (bone) bone->addDisplay(Sprite::create(m.image()), d.integer(-1, 3));
        return;
    case 7:
        if (bone) bone->changeDisplayWithIndex(d.anyInteger(), d.flag());
        return;
    case 8:
        if (bone) armature->changeBoneParent(bone, d.oneOf({"body", "head", "leg left", ""}));
        return;
    default:
        armature->addBone(Bone::create(d.oneOf({"new", "other"})), d.oneOf({"", "body", "x"}));
    }
}

// One line a component.
using ComponentMaker = Component* (*)(Monkey& m, Draw& d);
const ComponentMaker kComponents[] = {
    [](Monkey&, Draw& d) -> Component* {
        auto* const attributes = ComAttribute::create();
        attributes->setInt(d.text(), d.anyInteger());
        return attributes;
    },
    [](Monkey&, Draw& d) -> Component* {
        auto* const sound = ComAudio::create();
        sound->setFile(d.oneOf({"audio/sounds/sine.wav", "x", ""}).c_str());
        sound->setLoop(d.flag());
        sound->playEffect();
        return sound;
    },
    [](Monkey& m, Draw&) -> Component* { return ComRender::create(Sprite::create(m.image()), "CCSprite"); },
    [](Monkey&, Draw& d) -> Component* {
        auto* const controller = ComController::create();
        controller->setTouchEnabled(d.flag());
        controller->setKeypadEnabled(d.flag());
        return controller;
    },
};

void addComponent(Monkey& m) {
    Node* const node = m.node();
    Component* const component = kComponents[m.draw().below(std::size(kComponents))](m, m.draw());
    if (!component) return;
    if (m.draw().flag())
        node->addComponent(component);
    else
        node->removeComponent(component->getName());
}

void bindLayout(Monkey& m) {
    using ui::LayoutComponent;
    Draw& d = m.draw();
    auto* const layout = LayoutComponent::bindLayoutComponent(m.node());
    if (!layout) return;
    layout->setPositionPercentXEnabled(d.flag());
    layout->setPositionPercentX(d.number());
    layout->setHorizontalEdge(static_cast<LayoutComponent::HorizontalEdge>(d.integer(0, 3)));
    layout->setVerticalEdge(static_cast<LayoutComponent::VerticalEdge>(d.integer(0, 3)));
    layout->setLeftMargin(d.number());
    layout->setTopMargin(d.number());
    layout->setPercentWidthEnabled(d.flag());
    layout->setPercentContentSize(d.point());
    layout->setStretchHeightEnabled(d.flag());
    layout->setSize(d.size());
    layout->refreshLayout();
}

} // namespace

const std::vector<Operation>& studioOperations() {
    static const std::vector<Operation> s_operations = {
        {"CSLoader", addScene, 2},       {"ActionTimeline", animate, 2},
        {"CCBReader", addBuilt},         {"GUIReader", addInterface},
        {"SceneReader", addOldScene},    {"Armature::create", addArmature},
        {"Armature", changeArmature, 2}, {"components of the studio", addComponent},
        {"LayoutComponent", bindLayout},
    };
    return s_operations;
}

} // namespace monkey
