#include "platform/ImageCodec.h"

#include <mutex>
#include <utility>

namespace copra {

namespace {
std::mutex gMutex;
std::shared_ptr<const ImageCodec> gCodec;
} // namespace

std::shared_ptr<const ImageCodec> imageCodec() {
    const std::lock_guard<std::mutex> lock(gMutex);
    return gCodec;
}

void setImageCodec(std::shared_ptr<const ImageCodec> codec) {
    const std::lock_guard<std::mutex> lock(gMutex);
    gCodec = std::move(codec);
}

} // namespace copra
