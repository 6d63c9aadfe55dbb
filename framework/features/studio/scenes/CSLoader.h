#pragma once

#include "base/Data.h"
#include "base/ObjectFactory.h"
#include "studio/timeline/fwd.h"
#include "ui/UIWidget.h"

#include <functional>
#include <string>

namespace cocos2d {

/// Called with each loaded node.
typedef std::function<void(Ref*)> ccNodeLoadCallback;

/// Loads scenes of Cocos Studio 2 and 3: .csb (published) and .csd (the editor's own format). Broken or missing parts are logged
/// with file and node, and the rest is loaded. Nodes get a ComExtensionData with their action tag and user data, and a
/// ui::LayoutComponent. The loader also reads the json scenes of the betas of Cocos Studio 2.
///
///     auto* root = CSLoader::createNode("MainScene.csb");
///     auto* action = CSLoader::createTimeline("MainScene.csb");
///     root->runAction(action);
///     action->gotoFrameAndPlay(0, true);
class CSLoader {
public:
    /// Returns the shared loader, which is created on first use. destroyInstance() also destroys ActionTimelineCache; registered
    /// readers stay.
    static CSLoader* getInstance();
    /// Deletes the loader and the cache of animations; see ActionTimelineCache.
    static void destroyInstance();

    /// Creates the nodes of a scene and returns its root. Returns null, after a log line, if the file is missing or is not a
    /// scene. The callback receives every node except the root, after it was added to its parent.
    static Node* createNode(const std::string& filename);
    static Node* createNode(const std::string& filename, const ccNodeLoadCallback& callback);
    /// Does the same for the contents of a .csb file.
    static Node* createNode(const Data& data);
    static Node* createNode(const Data& data, const ccNodeLoadCallback& callback);
    /// Gives the root the visible size of the view and lays the scene out.
    static Node* createNodeWithVisibleSize(const std::string& filename);
    static Node* createNodeWithVisibleSize(const std::string& filename, const ccNodeLoadCallback& callback);

    /// Creates the animation of a scene, which does not play yet. It has no key frames if the file has none. Returns null if the
    /// file is missing or is not a scene.
    static cocostudio::timeline::ActionTimeline* createTimeline(const std::string& filename);
    /// `filename` is the key in the cache of animations.
    static cocostudio::timeline::ActionTimeline* createTimeline(const Data& data,
                                                                const std::string& filename);

    /// A json scene; createNode() takes its file as well. What it names is looked up beside it, and in the search paths.
    Node* createNodeFromJson(const std::string& filename);
    /// Creates the nodes of a json scene, looking for files in the search paths.
    Node* loadNodeWithFile(const std::string& fileName);
    /// The contents of a json scene, whose files are looked up in getJsonPath().
    Node* loadNodeWithContent(const std::string& content);

    /// Creates the nodes of a .csb file; the same as createNode().
    Node* createNodeWithFlatBuffersFile(const std::string& filename);
    /// The same as createNodeWithFlatBuffersFile(), a .csb file.
    Node* nodeWithFlatBuffersFile(const std::string& fileName);
    /// Loads a .csd file.
    Node* createNodeWithFlatBuffersForSimulator(const std::string& filename);

    /// Adds the callback with this name to a widget, if `handler` is a WidgetCallBackHandlerProtocol and has one; the type
    /// is "Click", "Touch" or "Event". An unknown name logs; an empty one does nothing. Both return false.
    bool bindCallback(const std::string& callbackName, const std::string& callbackType, ui::Widget* sender,
                      Node* handler);
    /// Registers the reader of a custom class, see cocostudio::NodeReader. The name is that of the class with "Reader" appended.
    void registReaderObject(const std::string& className, ObjectFactory::Instance ins);

    /// Whether createNodeFromJson() looks beside the scene; true initially. The path is a folder with a slash at its end.
    void setRecordJsonPath(bool record) { _recordJsonPath = record; }
    bool isRecordJsonPath() const { return _recordJsonPath; }
    /// The folder in which loadNodeWithContent() looks for files, with a slash at its end.
    void setJsonPath(std::string jsonPath) { _jsonPath = std::move(jsonPath); }
    std::string getJsonPath() const { return _jsonPath; }

    CSLoader() = default;
    /// Does nothing: nothing has to be prepared.
    void init() {}
    /// Deprecated: destroyInstance().
    void purge() {}

protected:
    bool _recordJsonPath = true;
    std::string _jsonPath;
};

} // namespace cocos2d
