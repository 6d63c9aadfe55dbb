#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace copra {
class SceneContext;
}

namespace fuzz {

std::string textOf(const std::uint8_t* bytes, std::size_t count);

/// The context that nodes need; made by the first call.
copra::SceneContext& context();

/// A temporary folder, removed at the end of the process. Ends with a slash.
const std::string& scratchFolder();

} // namespace fuzz
