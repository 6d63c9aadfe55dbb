#pragma once

namespace copra {

/// From now on scenes behave as in 2.x: overrides of draw() and visit() without arguments are called, layers get touches in sets, menus come
/// before other touch listeners, and layers can be run as scenes. For the whole program, before its first node. Returns true.
bool useGenerationV2();

} // namespace copra
