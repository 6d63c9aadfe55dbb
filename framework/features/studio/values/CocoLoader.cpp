#include "studio/values/CocoLoader.h"

#include "base/ByteBudget.h"
#include "base/Value.h"
#include "base/refuse.h"
#include "files/ZipUtils.h"

#include <algorithm>
#include <cstring>
#include <string_view>

using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueVector;

namespace cocostudio {

static_assert(sizeof(stExpCocoAttribDesc) == 8 && sizeof(stExpCocoObjectDesc) == 12 &&
                  sizeof(stExpCocoNode) == 16 && sizeof(stCocoFileHeader) == 88,
              "the structures have the layout of the file");

namespace {

char s_noText[] = "";
constexpr std::size_t kMaxContents = std::size_t{16} << 20;

} // namespace

// --- Structures ---

char* stExpCocoAttribDesc::GetName(CocoLoader* pCoco) {
    return pCoco->text(m_szName);
}

char* stExpCocoObjectDesc::GetName(CocoLoader* pCoco) {
    return pCoco->text(m_szName);
}

stExpCocoAttribDesc* stExpCocoObjectDesc::GetAttribDescArray(CocoLoader* pCoco) {
    const std::size_t place = std::size_t{pCoco->_header.m_lAttribMemAddr} + m_pAttribDescArray;
    return reinterpret_cast<stExpCocoAttribDesc*>(
        pCoco->address(place, m_cAttribNum * sizeof(stExpCocoAttribDesc)));
}

rapidjson::Type stExpCocoNode::GetType(CocoLoader* pCoco) {
    if (m_AttribIndex < 0) return m_ObjIndex >= 0 ? rapidjson::kObjectType : rapidjson::kArrayType;
    const stExpCocoAttribDesc* const attribute = m_ObjIndex >= 0 ? pCoco->attributeOf(*this) : nullptr;
    if (m_ObjIndex >= 0 && !attribute) return rapidjson::kNullType;
    const int type = attribute ? attribute->m_cTypeName - 'N' : m_ChildNum;
    return type >= 0 && type <= rapidjson::kNumberType ? static_cast<rapidjson::Type>(type)
                                                       : rapidjson::kNullType;
}

char* stExpCocoNode::GetName(CocoLoader* pCoco) {
    if (m_ObjIndex < 0) return pCoco->text(m_AttribIndex >= 0 ? m_ChildArray : m_szValue);
    if (m_AttribIndex >= 0) {
        stExpCocoAttribDesc* const attribute = pCoco->attributeOf(*this);
        return attribute ? attribute->GetName(pCoco) : s_noText;
    }
    char* const own = pCoco->text(m_szValue);
    stExpCocoObjectDesc* const type = pCoco->classOf(*this);
    return *own || !type ? own : type->GetName(pCoco);
}

char* stExpCocoNode::GetValue(CocoLoader* pCoco) {
    char* const value = pCoco->text(m_szValue);
    return std::strcmp(value, "null") == 0 ? s_noText : value;
}

stExpCocoNode* stExpCocoNode::GetChildArray(CocoLoader* pCoco) {
    const std::size_t place = std::size_t{pCoco->_header.m_CocoNodeMemAddr} + m_ChildArray;
    return reinterpret_cast<stExpCocoNode*>(pCoco->address(place, m_ChildNum * sizeof(stExpCocoNode)));
}

// --- CocoLoader ---

CocoLoader::CocoLoader() = default;
CocoLoader::~CocoLoader() = default;

bool CocoLoader::ReadCocoBinBuff(char* pBinBuff) {
    if (!pBinBuff) return ReadCocoBinBuff(nullptr, 0);
    stCocoFileHeader header;
    std::memcpy(&header, pBinBuff, sizeof header);
    const std::size_t contents = header.m_nCompressSize ? header.m_nCompressSize : header.m_nDataSize;
    return ReadCocoBinBuff(pBinBuff, sizeof header + contents);
}

bool CocoLoader::ReadCocoBinBuff(const char* bytes, std::size_t count) {
    _header = {};
    _memory.clear();
    _inputSize = count;
    if (count < sizeof _header) {
        copra::warning("CocoLoader: not a binary file of Cocos Studio 1");
        return false;
    }
    std::memcpy(&_header, bytes, sizeof _header);
    const char* const contents = bytes + sizeof _header;
    count -= sizeof _header;
    if (_header.m_nCompressSize == 0) {
        _memory.assign(contents, contents + count);
    } else {
        std::vector<unsigned char> unpacked;
        copra::inflate(reinterpret_cast<const std::uint8_t*>(contents),
                       std::min<std::size_t>(_header.m_nCompressSize, count), unpacked, 0, kMaxContents);
        _memory.assign(unpacked.begin(), unpacked.end());
    }
    _memory.push_back(0);
    if (!GetRootCocoNode()) {
        copra::warning("CocoLoader: the file is damaged");
        _memory.clear();
        return false;
    }
    cutChildren();
    return true;
}

/// Nodes whose children are not in the file lose them, as the number of the children is read without the loader.
void CocoLoader::cutChildren() {
    for (std::size_t place = _header.m_CocoNodeMemAddr;; place += sizeof(stExpCocoNode)) {
        auto* const node = reinterpret_cast<stExpCocoNode*>(address(place, sizeof(stExpCocoNode)));
        if (!node) return;
        if (node->m_AttribIndex < 0 && !node->GetChildArray(this)) node->m_ChildNum = 0;
    }
}

char* CocoLoader::address(std::size_t position, std::size_t count) {
    const std::size_t size = _memory.empty() ? 0 : _memory.size() - 1;
    const bool isAligned = count == 0 || position % alignof(stExpCocoNode) == 0;
    return isAligned && position <= size && count <= size - position && size > 0 ? _memory.data() + position
                                                                                 : nullptr;
}

char* CocoLoader::text(std::size_t offset) {
    char* const begin = address(_header.m_lStringMemAddr + offset, 0);
    return begin ? begin : s_noText;
}

stExpCocoNode* CocoLoader::GetRootCocoNode() {
    return reinterpret_cast<stExpCocoNode*>(address(_header.m_CocoNodeMemAddr, sizeof(stExpCocoNode)));
}

stExpCocoObjectDesc* CocoLoader::GetCocoObjectDescArray() {
    return reinterpret_cast<stExpCocoObjectDesc*>(address(0, 0));
}

stExpCocoObjectDesc* CocoLoader::classOf(const stExpCocoNode& node) {
    const std::size_t place = static_cast<std::size_t>(node.m_ObjIndex) * sizeof(stExpCocoObjectDesc);
    return reinterpret_cast<stExpCocoObjectDesc*>(address(place, sizeof(stExpCocoObjectDesc)));
}

stExpCocoAttribDesc* CocoLoader::attributeOf(const stExpCocoNode& node) {
    const stExpCocoObjectDesc* const type = classOf(node);
    if (!type) return nullptr;
    const std::size_t place = std::size_t{_header.m_lAttribMemAddr} + type->m_pAttribDescArray +
                              static_cast<std::size_t>(node.m_AttribIndex) * sizeof(stExpCocoAttribDesc);
    return reinterpret_cast<stExpCocoAttribDesc*>(address(place, sizeof(stExpCocoAttribDesc)));
}

} // namespace cocostudio

namespace copra {

namespace {

using cocostudio::CocoLoader;
using cocostudio::stExpCocoNode;

/// What may still be made of a file.
struct CocoBudget {
    ByteBudget bytes;
    std::size_t values; ///< a file that refers to itself has more of them than any other

    bool spendValue() {
        constexpr std::size_t kCost = 128; // with its place in a map or vector
        return values != 0 && values-- != 0 && bytes.spend(kCost);
    }
};

bool convertCocoNode(CocoLoader& loader, stExpCocoNode& node, Value& value, int depth, CocoBudget& budget) {
    if (depth == 0 || !budget.spendValue()) return false;
    const rapidjson::Type type = node.GetType(&loader);
    if (type != rapidjson::kObjectType && type != rapidjson::kArrayType) {
        const std::string_view text(node.GetValue(&loader));
        if (!budget.bytes.spend(text.size() * ByteBudget::kLabelByte)) return false; // a label may show it
        value = Value(std::string(text));
        return true;
    }
    ValueMap map;
    ValueVector list;
    stExpCocoNode* const children = node.GetChildArray(&loader);
    for (int i = 0; children && i < node.GetChildNum(); ++i) {
        Value child;
        if (!convertCocoNode(loader, children[i], child, depth - 1, budget)) return false;
        if (type == rapidjson::kArrayType) {
            list.push_back(std::move(child));
            continue;
        }
        const std::string_view name(children[i].GetName(&loader));
        if (!budget.bytes.spend(name.size())) return false;
        map[std::string(name)] = std::move(child);
    }
    value = type == rapidjson::kObjectType ? Value(std::move(map)) : Value(std::move(list));
    return true;
}

} // namespace

bool toStudioValue(CocoLoader& loader, stExpCocoNode& node, Value& value) {
    constexpr int kMaxDepth = 100;
    CocoBudget budget{ByteBudget(loader.inputSize_()), loader.contentsSize_() / sizeof(stExpCocoNode) + 1};
    return convertCocoNode(loader, node, value, kMaxDepth, budget);
}

} // namespace copra
