#pragma once

#include "scene/fwd.h"
#include "studio/scenes/SceneDescription.h"
#include "ui/UIWidget.h"

#include <functional>
#include <string>

namespace flatbuffers {
class Table;
}

namespace copra {

/// A node that is being made, and the file that it is in.
struct StudioTask {
    const StudioNode& node;  ///< The description of the node.
    const std::string& file; ///< The path of the file.

    /// Returns the properties that all nodes have.
    const StudioProperties& properties() const { return node.properties; }
    /// Logs a line with the file, the class, and the name of the node.
    void report(const std::string& message) const;
    /// Whether the resource is there; otherwise reports it. A path that is not a file may be the name of a
    /// sprite frame.
    bool find(const StudioResource& resource, cocos2d::ui::Widget::TextureResType& type) const;
    /// Whether there is a file; otherwise reports it, except if the path is empty.
    bool hasFile(const StudioResource& resource) const;

    /// Receives the path or the frame name, and which of both it is.
    using Load = std::function<void(const std::string&, cocos2d::ui::Widget::TextureResType)>;
    /// Calls `load` if the resource is there.
    void load(const StudioResource& resource, const Load& load) const;
};

/// The node with its properties, without its children. Nested files and custom classes are not made here; an
/// unsupported class reports and gives a plain node.
cocos2d::Node* createStudioNode(const StudioTask& task);
/// Sets the properties of a node that exists already: those of its own class as far as it has them.
void setStudioProperties(cocos2d::Node& node, const StudioTask& task);

/// Sets the properties that all nodes have.
void setNodeProperties(cocos2d::Node& node, const StudioProperties& properties);
/// Sets the properties that all widgets have.
void setWidgetProperties(cocos2d::ui::Widget& widget, const StudioProperties& properties);

/// Returns a task as a table of the library FlatBuffers, for NodeReader, whose interface has that type.
const flatbuffers::Table* toOpaque(const StudioTask& task);
const StudioTask& fromOpaque(const flatbuffers::Table* table);

} // namespace copra
