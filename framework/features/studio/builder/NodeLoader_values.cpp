#include "nodes/sprites/Animation.h"
#include "nodes/sprites/AnimationCache.h"
#include "render/SpriteFrame.h"
#include "render/TextureCache.h"
#include "studio/builder/CCBAnimationManager.h"
#include "studio/builder/CCBFile.h"
#include "studio/builder/CCBSelectorResolver.h"
#include "studio/builder/NodeLoader.h"
#include "studio/builder/NodeLoaderLibrary.h"
#include "studio/builder/RelativePositioning.h"

#include <cmath>

// The parts of NodeLoader that read values.

namespace cocosbuilder {

using cocos2d::Node;
using cocos2d::Ref;
using cocos2d::Size;
using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueVector;
using cocos2d::Vec2;

// --- Numbers ---

Vec2 NodeLoader::parsePropTypePosition(Node* pNode, Node* pParent, CCBReader* ccbReader,
                                       const char* pPropertyName) {
    const float x = ccbReader->readFloat();
    const float y = ccbReader->readFloat();
    const int type = ccbReader->readInt(false);
    CCBAnimationManager* const manager = ccbReader->getAnimationManager();
    const Vec2 position = getAbsolutePosition(Vec2(x, y), static_cast<CCBReader::PositionType>(type),
                                              manager->getContainerSize(pParent), pPropertyName);
    pNode->setPosition(position);
    if (ccbReader->isAnimated(pPropertyName))
        manager->setBaseValue(Value(ValueVector{Value(x), Value(y), Value(type)}), pNode, pPropertyName);
    return position;
}

Vec2 NodeLoader::parsePropTypePoint(Node* /*pNode*/, Node* /*pParent*/, CCBReader* ccbReader) {
    const float x = ccbReader->readFloat();
    return Vec2(x, ccbReader->readFloat());
}

Vec2 NodeLoader::parsePropTypePointLock(Node* pNode, Node* pParent, CCBReader* ccbReader) {
    return parsePropTypePoint(pNode, pParent, ccbReader);
}

Size NodeLoader::parsePropTypeSize(Node* /*pNode*/, Node* pParent, CCBReader* ccbReader) {
    const float width = ccbReader->readFloat();
    const float height = ccbReader->readFloat();
    const auto type = static_cast<CCBReader::SizeType>(ccbReader->readInt(false));
    const Size container = ccbReader->getAnimationManager()->getContainerSize(pParent);
    const float partOfWidth = std::trunc(container.width * width / 100.0f);
    const float partOfHeight = std::trunc(container.height * height / 100.0f);
    switch (type) {
    case CCBReader::SizeType::ABSOLUTE:
        break;
    case CCBReader::SizeType::PERCENT:
        return Size(partOfWidth, partOfHeight);
    case CCBReader::SizeType::RELATIVE_CONTAINER:
        return Size(container.width - width, container.height - height);
    case CCBReader::SizeType::HORIZONTAL_PERCENT:
        return Size(partOfWidth, height);
    case CCBReader::SizeType::VERTICAL_PERCENT:
        return Size(width, partOfHeight);
    case CCBReader::SizeType::MULTIPLY_RESOLUTION:
        return Size(width, height) * CCBReader::getResolutionScale();
    default:
        ccbReader->report("the type of a size is unknown");
    }
    return Size(width, height);
}

float* NodeLoader::parsePropTypeFloatXY(Node* /*pNode*/, Node* /*pParent*/, CCBReader* ccbReader) {
    const float x = ccbReader->readFloat();
    return new float[2]{x, ccbReader->readFloat()};
}

float* NodeLoader::parsePropTypeScaleLock(Node* pNode, Node* /*pParent*/, CCBReader* ccbReader,
                                          const char* pPropertyName) {
    const float x = ccbReader->readFloat();
    const float y = ccbReader->readFloat();
    const int type = ccbReader->readInt(false);
    if (ccbReader->isAnimated(pPropertyName))
        ccbReader->getAnimationManager()->setBaseValue(Value(ValueVector{Value(x), Value(y), Value(type)}),
                                                       pNode, pPropertyName);
    const bool isMultiplied =
        static_cast<CCBReader::ScaleType>(type) == CCBReader::ScaleType::MULTIPLY_RESOLUTION;
    const float factor = isMultiplied ? CCBReader::getResolutionScale() : 1.0f;
    return new float[2]{x * factor, y * factor};
}

float NodeLoader::parsePropTypeFloat(Node* /*pNode*/, Node* /*pParent*/, CCBReader* ccbReader) {
    return ccbReader->readFloat();
}

float NodeLoader::parsePropTypeDegrees(Node* pNode, Node* /*pParent*/, CCBReader* ccbReader,
                                       const char* pPropertyName) {
    const float degrees = ccbReader->readFloat();
    if (ccbReader->isAnimated(pPropertyName))
        ccbReader->getAnimationManager()->setBaseValue(Value(degrees), pNode, pPropertyName);
    return degrees;
}

float NodeLoader::parsePropTypeFloatScale(Node* /*pNode*/, Node* /*pParent*/, CCBReader* ccbReader) {
    const float value = ccbReader->readFloat();
    const auto type = static_cast<CCBReader::ScaleType>(ccbReader->readInt(false));
    return type == CCBReader::ScaleType::MULTIPLY_RESOLUTION ? value * CCBReader::getResolutionScale()
                                                             : value;
}

int NodeLoader::parsePropTypeInteger(Node* /*pNode*/, Node* /*pParent*/, CCBReader* ccbReader) {
    return ccbReader->readInt(true);
}

int NodeLoader::parsePropTypeIntegerLabeled(Node* /*pNode*/, Node* /*pParent*/, CCBReader* ccbReader) {
    return ccbReader->readInt(true);
}

float* NodeLoader::parsePropTypeFloatVar(Node* pNode, Node* pParent, CCBReader* ccbReader) {
    return NodeLoader::parsePropTypeFloatXY(pNode, pParent, ccbReader);
}

bool NodeLoader::parsePropTypeCheck(Node* pNode, Node* /*pParent*/, CCBReader* ccbReader,
                                    const char* pPropertyName) {
    const bool check = ccbReader->readBool();
    if (ccbReader->isAnimated(pPropertyName))
        ccbReader->getAnimationManager()->setBaseValue(Value(check), pNode, pPropertyName);
    return check;
}

unsigned char NodeLoader::parsePropTypeByte(Node* pNode, Node* /*pParent*/, CCBReader* ccbReader,
                                            const char* pPropertyName) {
    const unsigned char byte = ccbReader->readByte();
    if (ccbReader->isAnimated(pPropertyName))
        ccbReader->getAnimationManager()->setBaseValue(Value(byte), pNode, pPropertyName);
    return byte;
}

cocos2d::Color3B NodeLoader::parsePropTypeColor3(Node* pNode, Node* /*pParent*/, CCBReader* ccbReader,
                                                 const char* pPropertyName) {
    cocos2d::Color3B color;
    color.r = ccbReader->readByte();
    color.g = ccbReader->readByte();
    color.b = ccbReader->readByte();
    if (ccbReader->isAnimated(pPropertyName)) {
        ValueMap parts{{"r", Value(color.r)}, {"g", Value(color.g)}, {"b", Value(color.b)}};
        ccbReader->getAnimationManager()->setBaseValue(Value(std::move(parts)), pNode, pPropertyName);
    }
    return color;
}

cocos2d::Color4F* NodeLoader::parsePropTypeColor4FVar(Node* /*pNode*/, Node* /*pParent*/,
                                                      CCBReader* ccbReader) {
    auto* const colors = new cocos2d::Color4F[2];
    for (int i = 0; i < 2; ++i)
        for (float* const part : {&colors[i].r, &colors[i].g, &colors[i].b, &colors[i].a})
            *part = ccbReader->readFloat();
    return colors;
}

bool* NodeLoader::parsePropTypeFlip(Node* /*pNode*/, Node* /*pParent*/, CCBReader* ccbReader) {
    const bool flipX = ccbReader->readBool();
    return new bool[2]{flipX, ccbReader->readBool()};
}

cocos2d::BlendFunc NodeLoader::parsePropTypeBlendFunc(Node* /*pNode*/, Node* /*pParent*/,
                                                      CCBReader* ccbReader) {
    cocos2d::BlendFunc blend;
    blend.src = static_cast<GLenum>(ccbReader->readInt(false));
    blend.dst = static_cast<GLenum>(ccbReader->readInt(false));
    return blend;
}

// --- Strings and files ---

std::string NodeLoader::parsePropTypeFntFile(Node* /*pNode*/, Node* /*pParent*/, CCBReader* ccbReader) {
    return ccbReader->readCachedString();
}

std::string NodeLoader::parsePropTypeString(Node* /*pNode*/, Node* /*pParent*/, CCBReader* ccbReader) {
    return ccbReader->readCachedString();
}

std::string NodeLoader::parsePropTypeText(Node* /*pNode*/, Node* /*pParent*/, CCBReader* ccbReader) {
    return ccbReader->readCachedString();
}

std::string NodeLoader::parsePropTypeFontTTF(Node* /*pNode*/, Node* /*pParent*/, CCBReader* ccbReader) {
    return ccbReader->readCachedString();
}

cocos2d::SpriteFrame* NodeLoader::parsePropTypeSpriteFrame(Node* pNode, Node* /*pParent*/,
                                                           CCBReader* ccbReader, const char* pPropertyName) {
    auto* const frame = ccbReader->readSpriteFrame();
    if (frame && ccbReader->isAnimated(pPropertyName))
        ccbReader->getAnimationManager()->setObject(frame, pNode, pPropertyName);
    return frame;
}

cocos2d::Animation* NodeLoader::parsePropTypeAnimation(Node* /*pNode*/, Node* /*pParent*/,
                                                       CCBReader* ccbReader) {
    const std::string file = CCBReader::lastPathComponent(ccbReader->readCachedString().c_str());
    const std::string name = CCBReader::lastPathComponent(ccbReader->readCachedString().c_str());
    if (name.empty()) return nullptr;
    auto* const cache = cocos2d::AnimationCache::getInstance();
    cache->addAnimationsWithFile(file);
    return cache->getAnimation(name);
}

cocos2d::Texture2D* NodeLoader::parsePropTypeTexture(Node* /*pNode*/, Node* /*pParent*/,
                                                     CCBReader* ccbReader) {
    const std::string file = ccbReader->readCachedString();
    if (file.empty()) return nullptr;
    return cocos2d::TextureCache::getInstance()->addImage(ccbReader->getCCBRootPath() + file);
}

Node* NodeLoader::parsePropTypeCCBFile(Node* /*pNode*/, Node* pParent, CCBReader* pCCBReader) {
    const std::string file = pCCBReader->readCachedString();
    return pCCBReader->isIntact() ? pCCBReader->readFileInside(file, pParent) : nullptr;
}

// --- Callbacks ---

namespace {

using TargetType = CCBReader::TargetType;
using Event = cocos2d::extension::Control::EventType;

/// The object that a callback is assigned to, or null.
Ref* targetOf(TargetType type, CCBReader& reader) {
    if (type == TargetType::DOCUMENT_ROOT) return reader.getAnimationManager()->getRootNode();
    return type == TargetType::OWNER ? reader.getOwner() : nullptr;
}

/// Adds the callback to the lists for scripts.
void addForScripts(TargetType type, Node* node, const std::string& name, Event event, CCBReader& reader) {
    if (type == TargetType::DOCUMENT_ROOT) {
        reader.addDocumentCallbackNode(node);
        reader.addDocumentCallbackName(name);
        reader.addDocumentCallbackControlEvents(event);
    } else if (type == TargetType::OWNER) {
        reader.addOwnerCallbackNode(node);
        reader.addOwnerCallbackName(name);
        reader.addOwnerCallbackControlEvents(event);
    }
}

/// What `resolve` returns for the target itself, if it is a resolver, or else for the resolver of the reader.
template<class Resolve>
auto resolved(Ref* target, CCBReader& reader, Resolve resolve)
    -> decltype(resolve(*reader.getCCBSelectorResolver())) {
    if (auto* const own = dynamic_cast<CCBSelectorResolver*>(target)) {
        const auto handler = resolve(*own);
        if (handler) return handler;
    }
    if (CCBSelectorResolver* const other = reader.getCCBSelectorResolver()) return resolve(*other);
    return nullptr;
}

} // namespace

BlockData* NodeLoader::parsePropTypeBlock(Node* pNode, Node* /*pParent*/, CCBReader* ccbReader) {
    const std::string name = ccbReader->readCachedString();
    const auto type = static_cast<TargetType>(ccbReader->readInt(false));
    if (!ccbReader->isIntact() || type == TargetType::NONE) return nullptr;
    if (ccbReader->isJSControlled()) {
        // There is no event for "none": the original has this one too.
        addForScripts(type, pNode, name, Event::TOUCH_DOWN, *ccbReader);
        return nullptr;
    }
    Ref* const target = targetOf(type, *ccbReader);
    if (!target || name.empty()) return nullptr;
    const auto handler = resolved(target, *ccbReader, [&](CCBSelectorResolver& resolver) {
        return resolver.onResolveCCBCCMenuItemSelector(target, name.c_str());
    });
    if (handler) return new BlockData{handler, target};
    ccbReader->report("no CCBSelectorResolver knows the callback '" + name + "'");
    return nullptr;
}

BlockControlData* NodeLoader::parsePropTypeBlockControl(Node* pNode, Node* /*pParent*/,
                                                        CCBReader* ccbReader) {
    const std::string name = ccbReader->readCachedString();
    const auto type = static_cast<TargetType>(ccbReader->readInt(false));
    const auto events = static_cast<Event>(ccbReader->readInt(false));
    if (!ccbReader->isIntact() || type == TargetType::NONE) return nullptr;
    if (ccbReader->isJSControlled()) {
        addForScripts(type, pNode, name, events, *ccbReader);
        return nullptr;
    }
    Ref* const target = targetOf(type, *ccbReader);
    if (!target || name.empty()) return nullptr;
    const auto handler = resolved(target, *ccbReader, [&](CCBSelectorResolver& resolver) {
        return resolver.onResolveCCBCCControlSelector(target, name.c_str());
    });
    if (handler) return new BlockControlData{handler, target, events};
    ccbReader->report("no CCBSelectorResolver knows the callback '" + name + "'");
    return nullptr;
}

} // namespace cocosbuilder
