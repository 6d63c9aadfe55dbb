#include "app/Director.h"
#include "inspector/State.h"
#include "inspector/panels.h"
#include "inspector/style.h"

#include <imgui.h>

#include <string>

namespace copra {
namespace inspector {

using cocos2d::BlendFunc;

namespace {

const char* nameOf(const BlendFunc& blend) {
    if (blend == BlendFunc::ALPHA_PREMULTIPLIED) return "alpha";
    if (blend == BlendFunc::ALPHA_NON_PREMULTIPLIED) return "alpha, not premultiplied";
    if (blend == BlendFunc::ADDITIVE) return "additive";
    if (blend == BlendFunc::DISABLE) return "replace";
    return "other blending";
}

std::string textureOf(const BatchRecord& record) {
    if (record.textureId == kNoTexture) return "no texture";
    if (!record.texture) return "shared page " + std::to_string(record.textureId);
    const std::string& path = record.texture->getPath();
    return path.empty() ? "texture " + std::to_string(record.texture->getName())
                        : path.substr(path.find_last_of('/') + 1);
}

std::string kindOf(BatchRecord::Kind kind) {
    switch (kind) {
    case BatchRecord::Kind::Command:
        return "command with its own drawing";
    case BatchRecord::Kind::Layer:
        return "mask or render texture";
    case BatchRecord::Kind::Group:
        return "render queue";
    case BatchRecord::Kind::Draw:
        break;
    }
    return "draw call";
}

void drawRecord(const BatchRecord& record, int index, State& state) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    char number[16];
    snprintf(number, sizeof number, "%d", index + 1);
    ImGui::Selectable(number, state.hoveredBatch == index, ImGuiSelectableFlags_SpanAllColumns);
    if (ImGui::IsItemHovered()) {
        state.hoveredBatch = index;
        ImGui::SetTooltip("%s\n%s%s%s\nglobal z %g", textureOf(record).c_str(), nameOf(record.blend),
                          record.hasProgram ? ", own shader program" : "",
                          record.isClipped ? ", clipped" : "", static_cast<double>(record.globalZ));
    }
    ImGui::TableNextColumn();
    if (record.kind != BatchRecord::Kind::Draw) {
        ImGui::TextDisabled("%s", kindOf(record.kind).c_str());
        ImGui::TableNextColumn();
        ImGui::TableNextColumn();
        return;
    }
    ImGui::TextUnformatted(textureOf(record).c_str());
    ImGui::TableNextColumn();
    ImGui::Text("%d", static_cast<int>(record.vertices));
    ImGui::TableNextColumn();
    ImGui::TextColored(record.reason == BatchBreak::First ? kDim : kAccent, "%s", describe(record.reason));
}

} // namespace

void drawBatchTab(State& state, cocos2d::Director& /*director*/) {
    const std::vector<BatchRecord>& records = state.batches.records;
    std::size_t vertices = 0;
    for (const BatchRecord& record : records) vertices += record.vertices;
    ImGui::Text("%d draw calls, %d vertices", static_cast<int>(state.batches.drawCount()),
                static_cast<int>(vertices));
    ImGui::TextDisabled("Point at a row to outline it in the game.");
    const ImGuiTableFlags flags =
        ImGuiTableFlags_ScrollY | ImGuiTableFlags_RowBg | ImGuiTableFlags_SizingFixedFit;
    state.hoveredBatch = -1;
    if (!ImGui::BeginTable("batches", 4, flags)) return;
    ImGui::TableSetupScrollFreeze(0, 1);
    ImGui::TableSetupColumn("");
    ImGui::TableSetupColumn("texture", ImGuiTableColumnFlags_WidthStretch, 0.45f);
    ImGui::TableSetupColumn("vertices");
    ImGui::TableSetupColumn("new, because of", ImGuiTableColumnFlags_WidthStretch, 0.55f);
    ImGui::TableHeadersRow();
    for (std::size_t i = 0; i < records.size(); ++i) drawRecord(records[i], static_cast<int>(i), state);
    ImGui::EndTable();
}

} // namespace inspector
} // namespace copra
