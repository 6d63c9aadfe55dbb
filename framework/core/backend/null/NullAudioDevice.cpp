#include "backend/null/NullAudioDevice.h"

#include <algorithm>
#include <utility>

namespace copra {

bool NullAudioDevice::open(std::string& reason) {
    ++_openCount;
    reason = refusal;
    return refusal.empty();
}

AudioBufferId NullAudioDevice::createBuffer(const SoundFormat& format, const std::int16_t*) {
    _buffers[++_lastBuffer] = format;
    return _lastBuffer;
}

void NullAudioDevice::destroyBuffer(AudioBufferId buffer) {
    if (_buffers.erase(buffer) == 0) return;
    const auto plays = [buffer](const Source& source) { return source.buffer == buffer; };
    _sources.erase(std::remove_if(_sources.begin(), _sources.end(), plays), _sources.end());
}

AudioSourceId NullAudioDevice::add(const Source& source) {
    if (_sources.size() >= maximumSources) return kNoAudioSource;
    _sources.push_back(source);
    _sources.back().id = ++_lastSource;
    return _lastSource;
}

AudioSourceId NullAudioDevice::play(AudioBufferId buffer, const AudioSourceState& state, double start) {
    const auto found = _buffers.find(buffer);
    if (found == _buffers.end()) return kNoAudioSource;
    return add({kNoAudioSource, buffer, found->second, state, start, false});
}

AudioSourceId NullAudioDevice::stream(std::unique_ptr<SoundReader>& reader, const AudioSourceState& state,
                                      double start) {
    const AudioSourceId source = add({kNoAudioSource, kNoAudioBuffer, reader->format(), state, start, false});
    if (source != kNoAudioSource) reader.reset();
    return source;
}

void NullAudioDevice::stop(AudioSourceId source) {
    if (const Source* found = find(source)) _sources.erase(_sources.begin() + (found - _sources.data()));
}

const NullAudioDevice::Source* NullAudioDevice::find(AudioSourceId source) const {
    const auto found = std::find_if(_sources.begin(), _sources.end(),
                                    [source](const Source& candidate) { return candidate.id == source; });
    return found == _sources.end() ? nullptr : &*found;
}

NullAudioDevice::Source* NullAudioDevice::find(AudioSourceId source) {
    return const_cast<Source*>(std::as_const(*this).find(source));
}

void NullAudioDevice::setState(AudioSourceId source, const AudioSourceState& state) {
    if (Source* found = find(source)) found->state = state;
}

void NullAudioDevice::pause(AudioSourceId source) {
    if (Source* found = find(source)) found->isPaused = true;
}

void NullAudioDevice::resume(AudioSourceId source) {
    if (Source* found = find(source)) found->isPaused = false;
}

void NullAudioDevice::seek(AudioSourceId source, double seconds) {
    if (Source* found = find(source)) found->start = seconds;
}

double NullAudioDevice::position(AudioSourceId source) const {
    const Source* found = find(source);
    return found ? found->start : 0.0;
}

} // namespace copra
