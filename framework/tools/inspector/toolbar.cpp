#include "app/Director.h"
#include "inspector/State.h"
#include "inspector/panels.h"
#include "inspector/style.h"

#include <imgui.h>

namespace copra {
namespace inspector {

namespace {

/// A button that stays pressed. Returns whether it was clicked.
bool toggleButton(const char* label, bool isOn) {
    if (isOn) {
        ImGui::PushStyleColor(ImGuiCol_Button, kAccent);
        ImGui::PushStyleColor(ImGuiCol_ButtonHovered, kAccent);
        ImGui::PushStyleColor(ImGuiCol_ButtonActive, kAccent);
        ImGui::PushStyleColor(ImGuiCol_Text, ImVec4(0.1f, 0.1f, 0.1f, 1.0f));
    }
    const bool isClicked = ImGui::Button(label);
    if (isOn) ImGui::PopStyleColor(4);
    return isClicked;
}

void hint(const char* text) {
    if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", text);
}

void drawShowMenu(State& state, cocos2d::Director& director) {
    if (ImGui::Button("Show")) ImGui::OpenPopup("show");
    hint("Outlines over the game, and the size of this text");
    if (!ImGui::BeginPopup("show")) return;
    ImGui::Checkbox("boxes of all nodes", &state.overlays.boxes);
    ImGui::Checkbox("touch areas", &state.overlays.touch);
    ImGui::Checkbox("collision shapes", &state.overlays.collision);
    if (ImGui::Checkbox("physics", &state.overlays.physics)) showPhysics(director, state.overlays.physics);
    bool showsStats = director.isDisplayStats();
    if (ImGui::Checkbox("statistics", &showsStats)) director.setDisplayStats(showsStats);
    ImGui::Separator();
    ImGui::TextDisabled("text size");
    for (const float scale : {0.0f, 1.0f, 1.5f, 2.0f, 3.0f}) {
        char label[16] = "automatic";
        if (scale > 0.0f) snprintf(label, sizeof label, "%g x", static_cast<double>(scale));
        if (ImGui::RadioButton(label, state.scale == scale)) state.scale = scale;
    }
    ImGui::EndPopup();
}

} // namespace

void drawToolbar(State& state, cocos2d::Director& director) {
    if (toggleButton("Pick", state.isPicking)) state.isPicking = !state.isPicking;
    hint("Click in the game to select a node; click again for the one behind it");
    ImGui::SameLine();
    drawShowMenu(state, director);
    ImGui::SameLine();
    if (toggleButton(state.isPaused ? "Go on" : "Pause", state.isPaused)) state.isPaused = !state.isPaused;
    hint("Stop the time of the game");
    ImGui::SameLine();
    if (ImGui::Button("Step")) state.isPaused = state.stepsOnce = true;
    hint("Step one frame of 1/60 s");
    ImGui::SameLine();
    ImGui::SetNextItemWidth(-1.0f);
    ImGui::SliderFloat("##speed", &state.speed, 0.05f, 2.0f, "%.2f x");
    if (ImGui::IsItemClicked(ImGuiMouseButton_Right)) state.speed = 1.0f;
    hint("Speed of the game; right-click to restore 1");
}

} // namespace inspector
} // namespace copra
