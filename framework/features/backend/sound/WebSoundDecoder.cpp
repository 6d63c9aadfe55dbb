#include "backend/sound/WebSoundDecoder.h"

#include "backend/sound/Mp3File.h"
#include "backend/sound/VorbisReader.h"
#include "backend/sound/WavFile.h"
#include "backend/sound/WavReader.h"

namespace copra::web {

std::unique_ptr<SoundReader> WebSoundDecoder::open(const SoundBytes& file, std::string& reason) const {
    if (file) {
        auto reader = isWav(*file) ? openWav(file) : openVorbis(file);
        if (reader) return reader;
    }
    const bool isMp3 = file && mp3Begin(*file) < file->size();
    const bool isFlac = file && hasText(*file, 0, "fLaC");
    reason = isMp3 || isFlac ? "in web pages sounds are WAV or Ogg Vorbis" : "the file is corrupt";
    return nullptr;
}

} // namespace copra::web
