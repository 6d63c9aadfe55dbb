#include "backend/sound/WebAudioDevice.h"

#include "base/toInteger.h"

#include <emscripten.h>

// The page keeps an object for each source: `play` starts a node of the browser, of which each can be started once. The position is counted in
// seconds of the sound: `offset` at the time `since`, at `rate`.

namespace copra::web {

namespace {

constexpr std::size_t kMaximumSources = 48;
constexpr std::size_t kMaximumStreams = 8;

WebAudioDevice* gDevice = nullptr; // whose streams the page asks for samples

// clang-format would break the JavaScript.
// clang-format off
EM_JS(int, copra_sound_open, (), {
    if (Module["copraSound"]) return 1;
    const Context = window.AudioContext || window.webkitAudioContext;
    if (!Context) return 0;
    const sound = Module["copraSound"] = {context: new Context(), buffers: new Map(), sources: new Map()};
    sound.output = sound.context.createGain();
    sound.output.connect(sound.context.destination);
    const wake = () => {
        if (!document.hidden && sound.context.state !== "running") sound.context.resume();
    };
    for (const gesture of ["pointerdown", "pointerup", "touchend", "keydown"])
        window.addEventListener(gesture, wake, true);
    document.addEventListener("visibilitychange", () => document.hidden ? sound.context.suspend() : wake());
    sound.position = source => {
        if (source.isPaused || !source.isStarted) return source.offset;
        const now = source.offset + (sound.context.currentTime - source.since) * source.rate;
        return source.loop && source.length > 0 ? now % source.length : Math.min(now, source.length);
    };
    sound.start = source => {
        const node = source.node = sound.context.createBufferSource();
        node.buffer = source.buffer;
        node.loop = source.loop;
        node.playbackRate.value = source.rate;
        node.connect(source.gain);
        node.onended = () => {
            if (source.node === node) source.hasEnded = true;
        };
        source.since = sound.context.currentTime;
        source.isStarted = true;
        source.isPaused = false;
        source.hasEnded = source.offset >= source.length && !source.loop;
        node.start(0, Math.min(source.offset, source.length));
    };
    sound.halt = source => {
        for (const node of source.queue || []) node.stop();
        source.queue = source.queue ? [] : undefined;
        const node = source.node;
        source.node = undefined;
        if (node) node.stop();
    };
    sound.make = (id, volume, rate, pan, loop) => {
        const gain = sound.context.createGain();
        const panner = sound.context.createStereoPanner ? sound.context.createStereoPanner() : undefined;
        gain.gain.value = volume;
        if (panner) {
            panner.pan.value = pan;
            gain.connect(panner);
            panner.connect(sound.output);
        } else {
            gain.connect(sound.output);
        }
        const source =
            {gain, panner, rate, loop: !!loop, offset: 0, since: 0, isPaused: false, isStarted: false};
        sound.sources.set(id, source);
        return source;
    };
    sound.floats = (samples, frames, channels, rate) => {
        const buffer = sound.context.createBuffer(channels, Math.max(1, frames), rate);
        const from = HEAP16.subarray(samples >> 1, (samples >> 1) + frames * channels);
        for (let channel = 0; channel < channels; ++channel) {
            const to = buffer.getChannelData(channel);
            for (let i = 0; i < frames; ++i) to[i] = from[i * channels + channel] / 32768;
        }
        return buffer;
    };
    setInterval(() => _copra_sound_pump(), 100);
    return 1;
});

// Browsers refuse some rates and numbers of channels.
EM_JS(int, copra_sound_takes, (int channels, int rate), {
    try {
        Module["copraSound"].context.createBuffer(channels, 1, rate);
        return 1;
    } catch (error) {
        return 0;
    }
});
EM_JS(void, copra_sound_buffer, (unsigned id, const short* samples, int frames, int channels, int rate), {
    Module["copraSound"].buffers.set(id, Module["copraSound"].floats(samples, frames, channels, rate));
});
EM_JS(void, copra_sound_forget, (unsigned id), {
    const sound = Module["copraSound"];
    const buffer = sound.buffers.get(id);
    sound.sources.forEach((each, source) => { // Emscripten 3.1 breaks a loop over pairs
        if (!buffer || each.buffer !== buffer) return;
        sound.halt(each);
        sound.sources.delete(source);
    });
    sound.buffers.delete(id);
});
EM_JS(int, copra_sound_count, (), { return Module["copraSound"].sources.size; });
EM_JS(int, copra_sound_play,
      (unsigned buffer, unsigned id, double volume, double rate, double pan, int loop, double start), {
          const sound = Module["copraSound"];
          if (!sound.buffers.has(buffer)) return 0;
          const source = sound.make(id, volume, rate, pan, loop);
          source.buffer = sound.buffers.get(buffer);
          source.length = source.buffer.duration;
          source.offset = start;
          sound.start(source);
          return 1;
      });
EM_JS(void, copra_sound_stream,
      (unsigned id, double volume, double rate, double pan, int loop, double start, double length), {
          const source = Module["copraSound"].make(id, volume, rate, pan, loop);
          source.queue = [];
          source.length = length;
          source.offset = start;
      });
// How many seconds of a stream are scheduled; very many for one that is held or gone, which needs no more.
EM_JS(double, copra_sound_ahead, (unsigned id), {
    const sound = Module["copraSound"];
    const source = sound.sources.get(id);
    if (!source || source.isPaused) return 1e9;
    return source.next === undefined ? 0 : Math.max(0, source.next - sound.context.currentTime);
});
EM_JS(void, copra_sound_append,
      (unsigned id, const short* samples, int frames, int channels, int rate, int isLast), {
          const sound = Module["copraSound"];
          const source = sound.sources.get(id);
          const now = sound.context.currentTime;
          if (!source.isStarted) {
              source.isStarted = true;
              source.since = now;
          }
          const begin = Math.max(source.next === undefined ? now : source.next, now);
          const node = sound.context.createBufferSource();
          node.buffer = sound.floats(samples, frames, channels, rate);
          node.playbackRate.value = source.rate;
          node.connect(source.gain);
          node.start(begin);
          source.next = begin + frames / rate / source.rate;
          source.queue.push(node);
          node.onended = () => {
              if (source.queue) source.queue = source.queue.filter(other => other !== node);
              if (isLast) source.hasEnded = true;
          };
      });
EM_JS(void, copra_sound_end, (unsigned id), {
    const source = Module["copraSound"].sources.get(id);
    if (source) source.hasEnded = true;
});
EM_JS(void, copra_sound_stop, (unsigned id), {
    const sound = Module["copraSound"];
    const source = sound.sources.get(id);
    if (!source) return;
    sound.halt(source);
    source.gain.disconnect();
    if (source.panner) source.panner.disconnect();
    sound.sources.delete(id);
});
EM_JS(void, copra_sound_stop_all, (), {
    const sound = Module["copraSound"];
    for (const source of sound.sources.values()) {
        sound.halt(source);
        source.gain.disconnect();
    }
    sound.sources.clear();
    sound.buffers.clear();
});
EM_JS(void, copra_sound_state, (unsigned id, double volume, double rate, double pan, int loop), {
    const sound = Module["copraSound"];
    const source = sound.sources.get(id);
    if (!source) return;
    source.gain.gain.setTargetAtTime(volume, sound.context.currentTime, 0.01); // no click
    if (source.panner) source.panner.pan.value = pan;
    if (source.rate !== rate) {
        source.offset = sound.position(source);
        source.since = sound.context.currentTime;
        source.rate = rate;
        for (const node of source.node ? [source.node] : source.queue || []) node.playbackRate.value = rate;
    }
    source.loop = !!loop;
    if (source.node) source.node.loop = source.loop;
});
EM_JS(void, copra_sound_pause, (unsigned id), {
    const sound = Module["copraSound"];
    const source = sound.sources.get(id);
    if (!source || source.isPaused || source.hasEnded) return;
    source.offset = sound.position(source);
    source.isPaused = true;
    source.next = undefined;
    sound.halt(source);
});
EM_JS(void, copra_sound_resume, (unsigned id), {
    const sound = Module["copraSound"];
    const source = sound.sources.get(id);
    if (!source || !source.isPaused) return;
    source.isPaused = false;
    source.since = sound.context.currentTime;
    if (source.buffer) sound.start(source);
});
EM_JS(void, copra_sound_seek, (unsigned id, double seconds), {
    const sound = Module["copraSound"];
    const source = sound.sources.get(id);
    if (!source) return;
    const wasPaused = source.isPaused;
    source.offset = Math.min(Math.max(0, seconds), source.length);
    source.since = sound.context.currentTime;
    source.next = undefined;
    source.hasEnded = false;
    sound.halt(source);
    if (source.buffer && !wasPaused) sound.start(source);
});
EM_JS(double, copra_sound_position, (unsigned id), {
    const source = Module["copraSound"].sources.get(id);
    return source ? Module["copraSound"].position(source) : 0;
});
EM_JS(int, copra_sound_plays, (unsigned id), {
    const source = Module["copraSound"].sources.get(id);
    return source && !source.hasEnded ? 1 : 0;
});
// clang-format on

bool isTaken(const SoundFormat& format) {
    return copra_sound_takes(static_cast<int>(format.channels), static_cast<int>(format.sampleRate)) != 0;
}

std::uint64_t frameAt(const SoundFormat& format, double seconds) {
    return toInteger<std::uint64_t>(seconds * format.sampleRate);
}

} // namespace

extern "C" {
/// Called by a timer of the page.
EMSCRIPTEN_KEEPALIVE void copra_sound_pump() {
    if (gDevice) gDevice->pump();
}
}

WebAudioDevice::~WebAudioDevice() {
    if (gDevice != this) return;
    copra_sound_stop_all();
    gDevice = nullptr;
}

bool WebAudioDevice::open(std::string& reason) {
    if (!copra_sound_open()) {
        reason = "this browser has no audio context";
        return false;
    }
    gDevice = this;
    return true;
}

AudioBufferId WebAudioDevice::createBuffer(const SoundFormat& format, const std::int16_t* samples) {
    if (!isTaken(format)) return kNoAudioBuffer;
    copra_sound_buffer(++_lastBuffer, samples, static_cast<int>(format.frames),
                       static_cast<int>(format.channels), static_cast<int>(format.sampleRate));
    return _lastBuffer;
}

void WebAudioDevice::destroyBuffer(AudioBufferId buffer) {
    copra_sound_forget(buffer);
}

AudioSourceId WebAudioDevice::play(AudioBufferId buffer, const AudioSourceState& state, double start) {
    if (copra_sound_count() >= static_cast<int>(kMaximumSources)) return kNoAudioSource;
    const bool plays =
        copra_sound_play(buffer, _lastSource + 1, state.volume, state.pitch, state.pan, state.loop, start);
    return plays ? ++_lastSource : kNoAudioSource;
}

AudioSourceId WebAudioDevice::stream(std::unique_ptr<SoundReader>& reader, const AudioSourceState& state,
                                     double start) {
    if (_streams.size() >= kMaximumStreams || !isTaken(reader->format())) return kNoAudioSource;
    const SoundFormat& format = reader->format();
    copra_sound_stream(++_lastSource, state.volume, state.pitch, state.pan, state.loop, start,
                       format.seconds());
    reader->seek(frameAt(format, start));
    Stream& stream = _streams[_lastSource];
    stream.reader = std::move(reader);
    stream.loop = state.loop;
    fill(_lastSource, stream);
    return _lastSource;
}

void WebAudioDevice::moveTo(Stream& stream, double seconds) {
    stream.isAtEnd = false;
    stream.reader->seek(frameAt(stream.reader->format(), seconds));
}

/// Decodes until a second is scheduled.
void WebAudioDevice::fill(AudioSourceId source, Stream& stream) {
    constexpr double kAhead = 1.0; // seconds
    const SoundFormat& format = stream.reader->format();
    const std::size_t wanted = format.sampleRate / 2;
    stream.samples.resize(wanted * format.channels);
    while (!stream.isAtEnd && copra_sound_ahead(source) < kAhead) {
        std::size_t frames = stream.reader->read(stream.samples.data(), wanted);
        if (frames < wanted && stream.loop) {
            stream.reader->seek(0);
            frames += stream.reader->read(stream.samples.data() + frames * format.channels, wanted - frames);
        }
        if (frames == 0) { // what is scheduled plays until its end
            if (copra_sound_ahead(source) <= 0.0) copra_sound_end(source);
            break;
        }
        const bool isLast = stream.isAtEnd = frames < wanted && !stream.loop;
        copra_sound_append(source, stream.samples.data(), static_cast<int>(frames),
                           static_cast<int>(format.channels), static_cast<int>(format.sampleRate), isLast);
    }
}

void WebAudioDevice::pump() {
    for (auto& [source, stream] : _streams)
        if (!stream.isPaused && copra_sound_plays(source)) fill(source, stream);
}

void WebAudioDevice::stop(AudioSourceId source) {
    copra_sound_stop(source);
    _streams.erase(source);
}

void WebAudioDevice::setState(AudioSourceId source, const AudioSourceState& state) {
    copra_sound_state(source, state.volume, state.pitch, state.pan, state.loop);
    if (const auto found = _streams.find(source); found != _streams.end()) found->second.loop = state.loop;
}

void WebAudioDevice::pause(AudioSourceId source) {
    copra_sound_pause(source);
    const auto found = _streams.find(source);
    if (found == _streams.end()) return;
    found->second.isPaused = true;
    moveTo(found->second, copra_sound_position(source));
}

void WebAudioDevice::resume(AudioSourceId source) {
    copra_sound_resume(source);
    const auto found = _streams.find(source);
    if (found == _streams.end() || !found->second.isPaused) return;
    found->second.isPaused = false;
    fill(source, found->second);
}

void WebAudioDevice::seek(AudioSourceId source, double seconds) {
    copra_sound_seek(source, seconds);
    const auto found = _streams.find(source);
    if (found == _streams.end()) return;
    moveTo(found->second, seconds);
    if (!found->second.isPaused) fill(source, found->second);
}

double WebAudioDevice::position(AudioSourceId source) const {
    return copra_sound_position(source);
}

bool WebAudioDevice::isPlaying(AudioSourceId source) const {
    return copra_sound_plays(source);
}

} // namespace copra::web
