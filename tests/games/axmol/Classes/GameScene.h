#pragma once

#include "axmol.h"

// A game in the idiom of axmol: squares fall, a touch removes them.
class GameScene : public ax::Scene {
public:
    bool init() override;
    void update(float delta) override;

private:
    ax::Vec2 cellAt(const ax::Vec2& point) const;

    ax::Vector<ax::DrawNode*> _squares;
    ax::Label* _scoreLabel = nullptr;
    ax::Size _cell;
    float _sinceSquare = 0;
    int _score = 0;
};
