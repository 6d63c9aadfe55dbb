#pragma once

#include "cocos2d.h"

#include <functional>
#include <string>

namespace beecluster {

/// What the player must know while playing: score and multiplier, bees, the bear's health, and short
/// announcements.
class Hud : public cocos2d::Node {
public:
    /// `onPause` is called by the button in the corner.
    static Hud* create(const std::function<void()>& onPause);

    void setScore(int points, int multiplier, float chainLeft);
    void setBees(int bees);
    /// Shows how long the royal jelly lasts, 1 to 0; 0 hides it.
    void setRoyal(float left);
    /// Shows the bear's health, 1 to 0; below 0 hides the bar.
    void setBear(float health);
    /// Large words that come and go; the small ones stand below them.
    void announce(const std::string& large, const std::string& small);

private:
    bool initWith(const std::function<void()>& onPause);
    void addScore();
    void addBees();
    void addBear();
    void addPause(const std::function<void()>& onPause);

    cocos2d::Label* _score = nullptr;
    cocos2d::Label* _multiplier = nullptr;
    cocos2d::LayerColor* _chain = nullptr;
    cocos2d::Label* _bees = nullptr;
    cocos2d::Node* _beePlate = nullptr;
    cocos2d::Sprite* _royal = nullptr;
    cocos2d::Node* _bear = nullptr;
    cocos2d::LayerColor* _bearHealth = nullptr;
    int _shownPoints = -1;
    int _shownMultiplier = -1;
    int _shownBees = -1;
};

} // namespace beecluster
