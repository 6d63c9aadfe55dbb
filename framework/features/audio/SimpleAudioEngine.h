#pragma once

#include <string>
#include <vector>

namespace copra {
enum class AudioEnd;
}

namespace CocosDenshion {

/// Plays one piece of background music and any number of effects. In new code, use cocos2d::AudioEngine,
/// which also reports the duration and the end of its sounds. Both play with copra::AudioPlayer.
///
/// Supported files are WAV, Ogg Vorbis, FLAC, and MP3. A null path is an error: debug builds assert; release
/// builds log it and do nothing. IDs that are not valid are ignored. Call these functions on the game's
/// thread only.
class SimpleAudioEngine {
public:
    /// Returns the engine of the program, which is created on first use.
    static SimpleAudioEngine* getInstance();
    /// Deprecated name of getInstance().
    static SimpleAudioEngine* sharedEngine() { return getInstance(); }
    /// Stops all sounds of the engine and destroys it. The next getInstance() creates another one.
    static void end();

protected:
    /// Constructs an engine that plays nothing. Games call getInstance().
    SimpleAudioEngine();
    virtual ~SimpleAudioEngine();

public:
    // --- Background music ---

    /// Loads a file in the background, so that playBackgroundMusic() plays it without a delay later.
    virtual void preloadBackgroundMusic(const char* filePath);
    /// Plays a file as the music, in place of the current one.
    virtual void playBackgroundMusic(const char* filePath, bool loop = false);
    /// Stops the music. With `releaseData`, also frees the memory of the file.
    virtual void stopBackgroundMusic(bool releaseData = false);
    /// Pauses the music at its position.
    virtual void pauseBackgroundMusic();
    /// Continues the music where pauseBackgroundMusic() has paused it.
    virtual void resumeBackgroundMusic();
    /// Moves the music to its beginning. Paused music stays paused. Music that has ended does not start
    /// again.
    virtual void rewindBackgroundMusic();
    /// Returns true, because music can always be played.
    virtual bool willPlayBackgroundMusic();
    /// Whether music is playing. It is false while the music is paused.
    virtual bool isBackgroundMusicPlaying();
    /// Returns the volume of the music, from 0 to 1. It is the volume of copra::AudioBus::Music.
    virtual float getBackgroundMusicVolume();
    /// Sets the volume of the music, from 0 to 1. It is the volume of copra::AudioBus::Music.
    virtual void setBackgroundMusicVolume(float volume);

    // --- Effects ---

    /// Returns the volume of the effects, from 0 to 1. It is the volume of copra::AudioBus::Effects.
    virtual float getEffectsVolume();
    /// Sets the volume of the effects, from 0 to 1. It is the volume of copra::AudioBus::Effects.
    virtual void setEffectsVolume(float volume);
    /// Plays an effect and returns its ID, or static_cast<unsigned>(-1) if there is no such file. `pitch` is
    /// the speed (1 is normal), `pan` is from -1 (left) to 1 (right), and `gain` is the volume from 0 to 1.
    virtual unsigned int playEffect(const char* filePath, bool loop = false, float pitch = 1.0f,
                                    float pan = 0.0f, float gain = 1.0f);
    /// Pauses an effect at its position.
    virtual void pauseEffect(unsigned int soundId);
    /// Pauses all effects.
    virtual void pauseAllEffects();
    /// Continues an effect where it was paused.
    virtual void resumeEffect(unsigned int soundId);
    /// Continues all paused effects.
    virtual void resumeAllEffects();
    /// Stops the effect that playEffect() started with this ID.
    virtual void stopEffect(unsigned int soundId);
    /// Stops all effects.
    virtual void stopAllEffects();
    /// Loads an effect in the background, so that it plays without a delay later.
    virtual void preloadEffect(const char* filePath);
    /// Stops all effects of a file and frees its memory.
    virtual void unloadEffect(const char* filePath);

private:
    static void effectEnded(int id, const std::string& path, copra::AudioEnd end);

    int _music = -1;
    std::string _musicPath;
    std::vector<int> _effects; ///< The IDs of the effects that play.
};

} // namespace CocosDenshion
