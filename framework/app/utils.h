#pragma once

#include "base/numbers.h"
#include "math/Rect.h"

#include <functional>
#include <string>
#include <vector>

namespace cocos2d {

class Data;
class Image;
class Node;
class Sprite;

/// Helpers that need the whole framework.
namespace utils {

/// Saves what the next drawn frame shows as PNG or JPG, by the ending of `filename`; a relative name goes to
/// the writable path. Then calls `afterCaptured(success, full path)`. A second request before that frame is
/// refused with false.
void captureScreen(const std::function<void(bool, const std::string&)>& afterCaptured,
                   const std::string& filename);

/// A picture of a node and all below it, of the node's size times `scale`, without what surrounds it; the
/// caller releases it. To be called between frames, not while a scene is being drawn. Null after logging
/// where the node is null or has no size.
Image* captureNode(Node* startNode, float scale = 1.0f);

/// All nodes below `node` that match a name pattern of Node::enumerateChildren().
std::vector<Node*> findChildren(const Node& node, const std::string& name);

/// The first node below `levelRoot` that has the name or the tag, or null; nearer ones come first.
Node* findChild(Node* levelRoot, const std::string& name);
Node* findChild(Node* levelRoot, int tag);
template<typename T>
T findChild(Node* levelRoot, const std::string& name) {
    return dynamic_cast<T>(findChild(levelRoot, name));
}
template<typename T>
T findChild(Node* levelRoot, int tag) {
    return dynamic_cast<T>(findChild(levelRoot, tag));
}

/// A sprite of a picture file that is given as base64 text; null, with a log line, where it is none. The
/// cached form keeps the texture in the TextureCache under `key`.
Sprite* createSpriteFromBase64(const char* base64String);
Sprite* createSpriteFromBase64Cached(const char* base64String, const char* key);

/// The MD5 sum as 32 hexadecimal digits; empty for a file that cannot be read.
std::string getFileMD5Hash(const std::string& filename);
std::string getDataMD5Hash(const Data& data);

/// The box around a node and all its visible descendants, in world points.
Rect getCascadeBoundingBox(Node* node);

/// The whole numbers of a text, up to the first word that is none. Those out of range are logged and become
/// the nearest.
std::vector<int> parseIntegerList(const std::string& intsString);

/// Seconds since 1970, with fractions; for measuring time spans.
double gettime();
/// The same in milliseconds.
long long getTimeInMilliseconds();

} // namespace utils
} // namespace cocos2d
