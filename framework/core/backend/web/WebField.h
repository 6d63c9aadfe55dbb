#pragma once

namespace copra::web {

/// Gives the keyboard to an invisible field of the page, which input methods and the keyboards of phones
/// need, or back to the canvas. Text in the field reaches WebWindow::typed() at once. While an input method
/// composes it, each change replaces the text before.
void showField(bool isShown);

} // namespace copra::web
