#pragma once

namespace beecluster {

/// Points, and the chain that multiplies them: kills near the swarm in quick succession raise the multiplier, a lost bee
/// shortens it, and the chain breaks when nothing is killed for a while.
class Score {
public:
    /// An enemy worth `points` was killed: extends the chain if the swarm was near, then adds the points times the multiplier.
    void kill(int points, bool isNear = true);
    /// Extends the chain as a kill does.
    void extendChain();
    /// Restarts the time of a running chain.
    void keepChain();
    /// Honey was fetched: adds points and restarts the time of a running chain.
    void honey();
    /// A flower was fetched; `grew` is false for a swarm that is full: it gets points instead of a bee.
    void flower(bool grew);
    /// Adds points times the multiplier.
    void bonus(int points);
    /// Adds points for every bee that is left.
    void stageCleared(int bees);
    /// Shortens the chain by Tuning::score.lostKills.
    void beeLost();
    /// Counts down the time of the chain by dt seconds. Do not call it while there is nothing to kill.
    void update(float dt);

    int points() const { return _points; }
    int kills() const { return _kills; }
    /// Kills in the chain, as far as they count.
    int chain() const { return _chain; }
    /// 1 to Tuning::score.mostMultiplier.
    int multiplier() const;
    /// The share of the chain's time that is left, 1 to 0.
    float chainLeft() const;

private:
    void resetChain();

    int _points = 0;
    int _kills = 0;
    int _chain = 0;
    float _timeLeft = 0.0f;
};

} // namespace beecluster
