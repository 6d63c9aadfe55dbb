/// The properties of what draws: sprites, texts, particles.

#include "inspector/properties.h"
#include "nodes/effects/ProgressTimer.h"
#include "nodes/particles/ParticleSystem.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/Label.h"
#include "render/SpriteFrame.h"
#include "render/SpriteFrameCache.h"
#include "render/Texture2D.h"
#include "ui/LabelWidget.h"

namespace copra {
namespace inspector {

using cocos2d::Label;
using cocos2d::Node;
using cocos2d::ParticleSystem;
using cocos2d::Sprite;
using cocos2d::SpriteFrameCache;
using cocos2d::Texture2D;
using cocos2d::Vec2;

namespace {

/// The end of a path, which fits into a column.
std::string fileOf(const std::string& path) {
    return path.substr(path.find_last_of('/') + 1);
}

void showTexture(const Texture2D* texture, PropertyList& list) {
    if (!texture) return;
    const std::string size =
        std::to_string(texture->getPixelsWide()) + " x " + std::to_string(texture->getPixelsHigh());
    list.show("texture",
              (texture->getPath().empty() ? "without file" : fileOf(texture->getPath())) + ", " + size);
}

} // namespace

void addSpriteProperties(Node& node, PropertyList& list) {
    if (auto* sprite = dynamic_cast<Sprite*>(&node)) {
        list.group("Sprite");
        const cocos2d::SpriteFrame* frame = sprite->getSpriteFrame();
        list.add("frame",
                 frame ? SpriteFrameCache::getInstance()->nameOfFrame_(sprite->getTexture(),
                                                                       frame->getRectInPixels())
                       : std::string(),
                 [sprite](const std::string& to) {
                     if (auto* found = SpriteFrameCache::getInstance()->getSpriteFrameByName(to))
                         sprite->setSpriteFrame(found);
                 })
            .waitsForReturn = true;
        showTexture(sprite->getTexture(), list);
        list.add("flip x", sprite->isFlippedX(), [sprite](bool to) { sprite->setFlippedX(to); });
        list.add("flip y", sprite->isFlippedY(), [sprite](bool to) { sprite->setFlippedY(to); });
    }
    if (auto* timer = dynamic_cast<cocos2d::ProgressTimer*>(&node)) {
        list.group("ProgressTimer");
        Property& percentage =
            list.add("percentage", timer->getPercentage(), [timer](float to) { timer->setPercentage(to); });
        percentage.most = 100.0f;
    }
}

void addTextProperties(Node& node, PropertyList& list) {
    auto* text = dynamic_cast<cocos2d::LabelProtocol*>(&node);
    if (text) {
        list.group("Text");
        list.add("text", text->getString(), [text](const std::string& to) { text->setString(to); });
    } else if (auto* widget = dynamic_cast<LabelWidget*>(&node)) {
        list.group("Text");
        list.add("text", widget->getString(), [widget](const std::string& to) { widget->setString(to); });
    }
    auto* label = dynamic_cast<Label*>(&node);
    if (!label) return;
    if (label->getLabelType() == Label::LabelType::TTF) {
        list.show("font", fileOf(label->getTTFConfig().fontFilePath));
        Property& size = list.add("font size", label->getTTFConfig().fontSize, [label](float to) {
            cocos2d::TTFConfig config = label->getTTFConfig();
            config.fontSize = to;
            if (to > 0.0f) label->setTTFConfig(config);
        });
        size.least = 1.0f;
        size.most = 200.0f;
    } else if (label->getLabelType() == Label::LabelType::BMFONT) {
        list.show("font", fileOf(label->getBMFontFilePath()));
    } else {
        list.show("font", label->getSystemFontName());
    }
    list.add("text color", cocos2d::Color3B(label->getTextColor()), [label](const cocos2d::Color3B& to) {
        label->setTextColor(cocos2d::Color4B(to, label->getTextColor().a));
    });
    list.add("box", Vec2(label->getDimensions().width, label->getDimensions().height),
             [label](const Vec2& to) { label->setDimensions(to.x, to.y); });
}

void addParticleProperties(Node& node, PropertyList& list) {
    auto* system = dynamic_cast<ParticleSystem*>(&node);
    if (!system) return;
    list.group("ParticleSystem");
    if (!system->getResourceFile().empty()) list.show("file", fileOf(system->getResourceFile()));
    showTexture(system->getTexture(), list);
    list.show("alive", static_cast<int>(system->getParticleCount()));
    list.add("active", system->isActive(),
             [system](bool to) { to ? system->resetSystem() : system->stopSystem(); });
    struct Number {
        const char* name;
        float value;
        void (ParticleSystem::*set)(float);
    };
    const Number numbers[] = {
        {"per second", system->getEmissionRate(), &ParticleSystem::setEmissionRate},
        {"life", system->getLife(), &ParticleSystem::setLife},
        {"life +-", system->getLifeVar(), &ParticleSystem::setLifeVar},
        {"angle", system->getAngle(), &ParticleSystem::setAngle},
        {"angle +-", system->getAngleVar(), &ParticleSystem::setAngleVar},
        {"start size", system->getStartSize(), &ParticleSystem::setStartSize},
        {"end size", system->getEndSize(), &ParticleSystem::setEndSize},
    };
    for (const Number& number : numbers)
        list.add(number.name, number.value, [system, set = number.set](float to) { (system->*set)(to); })
            .step = 0.1f;
    list.add("spread", system->getPosVar(), [system](const Vec2& to) { system->setPosVar(to); });
    if (system->getEmitterMode() == ParticleSystem::Mode::GRAVITY) {
        list.add("speed", system->getSpeed(), [system](float to) { system->setSpeed(to); });
        list.add("gravity", system->getGravity(), [system](const Vec2& to) { system->setGravity(to); });
    }
    list.add("additive", system->isBlendAdditive(), [system](bool to) { system->setBlendAdditive(to); });
}

} // namespace inspector
} // namespace copra
