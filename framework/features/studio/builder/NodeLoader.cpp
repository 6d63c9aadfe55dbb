#include "studio/builder/NodeLoader.h"

#include "studio/builder/CCBAnimationManager.h"
#include "studio/builder/CCBFile.h"
#include "studio/builder/CCBReader_progress.h"
#include "studio/builder/NodeLoaderLibrary.h"

#include <memory>

// The parts of NodeLoader that read the list of properties.

namespace cocosbuilder {

using cocos2d::Node;
using Type = CCBReader::PropertyType;

NodeLoader::NodeLoader() = default;

NodeLoader::~NodeLoader() = default;

Node* NodeLoader::loadNode(Node* pParent, CCBReader* ccbReader) {
    Node* const node = createNode(pParent, ccbReader);
    _customProperties.clear();
    return node;
}

void NodeLoader::parseProperties(Node* pNode, Node* pParent, CCBReader* ccbReader) {
    const int regular = ccbReader->readCount();
    const int extra = ccbReader->readCount();
    Node* node = pNode;
    for (int left = regular; left > 0 && ccbReader->isIntact(); --left) {
        const auto type = static_cast<Type>(ccbReader->readInt(false));
        const std::string name = ccbReader->readCachedString();
        const bool setsIt = isSet(node, name, false, *ccbReader);
        parseProperty(type, name.c_str(), setsIt, node, pParent, ccbReader);
    }
    for (int left = extra; left > 0 && ccbReader->isIntact(); --left) {
        const auto type = static_cast<Type>(ccbReader->readInt(false));
        const std::string name = ccbReader->readCachedString();
        const bool setsIt = isSet(node, name, true, *ccbReader);
        parseProperty(type, name.c_str(), setsIt, node, pParent, ccbReader);
    }
}

bool NodeLoader::isSet(Node*& node, const std::string& property, bool isExtra, CCBReader& reader) {
    const auto platform = static_cast<CCBReader::PlatformType>(reader.readByte());
    const bool isForUs = platform == CCBReader::PlatformType::ALL || platform == CCBReader::PlatformType::IOS;
    if (!isExtra) return isForUs;
    // Extra properties of a file inside are set at its root, if they are extra properties there too.
    if (auto* const placeholder = dynamic_cast<CCBFile*>(node)) {
        if (placeholder->getCCBFileNode()) node = placeholder->getCCBFileNode();
    }
    auto* const known = dynamic_cast<copra::CcbExtraProperties*>(node->getUserObject());
    if (node != reader.getAnimationManager()->getRootNode())
        return isForUs && known && known->names.count(property) != 0;
    if (known) {
        known->names.insert(property);
    } else {
        auto* const properties = new copra::CcbExtraProperties();
        properties->names.insert(property);
        node->setUserObject(properties);
        properties->release();
    }
    return isForUs;
}

void NodeLoader::parseProperty(Type type, const char* name, bool isSet, Node* node, Node* parent,
                               CCBReader* reader) {
    if (!reader->isIntact()) return;
    const bool isKnown = parseNumber(type, name, isSet, node, parent, reader) ||
                         parseArray(type, name, isSet, node, parent, reader) ||
                         parseAsset(type, name, isSet, node, parent, reader);
    if (!isKnown) reader->_progress->stream.fail("the type of a property is unknown");
}

// Each case reads the value in any case, and sets it if it could be read.

bool NodeLoader::parseNumber(Type type, const char* name, bool isSet, Node* node, Node* parent,
                             CCBReader* reader) {
    const auto set = [&](auto handle, auto value) {
        if (isSet && reader->isIntact()) (this->*handle)(node, parent, name, value, reader);
        return true;
    };
    switch (type) {
    case Type::POSITION:
        return set(&NodeLoader::onHandlePropTypePosition, parsePropTypePosition(node, parent, reader, name));
    case Type::POINT:
        return set(&NodeLoader::onHandlePropTypePoint, parsePropTypePoint(node, parent, reader));
    case Type::POINT_LOCK:
        return set(&NodeLoader::onHandlePropTypePointLock, parsePropTypePointLock(node, parent, reader));
    case Type::SIZE:
        return set(&NodeLoader::onHandlePropTypeSize, parsePropTypeSize(node, parent, reader));
    case Type::FLOAT:
        return set(&NodeLoader::onHandlePropTypeFloat, parsePropTypeFloat(node, parent, reader));
    case Type::DEGREES:
        return set(&NodeLoader::onHandlePropTypeDegrees, parsePropTypeDegrees(node, parent, reader, name));
    case Type::FLOAT_SCALE:
        return set(&NodeLoader::onHandlePropTypeFloatScale, parsePropTypeFloatScale(node, parent, reader));
    case Type::INTEGER:
        return set(&NodeLoader::onHandlePropTypeInteger, parsePropTypeInteger(node, parent, reader));
    case Type::INTEGER_LABELED:
        return set(&NodeLoader::onHandlePropTypeIntegerLabeled,
                   parsePropTypeIntegerLabeled(node, parent, reader));
    case Type::CHECK:
        return set(&NodeLoader::onHandlePropTypeCheck, parsePropTypeCheck(node, parent, reader, name));
    case Type::BYTE:
        return set(&NodeLoader::onHandlePropTypeByte, parsePropTypeByte(node, parent, reader, name));
    case Type::COLOR3:
        return set(&NodeLoader::onHandlePropTypeColor3, parsePropTypeColor3(node, parent, reader, name));
    case Type::BLEND_MODE:
        return set(&NodeLoader::onHandlePropTypeBlendFunc, parsePropTypeBlendFunc(node, parent, reader));
    default:
        return false;
    }
}

bool NodeLoader::parseArray(Type type, const char* name, bool isSet, Node* node, Node* parent,
                            CCBReader* reader) {
    const auto set = [&](auto handle, auto* values) {
        const std::unique_ptr<std::remove_pointer_t<decltype(values)>[]> owner(values);
        if (isSet && reader->isIntact() && values) (this->*handle)(node, parent, name, values, reader);
        return true;
    };
    switch (type) {
    case Type::SCALE_LOCK:
        return set(&NodeLoader::onHandlePropTypeScaleLock,
                   parsePropTypeScaleLock(node, parent, reader, name));
    case Type::FLOAT_XY:
        return set(&NodeLoader::onHandlePropTypeFloatXY, parsePropTypeFloatXY(node, parent, reader));
    case Type::FLOAT_VAR:
        return set(&NodeLoader::onHandlePropTypeFloatVar, parsePropTypeFloatVar(node, parent, reader));
    case Type::COLOR4F_VAR:
        return set(&NodeLoader::onHandlePropTypeColor4FVar, parsePropTypeColor4FVar(node, parent, reader));
    case Type::FLIP:
        return set(&NodeLoader::onHandlePropTypeFlip, parsePropTypeFlip(node, parent, reader));
    default:
        return false;
    }
}

bool NodeLoader::parseAsset(Type type, const char* name, bool isSet, Node* node, Node* parent,
                            CCBReader* reader) {
    const auto set = [&](auto handle, auto* value) {
        if (isSet && reader->isIntact()) (this->*handle)(node, parent, name, value, reader);
        return true;
    };
    switch (type) {
    case Type::SPRITEFRAME:
        return set(&NodeLoader::onHandlePropTypeSpriteFrame,
                   parsePropTypeSpriteFrame(node, parent, reader, name));
    case Type::ANIMATION:
        return set(&NodeLoader::onHandlePropTypeAnimation, parsePropTypeAnimation(node, parent, reader));
    case Type::TEXTURE:
        return set(&NodeLoader::onHandlePropTypeTexture, parsePropTypeTexture(node, parent, reader));
    case Type::FNT_FILE: {
        const std::string file = reader->getCCBRootPath() + parsePropTypeFntFile(node, parent, reader);
        return set(&NodeLoader::onHandlePropTypeFntFile, file.c_str());
    }
    case Type::FONT_TTF:
        return set(&NodeLoader::onHandlePropTypeFontTTF, parsePropTypeFontTTF(node, parent, reader).c_str());
    case Type::STRING: {
        const std::string text = parsePropTypeString(node, parent, reader);
        reader->spend(text.size() * copra::ByteBudget::kLabelByte);
        return set(&NodeLoader::onHandlePropTypeString, text.c_str());
    }
    case Type::TEXT: {
        const std::string text = parsePropTypeText(node, parent, reader);
        reader->spend(text.size() * copra::ByteBudget::kLabelByte);
        return set(&NodeLoader::onHandlePropTypeText, text.c_str());
    }
    case Type::BLOCK: {
        const std::unique_ptr<BlockData> block(parsePropTypeBlock(node, parent, reader));
        return set(&NodeLoader::onHandlePropTypeBlock, block.get());
    }
    case Type::BLOCK_CONTROL: {
        const std::unique_ptr<BlockControlData> block(parsePropTypeBlockControl(node, parent, reader));
        return !block || set(&NodeLoader::onHandlePropTypeBlockControl, block.get());
    }
    case Type::CCB_FILE: {
        Node* const inside = parsePropTypeCCBFile(node, parent, reader);
        if (inside && !isSet) inside->cleanup(); // its animation must not run
        return set(&NodeLoader::onHandlePropTypeCCBFile, inside);
    }
    default:
        return false;
    }
}

void NodeLoader::unexpected(const char* property, CCBReader* reader) {
    reader->report("unexpected property '" + std::string(property) + "'");
}

} // namespace cocosbuilder
