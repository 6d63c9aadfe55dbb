#include "inspector/Inspector.h"

#include "app/Director.h"
#include "base/Trace.h"
#include "inspector/Gui.h"
#include "inspector/GuiInput.h"
#include "inspector/NodeTree.h"
#include "inspector/State.h"
#include "inspector/ViewMap.h"
#include "inspector/openRequest.h"
#include "inspector/panels.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <utility>

namespace copra {

using cocos2d::Director;
using cocos2d::Vec2;
using inspector::Gui;
using inspector::GuiInput;
using inspector::State;

namespace {

using InspectorClock = std::chrono::steady_clock;

bool isIn(const cocos2d::Rect& area, const Vec2& point) {
    return point.x >= area.getMinX() && point.x <= area.getMaxX() && point.y >= area.getMinY() &&
           point.y <= area.getMaxY();
}

} // namespace

/// What exists only while it is open.
struct Inspector::Open {
    Gui gui;
    cocos2d::Rect area;     ///< of the window in pixels, y down
    bool isClosing = false; ///< its cross was clicked
    bool hasPopup = false;  ///< a menu or a palette, which may reach out of the window
    bool wantsKeys = false;
    InspectorClock::time_point last = InspectorClock::now();
};

Inspector& Inspector::getInstance() {
    // Never destroyed: the director calls it until the program ends.
    static auto* s_inspector = new Inspector;
    return *s_inspector;
}

Inspector::Inspector() : _state(std::make_unique<State>()) {}

Inspector::~Inspector() {
    close();
}

void Inspector::open() {
    if (_open) return;
    _open = std::make_unique<Open>();
    _state->phases.clear();
    Trace::setListener(
        [this](const char* name, bool begins, double seconds) { _state->phases.add(name, begins, seconds); });
}

void Inspector::close() {
    if (!_open) return;
    Trace::setListener(nullptr);
    _open.reset();
    _state->isPicking = _state->isPaused = _state->stepsOnce = false;
    _state->speed = 1.0f;
    _state->batches.records.clear(); // they retain textures
    if (std::exchange(_state->overlays.physics, false))
        inspector::showPhysics(*Director::getInstance(), false);
}

bool Inspector::isOpen() const {
    return _open != nullptr;
}

void Inspector::select(cocos2d::Node* node) {
    _state->select(node);
}

void Inspector::setNoticesEnabled(bool areEnabled) {
    _state->notice.setEnabled(areEnabled);
}

void Inspector::showTab(const std::string& name) {
    _state->wantedTab = name;
}

cocos2d::Node* Inspector::selected() const {
    return _state->selected.get();
}

// --- Input ---

GuiInput& Inspector::input() {
    if (_input) return *_input;
    GuiInput::Rules rules;
    rules.isOpen = [this] { return isOpen(); };
    rules.toggle = [this] {
        if (isOpen()) return close();
        open();
        if (_state->notice.isShown()) showTab("Log");
    };
    rules.covers = [this](const Vec2& pixel) { return _open->hasPopup || isIn(_open->area, pixel); };
    rules.takesKeys = [this] { return _open->wantsKeys; };
    rules.pick = [this](const Vec2& pixel) {
        Director& director = *Director::getInstance();
        if (!_state->isPicking || !director.getOpenGLView()) return false;
        const Vec2 point = inspector::ViewMap(*director.getOpenGLView()).toPoint(pixel);
        _state->select(inspector::pick(inspector::rootsOf(director), point, _state->selected.get()));
        return true;
    };
    _input = std::make_unique<GuiInput>(std::move(rules));
    return *_input;
}

InputSink& Inspector::inputFor(InputSink& game) {
    input().setGame(game);
    return input();
}

// --- Frames ---

float Inspector::beginFrame(Director& director, float seconds) {
    if (_open && _open->isClosing) close();
    if (inspector::takeOpenRequest()) open();
    _state->notice.frame(seconds, _state->log);
    if (!_open) return seconds;
    _state->batches.records.clear();
    director.getRenderer()->setBatchLog(&_state->batches);
    if (_state->overlays.physics) {
        inspector::showPhysics(director, true); // a new scene has another world
        if (!_state->isPaused) inspector::forgetOldBox2DShapes();
    }
    if (!_state->isPaused) return seconds * _state->speed;
    return std::exchange(_state->stepsOnce, false) ? 1.0f / 60.0f : 0.0f;
}

void Inspector::draw(Director& director) {
    director.getRenderer()->setBatchLog(nullptr);
    if (!director.getOpenGLView() || !director.getRenderer()->device()) return;
    if (!_open) return _state->notice.draw(director);
    const TraceScope trace("inspector");
    const Gui::Use use(_open->gui);
    const PixelSize window = inspector::ViewMap(*director.getOpenGLView()).window();
    if (window.width <= 0 || window.height <= 0) return;
    const auto now = InspectorClock::now();
    const std::chrono::duration<float> passed = now - std::exchange(_open->last, now);
    const float scale = _state->scale > 0.0f ? _state->scale : Gui::scaleFor(window);
    input().feed();
    _open->gui.begin(window, std::min(passed.count(), 0.1f), scale);
    inspector::drawOverlays(*_state, director);
    drawWindow(director);
    const ImGuiIO& io = ImGui::GetIO();
    // Not WantCaptureMouse, which is about the place of the mouse in this frame: a click may come before the next.
    _open->hasPopup = ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopup);
    _open->wantsKeys = io.WantTextInput || io.WantCaptureKeyboard;
    _open->gui.end(*director.getRenderer());
}

void Inspector::drawWindow(Director& director) {
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float em = ImGui::GetFontSize();
    const float margin = em * 0.5f;
    const float width = std::min(std::max(em * 26.0f, display.x * 0.3f), display.x - 2.0f * margin);
    ImGui::SetNextWindowPos(ImVec2(margin, margin), ImGuiCond_FirstUseEver);
    ImGui::SetNextWindowSize(ImVec2(width, display.y - 2.0f * margin), ImGuiCond_FirstUseEver);
    ImGui::SetNextWindowSizeConstraints(ImVec2(em * 14.0f, em * 3.0f), display);
    bool staysOpen = true;
    const bool isShown = ImGui::Begin("Copra", &staysOpen);
    const ImVec2 position = ImGui::GetWindowPos();
    const ImVec2 size = ImGui::GetWindowSize();
    _open->area = cocos2d::Rect(position.x, position.y, size.x, size.y);
    if (isShown) {
        inspector::drawToolbar(*_state, director);
        drawTabs(director);
    }
    ImGui::End();
    _open->isClosing = !staysOpen;
}

void Inspector::drawTabs(Director& director) {
    _state->hoveredBatch = -1;
    if (!ImGui::BeginTabBar("tabs")) return;
    const auto tab = [this](const char* name, const std::function<void()>& draw) {
        const bool isWanted = _state->wantedTab == name;
        if (isWanted) _state->wantedTab.clear();
        if (!ImGui::BeginTabItem(name, nullptr,
                                 isWanted ? ImGuiTabItemFlags_SetSelected : ImGuiTabItemFlags_None))
            return;
        draw();
        ImGui::EndTabItem();
    };
    tab("Scene", [&] { inspector::drawSceneTab(*_state, director); });
    tab("Batches", [&] { inspector::drawBatchTab(*_state, director); });
    tab("Textures", [&] { inspector::drawTextureTab(*_state, director, _open->gui.pictures()); });
    tab("Time", [&] { inspector::drawTimeTab(*_state, director); });
    tab("Log", [&] { inspector::drawLogTab(*_state); });
    ImGui::EndTabBar();
}

void Inspector::viewDestroyed() {
    close(); // the font is on the device
    _state->notice.forgetDevice();
}

} // namespace copra
