#pragma once

#include "cocos2d.h"
#include "hud/BossBar.h"
#include "view/ViewFit.h"
#include "view/nodes.h"

#include <cmath>
#include <functional>
#include <string>

namespace beecluster {

class StageStrip;

/// The display over the game: score and multiplier, number of bees, royal jelly, the bear's health, pause
/// button, and short announcements.
class Hud : public cocos2d::Node, public viewfit::Fitted {
public:
    /// `onPause` is called by the button in the corner; it must not be empty.
    static Hud* create(const std::function<void()>& onPause) { return created(&Hud::initWith, onPause); }

    /// `chainLeft`, 1 to 0, is the share of the chain's time that is left; 0 hides its bar.
    void setScore(int points, int multiplier, float chainLeft);
    void setBees(int bees);
    /// Fills the honey jar, 0 to 1. A jar that is enough for a spear is bright and sways now and then.
    void setHoney(float honey, bool isReady);
    /// Fills the comb, 0 to 1.
    void setComb(float share) { _comb->setPercentage(100 * share); }
    /// Shakes the jar: its honey is not enough.
    void refuseHoney();
    /// Shows what is left of the royal jelly, 1 to 0; 0 hides it.
    void setRoyal(float left);
    /// Shows the health of a boss, 1 to 0, under its name, divided into so many phases; below 0 hides the bar.
    void setBoss(float health, const std::string& name = "", int phases = 1) {
        _boss->show(health, name, phases);
    }
    /// Shows where in the game the player is: of so many stages, the index of this one, and how much of it is over, 0 to 1.
    void setProgress(int stages, int stage, float share);
    /// Shows a line that asks the player to do something; it fades by itself. It is above the lower edge, or higher if the swarm is
    /// there.
    void prompt(const std::string& text);
    /// Hides the line while a menu is over the game, or shows it again.
    void showPrompt(bool isVisible) { _prompts->setVisible(isVisible); }
    /// Says where the swarm is, in each step: what is shown in front of it becomes faint, and clear again.
    void setSwarm(const cocos2d::Vec2& center);
    /// What is added to it stays at the upper edge of the field, with the score.
    cocos2d::Node* upperEdge() { return _top; }
    /// Shows prompts in the middle of that part of the field from now on, in lines no longer than it is wide, the jar at that place, and
    /// no comb: for the hive, which has other things where these are.
    void makeRoom(const cocos2d::Rect& prompts, const cocos2d::Vec2& jar);
    /// Fades large text in and out, with small text below it.
    void announce(const std::string& title, const std::string& subtitle);
    void fitView() override;

private:
    static constexpr float kPromptReach = 100.0f; ///< points from the middle of a swarm to that of a prompt

    bool initWith(const std::function<void()>& onPause);
    void addScore();
    void addBees();
    void addJar();
    /// Puts the prompt where nothing else is.
    void placePrompt();
    /// Whether the swarm is in front of the prompt.
    bool isSwarmInFront() const { return std::abs(_swarm - _promptY) < kPromptReach; }
    void addPause(const std::function<void()>& onPause);

    cocos2d::Node* _top = nullptr;    // child: what is shown along the upper edge of the field
    cocos2d::Node* _left = nullptr;   // child of _top: score and jar
    cocos2d::Node* _right = nullptr;  // child of _top: bees and royal jelly
    cocos2d::Node* _bottom = nullptr; // child: along the lower edge
    cocos2d::Label* _score = nullptr;
    cocos2d::Label* _multiplier = nullptr;
    cocos2d::LayerColor* _chain = nullptr;
    cocos2d::Label* _bees = nullptr;
    cocos2d::Node* _beePlate = nullptr;
    cocos2d::Sprite* _royal = nullptr;
    cocos2d::Node* _jar = nullptr;
    cocos2d::ProgressTimer* _honey = nullptr;
    cocos2d::ProgressTimer* _comb = nullptr;
    cocos2d::Node* _prompts = nullptr; // child of _bottom
    cocos2d::Node* _prompt = nullptr;  // child of _prompts while it is shown
    cocos2d::Rect _promptRoom;         ///< points of the field
    float _promptY = 0.0f;             ///< points of the field; the middle of the prompt
    float _swarm = 1000.0f;            ///< points of the field; the height of its middle
    bool _isHoneyReady = false;
    BossBar* _boss = nullptr;
    StageStrip* _strip = nullptr;
    int _shownPoints = -1;
    int _shownMultiplier = -1;
    int _shownBees = -1;
};

} // namespace beecluster
