#pragma once

#include "base/fwd.h"
#include "base/numbers.h"
#include "images/fwd.h"
#include "math/Rect.h"
#include "nodes/sprites/fwd.h"
#include "scene/fwd.h"

#include <functional>
#include <string>
#include <vector>

namespace cocos2d {

/// Utility functions.
namespace utils {

/// Saves the next frame as a PNG or JPEG file, depending on the extension of `filename`, and then calls
/// `afterCaptured(success, full path)`. A relative name is in the writable path. A second call before that
/// frame fails: it logs a warning and calls `afterCaptured` with false at once.
void captureScreen(const std::function<void(bool, const std::string&)>& afterCaptured,
                   const std::string& filename);

// utils_captureNode.cpp
/// Draws a node with its descendants into an image of the node's size times `scale`. The caller releases the
/// image. Call it between frames, not while a scene is drawn. If the node is null or its size is 0, the
/// function logs that and returns null.
Image* captureNode(Node* startNode, float scale = 1.0f);

/// Returns all descendants of `node` that match a pattern of Node::enumerateChildren().
std::vector<Node*> findChildren(const Node& node, const std::string& name);

/// Returns the first descendant of `levelRoot` with the name. Children come before their own descendants. If
/// there is none, or if `levelRoot` is null or the name is empty, the function returns null.
Node* findChild(Node* levelRoot, const std::string& name);
/// Returns the first descendant of `levelRoot` with the tag. If there is none, or if `levelRoot` is null or
/// the tag is INVALID_TAG, the function returns null.
Node* findChild(Node* levelRoot, int tag);
/// Returns the first descendant of `levelRoot` with the name as a pointer of type T, or null if there is none
/// or it has another class.
template<typename T>
T findChild(Node* levelRoot, const std::string& name) {
    return dynamic_cast<T>(findChild(levelRoot, name));
}
/// Returns the first descendant of `levelRoot` with the tag as a pointer of type T, or null if there is none
/// or it has another class.
template<typename T>
T findChild(Node* levelRoot, int tag) {
    return dynamic_cast<T>(findChild(levelRoot, tag));
}

/// Creates a sprite from an image file in base64. If the string is null or cannot be decoded, the function
/// logs that and returns null.
Sprite* createSpriteFromBase64(const char* base64String);
/// Creates a sprite from an image file in base64, whose texture stays in the TextureCache under `key`. If the
/// cache has the key already, the function uses that texture. A null key is an error: debug builds assert;
/// release builds log it and do not store the texture.
Sprite* createSpriteFromBase64Cached(const char* base64String, const char* key);

/// Returns the MD5 hash of a file as 32 hexadecimal digits, or an empty string if the file cannot be read.
std::string getFileMD5Hash(const std::string& filename);
/// Returns the MD5 hash of bytes as 32 hexadecimal digits.
std::string getDataMD5Hash(const Data& data);

/// Returns the bounding box of a node and all its visible descendants, in world coordinates. Null gives an
/// empty rectangle.
Rect getCascadeBoundingBox(Node* node);

/// Returns the integers in a string, separated by white space, up to the first word that is not a number.
/// Numbers out of range are logged and clamped.
std::vector<int> parseIntegerList(const std::string& intsString);

/// Returns the seconds since 1970, with fractions, for measuring time spans.
double gettime();
/// Returns the milliseconds since 1970, for measuring time spans.
long long getTimeInMilliseconds();

} // namespace utils
} // namespace cocos2d
