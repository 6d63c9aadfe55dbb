#pragma once

#include "math/Color.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"

#include <cstdint>
#include <functional>
#include <string>

namespace cocos2d {
class ActionInterval;
class FiniteTimeAction;
class Node;
class Ref;
class Scene;
class SpriteFrame;
} // namespace cocos2d

namespace catalog {

/// The arguments of the examples in the catalog. Every function returns its argument, which is what tests, gallery and reference
/// show; the monkey derives from this class and draws other values, ordinary and extreme ones.
class Values {
public:
    /// `node`: that of node(), may be null.
    explicit Values(cocos2d::Node* node = nullptr) : _node(node) {}
    virtual ~Values() = default;
    Values(const Values&) = delete;
    Values& operator=(const Values&) = delete;

    virtual float seconds(float usual) { return usual; }
    virtual float number(float usual) { return usual; }
    virtual float fontSize(float usual) { return usual; }
    virtual int integer(int usual) { return usual; }
    /// Mostly small, as each one costs time or memory: waves, tiles, particles.
    virtual unsigned count(unsigned usual) { return usual; }
    virtual bool flag(bool usual) { return usual; }
    virtual std::uint8_t byte(std::uint8_t usual) { return usual; }
    virtual cocos2d::Vec2 point(const cocos2d::Vec2& usual) { return usual; }
    virtual cocos2d::Size size(const cocos2d::Size& usual) { return usual; }
    /// Columns and rows of a grid.
    virtual cocos2d::Size cells(const cocos2d::Size& usual) { return usual; }
    virtual cocos2d::Rect rect(const cocos2d::Rect& usual) { return usual; }
    virtual cocos2d::Color3B color(const cocos2d::Color3B& usual) { return usual; }
    virtual cocos2d::Color4B color(const cocos2d::Color4B& usual) { return usual; }
    virtual cocos2d::Color4F color(const cocos2d::Color4F& usual) { return usual; }
    virtual std::string text(const std::string& usual) { return usual; }
    /// The file of an image; the monkey also names files that do not exist.
    virtual std::string image(const std::string& usual) { return usual; }
    /// Never null.
    virtual cocos2d::SpriteFrame* frame(cocos2d::SpriteFrame* usual) { return usual; }
    /// Parts of composite actions; null is possible.
    virtual cocos2d::FiniteTimeAction* action(cocos2d::FiniteTimeAction* usual) { return usual; }
    virtual cocos2d::ActionInterval* interval(cocos2d::ActionInterval* usual) { return usual; }
    virtual std::function<void()> call(std::function<void()> usual) { return usual; }
    /// Called in every frame.
    virtual std::function<void(float)> receive(std::function<void(float)> usual) { return usual; }
    /// Called by a menu item that is chosen.
    virtual std::function<void(cocos2d::Ref*)> choose(std::function<void(cocos2d::Ref*)> usual) {
        return usual;
    }
    /// Where a transition leads.
    virtual cocos2d::Scene* scene();
    /// A node beside the example: the target of a pursuit, or of an action that has one of its own.
    virtual cocos2d::Node* node() { return _node; }

private:
    cocos2d::Node* const _node;
};

} // namespace catalog
