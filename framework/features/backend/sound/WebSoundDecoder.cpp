#include "backend/sound/WebSoundDecoder.h"

#include "backend/sound/FlacReader.h"
#include "backend/sound/Mp3File.h"
#include "backend/sound/Mp3Reader.h"
#include "backend/sound/VorbisReader.h"
#include "backend/sound/WavFile.h"
#include "backend/sound/WavReader.h"

namespace copra::web {

namespace {

std::unique_ptr<SoundReader> openAsMp3([[maybe_unused]] const SoundBytes& file,
                                       [[maybe_unused]] std::size_t begin,
                                       [[maybe_unused]] std::string& reason) {
#ifdef COPRA_WITH_MP3
    return openMp3(file, begin);
#else
    reason = "this page was built without MP3 (COPRA_WITH_MP3)";
    return nullptr;
#endif
}

std::unique_ptr<SoundReader> openAsFlac([[maybe_unused]] const SoundBytes& file,
                                        [[maybe_unused]] std::string& reason) {
#ifdef COPRA_WITH_FLAC
    return openFlac(file);
#else
    reason = "this page was built without FLAC (COPRA_WITH_FLAC)";
    return nullptr;
#endif
}

std::unique_ptr<SoundReader> openFile(const SoundBytes& file, std::string& reason) {
    if (mp3Begin(*file) == 0) return openAsMp3(file, 0, reason);
    if (hasText(*file, id3TagSize(*file), "fLaC")) return openAsFlac(file, reason);
    if (isWav(*file)) {
        const WavFile wav = readWavFile(*file);
        return wav.codec == WavFile::kMp3 ? openAsMp3(file, wav.dataBegin, reason) : openWav(file);
    }
    if (auto reader = openVorbis(file)) return reader;
    const std::size_t begin = mp3Begin(*file);
    return begin < file->size() ? openAsMp3(file, begin, reason) : nullptr;
}

} // namespace

std::unique_ptr<SoundReader> WebSoundDecoder::open(const SoundBytes& file, std::string& reason) const {
    reason.clear();
    auto reader = file ? openFile(file, reason) : nullptr;
    if (!reader && reason.empty()) reason = "the file is corrupt";
    return reader;
}

} // namespace copra::web
