#pragma once

#include "base/Data.h"
#include "base/ObjectFactory.h"
#include "studio/timeline/fwd.h"
#include "ui/UIWidget.h"

#include <functional>
#include <string>

namespace cocos2d {

/// A function that is called with each loaded node.
typedef std::function<void(Ref*)> ccNodeLoadCallback;

/// Loads scenes of Cocos Studio 2 and 3: published scenes (.csb), and scenes as the editor saves them (.csd).
/// Damaged or missing parts are logged with the file and the node, and the rest is loaded. The nodes get a
/// ComExtensionData with their action tag and user data, and a ui::LayoutComponent. The loader also reads the
/// JSON scenes of the beta versions of Cocos Studio 2. createTimeline() creates the animation of a scene,
/// which plays after runAction() of its root and a call such as gotoFrameAndPlay().
class CSLoader {
public:
    /// Returns the shared loader, which is created on first use.
    static CSLoader* getInstance();
    /// Deletes the loader and ActionTimelineCache. Registered readers remain.
    static void destroyInstance();

    /// Creates the nodes of a scene and returns the root. If the file is missing or is not a scene, the
    /// function logs that and returns null.
    static Node* createNode(const std::string& filename);
    /// Creates the nodes of a scene, passes them to `callback`, and returns the root. The callback receives
    /// every node except the root, after it was added to its parent. If the file is missing or is not a
    /// scene, the function logs that and returns null.
    static Node* createNode(const std::string& filename, const ccNodeLoadCallback& callback);
    /// Creates the nodes of a scene from the contents of a .csb file and returns the root.
    static Node* createNode(const Data& data);
    /// Creates the nodes of a scene from the contents of a .csb file, and passes them to `callback`. The
    /// callback receives every node except the root, after it was added to its parent. The function returns
    /// the root.
    static Node* createNode(const Data& data, const ccNodeLoadCallback& callback);
    /// Creates the nodes of a scene, sets the size of the root to the visible size of the view, and lays the
    /// scene out.
    static Node* createNodeWithVisibleSize(const std::string& filename);
    /// Creates the nodes of a scene, passes them to `callback`, and lays the scene out in the visible size of
    /// the view. The callback receives every node except the root, after it was added to its parent. The
    /// root, which is returned, gets the visible size.
    static Node* createNodeWithVisibleSize(const std::string& filename, const ccNodeLoadCallback& callback);

    /// Creates the animation of a scene, which does not play yet. If the file has no animation, the function
    /// returns an ActionTimeline without key frames. Returns null if the file is missing or is not a scene.
    static cocostudio::timeline::ActionTimeline* createTimeline(const std::string& filename);
    /// Creates the animation of a scene from the contents of a .csb file. `filename` is its name in
    /// ActionTimelineCache.
    static cocostudio::timeline::ActionTimeline* createTimeline(const Data& data,
                                                                const std::string& filename);

    /// Creates the nodes of a JSON scene; createNode() can do this as well. The files to which the scene
    /// refers are searched for beside it and in the search paths.
    Node* createNodeFromJson(const std::string& filename);
    /// Creates the nodes of a JSON scene. The files to which the scene refers are searched for in the search
    /// paths.
    Node* loadNodeWithFile(const std::string& fileName);
    /// Creates the nodes of a JSON scene from its contents. The files to which the scene refers are searched
    /// for in getJsonPath().
    Node* loadNodeWithContent(const std::string& content);

    /// Creates the nodes of a .csb file, as createNode() does.
    Node* createNodeWithFlatBuffersFile(const std::string& filename);
    /// Creates the nodes of a .csb file and returns the root, as createNode() does.
    Node* nodeWithFlatBuffersFile(const std::string& fileName);
    /// Creates the nodes of a .csd file.
    Node* createNodeWithFlatBuffersForSimulator(const std::string& filename);

    /// Adds the callback with this name to a widget, if `handler` is a WidgetCallBackHandlerProtocol that has
    /// the callback. The type is "Click", "Touch", or "Event". Returns false for an unknown or empty name; an
    /// unknown name is logged.
    bool bindCallback(const std::string& callbackName, const std::string& callbackType, ui::Widget* sender,
                      Node* handler);
    /// Registers the reader of a custom class; see cocostudio::NodeReader. The name is the name of the class
    /// followed by "Reader".
    void registReaderObject(const std::string& className, ObjectFactory::Instance ins);

    /// Sets whether createNodeFromJson() searches for files beside the scene, true initially.
    void setRecordJsonPath(bool record) { _recordJsonPath = record; }
    /// Whether createNodeFromJson() searches for files beside the scene, true initially.
    bool isRecordJsonPath() const { return _recordJsonPath; }
    /// Sets the folder in which loadNodeWithContent() searches for files. It ends with a slash.
    void setJsonPath(std::string jsonPath) { _jsonPath = std::move(jsonPath); }
    /// Returns the folder in which loadNodeWithContent() searches for files. It ends with a slash.
    std::string getJsonPath() const { return _jsonPath; }

    /// Constructs a loader. Games call getInstance().
    CSLoader() = default;
    /// Does nothing, because the loader needs no preparation.
    void init() {}
    /// Does nothing. Deprecated: use destroyInstance().
    void purge() {}

protected:
    bool _recordJsonPath = true;
    std::string _jsonPath;
};

} // namespace cocos2d
