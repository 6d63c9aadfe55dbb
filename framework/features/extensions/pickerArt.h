#pragma once

namespace copra {

/// Loads the sprite frames of the color pickers from "extensions/CCControlColourPickerSpriteSheet.plist", or draws
/// them if there is neither the file nor a frame of them.
void ensurePickerFrames();

} // namespace copra
