#pragma once

#include "base/Value.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace copra {

/// Reads a property list in XML, or in a form that setForeignPlistReader() adds: dict, array, string, integer
/// (see plistInteger()), real (as DOUBLE), true and false (as BOOLEAN). Dates and data are ignored. Text that
/// is not a property list gives a NONE value. Each error is one log line with `source`, line number and key;
/// the valid parts around it are kept.
cocos2d::Value readPlist(std::string_view xml, const std::string& source);

/// An integer of a property list, in the first type of a Value that holds it: INTEGER, UNSIGNED, INT_I64.
cocos2d::Value plistInteger(std::int64_t number);

/// Receives the elements of a property list in the order of the file, which a ValueMap does not keep.
class PlistVisitor {
public:
    virtual ~PlistVisitor() = default;

    /// Called when a dictionary begins. `key` is its key in the dictionary around it, empty in an array and
    /// at the root.
    virtual void beginDict(const std::string& key) = 0;
    /// Called when an array begins. `key` is its key in the dictionary around it, empty in an array and at
    /// the root.
    virtual void beginArray(const std::string& key) = 0;
    /// Called when the innermost dictionary or array ends.
    virtual void end() = 0;
    /// Called for a string, number, or boolean. `key` is its key in the dictionary around it, empty in an
    /// array.
    virtual void scalar(const std::string& key, cocos2d::Value value) = 0;
};

/// Reads a property list as readPlist() does. Returns whether it is one.
[[nodiscard]] bool visitPlist(std::string_view xml, const std::string& source, PlistVisitor& visitor);

/// Reads a file of another form. False if it has none of those that the function knows; otherwise `isPlist`
/// is the result of visitPlist().
using ForeignPlistReader = bool (*)(std::string_view file, const std::string& source, PlistVisitor& visitor,
                                    bool& isPlist);
/// Adds the forms of property lists that features read: the codecs have the binary one and UTF-16.
void setForeignPlistReader(ForeignPlistReader reader);

/// Formats a map, vector, or scalar as an XML property list. Keys are sorted, so that equal values give equal
/// text. The format cannot express values of type NONE, and no character NUL. Such values are omitted, and so
/// are entries whose key contains a NUL; other texts end at a NUL. Each NUL causes a warning.
std::string writePlist(const cocos2d::Value& root);
std::string writePlist(const cocos2d::ValueMap& root);
std::string writePlist(const cocos2d::ValueVector& root);

} // namespace copra
