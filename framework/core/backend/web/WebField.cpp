#include "backend/web/WebField.h"

#include <emscripten.h>

namespace copra::web {

namespace {

// clang-format would break the JavaScript.
// clang-format off
// The text of the field is a space and what is being composed. Without the space the keyboards of phones would not report Backspace.
// Each change is the end of the text: so many characters were removed, then some were written.
EM_JS(void, copra_make_field, (), {
    if (Module["copraField"]) return;
    const field = document.createElement("input");
    field.id = "copra-field";
    for (const name of ["autocomplete", "autocorrect", "autocapitalize"]) field.setAttribute(name, "off");
    field.spellcheck = false;
    // Browsers magnify a page whose field has smaller letters.
    field.style.cssText = "position:fixed;left:0;bottom:0;width:1px;height:1px;border:0;padding:0;opacity:0;font-size:16px;pointer-events:none";
    const kEmpty = " ";
    let before = [];
    const clear = () => {
        field.value = kEmpty;
        field.setSelectionRange(1, 1);
        before = [kEmpty];
    };
    const send = () => {
        const now = Array.from(field.value);
        let same = 0;
        while (same < now.length && same < before.length && now[same] === before[same]) ++same;
        const text = now.slice(same).join("");
        const size = lengthBytesUTF8(text) + 1;
        const copy = _malloc(size);
        stringToUTF8(text, copy, size);
        _copra_page_typed(before.length - same, copy);
        _free(copy);
        before = now;
    };
    field.addEventListener("input", event => {
        send();
        if (!event.isComposing) clear();
    });
    field.addEventListener("compositionend", () => {
        send();
        clear();
    });
    field.addEventListener("paste", event => event.preventDefault()); // the game pastes by itself
    field.addEventListener("beforeinput", event => {
        if (event.inputType.startsWith("history")) event.preventDefault();
    });
    clear();
    // Also after the player has been elsewhere on the page.
    window.addEventListener("pointerup", () => { if (field.copraShown) field.focus({preventScroll: true}); });
    field.copraClear = clear;
    document.querySelector("#canvas").parentNode.appendChild(field);
    Module["copraField"] = field;
});
EM_JS(void, copra_show_field, (int isShown), {
    const field = Module["copraField"];
    field.copraShown = isShown !== 0;
    if (!isShown) {
        field.blur();
        document.querySelector("#canvas").focus({preventScroll: true});
        return;
    }
    field.copraClear();
    field.focus({preventScroll: true});
});
// clang-format on

} // namespace

void showField(bool isShown) {
    copra_make_field();
    copra_show_field(isShown ? 1 : 0);
}

} // namespace copra::web
