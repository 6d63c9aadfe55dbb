#include "inspector/Gui.h"

#include "inspector/drawGui.h"
#include "inspector/style.h"
#include "platform/Clipboard.h"
#include "render/Renderer.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>

namespace copra {
namespace inspector {

namespace {

const char* readClipboard(void*) {
    static std::string s_text; // ImGui does not keep the pointer
    s_text = clipboardText();
    return s_text.c_str();
}

void writeClipboard(void*, const char* text) {
    setClipboardText(text ? text : "");
}

} // namespace

Gui::Use::Use(const Gui& gui) : _before(ImGui::GetCurrentContext()) {
    ImGui::SetCurrentContext(gui._context);
}

Gui::Use::~Use() {
    ImGui::SetCurrentContext(_before);
}

Gui::Gui() {
    ImGuiContext* before = ImGui::GetCurrentContext();
    IMGUI_CHECKVERSION();
    _context = ImGui::CreateContext();
    ImGui::SetCurrentContext(_context);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr; // nothing is written into the folder of the game
    io.LogFilename = nullptr;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
    io.ConfigWindowsMoveFromTitleBarOnly = true;
    io.GetClipboardTextFn = readClipboard;
    io.SetClipboardTextFn = writeClipboard;
#if IMGUI_VERSION_NUM < 18700
    for (int key = 0; key < ImGuiKey_COUNT; ++key) io.KeyMap[key] = key;
#endif
    ImGui::SetCurrentContext(before);
}

Gui::~Gui() {
    ImGui::DestroyContext(_context);
}

float Gui::scaleFor(PixelSize window) {
    const char* wanted = std::getenv("COPRA_INSPECT_SCALE");
    if (wanted && std::atof(wanted) > 0.0)
        return std::clamp(static_cast<float>(std::atof(wanted)), 0.5f, 4.0f);
    const float kUnscaled = 900.0f; // pixels
    const auto side = static_cast<float>(std::min(window.width, window.height));
    return std::clamp(std::round(side / kUnscaled * 4.0f) / 4.0f, 1.0f, 4.0f);
}

void Gui::loadFont(float scale) {
    _scale = scale;
    applyStyle(scale);
    ImFontAtlas& fonts = *ImGui::GetIO().Fonts;
    fonts.Clear();
    addFont(fonts, scale);
    unsigned char* rgba = nullptr;
    int width = 0;
    int height = 0;
    fonts.GetTexDataAsRGBA32(&rgba, &width, &height);
    _fontTexture = cocos2d::RefPtr<cocos2d::Texture2D>(new cocos2d::Texture2D());
    _fontTexture->release();
    _fontTexture->initWithData(rgba, static_cast<ssize_t>(width) * height * 4,
                               cocos2d::Texture2D::PixelFormat::RGBA8888, width, height, cocos2d::Size::ZERO);
    _fontTexture->leaveSharedPage();
}

void Gui::begin(PixelSize window, float seconds, float scale) {
    if (scale != _scale) loadFont(scale);
    _pictures.clear();
    ImGuiIO& io = ImGui::GetIO();
    io.Fonts->SetTexID(_pictures.add(*_fontTexture));
    io.DisplaySize = ImVec2(static_cast<float>(window.width), static_cast<float>(window.height));
    io.DeltaTime = std::max(seconds, 1e-4f); // ImGui refuses 0
    ImGui::NewFrame();
}

void Gui::end(cocos2d::Renderer& renderer) {
    ImGui::Render();
    if (const ImDrawData* data = ImGui::GetDrawData()) drawGui(*data, _pictures, renderer);
}

} // namespace inspector
} // namespace copra
