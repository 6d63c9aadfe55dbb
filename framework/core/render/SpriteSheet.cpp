#include "render/SpriteSheet.h"

#include "base/refuse.h"
#include "files/ValueAccess.h"
#include "files/geometryText.h"
#include "platform/Screen.h"
#include "render/PolygonInfo.h"
#include "render/SpriteFrame.h"

#include <cmath>

namespace copra {

using cocos2d::PolygonInfo;
using cocos2d::Rect;
using cocos2d::Size;
using cocos2d::SpriteFrame;
using cocos2d::ValueMap;
using cocos2d::Vec2;

namespace {

/// A frame in the terms of all formats, in pixels.
struct Description {
    Rect rect;
    bool rotated = false;
    Vec2 offset;
    Size originalSize;
};

/// Format 0: one number per key. The original size may be negative in files of old tools.
Description readNumbers(const ValueMap& map) {
    Description frame;
    frame.rect =
        Rect(numberIn(map, "x"), numberIn(map, "y"), numberIn(map, "width"), numberIn(map, "height"));
    frame.offset = Vec2(numberIn(map, "offsetX"), numberIn(map, "offsetY"));
    frame.originalSize = Size(std::abs(std::trunc(numberIn(map, "originalWidth"))),
                              std::abs(std::trunc(numberIn(map, "originalHeight"))));
    return frame;
}

/// Formats 1 and 2: geometry as text; format 2 supports rotation.
Description readTexts(const ValueMap& map, int format) {
    Description frame;
    frame.rect = cocos2d::RectFromString(textIn(map, "frame"));
    frame.rotated = format == 2 && flagIn(map, "rotated");
    frame.offset = cocos2d::PointFromString(textIn(map, "offset"));
    frame.originalSize = cocos2d::SizeFromString(textIn(map, "sourceSize"));
    return frame;
}

/// Format 3: the same with other keys; the size is that of the unrotated image.
Description readFormat3(const ValueMap& map) {
    Description frame;
    frame.rect = Rect(cocos2d::RectFromString(textIn(map, "textureRect")).origin,
                      cocos2d::SizeFromString(textIn(map, "spriteSize")));
    frame.rotated = flagIn(map, "textureRotated");
    frame.offset = cocos2d::PointFromString(textIn(map, "spriteOffset"));
    frame.originalSize = cocos2d::SizeFromString(textIn(map, "spriteSourceSize"));
    return frame;
}

/// Vertices in pixels, y down from the untrimmed image's top left corner; false if the lists are
/// inconsistent.
bool readPolygon(const ValueMap& map, const Size& originalSize, const Size& textureSize,
                 PolygonInfo& polygon) {
    const std::vector<float> vertices = numbersIn(textIn(map, "vertices"));
    const std::vector<float> texCoords = numbersIn(textIn(map, "verticesUV"));
    const std::vector<float> triangles = numbersIn(textIn(map, "triangles"));
    const std::size_t count = vertices.size() / 2;
    if (count < 3 || vertices.size() != texCoords.size() || triangles.empty() || triangles.size() % 3 != 0)
        return false;

    const float scale = screen().contentScaleFactor;
    Array<cocos2d::V3F_C4B_T2F> mesh(count);
    for (std::size_t i = 0; i < count; ++i) {
        mesh[i].vertices.set(vertices[i * 2] / scale, (originalSize.height - vertices[i * 2 + 1]) / scale, 0);
        mesh[i].colors = cocos2d::Color4B::WHITE;
        mesh[i].texCoords = {texCoords[i * 2] / textureSize.width, texCoords[i * 2 + 1] / textureSize.height};
    }
    Array<unsigned short> indices;
    for (const float index : triangles) {
        if (index < 0 || index >= static_cast<float>(count)) return false;
        indices.push_back(static_cast<unsigned short>(index));
    }
    polygon.setMesh(std::move(mesh), std::move(indices));
    polygon.setRect(Rect(Vec2::ZERO, originalSize));
    return true;
}

void readExtras(const ValueMap& map, const Description& frame, const SheetFacts& sheet,
                const std::string& name, SpriteFrame& made) {
    if (map.count("anchor")) made.setAnchorPoint(cocos2d::PointFromString(textIn(map, "anchor")));
    if (map.count("centerRect"))
        made.setCenterRectInPixels(cocos2d::RectFromString(textIn(map, "centerRect")));
    if (!map.count("vertices") || !sheet.texture) return;
    // Texture coordinates refer to the size of the image that the sheet was made with.
    const bool hasSize = sheet.textureSize.width > 0 && sheet.textureSize.height > 0;
    const Size size = hasSize ? sheet.textureSize : sheet.texture->getContentSizeInPixels();
    PolygonInfo polygon;
    if (readPolygon(map, frame.originalSize, size, polygon))
        made.setPolygonInfo(polygon);
    else
        copra::warning(
            "SpriteFrameCache: %s: frame '%s': vertices, verticesUV and triangles are inconsistent",
            sheet.source.c_str(), name.c_str());
}

} // namespace

int sheetFormat(const ValueMap& sheet) {
    return integerIn(mapIn(sheet, "metadata"), "format", 0);
}

SpriteFrame* readSheetFrame(const ValueMap& description, const SheetFacts& sheet, const std::string& name) {
    const int format = sheet.format;
    const Description frame = format == 0   ? readNumbers(description)
                              : format <= 2 ? readTexts(description, format)
                                            : readFormat3(description);
    if (frame.rect.size.width <= 0 || frame.rect.size.height <= 0) {
        copra::warning("SpriteFrameCache: %s: frame '%s' has no rectangle of format %d; skipped",
                       sheet.source.c_str(), name.c_str(), format);
        return nullptr;
    }
    const bool untrimmed = frame.originalSize.width <= 0 || frame.originalSize.height <= 0;
    SpriteFrame* const made =
        SpriteFrame::createWithTexture(sheet.texture, frame.rect, frame.rotated, frame.offset,
                                       untrimmed ? frame.rect.size : frame.originalSize);
    if (format == 3) readExtras(description, frame, sheet, name, *made);
    return made;
}

} // namespace copra
