#pragma once

/// Forward declarations of the classes of studio/values, for headers that only name them.

namespace cocostudio {
class CocoLoader;
struct stExpCocoNode;
} // namespace cocostudio

namespace copra {
class StudioDictionary;
} // namespace copra
