#include "app/Director.h"
#include "inspector/NodeTree.h"
#include "inspector/State.h"
#include "inspector/classNames.h"
#include "inspector/panels.h"
#include "inspector/style.h"

#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>

namespace copra {
namespace inspector {

using cocos2d::Node;

namespace {

constexpr ssize_t kFewChildren = 40;

/// Without a choice of the user, the two upper levels are open.
bool isOpenInTree(const State& state, const Node& node) {
    const auto chosen = state.openNodes.find(&node);
    if (chosen != state.openNodes.end()) return chosen->second;
    const bool isUpper = !node.getParent() || !node.getParent()->getParent();
    return isUpper && node.getChildrenCount() <= kFewChildren;
}

void drawTitle(const Node& node) {
    const bool isHidden = !node.isVisible();
    if (isHidden) ImGui::PushStyleColor(ImGuiCol_Text, kDim);
    ImGui::TextUnformatted(classOf(node).c_str());
    if (isHidden) ImGui::PopStyleColor();
    if (!node.getName().empty()) {
        ImGui::SameLine();
        ImGui::TextColored(isHidden ? kDim : kAccent, "%s", node.getName().c_str());
    }
    if (node.getTag() != Node::INVALID_TAG) {
        ImGui::SameLine();
        ImGui::TextDisabled("#%d", node.getTag());
    }
}

void drawRow(State& state, const TreeRow& row) {
    Node& node = *row.node;
    ImGui::PushID(&node);
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    const float indent = static_cast<float>(row.depth) * ImGui::GetStyle().IndentSpacing;
    if (indent > 0.0f) ImGui::Indent(indent);
    ImGuiTreeNodeFlags flags = ImGuiTreeNodeFlags_OpenOnArrow | ImGuiTreeNodeFlags_NoTreePushOnOpen |
                               ImGuiTreeNodeFlags_SpanAvailWidth;
    if (!row.hasChildren) flags |= ImGuiTreeNodeFlags_Leaf;
    if (state.selected == &node) flags |= ImGuiTreeNodeFlags_Selected;
    ImGui::SetNextItemOpen(row.isOpen);
    ImGui::TreeNodeEx("##node", flags);
    if (ImGui::IsItemToggledOpen())
        state.openNodes[&node] = !row.isOpen;
    else if (ImGui::IsItemClicked())
        state.selected = copra::WeakPtr<Node>(&node);
    ImGui::SameLine(0.0f, ImGui::GetStyle().FramePadding.x * 1.5f);
    drawTitle(node);
    if (indent > 0.0f) ImGui::Unindent(indent);
    ImGui::TableNextColumn();
    bool isVisible = node.isVisible();
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(0.0f, 0.0f));
    if (ImGui::Checkbox("##visible", &isVisible)) node.setVisible(isVisible);
    ImGui::PopStyleVar();
    ImGui::PopID();
}

void revealSelected(State& state, const std::vector<TreeRow>& rows, float rowHeight) {
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&state](const TreeRow& each) { return state.selected == each.node; });
    if (row != rows.end()) {
        const float y = static_cast<float>(row - rows.begin()) * rowHeight;
        ImGui::SetScrollY(std::max(y - ImGui::GetWindowHeight() / 2.0f, 0.0f));
    }
    state.revealsSelected = false;
}

} // namespace

void drawTree(State& state, cocos2d::Director& director) {
    const std::vector<Node*> roots = rootsOf(director);
    if (Node* selected = state.selected.get(); selected && state.revealsSelected)
        for (Node* above = selected->getParent(); above; above = above->getParent())
            state.openNodes[above] = true;
    const std::vector<TreeRow> rows = listTree(
        roots, [&state](const Node& node) { return isOpenInTree(state, node); }, state.treeFilter);
    const ImGuiTableFlags flags = ImGuiTableFlags_ScrollY | ImGuiTableFlags_RowBg;
    if (!ImGui::BeginTable("tree", 2, flags)) return;
    ImGui::TableSetupColumn("node", ImGuiTableColumnFlags_WidthStretch);
    ImGui::TableSetupColumn("visible", ImGuiTableColumnFlags_WidthFixed, ImGui::GetFontSize() * 1.2f);
    const float rowHeight = ImGui::GetTextLineHeight() + 2.0f * ImGui::GetStyle().CellPadding.y;
    if (state.revealsSelected) revealSelected(state, rows, rowHeight);
    ImGuiListClipper clipper;
    clipper.Begin(static_cast<int>(rows.size()));
    while (clipper.Step())
        for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i)
            drawRow(state, rows[static_cast<std::size_t>(i)]);
    ImGui::EndTable();
}

void drawSceneTab(State& state, cocos2d::Director& director) {
    ImGui::SetNextItemWidth(-1.0f);
    ImGui::InputTextWithHint("##filter", "filter by class, name or tag", &state.treeFilter);
    const float height = ImGui::GetContentRegionAvail().y;
    if (ImGui::BeginChild("tree", ImVec2(0.0f, height * 0.42f))) drawTree(state, director);
    ImGui::EndChild();
    if (ImGui::BeginChild("node", ImVec2(0.0f, 0.0f), false, ImGuiWindowFlags_AlwaysUseWindowPadding)) {
        if (Node* node = state.selected.get())
            drawNode(*node);
        else
            ImGui::TextDisabled("Select a node in the tree, or with Pick in the game.");
    }
    ImGui::EndChild();
}

} // namespace inspector
} // namespace copra
