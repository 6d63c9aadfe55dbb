#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace copra {

/// The structures and integer constants that a shader declares.
class ShaderTypes {
public:
    /// Constructs the types from the tokens of tokensOf(). The text of the tokens must outlive this object.
    explicit ShaderTypes(const std::vector<std::string_view>& tokens);

    /// The value of an array size: a number or the name of a constant, else 1.
    int sizeNamed(std::string_view size) const;
    bool isStructure(std::string_view type) const { return _structures.count(type) > 0; }
    /// Calls `visit` for each value in a variable of a structure with its name in OpenGL, "lamps[1].color".
    /// `count` is 0 if it is not an array. Stops after some hundreds.
    void forEachValue(
        std::string_view structure, const std::string& name, int count,
        const std::function<void(const std::string& name, std::string_view type, int size)>& visit) const;

private:
    struct Member {
        std::string_view type;
        std::string_view name;
        int size; ///< The number of elements of an array; 0 for a single value.
    };
    std::size_t readStructure(std::size_t at);
    void readNumber(std::size_t name, std::size_t value);
    std::size_t next(std::size_t index) const;
    std::string_view token(std::size_t index) const;

    const std::vector<std::string_view>& _tokens; ///< The tokens, which are valid during construction.
    std::map<std::string_view, std::vector<Member>> _structures;
    std::map<std::string_view, int> _numbers;
};

} // namespace copra
