#pragma once

#include "cocos2d.h"

/// Stars fall on the water; the player catches them with a paper boat. Tests find its nodes by their names: sky, boat, star,
/// score, lives, message.
class GameScene : public cocos2d::Scene {
public:
    CREATE_FUNC(GameScene);
    bool init() override;
    void update(float dt) override;

    /// Drops a star from the sky at `x`, from 0 (left) to 960.
    cocos2d::Node* dropStar(float x);
    int score() const { return _score; }
    int lives() const { return _lives; }
    bool isOver() const { return _lives == 0; }

private:
    void addSky();
    void addBoat();
    void addHud();
    void listen();
    void restart();
    void moveBoat(float dt);
    void catchStar(cocos2d::Node* star);
    void missStar(cocos2d::Node* star);
    void showHud();

    cocos2d::Sprite* _boat = nullptr;
    cocos2d::Node* _stars = nullptr;
    cocos2d::Label* _scoreLabel = nullptr;
    cocos2d::Label* _livesLabel = nullptr;
    cocos2d::Label* _message = nullptr;
    float _goal = 480.0f;     ///< the x position to which the boat moves
    float _direction = 0.0f;  ///< -1 or 1 while an arrow key is held
    float _untilStar = 1.0f;  ///< the seconds until the next star
    int _score = 0;
    int _lives = 3;
};
