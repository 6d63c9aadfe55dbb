#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace fuzz {

template<class Number>
void append(std::string& bytes, Number number) {
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

/// A text that a label breaks into lines.
inline std::string longText(std::size_t length) {
    std::string text;
    while (text.size() < length) text += "shared text ";
    text.resize(length);
    return text;
}

// --- FlatBuffers: .csb, languages ---

/// Writes from front to back: a reference is filled in when what it refers to is written.
class FlatWriter {
public:
    /// A table with references in these fields; returns its position.
    std::size_t table(std::initializer_list<int> fields, std::vector<std::size_t>& slots) {
        const auto vtable = _bytes.size();
        const int last = fields.size() == 0 ? -1 : *(fields.end() - 1);
        append(_bytes, static_cast<std::uint16_t>(4 + 2 * (last + 1)));
        append(_bytes, static_cast<std::uint16_t>(4 + 4 * fields.size()));
        std::uint16_t offset = 4;
        for (int field = 0; field <= last; ++field) {
            const bool isThere = std::find(fields.begin(), fields.end(), field) != fields.end();
            append(_bytes, isThere ? offset : std::uint16_t{0});
            if (isThere) offset = static_cast<std::uint16_t>(offset + 4);
        }
        const auto position = _bytes.size();
        append(_bytes, static_cast<std::int32_t>(position - vtable));
        slots = space(fields.size());
        return position;
    }
    std::size_t vector(std::size_t count, std::vector<std::size_t>& slots) {
        const auto position = _bytes.size();
        append(_bytes, static_cast<std::uint32_t>(count));
        slots = space(count);
        return position;
    }
    std::size_t text(const std::string& text) {
        const auto position = _bytes.size();
        append(_bytes, static_cast<std::uint32_t>(text.size()));
        _bytes += text;
        return position;
    }
    std::size_t root() { return space(1)[0]; }
    void link(std::size_t slot, std::size_t target) {
        const auto offset = static_cast<std::uint32_t>(target - slot);
        _bytes.replace(slot, 4, reinterpret_cast<const char*>(&offset), 4);
    }
    void link(const std::vector<std::size_t>& slots, std::size_t target) {
        for (const std::size_t slot : slots) link(slot, target);
    }
    std::string bytes() const { return _bytes; }

private:
    std::vector<std::size_t> space(std::size_t count) {
        std::vector<std::size_t> slots;
        for (std::size_t i = 0; i < count; ++i) {
            slots.push_back(_bytes.size());
            append(_bytes, std::uint32_t{0});
        }
        return slots;
    }

    std::string _bytes;
};

/// Writes a node after its slot; `name` and `shown` are positions behind it that are linked later.
struct CsbNode {
    std::vector<std::size_t> name;
    std::vector<std::size_t> shown;
    std::vector<std::size_t> children;

    CsbNode(FlatWriter& out, const std::vector<std::size_t>& slots, const std::string& className,
            int shownField = 0) {
        std::vector<std::size_t> node;
        out.link(slots, out.table({0, 1, 2}, node));
        out.link(node[0], out.text(className));
        std::vector<std::size_t> data;
        std::vector<std::size_t> options;
        out.link(node[2], out.table({0}, data));
        const auto position = shownField ? out.table({0, shownField}, options) : out.table({0}, options);
        out.link(data[0], position);
        if (shownField) shown.push_back(options[1]);
        if (className == "Node") {
            name.push_back(options[0]);
        } else {
            std::vector<std::size_t> common;
            out.link(options[0], out.table({0}, common));
            name.push_back(common[0]);
        }
        children.push_back(node[1]);
    }
};

// --- .ccbi ---

class CcbiWriter {
public:
    void number(unsigned value) { code(value + 1); }
    void signedNumber(int value) { code(static_cast<unsigned>(value >= 0 ? 2 * value + 1 : -2 * value)); }
    void code(unsigned value) {
        int bits = 0;
        while (value >> (bits + 1)) ++bits;
        std::vector<bool> row(static_cast<std::size_t>(bits), false);
        row.push_back(true);
        for (int i = bits - 1; i >= 0; --i) row.push_back((value >> i) & 1u);
        for (std::size_t begin = 0; begin < row.size(); begin += 8) {
            unsigned byte = 0;
            for (std::size_t i = 0; i < 8 && begin + i < row.size(); ++i)
                byte |= unsigned{row[begin + i]} << i;
            this->byte(byte);
        }
    }
    void byte(unsigned value) { _bytes += static_cast<char>(value); }
    std::size_t size() const { return _bytes.size(); }

    /// For scripts, or not; with these texts.
    void head(bool forScripts, const std::vector<std::string>& texts) {
        _bytes += "ibcc";
        number(5);
        byte(forScripts);
        number(static_cast<unsigned>(texts.size()));
        for (const std::string& text : texts) {
            byte(static_cast<unsigned>(text.size() >> 8));
            byte(static_cast<unsigned>(text.size() & 255));
            _bytes += text;
        }
    }
    /// With properties of a type, whose name and text have these numbers.
    void node(unsigned className, unsigned properties, unsigned type, unsigned name, unsigned text) {
        number(className);
        number(0);
        number(0);
        number(properties);
        number(0);
        for (unsigned i = 0; i < properties; ++i) {
            number(type);
            number(name);
            byte(0);
            number(text);
        }
    }
    std::string bytes() const { return _bytes; }

private:
    std::string _bytes;
};

} // namespace fuzz
