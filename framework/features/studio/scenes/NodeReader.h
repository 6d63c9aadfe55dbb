#pragma once

#include "base/Ref.h"
#include "scene/fwd.h"

namespace flatbuffers {
class Table;
}

namespace cocostudio {

/// Creates nodes of a class of a game that scenes refer to as "custom class". Register it as
/// "<custom class>Reader" with CSLoader::registReaderObject(). The table is opaque here: pass it on to
/// setPropsWithFlatBuffers().
class NodeReaderProtocol {
public:
    NodeReaderProtocol() = default;
    virtual ~NodeReaderProtocol() = default;

    /// Sets the properties that the scene has for a node.
    virtual void setPropsWithFlatBuffers(cocos2d::Node* node, const flatbuffers::Table* nodeOptions) = 0;
    /// Creates the node with the properties that the scene has for it.
    virtual cocos2d::Node* createNodeWithFlatBuffers(const flatbuffers::Table* nodeOptions) = 0;
};

/// The base of readers of a game: override createNodeWithFlatBuffers(), create the node and call
/// setPropsWithFlatBuffers(), which sets what all nodes have and, if the node is of the class that the editor shows
/// (such as Sprite or ui::Button) or derived from it, including the properties of that class.
class NodeReader : public cocos2d::Ref, public NodeReaderProtocol {
public:
    /// A reader for plain nodes, created on first use.
    static NodeReader* getInstance();
    /// Deletes the shared reader.
    static void destroyInstance();

    void setPropsWithFlatBuffers(cocos2d::Node* node, const flatbuffers::Table* nodeOptions) override;
    cocos2d::Node* createNodeWithFlatBuffers(const flatbuffers::Table* nodeOptions) override;

    NodeReader();
    ~NodeReader() override;
};

} // namespace cocostudio
