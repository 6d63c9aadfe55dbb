#pragma once

namespace copra {

/// Layers call ccTouchesBegan() and its kin from now on, with touches in sets, as in 2.x. Returns true.
bool useTouchSets();

} // namespace copra
