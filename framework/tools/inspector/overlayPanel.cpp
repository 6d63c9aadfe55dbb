#include "app/Director.h"
#include "app/GLView.h"
#include "inspector/NodeTree.h"
#include "inspector/State.h"
#include "inspector/ViewMap.h"
#include "inspector/outlines.h"
#include "inspector/panels.h"

#include <imgui.h>

#include <vector>

namespace copra {
namespace inspector {

using cocos2d::Node;
using cocos2d::Vec2;

namespace {

constexpr ImU32 kSelection = IM_COL32(255, 200, 60, 255);

ImVec2 toPixel(const ViewMap& map, const Vec2& point) {
    const Vec2 pixel = map.toPixel(point);
    return ImVec2(pixel.x, pixel.y);
}

void drawOutline(ImDrawList& list, const ViewMap& map, const std::vector<Vec2>& corners, ImU32 line,
                 ImU32 fill, bool isClosed = true) {
    std::vector<ImVec2> pixels;
    pixels.reserve(corners.size());
    for (const Vec2& corner : corners) pixels.push_back(toPixel(map, corner));
    if (fill) list.AddConvexPolyFilled(pixels.data(), static_cast<int>(pixels.size()), fill);
    list.AddPolyline(pixels.data(), static_cast<int>(pixels.size()), line,
                     isClosed ? ImDrawFlags_Closed : ImDrawFlags_None, 1.5f);
}

void drawSelection(ImDrawList& list, const ViewMap& map, const Node& node) {
    const auto corners = cornersOf(node);
    drawOutline(list, map, {corners.begin(), corners.end()}, IM_COL32(0, 0, 0, 160), 0);
    drawOutline(list, map, {corners.begin(), corners.end()}, kSelection, IM_COL32(255, 200, 60, 28));
    const ImVec2 anchor =
        toPixel(map, onScreen(node, node.convertToWorldSpace(node.getAnchorPointInPoints())));
    const float reach = 6.0f;
    list.AddLine(ImVec2(anchor.x - reach, anchor.y), ImVec2(anchor.x + reach, anchor.y), kSelection, 2.0f);
    list.AddLine(ImVec2(anchor.x, anchor.y - reach), ImVec2(anchor.x, anchor.y + reach), kSelection, 2.0f);
}

void drawShape(ImDrawList& list, const ViewMap& map, const OverlayShape& shape) {
    ImU32 line = IM_COL32(120, 200, 255, 150);
    ImU32 fill = 0;
    if (shape.kind == OverlayKind::Touch) {
        line = IM_COL32(255, 140, 60, 230);
        fill = IM_COL32(255, 140, 60, 40);
    } else if (shape.kind == OverlayKind::Collision) {
        line = IM_COL32(255, 80, 120, 255);
    } else if (shape.kind == OverlayKind::Physics) {
        line = IM_COL32(120, 255, 120, 255);
    }
    if (shape.corners.empty())
        list.AddCircle(toPixel(map, shape.center), shape.radius * map.scale(), line, 0, 1.5f);
    else
        drawOutline(list, map, shape.corners, line, fill, shape.isClosed);
}

void drawBatch(ImDrawList& list, const ViewMap& map, const cocos2d::Rect& bounds, const Node* root) {
    std::vector<Vec2> corners{{bounds.getMinX(), bounds.getMinY()},
                              {bounds.getMaxX(), bounds.getMinY()},
                              {bounds.getMaxX(), bounds.getMaxY()},
                              {bounds.getMinX(), bounds.getMaxY()}};
    if (root)
        for (Vec2& corner : corners) corner = onScreen(*root, corner);
    drawOutline(list, map, corners, IM_COL32(120, 255, 160, 255), IM_COL32(120, 255, 160, 30));
}

} // namespace

void drawOverlays(const State& state, cocos2d::Director& director) {
    const cocos2d::GLView* view = director.getOpenGLView();
    if (!view) return;
    const ViewMap map(*view);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const std::vector<Node*> roots = rootsOf(director);
    for (const OverlayShape& shape : overlayShapes(roots, state.overlays)) drawShape(list, map, shape);
    if (state.overlays.physics)
        for (const OverlayShape& shape : box2DShapes(roots)) drawShape(list, map, shape);
    const auto batch = static_cast<std::size_t>(state.hoveredBatch);
    if (state.hoveredBatch >= 0 && batch < state.batches.records.size())
        drawBatch(list, map, state.batches.records[batch].bounds, roots.empty() ? nullptr : roots.front());
    const Node* selected = state.selected.get();
    if (selected && contains(roots, selected)) drawSelection(list, map, *selected);
}

} // namespace inspector
} // namespace copra
