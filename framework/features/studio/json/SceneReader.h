#pragma once

#include "base/ByteBudget.h"
#include "base/Value.h"
#include "base/WeakPtr.h"
#include "scene/Node.h"
#include "studio/values/fwd.h"

#include <functional>
#include <string>

namespace cocostudio {

class ComRender;

/// Loads scenes of the scene editor of Cocos Studio 1 (.json, or .csb in the binary form of that version): nodes with components
/// that draw (ComRender), play sounds (ComAudio), hold values (ComAttribute) or control (ComController), and triggers, which
/// TriggerMng receives. For scenes of Cocos Studio 2 and 3 use CSLoader. Missing parts are logged with file and node, and the
/// rest is loaded.
class SceneReader {
public:
    /// Where what a node draws ends up: in a child of the node, as a component; or as the node itself.
    enum class AttachComponentType {
        EMPTY_NODE,          ///< A Node gets what is drawn as a ComRender component.
        RENDER_NODE,         ///< What is drawn, such as a Sprite, is the node itself.
        DEFAULT = EMPTY_NODE ///< The same as EMPTY_NODE.
    };

    /// Returns the shared reader, which is created on first use. destroyInstance() also ends the triggers.
    static SceneReader* getInstance();
    /// Deletes the shared reader, and ends the triggers.
    static void destroyInstance();
    /// Names of 2.x.
    static SceneReader* sharedSceneReader() { return getInstance(); }
    static void purge() { destroyInstance(); }
    static void purgeSceneReader() { destroyInstance(); }
    /// "1.0.0.0"
    static const char* sceneReaderVersion();

    /// Creates the nodes of a scene. Returns null, after a log line, if the file is missing or is not a scene.
    cocos2d::Node*
    createNodeWithSceneFile(const std::string& fileName,
                            AttachComponentType attachComponent = AttachComponentType::EMPTY_NODE);
    /// Sets a function that is called with each component that is created. The second argument is null.
    void setTarget(const std::function<void(cocos2d::Ref* obj, void* doc)>& selector) {
        _onComponent = selector;
    }
    /// Returns the node with this tag in the scene that was loaded last, or null if there is none.
    cocos2d::Node* getNodeByTag(int tag);
    /// Where what a node draws ends up.
    AttachComponentType getAttachComponentType() { return _attach; }

private:
    SceneReader() = default;

    cocos2d::Node* createObject(const cocos2d::Value& object, cocos2d::Node* parent);
    cocos2d::Component* createComponent(const copra::StudioDictionary& component, const std::string& node);
    cocos2d::Node* createRender(const copra::StudioDictionary& component, const std::string& node);
    cocos2d::Node* createArmature(const copra::StudioDictionary& component, const std::string& file,
                                  const std::string& node);
    void report(const std::string& node, const std::string& message) const;

    std::function<void(cocos2d::Ref*, void*)> _onComponent;
    copra::WeakPtr<cocos2d::Node> _root;
    std::string _file;
    copra::ByteBudget _budget;
    AttachComponentType _attach = AttachComponentType::EMPTY_NODE;
};

} // namespace cocostudio
