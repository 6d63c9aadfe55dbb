#include "compat/names/VertexLayout.h"

#include "opengl/GLProgramState.h"

#include <memory>

namespace cocos2d {

namespace backend {

void VertexLayout::setAttribute(const std::string& name, std::size_t index, VertexFormat format,
                                std::size_t offset, bool needToBeNormallized) {
    _attributes[name] = {name, index, format, offset, needToBeNormallized};
}

std::shared_ptr<copra::OptionalValues> MeshValues::clone() const {
    return std::make_shared<MeshValues>(*this);
}

} // namespace backend

backend::MeshValues& GLProgramState::meshValues() const {
    if (!_meshValues) _meshValues = std::make_shared<backend::MeshValues>();
    return static_cast<backend::MeshValues&>(*_meshValues);
}

std::shared_ptr<backend::VertexLayout> GLProgramState::getVertexLayout() const {
    backend::MeshValues& values = meshValues();
    return {_meshValues, &values.layout};
}

void GLProgramState::setVertexAttrib(const std::string& name, std::size_t index, backend::VertexFormat format,
                                     std::size_t offset, bool isNormalized) {
    meshValues().layout.setAttribute(name, index, format, offset, isNormalized);
}

void GLProgramState::setVertexStride(std::uint32_t stride) {
    meshValues().layout.setLayout(stride);
}

} // namespace cocos2d
