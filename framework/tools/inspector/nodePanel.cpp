#include "inspector/NodeTree.h"
#include "inspector/activity.h"
#include "inspector/panels.h"
#include "inspector/properties.h"
#include "inspector/style.h"
#include "scene/Node.h"

#include <imgui.h>
#include <imgui_stdlib.h>

#include <cstdio>

namespace copra {
namespace inspector {

using cocos2d::Color3B;
using cocos2d::Node;
using cocos2d::Vec2;

namespace {

std::string textOf(const PropertyValue& value) {
    char text[64] = "";
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "yes" : "no";
    if (const auto* string = std::get_if<std::string>(&value)) return *string;
    if (const auto* number = std::get_if<int>(&value)) std::snprintf(text, sizeof text, "%d", *number);
    if (const auto* number = std::get_if<float>(&value))
        std::snprintf(text, sizeof text, "%g", static_cast<double>(*number));
    if (const auto* point = std::get_if<Vec2>(&value))
        std::snprintf(text, sizeof text, "%.1f, %.1f", static_cast<double>(point->x),
                      static_cast<double>(point->y));
    return text;
}

/// An editor for one value; returns whether it was changed.
bool edit(const Property& property, PropertyValue& value) {
    if (auto* flag = std::get_if<bool>(&value)) return ImGui::Checkbox("##value", flag);
    ImGui::SetNextItemWidth(-1.0f);
    if (auto* number = std::get_if<int>(&value)) {
        const int least = static_cast<int>(property.least);
        const int most = static_cast<int>(property.most);
        if (least < most) return ImGui::SliderInt("##value", number, least, most);
        return ImGui::DragInt("##value", number, property.step);
    }
    if (auto* number = std::get_if<float>(&value)) {
        const float step = property.step;
        return ImGui::DragFloat("##value", number, step, property.least, property.most, "%.2f");
    }
    if (auto* point = std::get_if<Vec2>(&value)) {
        float xy[2] = {point->x, point->y};
        if (!ImGui::DragFloat2("##value", xy, property.step, 0.0f, 0.0f, "%.2f")) return false;
        point->set(xy[0], xy[1]);
        return true;
    }
    if (auto* color = std::get_if<Color3B>(&value)) {
        float rgb[3] = {static_cast<float>(color->r) / 255.0f, static_cast<float>(color->g) / 255.0f,
                        static_cast<float>(color->b) / 255.0f};
        if (!ImGui::ColorEdit3("##value", rgb)) return false;
        const auto byte = [](float part) { return static_cast<GLubyte>(part * 255.0f + 0.5f); };
        *color = Color3B(byte(rgb[0]), byte(rgb[1]), byte(rgb[2]));
        return true;
    }
    auto& text = std::get<std::string>(value);
    const ImGuiInputTextFlags flags =
        property.waitsForReturn ? ImGuiInputTextFlags_EnterReturnsTrue : ImGuiInputTextFlags_None;
    return text.find('\n') == std::string::npos
               ? ImGui::InputText("##value", &text, flags)
               : ImGui::InputTextMultiline("##value", &text, ImVec2(-1.0f, 60.0f));
}

void drawProperty(Property& property) {
    ImGui::PushID(property.name.c_str());
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(property.name.c_str());
    ImGui::TableNextColumn();
    if (property.isReadOnly()) {
        ImGui::AlignTextToFramePadding();
        ImGui::TextDisabled("%s", textOf(property.value).c_str());
    } else if (edit(property, property.value)) {
        property.set(property.value);
    }
    ImGui::PopID();
}

void drawProperties(Node& node) {
    std::vector<Property> properties = propertiesOf(node);
    for (std::size_t first = 0; first < properties.size();) {
        const std::string& group = properties[first].group;
        std::size_t end = first;
        while (end < properties.size() && properties[end].group == group) ++end;
        const bool isOpen = ImGui::CollapsingHeader(group.c_str(), ImGuiTreeNodeFlags_DefaultOpen);
        if (isOpen && ImGui::BeginTable(group.c_str(), 2, ImGuiTableFlags_SizingStretchProp)) {
            ImGui::TableSetupColumn("name", ImGuiTableColumnFlags_WidthStretch, 0.36f);
            ImGui::TableSetupColumn("value", ImGuiTableColumnFlags_WidthStretch, 0.64f);
            for (std::size_t i = first; i < end; ++i) drawProperty(properties[i]);
            ImGui::EndTable();
        }
        first = end;
    }
}

void drawActions(const Node& node) {
    const std::vector<ActionRow> rows = actionsOf(node);
    if (rows.empty()) ImGui::TextDisabled("none");
    for (const ActionRow& row : rows) {
        const bool isFinite = row.duration > 0.0f && row.duration < 1e6f;
        char text[96];
        if (isFinite)
            std::snprintf(text, sizeof text, "%s  %.2f of %.2f s", row.name.c_str(),
                          static_cast<double>(row.elapsed), static_cast<double>(row.duration));
        else
            std::snprintf(text, sizeof text, "%s", row.name.c_str());
        if (isFinite)
            ImGui::ProgressBar(row.elapsed / row.duration, ImVec2(-1.0f, 0.0f), text);
        else
            ImGui::BulletText("%s", text);
    }
}

void drawLines(const std::vector<std::string>& lines) {
    if (lines.empty()) ImGui::TextDisabled("none");
    for (const std::string& line : lines) ImGui::BulletText("%s", line.c_str());
}

/// A section with its number of entries in the title.
bool section(const char* name, std::size_t count) {
    const std::string title = std::string(name) + " (" + std::to_string(count) + ")###" + name;
    return ImGui::CollapsingHeader(title.c_str(), count > 0 ? ImGuiTreeNodeFlags_DefaultOpen : 0);
}

} // namespace

void drawNode(Node& node) {
    ImGui::TextColored(kAccent, "%s", titleOf(node).c_str());
    if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", pathOf(node).c_str());
    drawProperties(node);
    ImGui::PushStyleColor(ImGuiCol_PlotHistogram, ImVec4(0.55f, 0.42f, 0.16f, 1.0f));
    if (section("Actions", actionsOf(node).size())) drawActions(node);
    ImGui::PopStyleColor();
    if (section("Timers", timersOf(node).size())) drawLines(timersOf(node));
    if (section("Listeners", listenersOf(node).size())) drawLines(listenersOf(node));
}

} // namespace inspector
} // namespace copra
