#pragma once

#include <functional>
#include <string>

#ifdef ERROR
#undef ERROR
#endif

namespace cocos2d {

/// Limits for sounds that are played with the same profile.
class AudioProfile {
public:
    /// The name that identifies the profile. It must not be empty.
    std::string name;
    /// The number of sounds that may play at once; 0 means any number.
    unsigned int maxInstances = 0;
    /// The minimum time between the beginnings of two sounds, in seconds. A sound that would begin earlier
    /// does not play.
    double minDelay = 0.0;
};

/// Plays sounds: short ones from memory, and long ones while they are decoded.
///
/// play2d() returns the ID of a sound, which is valid until the sound ends or is stopped. IDs that are not
/// valid are ignored. A file is loaded in the background when it is first played; until it is loaded, the
/// sound is INITIALIZING. For buses, fades, and ducking, see copra::AudioPlayer. Call these functions on the
/// main thread only.
class AudioEngine {
public:
    /// The state of a sound, for getState().
    enum class AudioState {
        ERROR = -1,   ///< The ID is not valid: the sound has ended, or there never was such a sound.
        INITIALIZING, ///< The file is still being read.
        PLAYING,      ///< The sound plays.
        PAUSED,       ///< The sound waits for resume().
        INITIALZING = INITIALIZING, ///< Misspelled name of INITIALIZING, as in cocos2d-x.
    };

    static const int INVALID_AUDIO_ID; ///< The ID that play2d() returns if no sound plays: -1.
    static const float TIME_UNKNOWN;   ///< The duration of a sound that is still loading: -1.

    /// Does nothing and returns true: the device is opened when the first sound plays.
    static bool lazyInit();
    /// Stops all sounds without calling their callbacks, and frees the memory of all files.
    static void end();

    /// Returns the profile of sounds that are played without one. It has no limits until you set them.
    static AudioProfile* getDefaultProfile();
    /// Plays a file (WAV, Ogg Vorbis, FLAC, or MP3) with a volume from 0 to 1, and returns the ID of the
    /// sound.
    ///
    /// If the file is missing, if too many sounds are playing in all or with the profile, or if the minimum
    /// delay of the profile has not passed, the function logs that and returns INVALID_AUDIO_ID. While the
    /// engine is disabled, the result is INVALID_AUDIO_ID, too. A profile without a name is an error: debug
    /// builds assert; release builds log it and return INVALID_AUDIO_ID. A file that cannot be decoded is a
    /// sound that ends in the next frame. The profile is copied; later calls with the same name use its
    /// limits.
    static int play2d(const std::string& filePath, bool loop = false, float volume = 1.0f,
                      const AudioProfile* profile = nullptr);

    /// Sets whether a sound repeats from its beginning when it ends. It can be changed while the sound plays.
    static void setLoop(int audioID, bool loop);
    /// Whether a sound repeats from its beginning when it ends; false for an ID that is not valid.
    static bool isLoop(int audioID);
    /// Sets the volume of a sound, clamped to 0 to 1.
    static void setVolume(int audioID, float volume);
    /// Returns the volume of a sound, from 0 to 1, or 0 for an ID that is not valid.
    static float getVolume(int audioID);
    /// Pauses a sound at its position.
    static void pause(int audioID);
    /// Pauses all sounds that play2d() has started.
    static void pauseAll();
    /// Continues a paused sound.
    static void resume(int audioID);
    /// Continues all paused sounds that play2d() has started.
    static void resumeAll();
    /// Stops a sound. Its callback is not called.
    static void stop(int audioID);
    /// Stops all sounds that play2d() has started. Their callbacks are not called.
    static void stopAll();
    /// Moves a sound to a position in seconds. Returns false while the sound is INITIALIZING, for a position
    /// that is not within the sound, and for an ID that is not valid.
    static bool setCurrentTime(int audioID, float sec);
    /// Returns the position of a sound in seconds. Returns 0 while the sound is INITIALIZING, and for an ID
    /// that is not valid.
    static float getCurrentTime(int audioID);
    /// Returns the duration of a sound in seconds. Returns TIME_UNKNOWN while the sound is INITIALIZING, and
    /// for an ID that is not valid.
    static float getDuration(int audioID);
    /// Returns whether a sound is playing, paused, or still loading; ERROR for an ID that is not valid.
    static AudioState getState(int audioID);
    /// Sets a function that is called once when the sound ends by itself: at its end, in the next frame if
    /// its file cannot be decoded, or when another sound replaces it because there are too many. It is not
    /// called after functions that stop sounds, such as stop() and uncache(), and not for INVALID_AUDIO_ID.
    /// It receives the ID, which is no longer valid, and the path that was passed to play2d().
    static void setFinishCallback(int audioID, const std::function<void(int, const std::string&)>& callback);

    /// Returns how many sounds may play at once, including paused ones; 32 by default.
    static int getMaxAudioInstance() { return static_cast<int>(_maxInstances); }
    /// Sets how many sounds may play at once: 1 to 32; 32 is the default. Sounds that are already playing
    /// continue. Returns false for any other number, which changes nothing.
    static bool setMaxAudioInstance(int maxInstances);
    /// Stops the sounds of a file, without calling their callbacks, and frees its memory.
    static void uncache(const std::string& filePath);
    /// Stops all sounds, without calling their callbacks, and frees the memory of all files.
    static void uncacheAll();
    /// Returns the profile of a sound, or null for an ID that is not valid.
    static AudioProfile* getProfile(int audioID);
    /// Returns the profile of that name, or null if play2d() has not used it.
    static AudioProfile* getProfile(const std::string& profileName);

    /// Loads a file in the background, so that it plays without a delay later.
    static void preload(const std::string& filePath) { preload(filePath, nullptr); }
    /// Loads a file in the background, and then calls `callback` with true, or with false if that failed. If
    /// the file is already loaded or is missing, or the engine is disabled, the function calls it at once.
    static void preload(const std::string& filePath, std::function<void(bool isSuccess)> callback);

    /// Returns the number of sounds that play, are paused, or are INITIALIZING.
    static int getPlayingAudioCount();
    /// Enables or disables the engine; it is enabled by default. A disabled engine stops all sounds, without
    /// calling their callbacks, and plays none.
    static void setEnabled(bool isEnabled);
    /// Whether the engine plays sounds; true by default.
    static bool isEnabled();

private:
    static unsigned int _maxInstances;
};

/// The namespace of these classes in cocos2d-x 3.17.
namespace experimental {
using cocos2d::AudioEngine;
using cocos2d::AudioProfile;
} // namespace experimental

} // namespace cocos2d
