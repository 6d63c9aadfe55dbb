#pragma once

#include "Layout.h"

#include <array>
#include <cstddef>
#include <string>

namespace beecluster {

/// The short sounds. Each is a file of that name in resources/audio/.
enum class Sound {
    Sting,
    Hit,
    Pop,    ///< an insect is gone
    BigPop, ///< a large one
    Flower,
    Honey,
    Jelly,
    BeeBack,
    BeeLost,
    Shot, ///< of an enemy
    Roar,
    Swipe,
    Spear, ///< the swarm draws together
    Burst,
    Graze, ///< a shot narrowly misses
    Crack, ///< wax or armor takes a hit
    Card,
    Thud, ///< the bear falls
    Button,
    Focus,
    Count,
    StageClear,
    SwarmLost,
    Victory,
};
inline constexpr std::size_t kSounds = static_cast<std::size_t>(Sound::Victory) + 1;

/// The sound of the game: effects, the hum of the swarm, and music in two layers, of which the second joins in while
/// the multiplier is high. Sounds have no influence on the rules.
class Sounds {
public:
    /// Sets the volumes, once there is a player.
    void begin();
    /// Loads the next effect, so that it is not late when it is played first. One a frame: the first picture does not wait for
    /// them. False if all are loaded.
    bool loadNext();

    /// Plays an effect; `pitch` is a factor of its speed. One that has just begun is not played again at once: many
    /// stings in a frame are one tick.
    void play(Sound sound, float pitch = 1.0f) { playAt(sound, layout::kFieldWidth / 2, pitch); }
    /// The same from where it happens: `x` in points of the field. What is played often is softer, so that many are no hiss.
    void playAt(Sound sound, float x, float pitch = 1.0f);
    /// The same, with a pitch that is higher by so many semitones.
    void playRaised(Sound sound, int semitones, float x = layout::kFieldWidth / 2);
    /// Plays a tune, "meadow" for music_meadow.ogg and its second layer, in place of the one that plays. Goes on if it
    /// is the same.
    void playMusic(const std::string& tune);
    /// Whether the second layer plays; it fades in and out.
    void setIntense(bool isIntense);
    /// The hum follows the number of bees; 0 for silence.
    void setHum(int bees);
    /// Music is low, and the hum silent, while a menu covers the game.
    void setCovered(bool isCovered);

    /// The player's volumes, 0 to 1.
    void setVolumes(float effects, float music);
    void setMuted(bool isMuted);
    bool isMuted() const { return _isMuted; }

private:
    void applyVolumes(float fadeTime);

    std::array<double, kSounds>
        _nextTime{};                     ///< seconds of the player's time from which it may be played again
    std::array<float, kSounds> _crowd{}; ///< how many of each were played lately
    std::size_t _loaded = 0;             ///< effects
    std::string _tune;
    int _music = -1;
    int _secondLayer = -1;
    int _hum = -1;
    int _bees = 0;
    bool _isIntense = false;
    bool _isMuted = false;
    bool _isCovered = false;
    float _effectsVolume = 1.0f;
    float _musicVolume = 1.0f;
};

} // namespace beecluster
