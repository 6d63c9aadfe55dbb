#include "app/Director.h"
#include "inspector/State.h"
#include "inspector/panels.h"
#include "inspector/style.h"

#include <imgui.h>

#include <algorithm>
#include <vector>

namespace copra {
namespace inspector {

namespace {

using Phases = std::vector<PhaseTimes::Phase>;

/// Waiting for the display is no work.
bool isWaiting(const PhaseTimes::Phase& phase) {
    return phase.name == "present";
}

ImU32 barColor(const PhaseTimes::Phase& phase, std::size_t index) {
    return ImGui::GetColorU32(isWaiting(phase) ? ImVec4(0.30f, 0.33f, 0.40f, 1.0f) : phaseColor(index));
}

/// A line with the frame time that it stands for.
void drawGuide(ImDrawList& list, const ImVec2& origin, const ImVec2& size, float seconds, float most,
               const char* label) {
    const float y = origin.y + size.y * (1.0f - seconds / most);
    list.AddLine(ImVec2(origin.x, y), ImVec2(origin.x + size.x, y), IM_COL32(255, 255, 255, 60));
    list.AddText(ImVec2(origin.x + 4.0f, y), IM_COL32(255, 255, 255, 140), label);
}

/// A bar for each frame, made of its phases.
void drawGraph(const Phases& phases, std::size_t frames) {
    const ImVec2 origin = ImGui::GetCursorScreenPos();
    const ImVec2 size(ImGui::GetContentRegionAvail().x, ImGui::GetFontSize() * 11.0f);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(origin, ImVec2(origin.x + size.x, origin.y + size.y),
                       ImGui::GetColorU32(ImGuiCol_FrameBg), 4.0f);
    std::vector<float> totals(frames, 0.0f);
    for (const PhaseTimes::Phase& phase : phases)
        for (std::size_t i = 0; i < frames; ++i) totals[i] += phase.seconds[i];
    const float kTargetSeconds = 1.0f / 60.0f;
    const float highest = frames > 0 ? *std::max_element(totals.begin(), totals.end()) : 0.0f;
    const float most = std::clamp(highest * 1.1f, kTargetSeconds * 1.25f, 0.1f);
    const float width = size.x / static_cast<float>(PhaseTimes::kFrames);
    for (std::size_t i = 0; i < frames; ++i) {
        const float x = origin.x + width * static_cast<float>(PhaseTimes::kFrames - frames + i);
        float below = 0.0f;
        for (std::size_t p = 0; p < phases.size(); ++p) {
            const float above = std::min(below + phases[p].seconds[i], most);
            const float top = origin.y + size.y * (1.0f - above / most);
            const float bottom = origin.y + size.y * (1.0f - below / most);
            if (bottom - top > 0.2f)
                list.AddRectFilled(ImVec2(x, top), ImVec2(x + width, bottom), barColor(phases[p], p));
            below = above;
        }
    }
    drawGuide(list, origin, size, kTargetSeconds, most, "16.7 ms");
    if (most > 0.036f) drawGuide(list, origin, size, kTargetSeconds * 2.0f, most, "33.3 ms");
    ImGui::Dummy(size);
}

void drawLegend(const Phases& phases) {
    if (!ImGui::BeginTable("phases", 3, ImGuiTableFlags_RowBg | ImGuiTableFlags_SizingStretchProp)) return;
    ImGui::TableSetupColumn("phase", ImGuiTableColumnFlags_WidthStretch, 0.5f);
    ImGui::TableSetupColumn("average", ImGuiTableColumnFlags_WidthStretch, 0.25f);
    ImGui::TableSetupColumn("longest", ImGuiTableColumnFlags_WidthStretch, 0.25f);
    ImGui::TableHeadersRow();
    for (std::size_t p = 0; p < phases.size(); ++p) {
        const PhaseTimes::Phase& phase = phases[p];
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        const ImVec2 corner = ImGui::GetCursorScreenPos();
        const float side = ImGui::GetFontSize();
        ImGui::GetWindowDrawList()->AddRectFilled(ImVec2(corner.x, corner.y + side * 0.15f),
                                                  ImVec2(corner.x + side * 0.7f, corner.y + side * 0.85f),
                                                  barColor(phase, p), 3.0f);
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + side);
        ImGui::Text("%s%s", phase.name.c_str(), isWaiting(phase) ? " (waits)" : "");
        ImGui::TableNextColumn();
        ImGui::Text("%.2f ms", static_cast<double>(phase.average * 1e3f));
        ImGui::TableNextColumn();
        ImGui::Text("%.2f ms", static_cast<double>(phase.longest * 1e3f));
    }
    ImGui::EndTable();
}

} // namespace

void drawTimeTab(State& state, cocos2d::Director& director) {
    const Phases phases = state.phases.phases();
    ImGui::Text("%.0f frames per second", static_cast<double>(director.getFrameRate()));
    ImGui::SameLine();
    ImGui::TextDisabled("the last %d frames", static_cast<int>(state.phases.frameCount()));
    drawGraph(phases, state.phases.frameCount());
    drawLegend(phases);
    ImGui::TextDisabled("A copra::TraceScope in the game adds a phase.");
}

} // namespace inspector
} // namespace copra
