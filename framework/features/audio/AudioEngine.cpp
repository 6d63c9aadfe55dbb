#include "audio/AudioEngine.h"

#include "audio/AudioPlayer.h"
#include "base/refuse.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace cocos2d {

namespace {

constexpr unsigned kMaximumInstances = 32;
constexpr int kLoopPriority = 50; // a loop that fell silent would be noticed longer than a short sound

struct ProfileState {
    AudioProfile profile;
    unsigned playing = 0;
    double lastPlayed = -1.0; ///< time of the player; negative before the first sound
};

using FinishCallback = std::function<void(int, const std::string&)>;

struct Instance {
    int id;
    ProfileState* profile;
    FinishCallback finished;
};

struct EngineState {
    EngineState() { instances.reserve(kMaximumInstances); }

    std::vector<Instance> instances; ///< by id
    ProfileState defaultProfile;
    std::map<std::string, ProfileState, std::less<>> profiles;
    double lastMessage = -1.0; ///< time of the player
    bool isEnabled = true;
};

EngineState& engine() {
    static auto* state = new EngineState(); // never destroyed, as the player
    return *state;
}

Instance* findInstance(int id) {
    auto& instances = engine().instances;
    const auto found = std::find_if(instances.begin(), instances.end(),
                                    [id](const Instance& each) { return each.id == id; });
    return found == instances.end() ? nullptr : &*found;
}

// Returns the callback: what it captured may play and stop sounds when it is destroyed.
[[nodiscard]] FinishCallback removeInstance(Instance& instance) {
    FinishCallback finished = std::move(instance.finished);
    --instance.profile->playing;
    auto& instances = engine().instances;
    instances.erase(instances.begin() + (&instance - instances.data()));
    return finished;
}

void instanceEnded(int id, const std::string& path, copra::AudioEnd end) {
    Instance* instance = findInstance(id);
    if (!instance) return;
    const FinishCallback finished = removeInstance(*instance);
    // Games wait for it, also if the file cannot be played.
    if (end != copra::AudioEnd::Stopped && finished) finished(id, path);
}

bool refusePlay(const std::string& path, const char* reason) {
    // A game that plays too many sounds does so every frame.
    const double now = copra::audioPlayer().time();
    double& last = engine().lastMessage;
    if (last < 0.0 || now - last >= 1.0) {
        copra::warning("AudioEngine::play2d: '%s' does not play, because %s", path.c_str(), reason);
        last = now;
    }
    return false;
}

bool mayPlay(const std::string& path, const ProfileState& state) {
    const AudioProfile& profile = state.profile;
    if (engine().instances.size() >= static_cast<std::size_t>(AudioEngine::getMaxAudioInstance()))
        return refusePlay(path, "too many sounds are playing");
    if (profile.maxInstances != 0 && state.playing >= profile.maxInstances)
        return refusePlay(path, "too many sounds of its profile are playing");
    const double sinceLast = copra::audioPlayer().time() - state.lastPlayed;
    constexpr double kPrecision = 0.0001;
    if (profile.minDelay > kPrecision && state.lastPlayed >= 0.0 && sinceLast <= profile.minDelay)
        return refusePlay(path, "the minimum delay of its profile has not passed");
    return true;
}

} // namespace

const int AudioEngine::INVALID_AUDIO_ID = -1;
const float AudioEngine::TIME_UNKNOWN = -1.0f;
unsigned int AudioEngine::_maxInstances = kMaximumInstances;

bool AudioEngine::lazyInit() {
    return true;
}

void AudioEngine::end() {
    uncacheAll();
    engine().defaultProfile = {};
    for (auto& [name, state] : engine().profiles) state.lastPlayed = -1.0;
    engine().lastMessage = -1.0;
}

AudioProfile* AudioEngine::getDefaultProfile() {
    return &engine().defaultProfile.profile;
}

int AudioEngine::play2d(const std::string& filePath, bool loop, float volume, const AudioProfile* profile) {
    if (!isEnabled()) return INVALID_AUDIO_ID;
    ProfileState* state = &engine().defaultProfile;
    if (profile && profile != &state->profile) {
        if (copra::refuse(profile->name.empty(), "AudioEngine::play2d: the profile has no name"))
            return INVALID_AUDIO_ID;
        state = &engine().profiles[profile->name];
        state->profile = *profile;
    }
    if (!mayPlay(filePath, *state)) return INVALID_AUDIO_ID;

    copra::AudioSettings settings;
    settings.loop = loop;
    settings.volume = volume;
    settings.priority = loop ? kLoopPriority : 0;
    settings.ended = instanceEnded;
    const int id = copra::audioPlayer().play(filePath, settings);
    if (id == copra::AudioPlayer::kNoSound) return INVALID_AUDIO_ID;
    state->lastPlayed = copra::audioPlayer().time();
    ++state->playing;
    engine().instances.push_back({id, state, nullptr});
    return id;
}

void AudioEngine::setLoop(int audioID, bool loop) {
    if (findInstance(audioID)) copra::audioPlayer().setLoop(audioID, loop);
}

bool AudioEngine::isLoop(int audioID) {
    return copra::audioPlayer().loops(audioID);
}

void AudioEngine::setVolume(int audioID, float volume) {
    if (findInstance(audioID)) copra::audioPlayer().setVolume(audioID, volume);
}

float AudioEngine::getVolume(int audioID) {
    return copra::audioPlayer().volume(audioID);
}

void AudioEngine::pause(int audioID) {
    if (findInstance(audioID)) copra::audioPlayer().pause(audioID);
}

void AudioEngine::pauseAll() {
    for (const Instance& instance : engine().instances) copra::audioPlayer().pause(instance.id);
}

void AudioEngine::resume(int audioID) {
    if (findInstance(audioID)) copra::audioPlayer().resume(audioID);
}

void AudioEngine::resumeAll() {
    for (const Instance& instance : engine().instances) copra::audioPlayer().resume(instance.id);
}

void AudioEngine::stop(int audioID) {
    Instance* instance = findInstance(audioID);
    if (!instance) return;
    const FinishCallback finished = removeInstance(*instance);
    copra::audioPlayer().stop(audioID);
}

void AudioEngine::stopAll() {
    while (!engine().instances.empty()) stop(engine().instances.back().id);
}

bool AudioEngine::setCurrentTime(int audioID, float sec) {
    return findInstance(audioID) && copra::audioPlayer().seek(audioID, static_cast<double>(sec));
}

float AudioEngine::getCurrentTime(int audioID) {
    return static_cast<float>(copra::audioPlayer().position(audioID));
}

float AudioEngine::getDuration(int audioID) {
    const double seconds = copra::audioPlayer().duration(audioID);
    return seconds < 0.0 ? TIME_UNKNOWN : static_cast<float>(seconds);
}

AudioEngine::AudioState AudioEngine::getState(int audioID) {
    using State = copra::AudioPlayer::State;
    switch (copra::audioPlayer().state(audioID)) {
    case State::Loading:
        return AudioState::INITIALIZING;
    case State::Playing:
        return AudioState::PLAYING;
    case State::Paused:
        return AudioState::PAUSED;
    case State::None:
        break;
    }
    return AudioState::ERROR;
}

void AudioEngine::setFinishCallback(int audioID,
                                    const std::function<void(int, const std::string&)>& callback) {
    if (Instance* instance = findInstance(audioID)) instance->finished = callback;
}

bool AudioEngine::setMaxAudioInstance(int maxInstances) {
    if (maxInstances < 1 || maxInstances > static_cast<int>(kMaximumInstances)) return false;
    _maxInstances = static_cast<unsigned>(maxInstances);
    return true;
}

void AudioEngine::uncache(const std::string& filePath) {
    copra::audioPlayer().uncache(filePath);
}

void AudioEngine::uncacheAll() {
    stopAll();
    copra::audioPlayer().uncacheAll();
}

AudioProfile* AudioEngine::getProfile(int audioID) {
    Instance* instance = findInstance(audioID);
    return instance ? &instance->profile->profile : nullptr;
}

AudioProfile* AudioEngine::getProfile(const std::string& profileName) {
    const auto found = engine().profiles.find(profileName);
    return found == engine().profiles.end() ? nullptr : &found->second.profile;
}

void AudioEngine::preload(const std::string& filePath, std::function<void(bool isSuccess)> callback) {
    if (isEnabled())
        copra::audioPlayer().preload(filePath, callback);
    else if (callback)
        callback(false);
}

int AudioEngine::getPlayingAudioCount() {
    return static_cast<int>(engine().instances.size());
}

void AudioEngine::setEnabled(bool isEnabled) {
    if (engine().isEnabled == isEnabled) return;
    engine().isEnabled = isEnabled;
    if (!isEnabled) stopAll();
}

bool AudioEngine::isEnabled() {
    return engine().isEnabled;
}

} // namespace cocos2d
