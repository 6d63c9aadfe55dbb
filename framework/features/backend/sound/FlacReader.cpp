#include "backend/sound/FlacReader.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include <FLAC/stream_decoder.h>

namespace copra {

namespace {

struct FlacDeleter {
    void operator()(FLAC__StreamDecoder* decoder) const { FLAC__stream_decoder_delete(decoder); }
};

class FlacReader final : public SoundReader {
public:
    explicit FlacReader(SoundBytes file) : _file(std::move(file)), _decoder(FLAC__stream_decoder_new()) {}

    bool open() {
        FLAC__StreamDecoder* const decoder = _decoder.get();
        if (!decoder) return false;
        const auto state =
            FLAC__stream_decoder_init_stream(decoder, readFile, seekFile, positionInFile, lengthOfFile,
                                             isAtEndOfFile, takeBlock, takeMetadata, ignoreFault, this);
        if (state != FLAC__STREAM_DECODER_INIT_STATUS_OK) return false;
        if (!FLAC__stream_decoder_process_until_end_of_metadata(decoder)) return false;
        if (_format.channels == 0 || _format.sampleRate == 0) return false;
        if (_format.frames == 0) count(); // a file that was written as a stream does not say it
        return _format.frames > 0;
    }

    std::size_t read(std::int16_t* samples, std::size_t frames) override {
        const std::size_t channels = _format.channels;
        std::size_t done = 0;
        while (done < frames && (_taken < _block.size() || decodeBlock())) {
            const std::size_t count = std::min((frames - done) * channels, _block.size() - _taken);
            std::copy_n(_block.begin() + static_cast<std::ptrdiff_t>(_taken), count,
                        samples + done * channels);
            _taken += count;
            done += count / channels;
        }
        return done;
    }

    void seek(std::uint64_t frame) override {
        drop();
        _isAtEnd = frame >= _format.frames;
        if (_isAtEnd || FLAC__stream_decoder_seek_absolute(_decoder.get(), frame)) return;
        FLAC__stream_decoder_flush(_decoder.get()); // of damaged data
        drop();
        _isAtEnd = true;
    }

private:
    static FLAC__StreamDecoderReadStatus readFile(const FLAC__StreamDecoder* /*decoder*/, FLAC__byte* bytes,
                                                  std::size_t* count, void* source) {
        auto& reader = *static_cast<FlacReader*>(source);
        *count = std::min(*count, reader._file->size() - reader._at);
        if (*count == 0) return FLAC__STREAM_DECODER_READ_STATUS_END_OF_STREAM;
        std::memcpy(bytes, reader._file->data() + reader._at, *count);
        reader._at += *count;
        return FLAC__STREAM_DECODER_READ_STATUS_CONTINUE;
    }
    static FLAC__StreamDecoderSeekStatus seekFile(const FLAC__StreamDecoder* /*decoder*/, FLAC__uint64 offset,
                                                  void* source) {
        auto& reader = *static_cast<FlacReader*>(source);
        if (offset > reader._file->size()) return FLAC__STREAM_DECODER_SEEK_STATUS_ERROR;
        reader._at = static_cast<std::size_t>(offset);
        return FLAC__STREAM_DECODER_SEEK_STATUS_OK;
    }
    static FLAC__StreamDecoderTellStatus positionInFile(const FLAC__StreamDecoder* /*decoder*/,
                                                        FLAC__uint64* offset, void* source) {
        *offset = static_cast<FlacReader*>(source)->_at;
        return FLAC__STREAM_DECODER_TELL_STATUS_OK;
    }
    static FLAC__StreamDecoderLengthStatus lengthOfFile(const FLAC__StreamDecoder* /*decoder*/,
                                                        FLAC__uint64* length, void* source) {
        *length = static_cast<FlacReader*>(source)->_file->size();
        return FLAC__STREAM_DECODER_LENGTH_STATUS_OK;
    }
    static FLAC__bool isAtEndOfFile(const FLAC__StreamDecoder* /*decoder*/, void* source) {
        const auto& reader = *static_cast<FlacReader*>(source);
        return reader._at >= reader._file->size();
    }
    static void takeMetadata(const FLAC__StreamDecoder* /*decoder*/, const FLAC__StreamMetadata* metadata,
                             void* source) {
        if (metadata->type != FLAC__METADATA_TYPE_STREAMINFO) return;
        const FLAC__StreamMetadata_StreamInfo& info = metadata->data.stream_info;
        static_cast<FlacReader*>(source)->_format = {info.channels, info.sample_rate, info.total_samples};
    }
    static FLAC__StreamDecoderWriteStatus takeBlock(const FLAC__StreamDecoder* /*decoder*/,
                                                    const FLAC__Frame* frame,
                                                    const FLAC__int32* const samples[], void* source) {
        auto& reader = *static_cast<FlacReader*>(source);
        const FLAC__FrameHeader& header = frame->header;
        if (header.channels != reader._format.channels) return FLAC__STREAM_DECODER_WRITE_STATUS_ABORT;
        reader.drop();
        reader._block.resize(std::size_t{header.blocksize} * header.channels);
        constexpr int kBits = 16;
        const int bits = static_cast<int>(header.bits_per_sample);
        std::size_t i = 0;
        for (unsigned position = 0; position < header.blocksize; ++position)
            for (unsigned channel = 0; channel < header.channels; ++channel) {
                const std::int64_t sample = samples[channel][position]; // damaged data may have any
                reader._block[i++] = static_cast<std::int16_t>(bits > kBits ? sample >> (bits - kBits)
                                                                            : sample * (1 << (kBits - bits)));
            }
        return FLAC__STREAM_DECODER_WRITE_STATUS_CONTINUE;
    }
    /// The decoder looks for the next block that is whole.
    static void ignoreFault(const FLAC__StreamDecoder* /*decoder*/, FLAC__StreamDecoderErrorStatus /*status*/,
                            void* /*source*/) {}

    /// Decodes the next block; false at the end.
    bool decodeBlock() {
        drop();
        while (!_isAtEnd && _block.empty()) {
            FLAC__StreamDecoder* const decoder = _decoder.get();
            _isAtEnd = !FLAC__stream_decoder_process_single(decoder) ||
                       FLAC__stream_decoder_get_state(decoder) == FLAC__STREAM_DECODER_END_OF_STREAM;
        }
        return !_block.empty();
    }

    void drop() {
        _block.clear();
        _taken = 0;
    }

    void count() {
        std::uint64_t samples = 0;
        while (decodeBlock()) samples += _block.size();
        FLAC__stream_decoder_reset(_decoder.get());
        _at = 0;
        FLAC__stream_decoder_process_until_end_of_metadata(_decoder.get());
        _format.frames = samples / _format.channels; // the metadata has been read again
        drop();
        _isAtEnd = false;
    }

    SoundBytes _file;
    std::unique_ptr<FLAC__StreamDecoder, FlacDeleter> _decoder;
    std::size_t _at = 0; ///< where the decoder reads next
    std::vector<std::int16_t> _block;
    std::size_t _taken = 0; ///< samples of the block that were read
    bool _isAtEnd = false;
};

} // namespace

std::unique_ptr<SoundReader> openFlac(const SoundBytes& file) {
    auto reader = std::make_unique<FlacReader>(file);
    if (reader->open()) return reader;
    return nullptr;
}

} // namespace copra
