#pragma once

#include "nodes/text/fwd.h"

#include <string>

namespace copra {

/// Whether FileUtils finds a bitmap font (`.fnt`) of that name.
bool isBitmapFont(const std::string& name);

/// Whether FileUtils finds a font file of that name. A name without a dot is the name of a family: a search
/// for it would list all folders.
bool isFontFile(const std::string& name);

/// Gives a label the font of that name: a bitmap font or a font file that FileUtils finds, otherwise an
/// installed font. `size` is in points. A bitmap font gets the size in which it was made, as in TabHeader of
/// cocos2d-x, until setLabelFontSize(). A bitmap font that cannot be read is logged and changes nothing.
void setLabelFont(cocos2d::Label& label, const std::string& name, float size);

/// Changes the size of the font that a label has, in points.
void setLabelFontSize(cocos2d::Label& label, float size);

/// The size of the font that a label has, in points.
float labelFontSize(const cocos2d::Label& label);

} // namespace copra
