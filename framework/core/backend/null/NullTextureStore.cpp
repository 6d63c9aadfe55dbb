#include "backend/null/NullTextureStore.h"

#include "backend/null/NullRasterizer.h"
#include "base/refuse.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace copra {

namespace {

constexpr std::size_t kBytesPerPixel = 4;
// Of a target that is drawn into and never cleared.
constexpr std::size_t kMaxCommands = 4096;
constexpr std::size_t kMaxVertices = std::size_t{1} << 20; // 20 MiB

std::size_t countPixels(PixelSize size) {
    return static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height);
}

} // namespace

NullTextureStore::Record* NullTextureStore::add(PixelSize size) {
    if (size.width <= 0 || size.height <= 0 || size.width > _maximumSize || size.height > _maximumSize) {
        copra::warning("TextureStore: a texture of %d x %d pixels is too large; the limit is %d per side",
                       size.width, size.height, _maximumSize);
        return nullptr;
    }
    Record& record = _textures[++_last];
    record.size = size;
    return &record;
}

TextureId NullTextureStore::create(PixelSize size, const std::uint8_t* rgba, bool mipmap) {
    Record* const record = add(size);
    if (!record) return kNoTexture;
    record->hasMipmap = mipmap;
    const std::size_t bytes = countPixels(size) * kBytesPerPixel;
    if (rgba) {
        record->rgba.assign(rgba, rgba + bytes);
    } else {
        record->rgba.resize(bytes);
    }
    return _last;
}

bool NullTextureStore::grow(TextureId id, int height) {
    Record* const record = find(id);
    if (!record || record->isTarget || height <= record->size.height || height > _maximumSize) return false;
    executeDependents(id);
    record->size.height = height;
    record->rgba.resize(countPixels(record->size) * kBytesPerPixel);
    return true;
}

TextureId NullTextureStore::createTarget(PixelSize size) {
    Record* const record = add(size);
    if (!record) return kNoTexture;
    record->isTarget = true;
    if (_isRasterizing) {
        record->rgba.resize(countPixels(size) * kBytesPerPixel);
        record->stencil.resize(countPixels(size));
    }
    return _last;
}

PixelImage NullTextureStore::read(TextureId id) {
    Record* record = find(id);
    if (!record) return {};
    execute(*record);
    if (record->rgba.empty())
        return {record->size, std::vector<std::uint8_t>(countPixels(record->size) * kBytesPerPixel)};
    return {record->size, record->rgba};
}

void NullTextureStore::destroy(TextureId id) {
    executeDependents(id);
    _textures.erase(id);
}

// --- Deferred commands of targets ---

void NullTextureStore::addCommand(Record& target, NullCommand command) {
    if (target.rgba.empty()) return; // not rasterized
    const bool isClear = command.kind == NullCommand::Kind::Clear;
    if (isClear && command.mask.isPlain()) { // what was drawn is never read
        target.commands.clear();
        target.vertices = 0;
    }
    const Record* source = find(command.texture);
    target.vertices += command.vertices.size();
    target.commands.push_back(std::move(command));
    // A target that is the source of a draw call may change, and the list must stay bounded.
    if ((source && source->isTarget) || target.commands.size() > kMaxCommands ||
        target.vertices > kMaxVertices)
        execute(target);
}

void NullTextureStore::execute(Record& target) {
    const std::vector<NullCommand> commands = std::exchange(target.commands, {});
    target.vertices = 0;
    for (const NullCommand& command : commands) {
        NullRasterizer rasterizer(target, command.viewport, command.visible, command.mask);
        if (command.scissor) rasterizer.clip(*command.scissor);
        switch (command.kind) {
        case NullCommand::Kind::Clear:
            rasterizer.clear(command.color);
            break;
        case NullCommand::Kind::FillStencil:
            rasterizer.fillStencil(command.fill);
            break;
        case NullCommand::Kind::Draw:
            Record* source = find(command.texture);
            if (source && source->isTarget) execute(*source);
            rasterizer.draw(command.primitive, command.vertices.data(), command.vertices.size(), source,
                            command.blend);
            break;
        }
    }
}

void NullTextureStore::executeDependents(TextureId id) {
    for (auto& [_, record] : _textures) {
        const auto needs = [id](const NullCommand& command) { return command.texture == id; };
        if (std::any_of(record.commands.begin(), record.commands.end(), needs)) execute(record);
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
        copra::warning(
            "TextureStore: an update at %d, %d of %d x %d pixels reaches beyond a texture of %d x %d", area.x,
            area.y, area.width, area.height, size.width, size.height);
        return;
    }
    ++found->second.updates;
    executeDependents(id);
    if (!rgba || area.width <= 0 || found->second.rgba.empty()) return;
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
