#include "cocos2d.h"
#include "monkey/Monkey.h"

using namespace cocos2d;

namespace monkey {

namespace {

void removeNode(Monkey& m) {
    Node* const node = m.node();
    if (node->getParent()) node->removeFromParentAndCleanup(m.draw().flag());
}

void moveNode(Monkey& m) {
    Node* const node = m.node();
    if (!node->getParent() || dynamic_cast<Scene*>(node) || dynamic_cast<MenuItem*>(node)) return;
    const RefPtr<Node> kept(node);
    node->removeFromParentAndCleanup(m.draw().flag());
    if (!node->getParent() && m.stage().scene()) m.stage().scene()->addChild(node);
}

void addOrphan(Monkey& m) {
    Node* const node = m.orphan();
    if (!node || node->getParent() || !m.stage().scene() || dynamic_cast<Scene*>(node)) return;
    m.stage().scene()->addChild(node);
}

void setCallbacks(Monkey& m) {
    Node* const node = m.node();
    switch (m.draw().integer(0, 3)) {
    case 0:
        return node->setOnEnterCallback(m.callback(replaceIn(
            node, [](Node& on, const std::function<void()>& next) { on.setOnEnterCallback(next); })));
    case 1:
        return node->setOnExitCallback(m.callback(replaceIn(
            node, [](Node& on, const std::function<void()>& next) { on.setOnExitCallback(next); })));
    case 2:
        return node->setonEnterTransitionDidFinishCallback(
            m.callback(replaceIn(node, [](Node& on, const std::function<void()>& next) {
                on.setonEnterTransitionDidFinishCallback(next);
            })));
    default:
        return node->setonExitTransitionDidStartCallback(
            m.callback(replaceIn(node, [](Node& on, const std::function<void()>& next) {
                on.setonExitTransitionDidStartCallback(next);
            })));
    }
}

void changeSprite(Monkey& m) {
    auto* const sprite = m.find<Sprite>();
    if (!sprite || sprite->getBatchNode()) return;
    switch (m.draw().integer(0, 7)) {
    case 0:
        return sprite->setTexture(m.image());
    case 1:
        return sprite->setTextureRect(m.draw().rect());
    case 2:
        return sprite->setFlippedX(m.draw().flag());
    case 3:
        return sprite->setFlippedY(m.draw().flag());
    case 4:
        return sprite->setBlendFunc(m.draw().flag() ? BlendFunc::ADDITIVE : BlendFunc::ALPHA_PREMULTIPLIED);
    case 5:
        return sprite->setCenterRectNormalized(m.draw().rect());
    case 6:
        return sprite->setStretchEnabled(m.draw().flag());
    default:
        if (auto* const frame = m.spriteFrame()) sprite->setSpriteFrame(frame);
    }
}

} // namespace

const std::vector<Operation>& propertyOperations() {
    static const std::vector<Operation> s_operations = {
        {"setPosition", [](Monkey& m) { m.node()->setPosition(m.draw().point()); }, 4},
        {"setPositionNormalized", [](Monkey& m) { m.node()->setPositionNormalized(m.draw().point()); }},
        {"setPositionZ", [](Monkey& m) { m.node()->setPositionZ(m.draw().number()); }},
        {"setScale", [](Monkey& m) { m.node()->setScale(m.draw().number(), m.draw().number()); }, 2},
        {"setScaleX", [](Monkey& m) { m.node()->setScaleX(m.draw().number() * 0.01f); }},
        {"setRotation", [](Monkey& m) { m.node()->setRotation(m.draw().number()); }, 2},
        {"setRotationSkew", [](Monkey& m) { m.node()->setRotationSkewX(m.draw().number()); }},
        {"setRotation3D",
         [](Monkey& m) {
             m.node()->setRotation3D(Vec3(m.draw().number(), m.draw().number(), m.draw().number()));
         }},
        {"setSkew", [](Monkey& m) { m.node()->setSkewX(m.draw().number()); }},
        {"setAnchorPoint", [](Monkey& m) { m.node()->setAnchorPoint(m.draw().point() * 0.01f); }},
        {"setContentSize", [](Monkey& m) { m.node()->setContentSize(m.draw().size()); }},
        {"setIgnoreAnchor", [](Monkey& m) { m.node()->setIgnoreAnchorPointForPosition(m.draw().flag()); }},
        {"setVisible", [](Monkey& m) { m.node()->setVisible(m.draw().flag()); }},
        {"setLocalZOrder", [](Monkey& m) { m.node()->setLocalZOrder(m.draw().anyInteger()); }},
        {"setGlobalZOrder", [](Monkey& m) { m.node()->setGlobalZOrder(m.draw().number()); }},
        {"setTag", [](Monkey& m) { m.node()->setTag(m.draw().anyInteger()); }},
        {"setName", [](Monkey& m) { m.node()->setName(m.draw().text()); }},
        {"setColor", [](Monkey& m) { m.node()->setColor(m.draw().color3()); }},
        {"setOpacity", [](Monkey& m) { m.node()->setOpacity(m.draw().byte()); }},
        {"setCascade",
         [](Monkey& m) {
             Node* const node = m.node();
             node->setCascadeColorEnabled(m.draw().flag());
             node->setCascadeOpacityEnabled(m.draw().flag());
         }},
        {"setCameraMask",
         [](Monkey& m) { m.node()->setCameraMask(static_cast<unsigned short>(m.draw().integer(0, 3))); }},
        {"setAdditionalTransform",
         [](Monkey& m) {
             m.node()->setAdditionalTransform(
                 AffineTransformMake(1.0f, m.draw().number(), 0.0f, 1.0f, 0.0f, 0.0f));
         }},
        {"reorderChild",
         [](Monkey& m) {
             Node* const node = m.node();
             if (node->getParent()) node->getParent()->reorderChild(node, m.draw().integer(-3, 3));
         }},
        {"queries",
         [](Monkey& m) {
             Node* const node = m.node();
             node->getBoundingBox();
             node->convertToNodeSpace(m.draw().point());
             node->getChildByName(m.draw().text());
             node->getWorldToNodeTransform();
             node->getDescription();
             node->enumerateChildren("//.*", [](Node*) { return false; });
         }},
        {"removeFromParent", removeNode, 4},
        {"removeAllChildren", [](Monkey& m) { m.node()->removeAllChildrenWithCleanup(m.draw().flag()); }},
        {"remove a part",
         [](Monkey& m) {
             auto* const node = m.find<ProtectedNode>();
             Node* const part = node ? node->getProtectedChildByTag(-1) : nullptr;
             if (part && m.draw().flag()) m.keep(part);
             if (part) part->removeFromParent();
             if (node && m.draw().chance(10)) node->removeAllProtectedChildren();
         }},
        {"keep", [](Monkey& m) { m.keep(m.node()); }},
        {"move to the scene", moveNode, 2},
        {"add an orphan", addOrphan, 2},
        {"cleanup", [](Monkey& m) { m.node()->cleanup(); }},
        {"pause", [](Monkey& m) { m.node()->pause(); }},
        {"resume", [](Monkey& m) { m.node()->resume(); }},
        {"life cycle callbacks", setCallbacks, 2},
        {"Sprite", changeSprite, 4},
        {"setGLProgram",
         [](Monkey& m) {
             m.node()->setGLProgramState(GLProgramState::getOrCreateWithGLProgramName(
                 m.draw().flag() ? GLProgram::SHADER_NAME_POSITION_GRAYSCALE
                                 : GLProgram::SHADER_NAME_POSITION_TEXTURE_COLOR_NO_MVP));
         }},
    };
    return s_operations;
}

} // namespace monkey
