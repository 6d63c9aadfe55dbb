#pragma once

#include "base/Ref.h"
#include "scene/fwd.h"

namespace flatbuffers {
class Table;
}

namespace cocostudio {

/// Creates the nodes of a class of your game, which scenes name as their "custom class". For the class
/// `MyNode`, register it as "MyNodeReader" with CSLoader::registReaderObject(). You cannot read the table,
/// because Copra does not include the library FlatBuffers: pass it to setPropsWithFlatBuffers().
class NodeReaderProtocol {
public:
    /// Constructs the base of a reader of the game.
    NodeReaderProtocol() = default;
    virtual ~NodeReaderProtocol() = default;

    /// Sets the properties of a node that are stored in the scene.
    virtual void setPropsWithFlatBuffers(cocos2d::Node* node, const flatbuffers::Table* nodeOptions) = 0;
    /// Creates a node with the properties that are stored in the scene.
    virtual cocos2d::Node* createNodeWithFlatBuffers(const flatbuffers::Table* nodeOptions) = 0;
};

/// The base of the readers of a game. Override createNodeWithFlatBuffers(): create the node and call
/// setPropsWithFlatBuffers(). It sets the properties that all nodes have. If the class of the node is the
/// class that is shown in the editor, such as Sprite or ui::Button, or is derived from it, it also sets the
/// properties of that class.
class NodeReader : public cocos2d::Ref, public NodeReaderProtocol {
public:
    /// Returns a reader for plain nodes, which is created on first use.
    static NodeReader* getInstance();
    /// Deletes the shared reader.
    static void destroyInstance();

    void setPropsWithFlatBuffers(cocos2d::Node* node, const flatbuffers::Table* nodeOptions) override;
    cocos2d::Node* createNodeWithFlatBuffers(const flatbuffers::Table* nodeOptions) override;

    /// Constructs a reader for plain nodes.
    NodeReader();
    ~NodeReader() override;
};

} // namespace cocostudio
