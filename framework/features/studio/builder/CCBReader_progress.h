#pragma once

#include "base/ByteBudget.h"
#include "studio/builder/CCBReader.h"
#include "studio/builder/CcbiStream.h"

namespace copra {

/// The data that all readers of a file and of the files that it contains share.
struct CcbInclusion {
    std::vector<std::string> openFiles; ///< The paths of the files, from the outermost to the innermost.
    int filesRead = 0;                  ///< The number of files that were read.
    int depth = 0;                      ///< The number of nested nodes in all open files.
    ByteBudget budget;                  ///< The budget of all files.
};

/// The maximum number of files that one file may contain, directly or indirectly.
inline constexpr int kMaxCcbFiles = 1'000;
/// The maximum depth of nested nodes.
inline constexpr int kMaxCcbDepth = 500;

/// The names of the properties of a root that the file around it may set. While a file is read, it is the
/// user object of the root.
class CcbExtraProperties : public cocos2d::Ref {
public:
    std::set<std::string> names; ///< The names without the class.
};

} // namespace copra

namespace cocosbuilder {

/// The state of reading.
struct CCBReader::Progress {
    copra::CcbiStream stream; ///< The content of the file.
    std::string fileName;     ///< The name of the file, for messages.
    std::string className;    ///< The class of the node that is being read.
    /// The data that the readers of this file and of the files inside share.
    std::shared_ptr<copra::CcbInclusion> inclusion = std::make_shared<copra::CcbInclusion>();
};

/// The values that precede the properties of a node.
struct CCBReader::NodeHead {
    std::string className;                        ///< The class of the node.
    std::string controllerName;                   ///< The class of its controller for scripts, or "".
    TargetType variableTarget = TargetType::NONE; ///< The object with a member for the node.
    std::string variableName;                     ///< The name of that member.
};

} // namespace cocosbuilder
