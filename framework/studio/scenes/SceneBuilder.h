#pragma once

#include "base/Ref.h"
#include "studio/scenes/SceneDescription.h"

#include <functional>
#include <string>
#include <vector>

namespace cocos2d {
class Node;
}

namespace copra {

struct StudioTask;

/// Makes the nodes of scene files, including nested files, whose animations it runs paused at frame 0. A file that
/// contains itself is reported and gives an empty node. One builder makes one scene.
class SceneBuilder {
public:
    /// Called with every node but the root, after it was added to its parent.
    using Callback = std::function<void(cocos2d::Ref*)>;

    explicit SceneBuilder(Callback callback);

    /// Null, after a log line, if there is no such file or it holds no scene. Its name ends with .csb or .csd.
    cocos2d::Node* buildFile(const std::string& file);
    /// The same for the contents of a .csb file.
    cocos2d::Node* buildData(const std::uint8_t* bytes, std::size_t count, const std::string& name);
    /// A scene that was read from the file.
    cocos2d::Node* buildScene(const StudioScene& scene, const std::string& file);

private:
    static constexpr std::size_t kFileDepth = 16;
    static constexpr std::size_t kNodes = 100000;

    cocos2d::Node* build(const StudioNode& description, const std::string& file);
    cocos2d::Node* buildNested(const StudioTask& task, const StudioProject& project);
    cocos2d::Node* buildCustom(const StudioTask& task);
    void buildChildren(cocos2d::Node& node, const StudioNode& description, const std::string& file);

    Callback _callback;
    std::vector<std::string> _files;       ///< The nested files that are being made, from the outermost.
    std::vector<cocos2d::Node*> _handlers; ///< The nodes around that have callbacks for widgets.
    std::size_t _count = 0;
};

/// Reads a scene file by its ending; false after a log line.
bool readStudioFile(const std::string& file, StudioScene& scene);

} // namespace copra
