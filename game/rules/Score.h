#pragma once

namespace beecluster {

/// Points and the chain that multiplies them: kills in quick succession raise the multiplier, a lost bee
/// breaks it.
class Score {
public:
    void kill(int points);
    void honey();
    /// A flower was fetched; `grew` tells whether the swarm had room for a bee.
    void flower(bool grew);
    void stageCleared(int bees);
    void beeLost() { breakChain(); }
    /// Lets the chain run out.
    void update(float dt);

    int points() const { return _points; }
    int kills() const { return _kills; }
    /// 1 to tuning::kMostMultiplier.
    int multiplier() const;
    /// How much of the chain's time is left, 1 to 0.
    float chainLeft() const;

private:
    void breakChain();

    int _points = 0;
    int _kills = 0;
    int _chain = 0;
    float _timeLeft = 0;
};

} // namespace beecluster
