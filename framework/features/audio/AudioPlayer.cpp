#include "audio/AudioPlayer.h"

#include "backend/sound/sound.h"
#include "platform/Backend.h"
#include "platform/FrameService.h"

#include <algorithm>
#include <utility>

namespace copra {

namespace {

float clampUnit(float value) {
    return value > 0.0f ? std::min(value, 1.0f) : 0.0f; // 0 for NaN
}

AudioSettings valid(AudioSettings settings) {
    settings.volume = clampUnit(settings.volume);
    settings.pitch = settings.pitch > 0.05f ? std::min(settings.pitch, 20.0f) : 0.05f;
    settings.pan = settings.pan > -1.0f ? std::min(settings.pan, 1.0f) : -1.0f;
    return settings;
}

/// The player in the frames of the Director.
class AudioService : public FrameService {
public:
    AudioPlayer player;

    void backendChanged(Backend* backend) override {
        if (backend) installSoundDecoder();
        if (backend && !backend->audio) backend->audio = makeSoundDevice();
        player.setDevice(backend ? backend->audio.get() : nullptr);
    }
    void update(float seconds) override { player.update(seconds); }
    void focusChanged(bool isFocused) override { player.focusChanged(isFocused); }
};

} // namespace

AudioPlayer& audioPlayer() {
    return frameService<AudioService>().player;
}

AudioPlayer::AudioPlayer() {
    _voices.reserve(kMaximumVoices);
    _ended.reserve(kMaximumVoices);
}

AudioPlayer::~AudioPlayer() = default;

// --- Sounds ---

// Ids increase, so the voices are sorted by them.
const AudioPlayer::Voice* AudioPlayer::find(int id) const {
    const auto found = std::lower_bound(_voices.begin(), _voices.end(), id,
                                        [](const Voice& voice, int wanted) { return voice.id < wanted; });
    return found != _voices.end() && found->id == id ? &*found : nullptr;
}

AudioPlayer::Voice* AudioPlayer::find(int id) {
    return const_cast<Voice*>(std::as_const(*this).find(id));
}

int AudioPlayer::play(std::string_view path, const AudioSettings& settings) {
    std::shared_ptr<Sound> sound = _cache.find(path);
    if (!sound) sound = _cache.load(path, _device && _device->clock());
    if (!sound || !makeRoom(settings.priority)) return kNoSound;
    Voice voice;
    voice.id = ++_lastId;
    voice.sound = std::move(sound);
    voice.settings = valid(settings);
    voice.volume.value = voice.volume.target = voice.settings.volume;
    _voices.push_back(std::move(voice));
    if (_voices.back().sound->state == Sound::State::Ready) start(_voices.back());
    return _lastId;
}

bool AudioPlayer::makeRoom(int priority) {
    if (_voices.size() < kMaximumVoices) return true;
    const auto least = std::min_element(_voices.begin(), _voices.end(), [](const Voice& a, const Voice& b) {
        return a.settings.priority < b.settings.priority;
    });
    if (least->settings.priority > priority) return false;
    releaseSource(*least);
    least->end = AudioEnd::Replaced;
    _ended.push_back(*least); // not called here: the function may play the next sound
    _voices.erase(least);
    return true;
}

void AudioPlayer::start(Voice& voice) {
    voice.isStarted = true;
    voice.uncounted = secondsSinceUpdate();
    if (isDeviceOpen()) assignSource(voice);
}

void AudioPlayer::end(Voice& voice) {
    releaseSource(voice);
    const Voice ended = voice;
    _voices.erase(_voices.begin() + (&voice - _voices.data()));
    if (ended.settings.ended) ended.settings.ended(ended.id, ended.sound->path, AudioEnd::Stopped);
}

void AudioPlayer::stop(int id) {
    if (Voice* voice = find(id)) end(*voice);
}

void AudioPlayer::pause(int id) {
    Voice* voice = find(id);
    if (!voice || voice->isPaused) return;
    voice->isPaused = true;
    if (voice->source != kNoAudioSource) _device->pause(voice->source);
}

void AudioPlayer::resume(int id) {
    Voice* voice = find(id);
    if (!voice || !voice->isPaused) return;
    voice->isPaused = false;
    voice->uncounted = secondsSinceUpdate();
    if (voice->source != kNoAudioSource && !_isSuspended) _device->resume(voice->source);
}

AudioPlayer::State AudioPlayer::state(int id) const {
    const Voice* voice = find(id);
    if (!voice) return State::None;
    if (!voice->isStarted) return State::Loading;
    return voice->isPaused ? State::Paused : State::Playing;
}

void AudioPlayer::setLoop(int id, bool loop) {
    if (Voice* voice = find(id)) voice->settings.loop = loop;
}

bool AudioPlayer::loops(int id) const {
    const Voice* voice = find(id);
    return voice && voice->settings.loop;
}

void AudioPlayer::setVolume(int id, float volume) {
    fade(id, volume, 0.0f);
}

float AudioPlayer::volume(int id) const {
    const Voice* voice = find(id);
    return voice ? voice->volume.value : 0.0f;
}

bool AudioPlayer::seek(int id, double seconds) {
    Voice* voice = find(id);
    if (!voice || !voice->isStarted || !(seconds >= 0.0) || seconds > voice->sound->format.seconds())
        return false;
    voice->position = seconds;
    voice->uncounted = secondsSinceUpdate();
    if (voice->source != kNoAudioSource) _device->seek(voice->source, seconds);
    return true;
}

double AudioPlayer::position(int id) const {
    const Voice* voice = find(id);
    if (!voice) return 0.0;
    if (voice->source == kNoAudioSource || !clock()) return voice->position;
    return std::min(_device->position(voice->source), voice->sound->format.seconds());
}

double AudioPlayer::duration(int id) const {
    const Voice* voice = find(id);
    return voice && voice->isStarted ? voice->sound->format.seconds() : -1.0;
}

void AudioPlayer::setBus(int id, AudioBus bus) {
    if (Voice* voice = find(id)) voice->settings.bus = bus;
}

void AudioPlayer::setPriority(int id, int priority) {
    if (Voice* voice = find(id)) voice->settings.priority = priority;
}

std::vector<PlayingSound> AudioPlayer::playing() const {
    std::vector<PlayingSound> sounds;
    for (const Voice& voice : _voices) {
        sounds.push_back({voice.id, voice.sound->path, voice.settings.bus, voice.settings.loop,
                          voice.isPaused, voice.volume.value, voice.settings.pan, voice.position,
                          voice.isStarted ? voice.sound->format.seconds() : 0.0});
    }
    return sounds;
}

// --- Files ---

void AudioPlayer::preload(std::string_view path, const std::function<void(bool)>& callback) {
    std::shared_ptr<Sound> sound = _cache.find(path);
    if (!sound) sound = _cache.load(path, _device && _device->clock());
    if (sound && sound->state == Sound::State::Loading) {
        if (callback) sound->loaded.push_back(callback);
    } else if (callback) {
        callback(sound && sound->state == Sound::State::Ready);
    }
}

void AudioPlayer::uncache(std::string_view path) {
    const std::shared_ptr<Sound> sound = _cache.remove(path);
    if (!sound) return;
    endAll(*sound);
    releaseBuffer(*sound);
}

void AudioPlayer::uncacheAll() {
    for (const auto& sound : _cache.all()) uncache(sound->path);
}

void AudioPlayer::endAll(const Sound& sound) {
    for (std::size_t i = 0; i < _voices.size();) {
        if (_voices[i].sound.get() != &sound) {
            ++i;
            continue;
        }
        end(_voices[i]);
        i = 0; // the function may have played or stopped others
    }
}

} // namespace copra
