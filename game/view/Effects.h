#pragma once

#include "cocos2d.h"
#include "gameplay/Random.h"

#include <functional>
#include <string>

namespace beecluster {

/// Short-lived sprites: sparks, puffs, petals, numbers. They have no influence on the rules, and random
/// numbers of their own, so that an effect more or less never changes a game. Positions are points of the
/// field.
class Effects : public cocos2d::Node {
public:
    CREATE_FUNC(Effects);

    /// A spark.
    void hit(const cocos2d::Vec2& position) { play("spark", position, _random.between(0.5f, 0.75f)); }
    /// A spark, and streaks that fly on in the direction of the blow.
    void hit(const cocos2d::Vec2& position, const cocos2d::Vec2& direction);
    /// A glint where a shot narrowly misses.
    void graze(const cocos2d::Vec2& position);
    /// A streak behind a bee that gets out of the way of a shot.
    void dodge(const cocos2d::Vec2& position, const cocos2d::Vec2& velocity);
    /// A ring that widens to that radius.
    void ring(const cocos2d::Vec2& position, float radius);
    /// Marks the place at the edge of the field where insects will come in.
    void warning(const cocos2d::Vec2& start);
    /// A cloud of dust.
    void puff(const cocos2d::Vec2& position, float scale = 1.0f) { play("poof", position, scale); }
    /// `count` sprites with that frame fly apart, up to `reach` points.
    void burst(const cocos2d::Vec2& position, const std::string& frame, int count, float reach);
    /// A number that rises and fades.
    void number(const cocos2d::Vec2& position, const std::string& text, const cocos2d::Color4B& color);

private:
    /// A streak that flies that way within `time` seconds, and fades.
    void streak(const cocos2d::Vec2& position, const cocos2d::Vec2& way, float time, float scale);
    void play(const char* animation, const cocos2d::Vec2& position, float scale);
    bool isFull() const { return getChildrenCount() >= kMost; }

    static constexpr ssize_t kMost = 160; ///< alive at once; more would slow the game down

    copra::Random _random; ///< not the game's
};

/// Begins to decode, on the background threads, the pictures that the first screen needs, with this ground: the window
/// opens in the meantime. Calls `whenLoaded`, unless it is empty, in the frame in which the last of them is loaded or has failed to load.
void fetchArt(const std::string& ground, const std::function<void()>& whenLoaded = nullptr);
/// Loads the sheet of sprites that every screen needs, with animations.plist. Returns false if the sheet cannot be loaded; there is no game without it.
bool loadArt();
/// Loads the sheets of large sprites, which stages and cards need, if they are not loaded yet, with
/// boss_animations.plist. Returns false if a sheet cannot be loaded.
bool loadScenery();
/// The same without a pause, for the title: its first picture does not wait for what comes after it.
void loadSceneryInBackground();
/// An action that loops that animation; null if there is none of that name.
cocos2d::Action* loopAnimation(const std::string& name);

} // namespace beecluster
