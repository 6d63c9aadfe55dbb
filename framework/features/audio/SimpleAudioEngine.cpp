#include "audio/SimpleAudioEngine.h"

#include "audio/AudioPlayer.h"
#include "base/refuse.h"

#include <algorithm>
#include <utility>

using copra::AudioBus;
using copra::audioPlayer;

namespace CocosDenshion {

namespace {

constexpr int kMusicPriority = 100;
constexpr int kEffectLoopPriority = 50;

SimpleAudioEngine* s_engine = nullptr;

bool hasNoPath(const char* filePath) {
    return copra::refuse(!filePath, "SimpleAudioEngine: the path is null");
}

} // namespace

SimpleAudioEngine* SimpleAudioEngine::getInstance() {
    if (!s_engine) s_engine = new SimpleAudioEngine();
    return s_engine;
}

void SimpleAudioEngine::end() {
    delete std::exchange(s_engine, nullptr);
}

SimpleAudioEngine::SimpleAudioEngine() {
    _effects.reserve(copra::AudioPlayer::kMaximumVoices);
}

SimpleAudioEngine::~SimpleAudioEngine() {
    audioPlayer().stop(_music);
    for (const int effect : _effects) audioPlayer().stop(effect);
}

// --- Background music ---

void SimpleAudioEngine::preloadBackgroundMusic(const char* filePath) {
    if (!hasNoPath(filePath)) audioPlayer().preload(filePath);
}

void SimpleAudioEngine::playBackgroundMusic(const char* filePath, bool loop) {
    if (hasNoPath(filePath)) return;
    audioPlayer().stop(_music);
    copra::AudioSettings settings;
    settings.loop = loop;
    settings.bus = AudioBus::Music;
    settings.priority = kMusicPriority;
    _music = audioPlayer().play(filePath, settings);
    _musicPath = filePath;
}

void SimpleAudioEngine::stopBackgroundMusic(bool releaseData) {
    audioPlayer().stop(_music);
    if (releaseData) audioPlayer().uncache(_musicPath);
}

void SimpleAudioEngine::pauseBackgroundMusic() {
    audioPlayer().pause(_music);
}

void SimpleAudioEngine::resumeBackgroundMusic() {
    audioPlayer().resume(_music);
}

void SimpleAudioEngine::rewindBackgroundMusic() {
    audioPlayer().seek(_music, 0.0);
}

bool SimpleAudioEngine::willPlayBackgroundMusic() {
    return true;
}

bool SimpleAudioEngine::isBackgroundMusicPlaying() {
    using State = copra::AudioPlayer::State;
    const State state = audioPlayer().state(_music);
    return state == State::Playing || state == State::Loading;
}

float SimpleAudioEngine::getBackgroundMusicVolume() {
    return audioPlayer().busVolume(AudioBus::Music);
}

void SimpleAudioEngine::setBackgroundMusicVolume(float volume) {
    audioPlayer().setBusVolume(AudioBus::Music, volume);
}

// --- Effects ---

float SimpleAudioEngine::getEffectsVolume() {
    return audioPlayer().busVolume(AudioBus::Effects);
}

void SimpleAudioEngine::setEffectsVolume(float volume) {
    audioPlayer().setBusVolume(AudioBus::Effects, volume);
}

void SimpleAudioEngine::effectEnded(int id, const std::string&, copra::AudioEnd) {
    if (!s_engine) return;
    auto& effects = s_engine->_effects;
    effects.erase(std::remove(effects.begin(), effects.end(), id), effects.end());
}

unsigned int SimpleAudioEngine::playEffect(const char* filePath, bool loop, float pitch, float pan,
                                           float gain) {
    if (hasNoPath(filePath)) return static_cast<unsigned>(copra::AudioPlayer::kNoSound);
    copra::AudioSettings settings;
    settings.loop = loop;
    settings.volume = gain;
    settings.pitch = pitch;
    settings.pan = pan;
    settings.priority = loop ? kEffectLoopPriority : 0;
    settings.ended = effectEnded;
    const int id = audioPlayer().play(filePath, settings);
    if (id != copra::AudioPlayer::kNoSound) _effects.push_back(id);
    return static_cast<unsigned>(id);
}

void SimpleAudioEngine::pauseEffect(unsigned int soundId) {
    audioPlayer().pause(static_cast<int>(soundId));
}

void SimpleAudioEngine::pauseAllEffects() {
    for (const int effect : _effects) audioPlayer().pause(effect);
}

void SimpleAudioEngine::resumeEffect(unsigned int soundId) {
    audioPlayer().resume(static_cast<int>(soundId));
}

void SimpleAudioEngine::resumeAllEffects() {
    for (const int effect : _effects) audioPlayer().resume(effect);
}

void SimpleAudioEngine::stopEffect(unsigned int soundId) {
    audioPlayer().stop(static_cast<int>(soundId));
}

void SimpleAudioEngine::stopAllEffects() {
    for (const int effect : std::exchange(_effects, {})) audioPlayer().stop(effect);
    _effects.reserve(copra::AudioPlayer::kMaximumVoices);
}

void SimpleAudioEngine::preloadEffect(const char* filePath) {
    if (!hasNoPath(filePath)) audioPlayer().preload(filePath);
}

void SimpleAudioEngine::unloadEffect(const char* filePath) {
    if (!hasNoPath(filePath)) audioPlayer().uncache(filePath);
}

} // namespace CocosDenshion
