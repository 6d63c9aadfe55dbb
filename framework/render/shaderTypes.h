#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace copra {

/// The structures that a shader declares, and the names that it gives to numbers.
class ShaderTypes {
public:
    /// `tokens` as of tokensOf(); the text that they are parts of has to stay.
    explicit ShaderTypes(const std::vector<std::string_view>& tokens);

    /// What a size in brackets says: a number, a name that was defined as one, else 1.
    int sizeNamed(std::string_view size) const;
    bool isStructure(std::string_view type) const { return _structures.count(type) > 0; }
    /// Tells of each value in a variable of a structure by the name that OpenGL has for it,
    /// "lamps[1].colour". `count` is 0 for what is no array. Ends after some hundreds.
    void forEachValue(
        std::string_view structure, const std::string& name, int count,
        const std::function<void(const std::string& name, std::string_view type, int size)>& tell) const;

private:
    struct Member {
        std::string_view type;
        std::string_view name;
        int size; ///< 0: no array
    };
    std::size_t readStructure(std::size_t at);
    void readNumber(std::size_t name, std::size_t value);
    std::size_t next(std::size_t index) const;
    std::string_view token(std::size_t index) const;

    const std::vector<std::string_view>& _tokens; ///< valid while reading
    std::map<std::string_view, std::vector<Member>> _structures;
    std::map<std::string_view, int> _numbers;
};

} // namespace copra
