#pragma once

#include "base/RefPtr.h"
#include "math/Mat4.h"
#include "opengl/GLProgramState.h"
#include "opengl/PipelineDescriptor.h"
#include "render/Texture2D.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

namespace cocos2d {
namespace backend {

/// The positions of a shader's attributes in the vertices of a buffer.
class VertexLayout {
public:
    /// An attribute of a vertex.
    struct Attribute {
        Attribute() = default;
        Attribute(const std::string& name_, std::size_t index_, VertexFormat format_, std::size_t offset_,
                  bool needToBeNormallized_)
            : name(name_),
              format(format_),
              offset(offset_),
              index(index_),
              needToBeNormallized(needToBeNormallized_) {}

        std::string name;
        VertexFormat format = VertexFormat::INT3;
        std::size_t offset = 0; ///< The offset in bytes from the start of a vertex.
        std::size_t index = 0;  ///< The index, which is ignored: attributes are found by their names.
        bool needToBeNormallized = false; ///< Whether integers are mapped to 0..1.
    };

    /// Adds or replaces the attribute of that name.
    void setAttribute(const std::string& name, std::size_t index, VertexFormat format, std::size_t offset,
                      bool needToBeNormallized);
    /// Sets the number of bytes from one vertex to the next.
    void setLayout(std::size_t stride) { _stride = stride; }
    /// Sets the number of bytes from one vertex to the next, as setLayout() does. From axmol.
    void setStride(std::size_t stride) { _stride = stride; }
    /// Returns the number of bytes from one vertex to the next.
    std::size_t getStride() const { return _stride; }
    /// Returns the attributes by name.
    const std::unordered_map<std::string, Attribute>& getAttributes() const { return _attributes; }
    /// Whether the layout has a stride.
    bool isValid() const { return _stride != 0; }

private:
    std::unordered_map<std::string, Attribute> _attributes;
    std::size_t _stride = 0;
};

/// The values of a program state for the vertices of a CustomCommand.
struct MeshValues : copra::OptionalValues {
    std::shared_ptr<copra::OptionalValues> clone() const override;

    VertexLayout layout;
    /// The transform to world coordinates: u_MVPMatrix without the projection.
    std::optional<Mat4> transform;
    RefPtr<Texture2D> texture; ///< The texture of the uniform u_texture.
};

} // namespace backend
} // namespace cocos2d
