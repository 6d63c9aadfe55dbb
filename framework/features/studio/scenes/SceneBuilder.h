#pragma once

#include "base/ByteBudget.h"
#include "base/Ref.h"
#include "base/Value.h"
#include "scene/fwd.h"
#include "studio/scenes/SceneDescription.h"
#include "studio/values/fwd.h"
#include "ui/fwd.h"

#include <functional>
#include <string>
#include <vector>

namespace copra {

struct StudioTask;

/// Creates the nodes of scene files, including nested files, whose animations it runs paused at frame 0. A
/// file that contains itself is reported and gives an empty node. A builder creates one scene.
class SceneBuilder {
public:
    /// Called with every node but the root, after it was added to its parent.
    using Callback = std::function<void(cocos2d::Ref*)>;

    explicit SceneBuilder(Callback callback);

    /// Builds the scene of a file. Returns null, after a log line, if there is no such file or it holds no
    /// scene. Its name ends with .csb, .csd or, as scenes of the betas of Cocos Studio 2, .json or
    /// .ExportJson.
    cocos2d::Node* buildFile(const std::string& file);
    /// Builds the scene from the contents of a .csb file. `name` is for log lines. Returns null, after a log
    /// line, if the bytes hold no scene.
    cocos2d::Node* buildData(const std::uint8_t* bytes, std::size_t count, const std::string& name);
    /// A scene that was read from the file.
    cocos2d::Node* buildScene(const StudioScene& scene, const std::string& file);
    // SceneBuilder_json.cpp
    cocos2d::Node* buildJson(const std::string& file);
    /// Builds a scene from JSON. `file` is for the log; what the scene names is looked up in the folder.
    cocos2d::Node* buildJsonText(const std::string& json, const std::string& file, const std::string& folder);

private:
    static constexpr std::size_t kFileDepth = 16;

    cocos2d::Node* build(const StudioNode& description, const std::string& file);
    cocos2d::Node* buildNested(const StudioTask& task, const StudioProject& project);
    cocos2d::Node* buildCustom(const StudioTask& task);
    void buildChildren(cocos2d::Node& node, const StudioNode& description, const std::string& file);
    void buildTabs(cocos2d::ui::TabControl& control, const StudioTabs& tabs, const StudioTask& task);

    // SceneBuilder_json.cpp
    struct JsonScene;
    cocos2d::Node* buildJsonNode(const cocos2d::Value& tree, JsonScene& scene);
    cocos2d::Node* buildJsonPart(const std::string& className, const StudioDictionary& options,
                                 const JsonScene& scene);

    bool isTooMuch(std::size_t bytes, const StudioTask& task);

    Callback _callback;
    ByteBudget _budget;                    ///< The budget for all files.
    std::vector<std::string> _files;       ///< The nested files that are being made, from the outermost.
    std::vector<cocos2d::Node*> _handlers; ///< The nodes around that have callbacks for widgets.
};

/// Adds a child to its parent. Pages and items have their own order in some views.
void addStudioChild(cocos2d::Node& parent, cocos2d::Node* child);

/// Reads a .csb or .csd file; false after a log line. What is made of it is paid from the budget.
bool readStudioFile(const std::string& file, StudioScene& scene, ByteBudget& budget);

} // namespace copra
