#include "platform/SoundDecoder.h"

#include <mutex>
#include <utility>

namespace copra {

namespace {
std::mutex gDecoderMutex;
std::shared_ptr<const SoundDecoder> gDecoder;
} // namespace

std::shared_ptr<const SoundDecoder> soundDecoder() {
    const std::lock_guard<std::mutex> lock(gDecoderMutex);
    return gDecoder;
}

void setSoundDecoder(std::shared_ptr<const SoundDecoder> decoder) {
    const std::lock_guard<std::mutex> lock(gDecoderMutex);
    gDecoder = std::move(decoder);
}

} // namespace copra
