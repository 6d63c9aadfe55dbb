#pragma once

#include "scene/Component.h"
#include "scene/Protocols.h"

#include <string>

namespace cocostudio {

/// The sound of a node of Cocos Studio. The functions for music and effects call SimpleAudioEngine; those
/// without a file name use the file and the loop setting of the component. start() and stop(), which a
/// PlayableFrame calls, play the file as an effect.
class ComAudio : public cocos2d::Component, public cocos2d::PlayableProtocol {
public:
    /// "CCComAudio", the initial name of the component.
    static const std::string COMPONENT_NAME;

    static ComAudio* create();

    /// Sets the sound file of the component.
    void setFile(const char* filePath);
    /// Returns the sound file of the component.
    const char* getFile() const { return _filePath.c_str(); }
    /// Sets whether the sound repeats, false initially.
    void setLoop(bool loop) { _loop = loop; }
    /// Whether the sound repeats, false initially.
    bool isLoop() const { return _loop; }

    /// Ends all sounds of the program.
    void end();
    /// Loads the music in advance; see SimpleAudioEngine::preloadBackgroundMusic().
    void preloadBackgroundMusic(const char* filePath);
    /// Plays a file as the music, repeatedly if `loop` is true.
    void playBackgroundMusic(const char* filePath, bool loop);
    /// Plays a file as the music, once.
    void playBackgroundMusic(const char* filePath);
    /// Plays the file of the component as the music.
    void playBackgroundMusic();
    /// Stops the music. If `releaseData` is true, the function frees its memory.
    void stopBackgroundMusic(bool releaseData);
    /// Stops the music, which starts from the beginning when it is played again.
    void stopBackgroundMusic();
    /// Pauses the music until resumeBackgroundMusic() is called.
    void pauseBackgroundMusic();
    /// Continues the music after pauseBackgroundMusic().
    void resumeBackgroundMusic();
    /// Plays the music from its beginning.
    void rewindBackgroundMusic();
    /// See SimpleAudioEngine::willPlayBackgroundMusic().
    bool willPlayBackgroundMusic();
    /// Returns whether the music plays.
    bool isBackgroundMusicPlaying();
    /// Returns the volume of the music, from 0 to 1.
    float getBackgroundMusicVolume();
    /// Sets the volume of the music, from 0 to 1.
    void setBackgroundMusicVolume(float volume);
    /// Returns the volume of all effects, from 0 to 1.
    float getEffectsVolume();
    /// Sets the volume of all effects, from 0 to 1.
    void setEffectsVolume(float volume);
    /// Plays a file as an effect, repeatedly if `loop` is true, and returns the ID of the sound.
    unsigned int playEffect(const char* filePath, bool loop);
    /// Plays a file as an effect, once, and returns the ID of the sound.
    unsigned int playEffect(const char* filePath);
    /// Plays the file of the component as an effect, and returns the ID of the sound.
    unsigned int playEffect();
    /// Pauses the effect that playEffect() started with this ID.
    void pauseEffect(unsigned int soundId);
    /// Pauses all effects.
    void pauseAllEffects();
    /// Continues the effect with this ID after pauseEffect().
    void resumeEffect(unsigned int soundId);
    /// Continues all effects.
    void resumeAllEffects();
    /// Stops the effect that playEffect() started with this ID.
    void stopEffect(unsigned int soundId);
    /// Stops all effects.
    void stopAllEffects();
    /// Loads an effect in advance.
    void preloadEffect(const char* filePath);
    /// Frees the memory of an effect.
    void unloadEffect(const char* filePath);

    /// Plays the file as an effect. stop() ends the effect of the last start().
    void start() override;
    /// Stops the effect that the animation has started, if there is one.
    void stop() override;

    /// Stops the music and all effects of the program, as in cocos2d-x.
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
