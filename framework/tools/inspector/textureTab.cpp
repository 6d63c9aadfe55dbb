#include "app/Director.h"
#include "inspector/Pictures.h"
#include "inspector/State.h"
#include "inspector/panels.h"
#include "inspector/textures.h"

#include <imgui.h>

#include <algorithm>

namespace copra {
namespace inspector {

namespace {

const char* titleOf(TextureRow::Kind kind) {
    switch (kind) {
    case TextureRow::Kind::File:
        return "Images";
    case TextureRow::Kind::Font:
        return "Glyphs of fonts";
    case TextureRow::Kind::Other:
        return "Textures without a file";
    case TextureRow::Kind::Page:
        return "Pages shared by small textures";
    }
    return "";
}

/// The picture of a row, at most `side` pixels wide and high.
void drawPicture(const TextureRow& row, float side, Pictures& pictures) {
    const ImTextureID id =
        row.texture ? pictures.add(*row.texture) : pictures.add(row.page, row.width, row.height);
    const auto width = static_cast<float>(row.width);
    const auto height = static_cast<float>(row.height);
    const float scale = side / std::max({width, height, 1.0f});
    ImGui::Image(id, ImVec2(width * scale, height * scale));
    ImGui::GetWindowDrawList()->AddRect(ImGui::GetItemRectMin(), ImGui::GetItemRectMax(),
                                        IM_COL32(255, 255, 255, 40));
}

void drawRow(const TextureRow& row, int index, State& state, Pictures& pictures) {
    ImGui::PushID(index);
    const float side = ImGui::GetTextLineHeight() * 2.6f;
    ImGui::TableNextRow(ImGuiTableRowFlags_None, side);
    ImGui::TableNextColumn();
    drawPicture(row, side, pictures);
    const bool isHovered = ImGui::IsItemHovered();
    const bool isClicked = ImGui::IsItemClicked();
    if (isClicked) state.shownTexture = state.shownTexture == index ? -1 : index;
    if (isHovered && state.shownTexture != index) {
        ImGui::BeginTooltip();
        drawPicture(row, ImGui::GetFontSize() * 20.0f, pictures);
        ImGui::EndTooltip();
    }
    ImGui::TableNextColumn();
    ImGui::TextWrapped("%s", row.name.c_str());
    ImGui::TextDisabled("%d x %d, %s%s", row.width, row.height, inMegabytes(row.bytes).c_str(),
                        row.isOnPage ? ", on a page" : "");
    ImGui::PopID();
}

/// The texture of the font of this window.
ImTextureID ownFontTexture() {
#if IMGUI_VERSION_NUM >= 19200
    return ImGui::GetIO().Fonts->TexRef.GetTexID();
#else
    return ImGui::GetIO().Fonts->TexID;
#endif
}

} // namespace

void drawTextureTab(State& state, cocos2d::Director& director, Pictures& pictures) {
    std::vector<TextureRow> rows = listTextures(*director.getRenderer());
    // The font of this window is none of the game's.
    if (const Pictures::Picture* own = pictures.find(ownFontTexture()))
        rows.erase(std::remove_if(
                       rows.begin(), rows.end(),
                       [own](const TextureRow& row) { return row.texture && row.texture == own->texture; }),
                   rows.end());
    ImGui::Text("%d textures, %s on the device", static_cast<int>(rows.size()),
                inMegabytes(bytesOf(rows)).c_str());
    ImGui::TextDisabled("Click a picture to enlarge it.");
    if (!ImGui::BeginChild("textures")) {
        ImGui::EndChild();
        return;
    }
    for (std::size_t first = 0; first < rows.size();) {
        std::size_t end = first;
        while (end < rows.size() && rows[end].kind == rows[first].kind) ++end;
        const bool isOpen =
            ImGui::CollapsingHeader(titleOf(rows[first].kind), ImGuiTreeNodeFlags_DefaultOpen);
        if (isOpen && ImGui::BeginTable(titleOf(rows[first].kind), 2, ImGuiTableFlags_RowBg)) {
            ImGui::TableSetupColumn("picture", ImGuiTableColumnFlags_WidthFixed,
                                    ImGui::GetTextLineHeight() * 2.8f);
            ImGui::TableSetupColumn("name", ImGuiTableColumnFlags_WidthStretch);
            for (std::size_t i = first; i < end; ++i) drawRow(rows[i], static_cast<int>(i), state, pictures);
            ImGui::EndTable();
        }
        const auto shown = static_cast<std::size_t>(state.shownTexture);
        if (isOpen && state.shownTexture >= 0 && shown >= first && shown < end)
            drawPicture(rows[shown], ImGui::GetContentRegionAvail().x - 4.0f, pictures);
        first = end;
    }
    ImGui::EndChild();
}

} // namespace inspector
} // namespace copra
