#pragma once

#include "audio/Sound.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace copra {

/// Loads sound files and keeps them by the paths that the game uses. For the main thread.
class SoundCache {
public:
    /// Constructs an empty cache.
    SoundCache();
    ~SoundCache();

    /// The sound of a path; null if it is not in the cache.
    [[nodiscard]] std::shared_ptr<Sound> find(std::string_view path) const;
    /// Loads a file into the cache, at once or in the background thread. Returns null, after a warning, if
    /// there is no such file. A file that cannot be loaded is logged, once, and stays in the cache as failed.
    [[nodiscard]] std::shared_ptr<Sound> load(std::string_view path, bool inBackground);
    /// Takes over what was loaded in the background, and calls the callbacks that wait for it.
    void finishLoading();
    /// Removes a sound; null if it is not in the cache. It is loaded to its end if it is still loading.
    std::shared_ptr<Sound> remove(std::string_view path);
    /// Returns all sounds.
    std::vector<std::shared_ptr<Sound>> all() const;

    /// Opens a sound that streams for another voice. Null if that fails.
    [[nodiscard]] static std::unique_ptr<SoundReader> openStream(Sound& sound);

private:
    struct Loaded;
    struct Queue;

    void finish(Loaded& loaded);

    std::map<std::string, std::shared_ptr<Sound>, std::less<>> _sounds;
    std::shared_ptr<Queue> _queue; ///< The queue, shared with the work in the background.
};

} // namespace copra
