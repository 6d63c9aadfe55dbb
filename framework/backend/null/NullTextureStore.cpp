#include "backend/null/NullTextureStore.h"

#include "backend/null/NullRasterizer.h"
#include "base/log.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace copra {

namespace {

constexpr std::size_t kBytesPerPixel = 4;
constexpr std::size_t kMostJobs = 4096; // of a target that is drawn into and never cleared

std::size_t countPixels(PixelSize size) {
    return static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height);
}

} // namespace

TextureId NullTextureStore::create(PixelSize size, const std::uint8_t* rgba) {
    if (size.width <= 0 || size.height <= 0 || size.width > _maximumSize || size.height > _maximumSize) {
        cocos2d::log("TextureStore: a texture of %d x %d pixels does not fit, %d a side is the limit",
                     size.width, size.height, _maximumSize);
        return kNoTexture;
    }
    Record record;
    record.size = size;
    const std::size_t bytes = countPixels(size) * kBytesPerPixel;
    if (rgba) {
        record.rgba.assign(rgba, rgba + bytes);
    } else {
        record.rgba.resize(bytes);
    }
    _textures.emplace(++_last, std::move(record));
    return _last;
}

bool NullTextureStore::grow(TextureId id, int height) {
    Record* const record = find(id);
    if (!record || record->isTarget || height <= record->size.height || height > _maximumSize) return false;
    paintWhatNeeds(id);
    record->size.height = height;
    record->rgba.resize(countPixels(record->size) * kBytesPerPixel);
    return true;
}

TextureId NullTextureStore::createTarget(PixelSize size) {
    const TextureId id = create(size, nullptr);
    if (Record* record = find(id)) {
        record->isTarget = true;
        record->stencil.resize(countPixels(size));
    }
    return id;
}

PixelImage NullTextureStore::read(TextureId id) {
    Record* record = find(id);
    if (!record) return {};
    paint(*record);
    return {record->size, record->rgba};
}

void NullTextureStore::destroy(TextureId id) {
    paintWhatNeeds(id);
    _textures.erase(id);
}

// --- Painting ---

void NullTextureStore::addJob(Record& target, NullCommand job) {
    const bool isClear = job.kind == NullCommand::Kind::Clear;
    if (isClear && job.mask.isPlain()) target.jobs.clear(); // nobody saw what was there
    const Record* source = find(job.texture);
    target.jobs.push_back(std::move(job));
    // A target that is drawn with changes soon, and a list must not grow without end.
    if ((source && source->isTarget) || target.jobs.size() > kMostJobs) paint(target);
}

void NullTextureStore::paint(Record& target) {
    const std::vector<NullCommand> jobs = std::exchange(target.jobs, {});
    for (const NullCommand& job : jobs) {
        NullRasterizer painter(target, job.viewport, job.visible, job.mask);
        if (job.scissor) painter.clip(*job.scissor);
        switch (job.kind) {
        case NullCommand::Kind::Clear:
            painter.clear(job.color);
            break;
        case NullCommand::Kind::FillStencil:
            painter.fillStencil(job.fill);
            break;
        case NullCommand::Kind::Draw:
            Record* source = find(job.texture);
            if (source && source->isTarget) paint(*source);
            painter.draw(job.primitive, job.vertices.data(), job.vertices.size(), source, job.blend);
            break;
        }
    }
}

void NullTextureStore::paintWhatNeeds(TextureId id) {
    for (auto& [_, record] : _textures) {
        const auto needs = [id](const NullCommand& job) { return job.texture == id; };
        if (std::any_of(record.jobs.begin(), record.jobs.end(), needs)) paint(record);
    }
}

NullTextureStore::Record* NullTextureStore::find(TextureId id) {
    const auto found = _textures.find(id);
    return found == _textures.end() ? nullptr : &found->second;
}

void NullTextureStore::update(TextureId id, const PixelRect& area, const std::uint8_t* rgba) {
    const auto found = _textures.find(id);
    if (found == _textures.end()) return;
    const PixelSize size = found->second.size;
    if (area.x < 0 || area.y < 0 || area.x + area.width > size.width || area.y + area.height > size.height) {
        cocos2d::log(
            "TextureStore: an update at %d, %d of %d x %d pixels reaches out of a texture of %d x %d", area.x,
            area.y, area.width, area.height, size.width, size.height);
        return;
    }
    ++found->second.updates;
    paintWhatNeeds(id);
    if (!rgba || area.width <= 0) return;
    const std::size_t row = static_cast<std::size_t>(area.width) * kBytesPerPixel;
    for (int y = 0; y < area.height; ++y) {
        const std::size_t first =
            static_cast<std::size_t>(area.y + y) * static_cast<std::size_t>(size.width) +
            static_cast<std::size_t>(area.x);
        std::memcpy(found->second.rgba.data() + first * kBytesPerPixel,
                    rgba + static_cast<std::size_t>(y) * row, row);
    }
}

void NullTextureStore::setSmooth(TextureId id, bool smooth) {
    const auto found = _textures.find(id);
    if (found != _textures.end()) found->second.smooth = smooth;
}

void NullTextureStore::setRepeated(TextureId id, bool repeated) {
    const auto found = _textures.find(id);
    if (found != _textures.end()) found->second.repeated = repeated;
}

bool NullTextureStore::generateMipmap(TextureId id) {
    const auto found = _textures.find(id);
    if (found == _textures.end()) return false;
    found->second.hasMipmap = true;
    return true;
}

} // namespace copra
