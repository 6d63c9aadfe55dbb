#pragma once

#include "audio/PlayingSound.h"
#include "audio/SoundCache.h"
#include "platform/AudioDevice.h"

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace copra {

/// The reason why a sound ended.
enum class AudioEnd {
    Finished, ///< The sound was played to its end.
    Stopped,  ///< A function stopped the sound.
    Replaced, ///< Another sound replaced it, because there were too many.
    Failed    ///< The file cannot be played.
};

/// The settings with which a sound is played. Numbers outside of their range are limited to it.
struct AudioSettings {
    bool loop = false;                ///< Whether the sound begins again at its end.
    float volume = 1.0f;              ///< The volume, from 0 to 1.
    float pitch = 1.0f;               ///< The speed, from 0.05 to 20; 1 is normal.
    float pan = 0.0f;                 ///< The direction, from -1 (left) to 1 (right).
    AudioBus bus = AudioBus::Effects; ///< The bus whose volume also applies to the sound.
    /// The importance of the sound. When there are too many sounds, the oldest one with the lowest priority
    /// becomes silent.
    int priority = 0;
    /// A function that is called once when the sound has ended, with its ID, which is not valid anymore, its
    /// path, and the reason. A function that ends the sound, such as AudioPlayer::stop(), calls it before it
    /// returns. In other cases, AudioPlayer::update() calls it.
    void (*ended)(int id, const std::string& path, AudioEnd end) = nullptr;
};

/// Plays all sounds of a game. `cocos2d::AudioEngine` and `CocosDenshion::SimpleAudioEngine` use it. Games
/// use it for buses, fades, and ducking, which these two classes do not have.
///
/// A sound is a voice, which keeps its own time. The audio device plays as many voices as it can. The others
/// are silent and otherwise behave the same, and so do all voices if there is no device. With a real device,
/// sounds follow a clock; otherwise, they follow the frames. IDs that are not valid are ignored. Call these
/// functions on the main thread only.
class AudioPlayer {
public:
    /// Constructs a player without sounds and without a device.
    AudioPlayer();
    ~AudioPlayer();
    AudioPlayer(const AudioPlayer&) = delete;
    AudioPlayer& operator=(const AudioPlayer&) = delete;

    /// An ID that no sound has.
    static constexpr int kNoSound = -1;
    /// The maximum number of voices. One voice more replaces the oldest voice with the lowest priority.
    static constexpr std::size_t kMaximumVoices = 256;

    // --- Sounds (AudioPlayer.cpp) ---

    /// The state of a sound.
    enum class State {
        None,    ///< The ID is not valid.
        Loading, ///< The file is still being read.
        Playing, ///< The sound plays.
        Paused   ///< The sound waits until it is resumed.
    };

    /// Plays a file and returns the ID of the sound. The first time, the file is loaded in the background. If
    /// there is no such file, the function logs that and returns kNoSound, which it also returns if all
    /// voices have a higher priority. A file that cannot be played is logged once, and its sounds end in the
    /// next update().
    int play(std::string_view path, const AudioSettings& settings = {});
    /// Ends a sound, and calls `ended` of its settings with AudioEnd::Stopped before it returns.
    void stop(int id);
    /// Pauses a sound at its position, until resume().
    void pause(int id);
    /// Continues a sound that is paused.
    void resume(int id);
    /// Returns what a sound does: None for an ID that is not valid, and Loading until the file has been read.
    State state(int id) const;
    /// Sets whether a sound begins again when it reaches its end.
    void setLoop(int id, bool loop);
    /// Whether a sound begins again when it reaches its end; false for an ID that is not valid.
    bool loops(int id) const;
    /// Sets the volume of a sound, from 0 to 1, and ends its fade.
    void setVolume(int id, float volume);
    /// Returns the volume of a sound, from 0 to 1; 0 for an ID that is not valid.
    float volume(int id) const;
    /// Moves a sound to a position in seconds. Returns false if the sound is loading or is shorter than that.
    bool seek(int id, double seconds);
    /// Returns the position of a sound in seconds from the beginning, or 0 for an ID that is not valid.
    double position(int id) const;
    /// Returns the duration of a sound in seconds. It is negative while the file is loading and for an ID
    /// that is not valid.
    double duration(int id) const;
    /// Moves a sound to another bus, whose volume applies to it from then on.
    void setBus(int id, AudioBus bus);
    /// Sets how important a sound is when there are too many: the sounds with the lowest priority become
    /// silent first.
    void setPriority(int id, int priority);
    /// Returns the sounds that play, are paused, or are loading, with the oldest first.
    std::vector<PlayingSound> playing() const;

    // --- Files (AudioPlayer.cpp) ---

    /// Loads a file, and then calls `callback` with true, or with false if that failed. If the file is
    /// already loaded, or is missing, the function calls it at once. An empty function is not called.
    void preload(std::string_view path, const std::function<void(bool)>& callback = nullptr);
    /// Stops all sounds of a file, as stop() does, and frees its memory.
    void uncache(std::string_view path);
    /// Stops all sounds, as stop() does, and frees the memory of all files.
    void uncacheAll();

    // --- Buses, fades, and ducking (AudioPlayer_mixing.cpp) ---

    /// Sets the volume of a bus, from 0 to 1, or fades it to that volume within a number of seconds.
    void setBusVolume(AudioBus bus, float volume, float seconds = 0.0f);
    /// Returns the volume of a bus. During a fade, it is the current one.
    float busVolume(AudioBus bus) const { return _buses[static_cast<std::size_t>(bus)].value; }
    /// Fades a sound to a volume within a number of seconds.
    void fade(int id, float volume, float seconds);
    /// Fades a sound to silence within a number of seconds, and then stops it.
    void fadeOut(int id, float seconds);
    /// Lowers the music as long as this sound plays.
    void duckMusicDuring(int id);
    /// Sets the factor, from 0 to 1, by which the music is lowered, and within how many seconds it becomes
    /// quieter and louder again; 0.3, 0.1, and 0.5 by default.
    void setDucking(float volume, float attackSeconds, float releaseSeconds);

    /// Suspends or resumes all sounds, for example while the window is hidden. The states of the sounds do
    /// not change.
    void setSuspended(bool isSuspended);
    /// Whether all sounds are suspended.
    bool isSuspended() const { return _isSuspended; }
    /// Sets whether all sounds are suspended while the window does not have the focus; false by default,
    /// because games pause sounds in Application::applicationDidEnterBackground().
    void setPausesOnFocusLoss(bool pauses) { _pausesOnFocusLoss = pauses; }

    // --- For the application (AudioPlayer_mixing.cpp) ---

    /// Sets the device, which the caller owns, or null. The device is opened when the first sound plays; if
    /// that fails, the reason is logged, and sounds continue silently.
    void setDevice(AudioDevice* device);
    /// Advances all sounds by the time of a frame in seconds, and reports those that have ended.
    void update(float seconds);
    /// Notifies the player that the window got or lost the focus; see setPausesOnFocusLoss().
    void focusChanged(bool focused);
    /// Returns the sum of the seconds of all updates.
    double time() const { return _time; }
    /// Ends all sounds without calling `ended`, empties the cache, and restores the initial state.
    void reset();

private:
    /// A value that moves to another one at a constant speed.
    struct Ramp {
        float value = 1.0f;
        float target = 1.0f;
        float perSecond = 0.0f;

        void go(float to, float seconds);
        void advance(float seconds);
    };
    struct Voice {
        int id = kNoSound;
        std::shared_ptr<Sound> sound;
        AudioSettings settings;
        Ramp volume;
        double position = 0.0;  ///< The position in seconds.
        double uncounted = 0.0; ///< The seconds of the next update that passed before the sound began.
        AudioSourceId source = kNoAudioSource;
        AudioSourceState sent; ///< The state that the device knows.
        bool isStarted = false;
        bool isPaused = false;
        bool ducks = false;
        bool stopsAfterFade = false;
        bool hasEnded = false; ///< Whether it has ended in the current update.
        AudioEnd end = AudioEnd::Finished;
    };
    enum class DeviceState { Closed, Open, Failed };

    Voice* find(int id);
    const Voice* find(int id) const;
    void end(Voice& voice);
    void endAll(const Sound& sound);
    bool makeRoom(int priority);
    void start(Voice& voice);
    // AudioPlayer_mixing.cpp
    bool isDeviceOpen();
    /// Returns the clock of the sounds, or null if they advance with the frames.
    const Clock* clock() const { return _deviceState == DeviceState::Open ? _device->clock() : nullptr; }
    double now() const;
    double elapsed(float seconds);
    double secondsSinceUpdate() const;
    AudioSourceState stateOf(const Voice& voice) const;
    AudioSourceId allocate(Voice& voice);
    void assignSource(Voice& voice);
    void releaseSource(Voice& voice);
    bool releaseLeastImportant(const Voice& voice);
    void advanceRamps(float seconds);
    bool advance(Voice& voice, double seconds, AudioEnd& end);
    void removeEnded();
    void releaseBuffer(Sound& sound);

    SoundCache _cache;
    std::vector<Voice> _voices; ///< The voices by ID.
    std::vector<Voice> _ended;  ///< The voices whose functions the next update calls.
    int _lastId = 0;
    double _time = 0.0;

    AudioDevice* _device = nullptr;
    DeviceState _deviceState = DeviceState::Closed;
    double _lastUpdate = 0.0; ///< The time of the last update by the clock of the device.

    std::array<Ramp, 2> _buses;
    Ramp _ducking;
    float _duckedVolume = 0.3f;
    float _duckAttack = 0.1f;
    float _duckRelease = 0.5f;
    bool _isSuspended = false;
    bool _pausesOnFocusLoss = false;
};

/// Returns the player of the program, which is created on the first call.
AudioPlayer& audioPlayer();

} // namespace copra
