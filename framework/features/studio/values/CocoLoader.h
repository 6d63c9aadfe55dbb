#pragma once

#include "base/fwd.h"
#include "studio/values/fwd.h"

#include <cstdint>
#include <rapidjson/document.h>
#include <string>
#include <vector>

namespace cocostudio {

// The structures of the binary files of Cocos Studio 1, as they are stored in the file. Texts and other
// structures that they refer to are found through the loader. What is not in the file is an empty text or
// null.

/// Describes a member of a class of the file.
struct stExpCocoAttribDesc {
    /// The type of the member, as a number of rapidjson::Type.
    char m_cTypeName;
    /// The position of the name in the texts of the file.
    std::uint32_t m_szName;

    /// Returns the name of the member. It is empty if it is not in the file.
    char* GetName(CocoLoader* pCoco);
};

/// Describes a class of the file: the names and types of the members of its objects.
struct stExpCocoObjectDesc {
    /// The number of members.
    unsigned char m_cAttribNum;
    /// The position of the name in the texts of the file.
    std::uint32_t m_szName;
    /// The position of the first member, from the beginning of all members.
    std::uint32_t m_pAttribDescArray;

    /// Returns the name of the class. It is empty if it is not in the file.
    char* GetName(CocoLoader* pCoco);
    /// Returns the number of members.
    int GetAttribNum() { return m_cAttribNum; }
    /// Returns the first of the members, or null if they are not in the file.
    stExpCocoAttribDesc* GetAttribDescArray(CocoLoader* pCoco);
};

/// A value: an object, an array, or a string.
struct stExpCocoNode {
    /// The number of the class of an object. It is negative for other values.
    std::int16_t m_ObjIndex;
    /// The number of the member in the class of the object. It is negative for an element of an array.
    std::int16_t m_AttribIndex;
    /// The number of members or elements.
    unsigned char m_ChildNum;
    /// The position of the text in the texts of the file.
    std::uint32_t m_szValue;
    /// The position of the first member or element.
    std::uint32_t m_ChildArray;

    /// Returns the type of the value.
    rapidjson::Type GetType(CocoLoader* pCoco);
    /// Returns the name of the value as a member. It is empty for an element of an array.
    char* GetName(CocoLoader* pCoco);
    /// Returns a scalar value as a string. The string "null" is returned as empty.
    char* GetValue(CocoLoader* pCoco);
    /// Returns the number of members of an object, or of elements of an array.
    int GetChildNum() { return m_ChildNum; }
    /// Returns the first of the members or elements, or null if they are not in the file.
    stExpCocoNode* GetChildArray(CocoLoader* pCoco);
};

/// The header of a binary file of Cocos Studio 1: the format, the sizes, and the places of its parts.
struct stCocoFileHeader {
    /// The text that marks the format.
    char m_FileDesc[32];
    /// The version of the format.
    char m_Version[32];
    /// The number of bytes after the header before compression.
    std::uint32_t m_nDataSize;
    std::uint32_t m_nCompressSize; ///< The number of compressed bytes; 0 if the file is not compressed.
    /// The number of classes.
    std::uint32_t m_ObjectCount;
    /// The position of the members of all classes, in bytes from the beginning.
    std::uint32_t m_lAttribMemAddr;
    /// The position of the values, in bytes from the beginning.
    std::uint32_t m_CocoNodeMemAddr;
    /// The position of the texts, in bytes from the beginning.
    std::uint32_t m_lStringMemAddr;
};

/// Reads a binary file of Cocos Studio 1 (.csb) without converting it, for readers of a game. It works on a
/// copy of the bytes. GUIReader, SceneReader, and ArmatureDataManager do not need it.
class CocoLoader {
public:
    /// Constructs a loader without a file.
    CocoLoader();
    ~CocoLoader();
    CocoLoader(const CocoLoader&) = delete;
    CocoLoader& operator=(const CocoLoader&) = delete;

    /// Reads a whole file, whose header states the length. If the file is damaged, the function logs that and
    /// returns false.
    bool ReadCocoBinBuff(char* pBinBuff);
    /// Reads the `count` bytes of a file. If the file is damaged, the function logs that and returns false.
    bool ReadCocoBinBuff(const char* bytes, std::size_t count);
    /// Returns the header of the file. If no file was read, it contains zeros.
    stCocoFileHeader* GetFileHeader() { return &_header; }
    /// Returns the root of the values, or null if no file was read.
    stExpCocoNode* GetRootCocoNode();
    /// Returns the classes of the file, or null if no file was read.
    stExpCocoObjectDesc* GetCocoObjectDescArray();
    /// Returns the address of the members of all classes, or null.
    char* GetMemoryAddr_AttribDesc() { return address(_header.m_lAttribMemAddr, 0); }
    /// Returns the address of the values, or null.
    char* GetMemoryAddr_CocoNode() { return address(_header.m_CocoNodeMemAddr, 0); }
    /// Returns the address of the texts, or null.
    char* GetMemoryAddr_String() { return address(_header.m_lStringMemAddr, 0); }
    /// Returns the number of bytes of the file, and of its contents after decompression.
    std::size_t inputSize_() const { return _inputSize; }
    std::size_t contentsSize_() const { return _memory.size(); }

private:
    friend struct stExpCocoAttribDesc;
    friend struct stExpCocoObjectDesc;
    friend struct stExpCocoNode;

    /// Returns the bytes at a position, or null if the file does not hold as many bytes there.
    char* address(std::size_t position, std::size_t count);
    char* text(std::size_t offset);
    stExpCocoObjectDesc* classOf(const stExpCocoNode& node);
    stExpCocoAttribDesc* attributeOf(const stExpCocoNode& node);
    void cutChildren();

    stCocoFileHeader _header{};
    std::vector<char> _memory; ///< The bytes of the file, followed by a 0.
    std::size_t _inputSize = 0;
};

} // namespace cocostudio

namespace copra {

/// Converts a node with everything below it to a value. Returns false if it is nested too deeply, contains
/// itself, or uses its texts too often.
bool toStudioValue(cocostudio::CocoLoader& loader, cocostudio::stExpCocoNode& node, cocos2d::Value& value);

} // namespace copra
