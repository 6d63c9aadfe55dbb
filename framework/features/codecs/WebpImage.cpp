#include "codecs/WebpImage.h"

#ifdef COPRA_WITH_WEBP

#include <limits>
#include <memory>

#include <webp/decode.h>
#include <webp/demux.h>

namespace copra {

namespace {

/// A compressed image and its place on the canvas, in pixels.
struct WebpFrame {
    const unsigned char* bytes;
    std::size_t count;
    int left = 0;
    int top = 0;
    PixelSize size;
};

using WebpDemuxer = std::unique_ptr<::WebPDemuxer, decltype(&WebPDemuxDelete)>;

/// The first frame of an animation, which points into the demuxer's data. False if there is none.
bool findFirstFrame(const WebpDemuxer& demuxer, WebpFrame& frame) {
    WebPIterator found;
    if (!demuxer || !WebPDemuxGetFrame(demuxer.get(), 1, &found)) return false;
    frame = {found.fragment.bytes,
             found.fragment.size,
             found.x_offset,
             found.y_offset,
             {found.width, found.height}};
    const bool isComplete = found.complete != 0;
    WebPDemuxReleaseIterator(&found);
    return isComplete;
}

bool isInside(const WebpFrame& frame, PixelSize canvas) {
    return frame.left >= 0 && frame.top >= 0 && frame.size.width <= canvas.width - frame.left &&
           frame.size.height <= canvas.height - frame.top;
}

/// Decodes a frame into the canvas.
bool decodeFrame(const WebpFrame& frame, PixelSize canvas, bool hasAlpha,
                 std::vector<unsigned char>& pixels) {
    WebPDecoderConfig config;
    if (!WebPInitDecoderConfig(&config)) return false;
    const std::size_t channels = hasAlpha ? 4 : 3;
    const std::size_t stride = static_cast<std::size_t>(canvas.width) * channels;
    const std::size_t start =
        static_cast<std::size_t>(frame.top) * stride + static_cast<std::size_t>(frame.left) * channels;
    config.output.colorspace = hasAlpha ? MODE_rgbA : MODE_RGB;
    config.output.is_external_memory = 1;
    config.output.u.RGBA.rgba = pixels.data() + start;
    config.output.u.RGBA.stride = static_cast<int>(stride);
    config.output.u.RGBA.size = pixels.size() - start;
    const bool isDecoded = WebPDecode(frame.bytes, frame.count, &config) == VP8_STATUS_OK;
    WebPFreeDecBuffer(&config.output);
    return isDecoded;
}

} // namespace

bool readWebp(const unsigned char* bytes, std::size_t count, DecodedImage& image, std::string& reason,
              std::size_t maxBytes) {
    WebPBitstreamFeatures features;
    if (WebPGetFeatures(bytes, count, &features) != VP8_STATUS_OK) {
        reason = "it is corrupt: libwebp cannot read its header";
        return false;
    }
    const PixelSize canvas = {features.width, features.height};
    // WebP compresses one color into a few bytes, whatever the size: the length of the file proves nothing.
    reason = sizeFault(canvas, std::numeric_limits<std::size_t>::max(), maxBytes);
    if (!reason.empty()) return false;

    const bool isAnimated = features.has_animation != 0;
    const bool hasAlpha = features.has_alpha != 0 || isAnimated; // a frame may leave parts of the canvas free
    WebpFrame frame = {bytes, count, 0, 0, canvas};
    const WebPData data = {bytes, count};
    const WebpDemuxer demuxer(isAnimated ? WebPDemux(&data) : nullptr, WebPDemuxDelete);
    if (isAnimated && (!findFirstFrame(demuxer, frame) || !isInside(frame, canvas))) {
        reason = "it is corrupt: the first frame of the animation is missing";
        return false;
    }
    const std::size_t channels = hasAlpha ? 4 : 3;
    std::vector<unsigned char> pixels(static_cast<std::size_t>(canvas.width) *
                                      static_cast<std::size_t>(canvas.height) * channels);
    if (!decodeFrame(frame, canvas, hasAlpha, pixels)) {
        reason = "it is corrupt: libwebp cannot decode it";
        return false;
    }
    image.bytes = std::move(pixels);
    image.size = canvas;
    image.fileType = cocos2d::Image::Format::WEBP;
    image.format = hasAlpha ? PixelFormat::RGBA8888 : PixelFormat::RGB888;
    image.premultiplied = hasAlpha;
    return true;
}

} // namespace copra

#else

namespace copra {

bool readWebp(const unsigned char*, std::size_t, DecodedImage&, std::string& reason, std::size_t) {
    reason = "WebP images are not supported: this is a build without COPRA_WITH_WEBP";
    return false;
}

} // namespace copra

#endif
