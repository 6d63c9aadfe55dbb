#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace copra {

/// The description of the samples in the chunks of a WAV file. Chunks of odd size have a byte of padding,
/// which some programs omit.
struct WavFile {
    /// The codecs that have a name here; others are not played.
    enum Codec : std::uint32_t { kPcm = 1, kFloat = 3, kMp3 = 0x55 };

    std::uint32_t codec = 0; ///< The codec; in an extensible header, it is the subformat.
    std::uint32_t channels = 0;
    std::uint32_t rate = 0;    ///< The number of frames in a second.
    std::uint32_t bits = 0;    ///< The number of bits of a sample.
    std::size_t dataBegin = 0; ///< The position of the samples in the file.
    std::size_t dataSize = 0;  ///< The number of bytes of samples, at most what the file has.
    /// The reason why the header cannot be used, as the part of a sentence. It is empty if it can be used.
    std::string fault;

    /// Whether the samples are whole numbers of 8, 16, 24 or 32 bits, or floating-point numbers of 32 or 64.
    bool hasSamples() const;
};

/// Whether a file contains `text` at an offset.
bool hasText(const std::vector<unsigned char>& file, std::size_t offset, std::string_view text);

bool isWav(const std::vector<unsigned char>& file);
/// Reads the chunks of a file for which isWav() is true.
WavFile readWavFile(const std::vector<unsigned char>& file);

} // namespace copra
