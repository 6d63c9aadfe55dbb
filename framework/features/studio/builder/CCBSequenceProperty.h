#pragma once

#include "base/Vector.h"
#include "studio/builder/CCBKeyframe.h"

#include <string>

namespace cocosbuilder {

/// The keyframes of one property of a node in one sequence, or the keyframes of a channel of callbacks or
/// sounds.
class CCBSequenceProperty : public cocos2d::Ref {
public:
    /// Initializes the property. It is for derived classes and returns true.
    virtual bool init() { return true; }
    /// Returns the name of the property, such as "position".
    const char* getName() { return _name.c_str(); }
    /// Sets the name of the property, such as "position". Null means an empty name.
    void setName(const char* pName) { _name = pName ? pName : ""; }
    /// Returns the type of the property, a CCBReader::PropertyType.
    int getType() { return _type; }
    /// Sets the type of the property, a CCBReader::PropertyType.
    void setType(int type) { _type = type; }
    /// Returns the keyframes in the order of time.
    cocos2d::Vector<CCBKeyframe*>& getKeyframes() { return _keyframes; }

private:
    std::string _name;
    int _type = 0;
    cocos2d::Vector<CCBKeyframe*> _keyframes;
};

} // namespace cocosbuilder
