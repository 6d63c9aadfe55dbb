#pragma once

/// Forward declarations of the classes of inspector, for headers that only name them.

namespace copra::inspector {
class GuiInput;
class Pictures;
struct State;
} // namespace copra::inspector
