#include "inspector/guiKeys.h"

namespace copra {
namespace inspector {

namespace {

struct KeyPair {
    Key key;
    ImGuiKey guiKey;
};

constexpr KeyPair kGuiKeys[] = {{Key::KEY_TAB, ImGuiKey_Tab},
                                {Key::KEY_LEFT_ARROW, ImGuiKey_LeftArrow},
                                {Key::KEY_RIGHT_ARROW, ImGuiKey_RightArrow},
                                {Key::KEY_UP_ARROW, ImGuiKey_UpArrow},
                                {Key::KEY_DOWN_ARROW, ImGuiKey_DownArrow},
                                {Key::KEY_PG_UP, ImGuiKey_PageUp},
                                {Key::KEY_PG_DOWN, ImGuiKey_PageDown},
                                {Key::KEY_HOME, ImGuiKey_Home},
                                {Key::KEY_END, ImGuiKey_End},
                                {Key::KEY_INSERT, ImGuiKey_Insert},
                                {Key::KEY_DELETE, ImGuiKey_Delete},
                                {Key::KEY_BACKSPACE, ImGuiKey_Backspace},
                                {Key::KEY_SPACE, ImGuiKey_Space},
                                {Key::KEY_ENTER, ImGuiKey_Enter},
                                {Key::KEY_RETURN, ImGuiKey_Enter},
                                {Key::KEY_KP_ENTER, ImGuiKey_Enter},
                                {Key::KEY_ESCAPE, ImGuiKey_Escape},
                                {Key::KEY_A, ImGuiKey_A},
                                {Key::KEY_C, ImGuiKey_C},
                                {Key::KEY_V, ImGuiKey_V},
                                {Key::KEY_X, ImGuiKey_X},
                                {Key::KEY_Y, ImGuiKey_Y},
                                {Key::KEY_Z, ImGuiKey_Z}};

bool isCtrl(Key key) {
    return key == Key::KEY_LEFT_CTRL || key == Key::KEY_RIGHT_CTRL;
}
bool isShift(Key key) {
    return key == Key::KEY_LEFT_SHIFT || key == Key::KEY_RIGHT_SHIFT;
}
bool isAlt(Key key) {
    return key == Key::KEY_LEFT_ALT || key == Key::KEY_RIGHT_ALT;
}

} // namespace

#if IMGUI_VERSION_NUM < 18700

void feedKey(Key key, bool isDown) {
    ImGuiIO& io = ImGui::GetIO();
    if (isCtrl(key)) io.KeyCtrl = isDown;
    if (isShift(key)) io.KeyShift = isDown;
    if (isAlt(key)) io.KeyAlt = isDown;
    for (const KeyPair& pair : kGuiKeys)
        if (pair.key == key) io.KeysDown[pair.guiKey] = isDown;
}

#else

#if IMGUI_VERSION_NUM < 18900
#define ImGuiMod_Ctrl ImGuiKey_ModCtrl
#define ImGuiMod_Shift ImGuiKey_ModShift
#define ImGuiMod_Alt ImGuiKey_ModAlt
#endif

void feedKey(Key key, bool isDown) {
    ImGuiIO& io = ImGui::GetIO();
    if (isCtrl(key)) io.AddKeyEvent(ImGuiMod_Ctrl, isDown);
    if (isShift(key)) io.AddKeyEvent(ImGuiMod_Shift, isDown);
    if (isAlt(key)) io.AddKeyEvent(ImGuiMod_Alt, isDown);
    for (const KeyPair& pair : kGuiKeys)
        if (pair.key == key) io.AddKeyEvent(pair.guiKey, isDown);
}

#endif

} // namespace inspector
} // namespace copra
