#pragma once

#include "actors/BodyWorldBinding.h"
#include "cocos2d.h"

/// A level of tiles, with a hero, a crate and coins. Tests find its nodes by their names: hero, crate, coin, coins,
/// message.
class LevelScene : public cocos2d::Scene {
public:
    CREATE_FUNC(LevelScene);
    bool init() override;
    void update(float dt) override;

    int coins() const { return _coins; }
    int coinsLeft() const { return static_cast<int>(_coinNodes.size()); }
    copra::BodyWorldBinding::Player& player() { return *_player; }

private:
    void addBackground();
    void addTile(char tile, const cocos2d::Vec2& middle);
    void addHero(const cocos2d::Vec2& middle);
    void addLevel();
    void addHud();
    void listen();
    void onKey(cocos2d::EventKeyboard::KeyCode key, bool isPressed);
    void collectCoins();
    void followHero();

    copra::BodyWorldBinding _bodies;
    copra::BodyWorldBinding::Player* _player = nullptr;
    cocos2d::Node* _world = nullptr; ///< moves so that the hero stays on the screen
    cocos2d::Sprite* _hero = nullptr;
    cocos2d::Label* _coinLabel = nullptr;
    cocos2d::Vector<cocos2d::Node*> _coinNodes;
    int _coins = 0;
    bool _isLeftHeld = false;
    bool _isRightHeld = false;
};
