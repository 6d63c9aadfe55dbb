#pragma once

namespace copra::web {

/// Makes text come from an invisible field of the page, as input methods and the keyboards of phones need it, or from keys again. What the field gets
/// reaches WebWindow::typed(), also while an input method composes it: then it is replaced until it is final.
void showField(bool isShown);

} // namespace copra::web
