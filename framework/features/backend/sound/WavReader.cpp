#include "backend/sound/WavReader.h"

#include "backend/sound/WavFile.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace copra {

namespace {

std::int16_t fromWord(std::uint32_t word) {
    return static_cast<std::int16_t>(static_cast<std::uint16_t>(word & 0xFFFF));
}

/// NaN is silence.
std::int16_t fromReal(double value) {
    if (!(std::abs(value) <= 1.0)) value = value > 1.0 ? 1.0 : value < -1.0 ? -1.0 : 0.0;
    return static_cast<std::int16_t>(std::lround(value * 32767.0));
}

template<typename Real>
Real realAt(const unsigned char* bytes) {
    Real value = 0;
    std::memcpy(&value, bytes, sizeof value); // little-endian, as all supported platforms
    return value;
}

class WavReader final : public SoundReader {
public:
    WavReader(SoundBytes file, const WavFile& wav) : _file(std::move(file)), _wav(wav) {
        _format.channels = wav.channels;
        _format.sampleRate = wav.rate;
        _format.frames = wav.dataSize / frameSize();
    }

    std::size_t read(std::int16_t* samples, std::size_t frames) override {
        frames = static_cast<std::size_t>(std::min<std::uint64_t>(frames, _format.frames - _frame));
        const unsigned char* from =
            _file->data() + _wav.dataBegin + static_cast<std::size_t>(_frame) * frameSize();
        const std::size_t size = _wav.bits / 8;
        for (std::size_t i = 0; i < frames * _format.channels; ++i, from += size) samples[i] = sampleAt(from);
        _frame += frames;
        return frames;
    }

    void seek(std::uint64_t frame) override { _frame = std::min(frame, _format.frames); }

private:
    std::size_t frameSize() const { return std::size_t{_wav.channels} * _wav.bits / 8; }

    std::int16_t sampleAt(const unsigned char* bytes) const {
        if (_wav.codec == WavFile::kFloat)
            return fromReal(_wav.bits == 32 ? static_cast<double>(realAt<float>(bytes))
                                            : realAt<double>(bytes));
        if (_wav.bits == 8) return fromWord((bytes[0] ^ 0x80U) << 8); // without a sign
        const std::size_t high = _wav.bits / 8 - 1;
        return fromWord(static_cast<std::uint32_t>(bytes[high]) << 8 | bytes[high - 1]);
    }

    SoundBytes _file;
    WavFile _wav;
    std::uint64_t _frame = 0; ///< read next
};

} // namespace

std::unique_ptr<SoundReader> openWav(const SoundBytes& file) {
    const WavFile wav = readWavFile(*file);
    if (!wav.fault.empty() || !wav.hasSamples()) return nullptr;
    return std::make_unique<WavReader>(file, wav);
}

} // namespace copra
