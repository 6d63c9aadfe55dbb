#pragma once

/// Forward declarations of the classes of nodes/text, for headers that only name them.

namespace cocos2d {
class Label;
class LabelTTF;
class TextFieldTTF;
} // namespace cocos2d

namespace copra {
struct LabelEffects;
class LabelLetter;
} // namespace copra
