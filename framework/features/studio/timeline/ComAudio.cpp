#include "studio/timeline/ComAudio.h"

#include "audio/SimpleAudioEngine.h"
#include "base/autoreleased.h"

using CocosDenshion::SimpleAudioEngine;

namespace cocostudio {

const std::string ComAudio::COMPONENT_NAME = "CCComAudio";

ComAudio::ComAudio() {
    _name = COMPONENT_NAME;
}

ComAudio::~ComAudio() = default;

ComAudio* ComAudio::create() {
    return copra::createAutoreleased<ComAudio>();
}

void ComAudio::setFile(const char* filePath) {
    _filePath = filePath ? filePath : "";
}

void ComAudio::onExit() {
    stopBackgroundMusic(true);
    stopAllEffects();
    _startedSoundId = kNoSound;
}

void ComAudio::start() {
    if (!_filePath.empty()) _startedSoundId = playEffect();
}

void ComAudio::stop() {
    if (_startedSoundId != kNoSound) stopEffect(_startedSoundId);
    _startedSoundId = kNoSound;
}

// --- Forwarded to the engine ---

void ComAudio::end() {
    SimpleAudioEngine::end();
}

void ComAudio::preloadBackgroundMusic(const char* filePath) {
    SimpleAudioEngine::getInstance()->preloadBackgroundMusic(filePath);
    setFile(filePath);
    setLoop(false);
}

void ComAudio::playBackgroundMusic(const char* filePath, bool loop) {
    SimpleAudioEngine::getInstance()->playBackgroundMusic(filePath, loop);
}

void ComAudio::playBackgroundMusic(const char* filePath) {
    playBackgroundMusic(filePath, false);
}

void ComAudio::playBackgroundMusic() {
    playBackgroundMusic(_filePath.c_str(), _loop);
}

void ComAudio::stopBackgroundMusic(bool releaseData) {
    SimpleAudioEngine::getInstance()->stopBackgroundMusic(releaseData);
}

void ComAudio::stopBackgroundMusic() {
    stopBackgroundMusic(false);
}

void ComAudio::pauseBackgroundMusic() {
    SimpleAudioEngine::getInstance()->pauseBackgroundMusic();
}

void ComAudio::resumeBackgroundMusic() {
    SimpleAudioEngine::getInstance()->resumeBackgroundMusic();
}

void ComAudio::rewindBackgroundMusic() {
    SimpleAudioEngine::getInstance()->rewindBackgroundMusic();
}

bool ComAudio::willPlayBackgroundMusic() {
    return SimpleAudioEngine::getInstance()->willPlayBackgroundMusic();
}

bool ComAudio::isBackgroundMusicPlaying() {
    return SimpleAudioEngine::getInstance()->isBackgroundMusicPlaying();
}

float ComAudio::getBackgroundMusicVolume() {
    return SimpleAudioEngine::getInstance()->getBackgroundMusicVolume();
}

void ComAudio::setBackgroundMusicVolume(float volume) {
    SimpleAudioEngine::getInstance()->setBackgroundMusicVolume(volume);
}

float ComAudio::getEffectsVolume() {
    return SimpleAudioEngine::getInstance()->getEffectsVolume();
}

void ComAudio::setEffectsVolume(float volume) {
    SimpleAudioEngine::getInstance()->setEffectsVolume(volume);
}

unsigned int ComAudio::playEffect(const char* filePath, bool loop) {
    return SimpleAudioEngine::getInstance()->playEffect(filePath, loop);
}

unsigned int ComAudio::playEffect(const char* filePath) {
    return playEffect(filePath, false);
}

unsigned int ComAudio::playEffect() {
    return playEffect(_filePath.c_str(), _loop);
}

void ComAudio::pauseEffect(unsigned int soundId) {
    SimpleAudioEngine::getInstance()->pauseEffect(soundId);
}

void ComAudio::pauseAllEffects() {
    SimpleAudioEngine::getInstance()->pauseAllEffects();
}

void ComAudio::resumeEffect(unsigned int soundId) {
    SimpleAudioEngine::getInstance()->resumeEffect(soundId);
}

void ComAudio::resumeAllEffects() {
    SimpleAudioEngine::getInstance()->resumeAllEffects();
}

void ComAudio::stopEffect(unsigned int soundId) {
    SimpleAudioEngine::getInstance()->stopEffect(soundId);
}

void ComAudio::stopAllEffects() {
    SimpleAudioEngine::getInstance()->stopAllEffects();
}

void ComAudio::preloadEffect(const char* filePath) {
    SimpleAudioEngine::getInstance()->preloadEffect(filePath);
    setFile(filePath);
    setLoop(false);
}

void ComAudio::unloadEffect(const char* filePath) {
    SimpleAudioEngine::getInstance()->unloadEffect(filePath);
}

} // namespace cocostudio
