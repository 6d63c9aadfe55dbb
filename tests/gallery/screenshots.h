#pragma once

#include <string>

namespace gallery {

/// Writes the canvas of a screenshot, its part between header and footer, beside it: "shots/a.png" to
/// "shots/canvases/a.ppm", at half size and in 16 shades a channel, as the golden images are. False if the screenshot
/// cannot be read or its canvas is empty.
bool writeCanvas(const std::string& screenshot);

} // namespace gallery
