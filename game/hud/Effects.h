#pragma once

#include "cocos2d.h"
#include "gameplay/Random.h"

#include <string>

namespace beecluster {

/// Short-lived pictures: hits, puffs, petals, numbers. Nothing here touches the rules; its chance is its own,
/// so that a picture more or less never changes a game.
class Effects : public cocos2d::Node {
public:
    CREATE_FUNC(Effects);
    bool init() override;

    void hit(const cocos2d::Vec2& place);
    void puff(const cocos2d::Vec2& place, float scale = 1);
    /// `frame` flies apart in `count` pieces.
    void burst(const cocos2d::Vec2& place, const std::string& frame, int count, float reach);
    /// A number that rises and fades.
    void number(const cocos2d::Vec2& place, const std::string& text, const cocos2d::Color4B& colour);

private:
    void play(const char* animation, const cocos2d::Vec2& place, float scale);
    bool full() const;

    copra::Random _random;
};

/// Loads the sheet and names the animations: bee, wasp, hornet, ladybird, beetle, spark, poof.
void loadArt();
/// The named animation for ever.
cocos2d::Action* foreverAnimation(const std::string& name);

} // namespace beecluster
