#include "inspector/Notice.h"

#include "app/Director.h"
#include "backend/backend.h"
#include "inspector/GuiInput.h"
#include "inspector/ViewMap.h"
#include "inspector/style.h"

#include <imgui.h>

#include <cstdlib>
#include <cstring>

namespace copra {
namespace inspector {

bool Notice::isEnabled() const {
    if (_isEnabled) return *_isEnabled;
    const char* const value = std::getenv("COPRA_NOTICES");
    return backendFromEnvironment() == BackendKind::Window && (!value || std::strcmp(value, "0") != 0);
}

void Notice::frame(float seconds, const LogLines& log) {
    if (log.problems() != _seen) {
        _seen = log.problems();
        _line = log.lastProblem();
        _secondsLeft = isEnabled() ? kSeconds : 0.0f;
    } else if (_secondsLeft > 0.0f) {
        _secondsLeft -= seconds;
    }
}

void Notice::draw(cocos2d::Director& director) {
    if (!isShown()) return;
    const PixelSize window = ViewMap(*director.getOpenGLView()).window();
    if (window.width <= 0 || window.height <= 0) return;
    if (!_gui) _gui = std::make_unique<Gui>();
    const Gui::Use use(*_gui);
    _gui->begin(window, 1.0f / 60.0f, Gui::scaleFor(window));
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    ImGui::SetNextWindowPos(ImVec2(0.0f, display.y), ImGuiCond_Always, ImVec2(0.0f, 1.0f));
    ImGui::SetNextWindowSize(ImVec2(display.x, 0.0f));
    ImGui::SetNextWindowBgAlpha(0.85f);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0.0f);
    ImGui::Begin("notice", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoInputs |
                     ImGuiWindowFlags_NoSavedSettings);
    ImGui::PushTextWrapPos(0.0f);
    ImGui::PushStyleColor(ImGuiCol_Text, colorOf(_line.level));
    ImGui::TextUnformatted(_line.text.c_str());
    ImGui::PopStyleColor();
    const Key key = GuiInput::toggleKey();
    if (key != Key::KEY_NONE)
        ImGui::TextDisabled("F%d opens the log", static_cast<int>(key) - static_cast<int>(Key::KEY_F1) + 1);
    ImGui::PopTextWrapPos();
    ImGui::End();
    ImGui::PopStyleVar();
    _gui->end(*director.getRenderer());
}

} // namespace inspector
} // namespace copra
