#include "audio/AudioPlayer.h"
#include "base/FirstException.h"
#include "base/log.h"
#include "base/refuse.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace copra {

// --- Fades ---

void AudioPlayer::Ramp::go(float to, float seconds) {
    target = to > 0.0f ? std::min(to, 1.0f) : 0.0f; // 0 for NaN
    if (seconds > 0.0f)
        perSecond = std::abs(target - value) / seconds;
    else
        value = target;
}

void AudioPlayer::Ramp::advance(float seconds) {
    const float step = perSecond * seconds;
    value = value < target ? std::min(value + step, target) : std::max(value - step, target);
}

void AudioPlayer::setBusVolume(AudioBus bus, float volume, float seconds) {
    _buses[static_cast<std::size_t>(bus)].go(volume, seconds);
}

void AudioPlayer::fade(int id, float volume, float seconds) {
    Voice* voice = find(id);
    if (!voice) return;
    voice->volume.go(volume, seconds);
    voice->stopsAfterFade = false;
}

void AudioPlayer::fadeOut(int id, float seconds) {
    Voice* voice = find(id);
    if (!voice) return;
    voice->volume.go(0.0f, seconds);
    voice->stopsAfterFade = true;
}

void AudioPlayer::duckMusicDuring(int id) {
    if (Voice* voice = find(id)) voice->ducks = true;
}

void AudioPlayer::setDucking(float volume, float attackSeconds, float releaseSeconds) {
    _duckedVolume = volume > 0.0f ? std::min(volume, 1.0f) : 0.0f;
    _duckAttack = attackSeconds;
    _duckRelease = releaseSeconds;
}

void AudioPlayer::advanceRamps(float seconds) {
    for (Ramp& bus : _buses) bus.advance(seconds);
    const bool ducks = std::any_of(_voices.begin(), _voices.end(), [](const Voice& voice) {
        return voice.ducks && voice.isStarted && !voice.isPaused;
    });
    const float target = ducks ? _duckedVolume : 1.0f;
    if (_ducking.target != target) _ducking.go(target, ducks ? _duckAttack : _duckRelease);
    _ducking.advance(seconds);
}

// --- Device ---

void AudioPlayer::setDevice(AudioDevice* device) {
    if (device == _device) return;
    for (Voice& voice : _voices) releaseSource(voice);
    for (const auto& sound : _cache.all()) {
        // The samples are only in the old device.
        const bool isInDevice = sound->buffer != kNoAudioBuffer;
        releaseBuffer(*sound);
        if (isInDevice) _cache.remove(sound->path);
    }
    _device = device;
    _deviceState = DeviceState::Closed;
    const bool isUsed =
        std::any_of(_voices.begin(), _voices.end(), [](const Voice& v) { return v.isStarted; });
    if (!isUsed || !isDeviceOpen()) return;
    for (Voice& voice : _voices)
        if (voice.isStarted) assignSource(voice);
}

bool AudioPlayer::isDeviceOpen() {
    if (!_device) return false;
    if (_deviceState == DeviceState::Closed) {
        std::string reason;
        _deviceState = _device->open(reason) ? DeviceState::Open : DeviceState::Failed;
        _lastUpdate = now();
        if (_deviceState == DeviceState::Failed)
            logOnce("AudioPlayer", "Audio: there is no sound device; all sounds are silent (" + reason + ")");
    }
    return _deviceState == DeviceState::Open;
}

void AudioPlayer::releaseBuffer(Sound& sound) {
    if (_deviceState == DeviceState::Open) _device->destroyBuffer(sound.buffer);
    sound.buffer = kNoAudioBuffer;
}

AudioSourceState AudioPlayer::stateOf(const Voice& voice) const {
    const float ducking = voice.settings.bus == AudioBus::Music ? _ducking.value : 1.0f;
    const float volume = voice.volume.value * busVolume(voice.settings.bus) * ducking;
    return {volume, voice.settings.pitch, voice.settings.pan, voice.settings.loop};
}

AudioSourceId AudioPlayer::allocate(Voice& voice) {
    Sound& sound = *voice.sound;
    if (!sound.streams) return _device->play(sound.buffer, voice.sent, voice.position);
    auto reader = SoundCache::openStream(sound);
    if (!reader) return kNoAudioSource;
    const AudioSourceId source = _device->stream(reader, voice.sent, voice.position);
    sound.reader = std::move(reader); // if all streams are in use
    return source;
}

// Gives the voice a source of the device, if need be that of another voice.
void AudioPlayer::assignSource(Voice& voice) {
    Sound& sound = *voice.sound;
    if (!sound.streams && sound.buffer == kNoAudioBuffer && !sound.samples.empty()) {
        sound.buffer = _device->createBuffer(sound.format, sound.samples.data());
        if (sound.buffer == kNoAudioBuffer)
            copra::warning("Audio: '%s' is silent: the device cannot play %u channels", sound.path.c_str(),
                           sound.format.channels);
        sound.samples = {};
    }
    if (!sound.streams && sound.buffer == kNoAudioBuffer) return;
    voice.sent = stateOf(voice);
    voice.source = allocate(voice);
    if (voice.source == kNoAudioSource && releaseLeastImportant(voice)) voice.source = allocate(voice);
    if (voice.source != kNoAudioSource && (voice.isPaused || _isSuspended)) _device->pause(voice.source);
}

void AudioPlayer::releaseSource(Voice& voice) {
    if (voice.source != kNoAudioSource) _device->stop(voice.source);
    voice.source = kNoAudioSource;
}

bool AudioPlayer::releaseLeastImportant(const Voice& voice) {
    Voice* least = nullptr;
    for (Voice& other : _voices) {
        if (other.source == kNoAudioSource || other.sound->streams != voice.sound->streams) continue;
        if (!least || other.settings.priority < least->settings.priority) least = &other;
    }
    if (!least || least->settings.priority > voice.settings.priority) return false;
    releaseSource(*least);
    return true;
}

void AudioPlayer::setSuspended(bool isSuspended) {
    if (isSuspended == _isSuspended) return;
    _isSuspended = isSuspended;
    _lastUpdate = now();
    for (const Voice& voice : _voices) {
        if (voice.source == kNoAudioSource || voice.isPaused) continue;
        if (isSuspended)
            _device->pause(voice.source);
        else
            _device->resume(voice.source);
    }
}

void AudioPlayer::focusChanged(bool focused) {
    if (_pausesOnFocusLoss) setSuspended(!focused);
}

// --- Time ---

double AudioPlayer::now() const {
    return clock() ? clock()->now() : 0.0;
}

double AudioPlayer::elapsed(float seconds) {
    if (!clock()) return seconds > 0.0f ? static_cast<double>(seconds) : 0.0;
    const double last = std::exchange(_lastUpdate, now());
    return _lastUpdate - last;
}

// A frame can take long, for example to load a scene: what begins in it must not count that time.
double AudioPlayer::secondsSinceUpdate() const {
    return clock() ? now() - _lastUpdate : 0.0;
}

void AudioPlayer::update(float frameSeconds) {
    _cache.finishLoading();
    const double seconds = elapsed(frameSeconds);
    if (_isSuspended) return;
    _time += seconds;
    advanceRamps(static_cast<float>(seconds));
    bool anyEnded = !_ended.empty();
    for (Voice& voice : _voices) {
        voice.hasEnded = advance(voice, seconds, voice.end);
        anyEnded = anyEnded || voice.hasEnded;
    }
    if (anyEnded) removeEnded();
}

// Whether the voice has ended.
bool AudioPlayer::advance(Voice& voice, double seconds, AudioEnd& end) {
    end = AudioEnd::Finished;
    if (!voice.isStarted) {
        if (voice.sound->state == Sound::State::Ready) start(voice);
        if (voice.sound->state != Sound::State::Failed) return false;
        end = AudioEnd::Failed;
        return true;
    }
    if (voice.isPaused) return false;
    voice.volume.advance(static_cast<float>(seconds));
    if (voice.stopsAfterFade && voice.volume.value == 0.0f) {
        end = AudioEnd::Stopped;
        return true;
    }
    const double duration = voice.sound->format.seconds();
    seconds = std::max(seconds - std::exchange(voice.uncounted, 0.0), 0.0);
    voice.position += seconds * static_cast<double>(voice.settings.pitch);
    if (voice.position >= duration) {
        if (!voice.settings.loop) {
            // The clock of the sound card may be slower than ours.
            const double kPatience = 0.5;
            const bool sounds = voice.source != kNoAudioSource && clock() &&
                                voice.position < duration + kPatience && _device->isPlaying(voice.source);
            if (!sounds) return true;
        } else {
            voice.position = std::fmod(voice.position, duration);
            if (voice.source == kNoAudioSource && isDeviceOpen())
                assignSource(voice); // another may have ended
        }
    }
    const AudioSourceState state = stateOf(voice);
    if (voice.source != kNoAudioSource && state != voice.sent) {
        _device->setState(voice.source, state);
        voice.sent = state;
    }
    return false;
}

void AudioPlayer::removeEnded() {
    for (Voice& voice : _voices) {
        if (!voice.hasEnded) continue;
        releaseSource(voice);
        _ended.push_back(voice);
    }
    const auto hasEnded = [](const Voice& voice) { return voice.hasEnded; };
    _voices.erase(std::remove_if(_voices.begin(), _voices.end(), hasEnded), _voices.end());
    // The functions may play and stop sounds, and update the player.
    std::vector<Voice> ended = std::move(_ended);
    _ended.clear();
    FirstException exception;
    for (const Voice& voice : ended)
        if (voice.settings.ended)
            exception.run([&] { voice.settings.ended(voice.id, voice.sound->path, voice.end); });
    ended.clear();
    if (_ended.empty()) _ended = std::move(ended); // keeps the memory
    exception.pass();
}

void AudioPlayer::reset() {
    for (Voice& voice : _voices) releaseSource(voice);
    _voices.clear();
    _ended.clear();
    for (const auto& sound : _cache.all()) {
        releaseBuffer(*sound);
        _cache.remove(sound->path);
    }
    _lastId = 0;
    _time = 0.0;
    _buses = {};
    _ducking = {};
    setDucking(0.3f, 0.1f, 0.5f);
    _isSuspended = false;
    _pausesOnFocusLoss = false;
}

} // namespace copra
