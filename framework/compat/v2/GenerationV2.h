#pragma once

namespace copra {

/// Makes scenes behave as in 2.x: overrides of draw() and visit() without arguments are called, layers get
/// touches in sets, menus come before other touch listeners, and layers can be run as scenes. It applies to
/// the whole program; call it before the first node is created. Returns true.
bool useGenerationV2();

} // namespace copra
