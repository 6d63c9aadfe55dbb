#include "cocos2d.h"
#include "cocosbuilder/CocosBuilder.h"
#include "cocostudio/CocoStudio.h"
#include "monkey/Monkey.h"
#include "studio/armature/BatchNode.h"
#include "studio/armature/Skin.h"
#include "studio/builder/CCBActions.h"
#include "studio/builder/CCBFile.h"
#include "studio/timeline/SkeletonNode.h"

#include <iterator>

using namespace cocos2d;
using namespace cocostudio;
using namespace cocostudio::timeline;

namespace monkey {

namespace {

void addBone(Monkey& m) {
    Draw& d = m.draw();
    BoneNode* bone = nullptr;
    switch (d.integer(0, 2)) {
    case 0:
        bone = SkeletonNode::create();
        break;
    case 1:
        bone = BoneNode::create(d.anyInteger());
        break;
    default:
        bone = BoneNode::create();
    }
    bone->setName(d.oneOf({"", "a", "b"}));
    bone->setDebugDrawEnabled(d.flag());
    auto* const parent = m.find<BoneNode>();
    if (parent && d.chance(70))
        parent->addChild(bone);
    else
        m.add(bone);
}

void changeBone(Monkey& m) {
    auto* const bone = m.find<BoneNode>();
    if (!bone) return;
    Draw& d = m.draw();
    switch (d.integer(0, 8)) {
    case 0:
        return bone->addSkin(Sprite::create(m.image()), d.flag(), d.flag());
    case 1:
        return bone->displaySkin(d.oneOf({"", "a", "b"}), d.flag());
    case 2:
        if (!bone->getSkins().empty()) bone->displaySkin(bone->getSkins().front(), d.flag());
        return;
    case 3:
        bone->setDebugDrawLength(d.number());
        return bone->setDebugDrawWidth(d.number());
    case 4:
        bone->getAllSubBones();
        bone->getAllSubSkins();
        bone->getVisibleSkinsRect();
        return;
    case 5:
        return bone->setLocalZOrder(d.anyInteger());
    case 6:
        if (!bone->getSkins().empty()) bone->getSkins().front()->removeFromParent();
        return;
    case 7:
        return bone->removeAllChildrenWithCleanup(d.flag());
    default:
        return bone->setBlendFunc(BlendFunc::ADDITIVE);
    }
}

void changeSkeleton(Monkey& m) {
    auto* const skeleton = m.find<SkeletonNode>();
    if (!skeleton) return;
    Draw& d = m.draw();
    skeleton->addSkinGroup(d.oneOf({"x", "y"}), {{"a", d.text()}, {"b", "a"}, {d.text(), ""}});
    skeleton->changeSkins(d.oneOf({"x", "y", "z"}));
    skeleton->getBoneNode(d.oneOf({"", "a", "b"}));
    skeleton->getBoundingBox();
}

void addSkin(Monkey& m) {
    Draw& d = m.draw();
    auto* const skin =
        d.flag() ? Skin::create(m.image()) : Skin::createWithSpriteFrameName(d.oneOf({"", "x"}));
    if (!skin) return;
    BaseData data;
    data.x = d.number();
    data.scaleX = d.number();
    data.skewY = d.number();
    skin->setSkinData(data);
    auto* const armature = m.find<Armature>();
    Bone* const bone = armature ? armature->getBone(d.oneOf({"body", "head", "x"})) : nullptr;
    if (!bone) return m.add(skin);
    bone->addDisplay(skin, d.integer(-1, 3));
    bone->changeDisplayWithIndex(d.integer(-1, 3), d.flag());
}

void addArmatureBatch(Monkey& m) {
    auto* const batch = BatchNode::create();
    ArmatureDataManager::getInstance()->addArmatureFileInfo("studio/walker.ExportJson");
    if (auto* const armature = Armature::create("walker")) batch->addChild(armature);
    if (m.draw().flag()) batch->addChild(Sprite::create(m.image()));
    m.add(batch);
}

void addFile(Monkey& m) {
    auto* const file = cocosbuilder::CCBFile::create();
    file->setCCBFileNode(m.draw().flag() ? Sprite::create(m.image()) : nullptr);
    m.add(file);
}

/// A trigger that listens to events of the studio, in the form of its files.
void addTrigger(Monkey& m) {
    Draw& d = m.draw();
    rapidjson::Document document;
    document.Parse(
        d.oneOf({R"({"id":1,"events":[{"id":1}],"conditions":[],"actions":[]})",
                 R"({"id":1,"events":[{"id":-7},{}],"conditions":[{"classname":"x"}],"actions":3})",
                 R"({"events":1})", "[]", "{}"})
            .c_str());
    auto* const trigger = TriggerObj::create();
    trigger->serialize(document);
    trigger->setEnabled(d.flag());
    if (trigger->detect()) trigger->done();
    Director::getInstance()->getEventDispatcher()->dispatchCustomEvent("1");
    trigger->removeAll();
}

// One line an action of CocosBuilder.
using BuilderAction = FiniteTimeAction* (*)(Monkey& m, Draw& d);
const BuilderAction kActions[] = {
    [](Monkey&, Draw& d) -> FiniteTimeAction* {
        return cocosbuilder::CCBRotateTo::create(d.seconds(), d.number());
    },
    [](Monkey&, Draw& d) -> FiniteTimeAction* {
        return cocosbuilder::CCBRotateXTo::create(d.seconds(), d.number());
    },
    [](Monkey&, Draw& d) -> FiniteTimeAction* {
        return cocosbuilder::CCBRotateYTo::create(d.seconds(), d.number());
    },
    [](Monkey& m, Draw&) -> FiniteTimeAction* {
        return cocosbuilder::CCBSetSpriteFrame::create(m.spriteFrame());
    },
    [](Monkey&, Draw& d) -> FiniteTimeAction* {
        return cocosbuilder::CCBSoundEffect::actionWithSoundFile(d.oneOf({"x", ""}), d.number(), d.number(),
                                                                 d.number());
    },
    [](Monkey&, Draw& d) -> FiniteTimeAction* {
        return cocosbuilder::CCBEaseInstant::create(MoveBy::create(d.seconds(), d.point()));
    },
};

void runBuilderAction(Monkey& m) {
    Node* const node = m.node();
    FiniteTimeAction* const action = kActions[m.draw().below(std::size(kActions))](m, m.draw());
    if (action) node->runAction(m.draw().flag() ? action : action->clone());
}

} // namespace

const std::vector<Operation>& boneOperations() {
    static const std::vector<Operation> s_operations = {
        {"BoneNode::create", addBone, 2},
        {"BoneNode", changeBone, 2},
        {"SkeletonNode", changeSkeleton},
        {"Skin::create", addSkin},
        {"BatchNode::create", addArmatureBatch},
        {"CCBFile::create", addFile},
        {"TriggerObj", addTrigger},
        {"runAction(CocosBuilder)", runBuilderAction},
    };
    return s_operations;
}

} // namespace monkey
