#include "sound/Sounds.h"

#include "audio/AudioPlayer.h"
#include "cocos2d.h"

#include <algorithm>
#include <cmath>

namespace beecluster {

namespace {

using copra::AudioBus;
using copra::AudioSettings;

struct SoundSpec {
    const char* file;
    float volume;
    double gap; ///< seconds from one to the next of its kind
    int priority;
};

constexpr std::array<SoundSpec, kSounds> kSpecs{{
    {"audio/sting.ogg", 0.14f, 0.07, 0},    {"audio/hit.ogg", 0.48f, 0.06, 0},
    {"audio/pop.ogg", 0.5f, 0.04, 2},       {"audio/big_pop.ogg", 0.6f, 0.08, 3},
    {"audio/flower.ogg", 0.5f, 0.08, 3},    {"audio/honey.ogg", 0.35f, 0.06, 2},
    {"audio/jelly.ogg", 0.55f, 0.2, 3},     {"audio/bee_back.ogg", 0.5f, 0.06, 3},
    {"audio/bee_lost.ogg", 0.6f, 0.08, 5},  {"audio/shot.ogg", 0.24f, 0.08, 0},
    {"audio/roar.ogg", 0.8f, 0.5, 6},       {"audio/swipe.ogg", 0.6f, 0.2, 4},
    {"audio/spear.ogg", 0.5f, 0.1, 4},      {"audio/burst.ogg", 0.7f, 0.1, 5},
    {"audio/graze.ogg", 0.14f, 0.05, 0},    {"audio/crack.ogg", 0.5f, 0.06, 4},
    {"audio/card.ogg", 0.6f, 0.1, 8},       {"audio/thud.ogg", 0.8f, 0.2, 6},
    {"audio/button.ogg", 0.5f, 0.05, 8},    {"audio/focus.ogg", 0.35f, 0.05, 8},
    {"audio/count.ogg", 0.5f, 0.1, 8},      {"audio/stage_clear.ogg", 0.8f, 1.0, 9},
    {"audio/swarm_lost.ogg", 0.8f, 1.0, 9}, {"audio/victory.ogg", 0.8f, 1.0, 9},
}};

constexpr const char* kHumFile = "audio/hum.ogg";
constexpr float kMusicVolume = 0.45f;
constexpr float kCoveredVolume = 0.18f; ///< of the music, under a menu
constexpr float kLoudestHum = 0.16f;    ///< of a swarm of kLoudSwarm bees and more
constexpr float kLoudSwarm = 40.0f;
constexpr float kTuneFade = 0.8f;  ///< seconds
constexpr float kCrowdTime = 0.6f; ///< seconds in which a sound that was played is forgotten
constexpr float kWidestPan = 0.7f; ///< at the sides of the field
constexpr float kLayerFade = 1.2f; ///< seconds
constexpr float kHumFade = 0.4f;   ///< seconds
constexpr int kLoopPriority = 50;

int playLoop(const std::string& file, float volume, AudioBus bus) {
    AudioSettings settings;
    settings.loop = true;
    settings.volume = volume;
    settings.bus = bus;
    settings.priority = kLoopPriority;
    return copra::audioPlayer().play(file, settings);
}

} // namespace

void Sounds::begin() {
    applyVolumes(0);
}

bool Sounds::loadNext() {
    if (_loaded == kSpecs.size()) return false;
    copra::audioPlayer().preload(kSpecs[_loaded++].file);
    return true;
}

void Sounds::playAt(Sound sound, float x, float pitch) {
    const auto index = static_cast<std::size_t>(sound);
    const SoundSpec& spec = kSpecs[index];
    auto& player = copra::audioPlayer();
    if (_isMuted || player.time() < _nextTime[index]) return;
    const auto since = static_cast<float>(player.time() - (_nextTime[index] - spec.gap));
    _crowd[index] = 1 + _crowd[index] * std::exp(-since / kCrowdTime);
    _nextTime[index] = player.time() + spec.gap;
    AudioSettings settings;
    settings.volume = spec.volume / std::sqrt(_crowd[index]);
    settings.pan = std::clamp((2 * x / layout::kFieldWidth - 1) * kWidestPan, -1.0f, 1.0f);
    settings.pitch = pitch;
    settings.priority = spec.priority;
    player.play(spec.file, settings);
}

void Sounds::playRaised(Sound sound, int semitones, float x) {
    playAt(sound, x, std::pow(2.0f, static_cast<float>(semitones) / 12));
}

void Sounds::playMusic(const std::string& tune) {
    auto& player = copra::audioPlayer();
    if (tune == _tune && player.state(_music) != copra::AudioPlayer::State::None) return;
    for (const int id : {_music, _secondLayer}) player.fadeOut(id, kTuneFade);
    _tune = tune;
    _isIntense = false;
    const std::string file = "audio/music_" + tune;
    _music = playLoop(file + ".ogg", 1.0f, AudioBus::Music);
    const std::string second = file + "_2.ogg";
    const bool hasSecond = cocos2d::FileUtils::getInstance()->isFileExist(second);
    // It plays from the start, silently, so that both layers stay in time.
    _secondLayer = hasSecond ? playLoop(second, 0.0f, AudioBus::Music) : copra::AudioPlayer::kNoSound;
}

void Sounds::setIntense(bool isIntense) {
    if (isIntense == _isIntense) return;
    _isIntense = isIntense;
    copra::audioPlayer().fade(_secondLayer, isIntense ? 1.0f : 0.0f, kLayerFade);
}

void Sounds::setHum(int bees) {
    if (bees == _bees) return;
    _bees = bees;
    auto& player = copra::audioPlayer();
    if (player.state(_hum) == copra::AudioPlayer::State::None)
        _hum = playLoop(kHumFile, 0.0f, AudioBus::Effects);
    const float share = std::min(static_cast<float>(bees) / kLoudSwarm, 1.0f);
    player.fade(_hum, kLoudestHum * std::sqrt(share), kHumFade);
}

void Sounds::setCovered(bool isCovered) {
    auto& player = copra::audioPlayer();
    _isCovered = isCovered;
    applyVolumes(kHumFade);
    isCovered ? player.pause(_hum) : player.resume(_hum);
}

void Sounds::setVolumes(float effects, float music) {
    _effectsVolume = effects;
    _musicVolume = music;
    applyVolumes(0);
}

void Sounds::setMuted(bool isMuted) {
    _isMuted = isMuted;
    applyVolumes(0);
}

void Sounds::applyVolumes(float fadeTime) {
    auto& player = copra::audioPlayer();
    const float music = _musicVolume * (_isCovered ? kCoveredVolume : kMusicVolume);
    player.setBusVolume(AudioBus::Music, _isMuted ? 0.0f : music, fadeTime);
    player.setBusVolume(AudioBus::Effects, _isMuted ? 0.0f : _effectsVolume, fadeTime);
}

} // namespace beecluster
