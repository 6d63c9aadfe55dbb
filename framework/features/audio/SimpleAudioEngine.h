#pragma once

#include <string>
#include <vector>

namespace copra {
enum class AudioEnd;
}

namespace CocosDenshion {

/// Plays one piece of background music and any number of effects. New code uses cocos2d::AudioEngine, which knows the duration
/// and the end of its sounds; both play with copra::AudioPlayer.
///
/// Files are WAV, Ogg Vorbis, FLAC, or MP3. A null path is refused. Call these functions on the game's thread only.
class SimpleAudioEngine {
public:
    /// The engine of the program, created on first use.
    static SimpleAudioEngine* getInstance();
    /// Deprecated name of getInstance().
    static SimpleAudioEngine* sharedEngine() { return getInstance(); }
    /// Stops all sounds of the engine and deletes it. The next getInstance() creates another one.
    static void end();

protected:
    SimpleAudioEngine();
    virtual ~SimpleAudioEngine();

public:
    // --- Background music ---

    /// Loads the file in the background, so that playBackgroundMusic() starts at once.
    virtual void preloadBackgroundMusic(const char* filePath);
    /// Plays a file in place of the current music.
    virtual void playBackgroundMusic(const char* filePath, bool loop = false);
    /// Stops the music. With `releaseData`, it also frees the memory of the file.
    virtual void stopBackgroundMusic(bool releaseData = false);
    /// Pauses the music at its position.
    virtual void pauseBackgroundMusic();
    /// Continues the music.
    virtual void resumeBackgroundMusic();
    /// Moves the music to its beginning.
    virtual void rewindBackgroundMusic();
    /// Returns true: music can always be played.
    virtual bool willPlayBackgroundMusic();
    /// Whether music is playing. It is false without music and while the music is paused.
    virtual bool isBackgroundMusicPlaying();
    /// The volume of copra::AudioBus::Music, 0 to 1.
    virtual float getBackgroundMusicVolume();
    virtual void setBackgroundMusicVolume(float volume);

    // --- Effects ---

    /// The volume of copra::AudioBus::Effects, 0 to 1.
    virtual float getEffectsVolume();
    virtual void setEffectsVolume(float volume);
    /// Plays an effect. `pitch` is the factor of its speed, `pan` from -1 (left) to 1 (right), `gain` its volume from 0
    /// to 1. Returns its id, or static_cast<unsigned>(-1) if there is no such file.
    virtual unsigned int playEffect(const char* filePath, bool loop = false, float pitch = 1.0f,
                                    float pan = 0.0f, float gain = 1.0f);
    /// Pauses an effect at its position.
    virtual void pauseEffect(unsigned int soundId);
    /// Pauses all effects.
    virtual void pauseAllEffects();
    /// Continues a paused effect.
    virtual void resumeEffect(unsigned int soundId);
    /// Continues all paused effects.
    virtual void resumeAllEffects();
    /// Stops an effect.
    virtual void stopEffect(unsigned int soundId);
    /// Stops all effects.
    virtual void stopAllEffects();
    /// Loads an effect in the background, so that it plays without a delay later.
    virtual void preloadEffect(const char* filePath);
    /// Stops all effects of the file and frees its memory.
    virtual void unloadEffect(const char* filePath);

private:
    static void effectEnded(int id, const std::string& path, copra::AudioEnd end);

    int _music = -1;
    std::string _musicPath;
    std::vector<int> _effects; ///< ids of those that play
};

} // namespace CocosDenshion
