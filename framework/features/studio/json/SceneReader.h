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

/// Loads scenes of the scene editor of Cocos Studio 1 (.json, or .csb in the binary form of that version).
/// Their nodes have components that draw (ComRender), play sounds (ComAudio), hold values (ComAttribute), or
/// control the node (ComController). TriggerMng receives the triggers of the scene. For scenes of Cocos
/// Studio 2 and 3, use CSLoader. Missing parts are logged with the file and the node, and the rest is loaded.
class SceneReader {
public:
    /// The place of what a node of the scene draws: in a component, or in the node itself.
    enum class AttachComponentType {
        EMPTY_NODE,          ///< A Node gets what is drawn as a ComRender component.
        RENDER_NODE,         ///< The node itself is what is drawn, such as a Sprite.
        DEFAULT = EMPTY_NODE ///< Another name of EMPTY_NODE.
    };

    /// Returns the shared reader, which is created on first use.
    static SceneReader* getInstance();
    /// Deletes the shared reader and removes all triggers.
    static void destroyInstance();
    /// Name of getInstance() in cocos2d-x 2.x.
    static SceneReader* sharedSceneReader() { return getInstance(); }
    /// Name of destroyInstance() in cocos2d-x 2.x.
    static void purge() { destroyInstance(); }
    /// Another name of destroyInstance() in cocos2d-x 2.x.
    static void purgeSceneReader() { destroyInstance(); }
    /// Returns "1.0.0.0".
    static const char* sceneReaderVersion();

    /// Creates the nodes of a scene. If the file is missing or is not a scene, the function logs that and
    /// returns null.
    cocos2d::Node*
    createNodeWithSceneFile(const std::string& fileName,
                            AttachComponentType attachComponent = AttachComponentType::EMPTY_NODE);
    /// Sets a function that is called with each component that is created. Its second argument is always
    /// null.
    void setTarget(const std::function<void(cocos2d::Ref* obj, void* doc)>& selector) {
        _onComponent = selector;
    }
    /// Returns the node with this tag in the scene that was loaded last, or null.
    cocos2d::Node* getNodeByTag(int tag);
    /// Returns how nodes of the scene show what they draw.
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
