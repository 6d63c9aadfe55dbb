#include "inspector/style.h"

#include "fonts/fontService.h"
#include "platform/GlyphSource.h"

#include <string>

namespace copra {
namespace inspector {

void applyStyle(float scale) {
    ImGui::GetStyle() = ImGuiStyle();
    ImGui::StyleColorsDark();
    ImGuiStyle& style = ImGui::GetStyle();
    style.WindowRounding = 8.0f;
    style.ChildRounding = 5.0f;
    style.FrameRounding = 4.0f;
    style.GrabRounding = 4.0f;
    style.PopupRounding = 6.0f;
    style.TabRounding = 4.0f;
    style.ScrollbarRounding = 6.0f;
    style.ScrollbarSize = 12.0f;
    style.WindowPadding = ImVec2(10.0f, 10.0f);
    style.FramePadding = ImVec2(7.0f, 4.0f);
    style.ItemSpacing = ImVec2(8.0f, 6.0f);
    style.CellPadding = ImVec2(4.0f, 3.0f);
    style.IndentSpacing = 16.0f;
    style.WindowBorderSize = 1.0f;
    style.ScaleAllSizes(scale);

    const ImVec4 field(0.17f, 0.19f, 0.23f, 1.0f);
    const ImVec4 hovered(0.25f, 0.28f, 0.34f, 1.0f);
    const ImVec4 active(0.33f, 0.36f, 0.43f, 1.0f);
    ImVec4* colors = style.Colors;
    colors[ImGuiCol_WindowBg] = ImVec4(0.09f, 0.10f, 0.13f, 0.94f);
    colors[ImGuiCol_PopupBg] = ImVec4(0.11f, 0.12f, 0.16f, 0.98f);
    colors[ImGuiCol_ChildBg] = ImVec4(0.12f, 0.13f, 0.17f, 0.85f);
    colors[ImGuiCol_Border] = ImVec4(1.0f, 1.0f, 1.0f, 0.10f);
    colors[ImGuiCol_Text] = ImVec4(0.92f, 0.93f, 0.95f, 1.0f);
    colors[ImGuiCol_TextDisabled] = kDim;
    colors[ImGuiCol_TitleBg] = colors[ImGuiCol_TitleBgActive] = ImVec4(0.13f, 0.15f, 0.20f, 1.0f);
    colors[ImGuiCol_TitleBgCollapsed] = ImVec4(0.13f, 0.15f, 0.20f, 0.85f);
    for (const int color :
         {ImGuiCol_FrameBg, ImGuiCol_Button, ImGuiCol_Header, ImGuiCol_Tab, ImGuiCol_TableHeaderBg})
        colors[color] = field;
    for (const int color :
         {ImGuiCol_FrameBgHovered, ImGuiCol_ButtonHovered, ImGuiCol_HeaderHovered, ImGuiCol_TabHovered})
        colors[color] = hovered;
    for (const int color :
         {ImGuiCol_FrameBgActive, ImGuiCol_ButtonActive, ImGuiCol_HeaderActive, ImGuiCol_TabActive})
        colors[color] = active;
    for (const int color : {ImGuiCol_CheckMark, ImGuiCol_SliderGrab, ImGuiCol_SliderGrabActive})
        colors[color] = kAccent;
    colors[ImGuiCol_SliderGrab] =
        ImVec4(kAccent.x, kAccent.y, kAccent.z, 0.5f); // the number is drawn over it
    colors[ImGuiCol_Header] = ImVec4(0.30f, 0.27f, 0.18f, 1.0f);
    colors[ImGuiCol_TableRowBgAlt] = ImVec4(1.0f, 1.0f, 1.0f, 0.03f);
    colors[ImGuiCol_ResizeGrip] = ImVec4(1.0f, 1.0f, 1.0f, 0.08f);
}

void addFont(ImFontAtlas& fonts, float scale) {
    const float kPixels = 15.0f;
    bool isExact = false;
    useFonts();
    GlyphSource* source = glyphSource();
    const std::string file = source ? source->findInstalled("DejaVu Sans", isExact) : std::string();
    // Latin with accents, Greek, Cyrillic, punctuation, arrows.
    static const ImWchar kRanges[] = {0x20,   0x24f,  0x370,  0x3ff,  0x400, 0x4ff,
                                      0x2010, 0x2027, 0x2190, 0x21ff, 0};
    ImFont* font = nullptr;
    const bool isOutline =
        file.size() > 4 && (file.substr(file.size() - 4) == ".ttf" || file.substr(file.size() - 4) == ".otf");
    if (isOutline) font = fonts.AddFontFromFileTTF(file.c_str(), kPixels * scale, nullptr, kRanges);
    if (font) return;
    ImFontConfig config;
    config.SizePixels = 13.0f * scale;
    fonts.AddFontDefault(&config);
}

ImVec4 colorOf(LogLevel level) {
    switch (level) {
    case LogLevel::Debug:
        return kDim;
    case LogLevel::Warning:
        return kWarning;
    case LogLevel::Error:
        return kFailure;
    case LogLevel::Info:
    case LogLevel::Off:
        break;
    }
    return ImGui::GetStyle().Colors[ImGuiCol_Text];
}

ImVec4 phaseColor(std::size_t index) {
    static const ImVec4 kColors[] = {{0.36f, 0.68f, 0.98f, 1.0f}, {0.99f, 0.76f, 0.28f, 1.0f},
                                     {0.48f, 0.82f, 0.47f, 1.0f}, {0.95f, 0.48f, 0.44f, 1.0f},
                                     {0.72f, 0.56f, 0.96f, 1.0f}, {0.33f, 0.80f, 0.80f, 1.0f},
                                     {0.96f, 0.58f, 0.80f, 1.0f}, {0.70f, 0.74f, 0.45f, 1.0f}};
    return kColors[index % (sizeof kColors / sizeof *kColors)];
}

} // namespace inspector
} // namespace copra
