#include "inspector/State.h"
#include "inspector/panels.h"
#include "inspector/style.h"

#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>

namespace copra {
namespace inspector {

void drawLogTab(State& state) {
    for (const LogLevel level : {LogLevel::Debug, LogLevel::Info, LogLevel::Warning, LogLevel::Error}) {
        if (ImGui::RadioButton(nameOf(level), state.logMinimum == level)) state.logMinimum = level;
        ImGui::SameLine();
    }
    if (ImGui::Button("Clear")) state.log.clear();
    ImGui::SetNextItemWidth(-1.0f);
    ImGui::InputTextWithHint("##filter", "lines that contain", &state.logFilter);
    std::vector<LogLines::Line> lines = state.log.lines(state.logMinimum);
    if (!state.logFilter.empty())
        lines.erase(std::remove_if(lines.begin(), lines.end(),
                                   [&state](const LogLines::Line& line) {
                                       return line.text.find(state.logFilter) == std::string::npos;
                                   }),
                    lines.end());
    if (ImGui::BeginChild("lines", ImVec2(0.0f, 0.0f), true, ImGuiWindowFlags_HorizontalScrollbar)) {
        if (lines.empty()) ImGui::TextDisabled("no lines");
        ImGuiListClipper clipper;
        clipper.Begin(static_cast<int>(lines.size()));
        while (clipper.Step()) {
            for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
                const LogLines::Line& line = lines[static_cast<std::size_t>(i)];
                ImGui::PushStyleColor(ImGuiCol_Text, colorOf(line.level));
                ImGui::TextUnformatted(line.text.c_str());
                ImGui::PopStyleColor();
            }
        }
        if (ImGui::GetScrollY() >= ImGui::GetScrollMaxY()) ImGui::SetScrollHereY(1.0f); // follows new lines
    }
    ImGui::EndChild();
}

} // namespace inspector
} // namespace copra
