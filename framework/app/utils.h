#pragma once

#include "base/numbers.h"
#include "math/Rect.h"

#include <functional>
#include <string>
#include <vector>

namespace cocos2d {

class Image;
class Node;

/// Helpers that need the whole framework.
namespace utils {

/// Saves what the next drawn frame shows as PNG or JPG, by the ending of `filename`; a relative name goes to
/// the writable path. Then calls `afterCaptured(success, full path)`. A second request before that frame is
/// refused with false.
void captureScreen(const std::function<void(bool, const std::string&)>& afterCaptured,
                   const std::string& filename);

/// All nodes below `node` that match a name pattern of Node::enumerateChildren().
std::vector<Node*> findChildren(const Node& node, const std::string& name);

/// The box around a node and all its visible descendants, in world points.
Rect getCascadeBoundingBox(Node* node);

/// Seconds since 1970, with fractions; for measuring time spans.
double gettime();
/// The same in milliseconds.
long long getTimeInMilliseconds();

} // namespace utils
} // namespace cocos2d
