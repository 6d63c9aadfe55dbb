#pragma once

#include "catalog/Values.h"

namespace monkey {

class Monkey;

/// The arguments of the catalog's examples, drawn by the monkey: ordinary and extreme ones.
class DrawnValues : public catalog::Values {
public:
    /// `depth`: how deep the action that is made is nested in others.
    explicit DrawnValues(Monkey& monkey, int depth = 0) : _monkey(monkey), _depth(depth) {}

    float seconds(float usual) override;
    float number(float usual) override;
    float fontSize(float usual) override;
    int integer(int usual) override;
    unsigned count(unsigned usual) override;
    bool flag(bool usual) override;
    std::uint8_t byte(std::uint8_t usual) override;
    cocos2d::Vec2 point(const cocos2d::Vec2& usual) override;
    cocos2d::Size size(const cocos2d::Size& usual) override;
    cocos2d::Size cells(const cocos2d::Size& usual) override;
    cocos2d::Rect rect(const cocos2d::Rect& usual) override;
    cocos2d::Color3B color(const cocos2d::Color3B& usual) override;
    cocos2d::Color4B color(const cocos2d::Color4B& usual) override;
    cocos2d::Color4F color(const cocos2d::Color4F& usual) override;
    std::string text(const std::string& usual) override;
    std::string image(const std::string& usual) override;
    cocos2d::SpriteFrame* frame(cocos2d::SpriteFrame* usual) override;
    cocos2d::FiniteTimeAction* action(cocos2d::FiniteTimeAction* usual) override;
    cocos2d::ActionInterval* interval(cocos2d::ActionInterval* usual) override;
    std::function<void()> call(std::function<void()> usual) override;
    std::function<void(float)> receive(std::function<void(float)> usual) override;
    std::function<void(cocos2d::Ref*)> choose(std::function<void(cocos2d::Ref*)> usual) override;
    cocos2d::Scene* scene() override;
    cocos2d::Node* node() override;

private:
    Monkey& _monkey;
    const int _depth;
};

} // namespace monkey
