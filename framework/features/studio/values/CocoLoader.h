#pragma once

#include "base/fwd.h"
#include "studio/values/fwd.h"

#include <cstdint>
#include <rapidjson/document.h>
#include <string>
#include <vector>

namespace cocostudio {

// The structures of the binary files of Cocos Studio 1, as they lie in the file. Texts and other structures that they
// refer to are found through the loader; what is not in the file is an empty text or null.

/// A member of a class of the file.
struct stExpCocoAttribDesc {
    /// The type of the member, a number of rapidjson::Type.
    char m_cTypeName;
    /// Where the name is in the texts of the file.
    std::uint32_t m_szName;

    /// The name of the member; empty if it is not in the file.
    char* GetName(CocoLoader* pCoco);
};

/// A class of the file: the names and types of the members of its objects.
struct stExpCocoObjectDesc {
    /// The number of members.
    unsigned char m_cAttribNum;
    /// Where the name is in the texts of the file.
    std::uint32_t m_szName;
    /// Where the first member is, from the beginning of all members.
    std::uint32_t m_pAttribDescArray;

    /// The name of the class; empty if it is not in the file.
    char* GetName(CocoLoader* pCoco);
    /// The number of members, and the first of them; null if they are not in the file.
    int GetAttribNum() { return m_cAttribNum; }
    /// The first of the members; null if they are not in the file.
    stExpCocoAttribDesc* GetAttribDescArray(CocoLoader* pCoco);
};

/// A value: an object, an array, or a text.
struct stExpCocoNode {
    /// The number of the class of an object; below 0 for other values.
    std::int16_t m_ObjIndex;
    /// The number of the member in the class of the object; below 0 for an element of an array.
    std::int16_t m_AttribIndex;
    /// The number of members or elements.
    unsigned char m_ChildNum;
    /// Where the text is in the texts of the file.
    std::uint32_t m_szValue;
    /// Where the first member or element is.
    std::uint32_t m_ChildArray;

    /// The type of the value.
    rapidjson::Type GetType(CocoLoader* pCoco);
    /// The name as a member; empty for an element of an array.
    char* GetName(CocoLoader* pCoco);
    /// The value as a text: of scalars; the text "null" is empty.
    char* GetValue(CocoLoader* pCoco);
    /// Members of an object, elements of an array.
    int GetChildNum() { return m_ChildNum; }
    /// The first of the members or elements; null if they are not in the file.
    stExpCocoNode* GetChildArray(CocoLoader* pCoco);
};

/// The beginning of the file.
struct stCocoFileHeader {
    /// The mark of the format.
    char m_FileDesc[32];
    /// The version of the format.
    char m_Version[32];
    /// The number of bytes after the header, if they are not compressed.
    std::uint32_t m_nDataSize;
    std::uint32_t m_nCompressSize; ///< 0: not compressed
    /// The number of classes.
    std::uint32_t m_ObjectCount;
    /// Where the members of all classes are, in bytes from the beginning.
    std::uint32_t m_lAttribMemAddr;
    /// Where the values are, in bytes from the beginning.
    std::uint32_t m_CocoNodeMemAddr;
    /// Where the texts are, in bytes from the beginning.
    std::uint32_t m_lStringMemAddr;
};

/// Reads a binary file of Cocos Studio 1 (.csb) in place, for readers of a game. GUIReader, SceneReader, and
/// ArmatureDataManager read these files without it. Works on a copy.
class CocoLoader {
public:
    CocoLoader();
    ~CocoLoader();
    CocoLoader(const CocoLoader&) = delete;
    CocoLoader& operator=(const CocoLoader&) = delete;

    /// The whole file; its header says how long it is. False, after a log line, if it is damaged.
    bool ReadCocoBinBuff(char* pBinBuff);
    /// Reads `count` bytes of a file.
    bool ReadCocoBinBuff(const char* bytes, std::size_t count);
    /// The beginning of the file; zeros if no file was read.
    stCocoFileHeader* GetFileHeader() { return &_header; }
    /// The root of the values; null if no file was read.
    stExpCocoNode* GetRootCocoNode();
    /// The classes of the file; null if no file was read.
    stExpCocoObjectDesc* GetCocoObjectDescArray();
    /// Where the members of all classes are in memory, or null.
    char* GetMemoryAddr_AttribDesc() { return address(_header.m_lAttribMemAddr, 0); }
    /// Where the values are in memory, or null.
    char* GetMemoryAddr_CocoNode() { return address(_header.m_CocoNodeMemAddr, 0); }
    /// Where the texts are in memory, or null.
    char* GetMemoryAddr_String() { return address(_header.m_lStringMemAddr, 0); }
    /// The bytes of the file, and of what is in it after decompression.
    std::size_t inputSize_() const { return _inputSize; }
    std::size_t contentsSize_() const { return _memory.size(); }

private:
    friend struct stExpCocoAttribDesc;
    friend struct stExpCocoObjectDesc;
    friend struct stExpCocoNode;

    /// Null if the file does not hold as many bytes there.
    char* address(std::size_t position, std::size_t count);
    char* text(std::size_t offset);
    stExpCocoObjectDesc* classOf(const stExpCocoNode& node);
    stExpCocoAttribDesc* attributeOf(const stExpCocoNode& node);
    void cutChildren();

    stCocoFileHeader _header{};
    std::vector<char> _memory; ///< with a 0 behind the file
    std::size_t _inputSize = 0;
};

} // namespace cocostudio

namespace copra {

/// The value of a node with all below it. False if it is nested too deeply, refers to itself, or uses its texts too often.
bool toStudioValue(cocostudio::CocoLoader& loader, cocostudio::stExpCocoNode& node, cocos2d::Value& value);

} // namespace copra
