#pragma once

#include "scene/Component.h"
#include "scene/Protocols.h"

#include <string>

namespace cocostudio {

/// The sound of a node of Cocos Studio. The calls for music and effects go to SimpleAudioEngine; those without a
/// file name use the file and the loop flag of the component. start() and stop() play its file as an effect, which
/// is what a PlayableFrame calls.
class ComAudio : public cocos2d::Component, public cocos2d::PlayableProtocol {
public:
    /// "CCComAudio", the initial name of the component.
    static const std::string COMPONENT_NAME;

    static ComAudio* create();

    /// The sound file of the component.
    void setFile(const char* filePath);
    const char* getFile() const { return _filePath.c_str(); }
    /// Whether its sound repeats; false by default.
    void setLoop(bool loop) { _loop = loop; }
    bool isLoop() const { return _loop; }

    /// Ends all sounds of the program.
    void end();
    void preloadBackgroundMusic(const char* filePath);
    void playBackgroundMusic(const char* filePath, bool loop);
    void playBackgroundMusic(const char* filePath);
    void playBackgroundMusic();
    void stopBackgroundMusic(bool releaseData);
    void stopBackgroundMusic();
    void pauseBackgroundMusic();
    void resumeBackgroundMusic();
    void rewindBackgroundMusic();
    bool willPlayBackgroundMusic();
    bool isBackgroundMusicPlaying();
    /// Volumes are 0 to 1.
    float getBackgroundMusicVolume();
    void setBackgroundMusicVolume(float volume);
    float getEffectsVolume();
    void setEffectsVolume(float volume);
    /// Return the id of the sound.
    unsigned int playEffect(const char* filePath, bool loop);
    unsigned int playEffect(const char* filePath);
    unsigned int playEffect();
    void pauseEffect(unsigned int soundId);
    void pauseAllEffects();
    void resumeEffect(unsigned int soundId);
    void resumeAllEffects();
    void stopEffect(unsigned int soundId);
    void stopAllEffects();
    void preloadEffect(const char* filePath);
    void unloadEffect(const char* filePath);

    /// Plays the file as an effect; stop() stops the effect of the last start().
    void start() override;
    void stop() override;

    /// Stops the music and all effects of the program, as the original does.
    void onExit() override;

    ComAudio();
    ~ComAudio() override;

private:
    static constexpr unsigned int kNoSound = 0xffffffffu;

    std::string _filePath;
    bool _loop = false;
    unsigned int _startedSoundId = kNoSound;
};

} // namespace cocostudio
