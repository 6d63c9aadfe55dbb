#pragma once

#include "base/refuse.h"
#include "extensions/Invocation.h"
#include "nodes/sprites/fwd.h"
#include "platform/BlendFunc.h"
#include "render/fwd.h"
#include "studio/builder/CCBReader.h"

#define PROPERTY_POSITION "position"
#define PROPERTY_CONTENTSIZE "contentSize"
#define PROPERTY_SKEW "skew"
#define PROPERTY_ANCHORPOINT "anchorPoint"
#define PROPERTY_SCALE "scale"
#define PROPERTY_ROTATION "rotation"
#define PROPERTY_ROTATIONX "rotationX"
#define PROPERTY_ROTATIONY "rotationY"
#define PROPERTY_TAG "tag"
#define PROPERTY_IGNOREANCHORPOINTFORPOSITION "ignoreAnchorPointForPosition"
#define PROPERTY_VISIBLE "visible"

/// Logs a property, or the number of a type, that the class does not have. It is for loaders of games.
#define ASSERT_FAIL_UNEXPECTED_PROPERTY(PROPERTY)                                                            \
    copra::warning("CCBReader: unexpected property '%s'", PROPERTY)
#define ASSERT_FAIL_UNEXPECTED_PROPERTYTYPE(PROPERTYTYPE)                                                    \
    copra::warning("CCBReader: unexpected type of property %d", PROPERTYTYPE)

/// Defines createNode() so that it calls T::create(). It is for loaders of games.
#define CCB_VIRTUAL_NEW_AUTORELEASE_CREATECCNODE_METHOD(T)                                                   \
    virtual T* createNode(cocos2d::Node* /*pParent*/, cocosbuilder::CCBReader* /*ccbReader*/) {              \
        return T::create();                                                                                  \
    }
/// Declares createNode() as pure virtual. It is for loaders of games.
#define CCB_PURE_VIRTUAL_NEW_AUTORELEASE_CREATECCNODE_METHOD(T)                                              \
    virtual T* createNode(cocos2d::Node* pParent, cocosbuilder::CCBReader* ccbReader) = 0

namespace cocosbuilder {

/// The callback of a menu item. The target is not retained.
struct BlockData {
    /// The member function that is called.
    cocos2d::SEL_MenuHandler mSELMenuHandler;
    /// The object whose function is called. It is not retained.
    cocos2d::Ref* _target;
};

/// The callback of a control. The target is not retained.
struct BlockControlData {
    /// The member function that is called.
    cocos2d::extension::Control::Handler mSELControlHandler;
    /// The object whose function is called. It is not retained.
    cocos2d::Ref* _target;
    /// The events that call the function.
    cocos2d::extension::Control::EventType mControlEvents;
};

/// Creates the nodes of a class and sets their properties from a file. To load nodes of a class of the game,
/// derive from the loader of its base class and override createNode(). For properties that the base does not
/// know, override also the onHandlePropType...() functions.
class NodeLoader : public cocos2d::Ref {
public:
    CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(NodeLoader, loader)

    /// Constructs a loader without properties of its own.
    NodeLoader();
    ~NodeLoader() override;
    /// Creates a node with createNode(), and forgets the custom properties of the node before.
    virtual cocos2d::Node* loadNode(cocos2d::Node* pParent, CCBReader* ccbReader);
    /// Reads the properties of a node, and sets those that are for this platform.
    virtual void parseProperties(cocos2d::Node* pNode, cocos2d::Node* pParent, CCBReader* ccbReader);
    /// Returns the properties of the node that no function handles.
    virtual cocos2d::ValueMap& getCustomProperties() { return _customProperties; }

protected:
    CCB_VIRTUAL_NEW_AUTORELEASE_CREATECCNODE_METHOD(cocos2d::Node)

    // --- Read a value. Arrays and blocks are deleted by the caller ---

    /// Reads a value of the type Position from the file.
    virtual cocos2d::Vec2 parsePropTypePosition(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                CCBReader* ccbReader, const char* pPropertyName);
    /// Reads a value of the type Point from the file.
    virtual cocos2d::Vec2 parsePropTypePoint(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                             CCBReader* ccbReader);
    /// Reads a value of the type PointLock from the file.
    virtual cocos2d::Vec2 parsePropTypePointLock(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                 CCBReader* ccbReader);
    /// Reads a value of the type Size from the file.
    virtual cocos2d::Size parsePropTypeSize(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                            CCBReader* ccbReader);
    /// Reads a value of the type ScaleLock from the file. The caller deletes the array.
    virtual float* parsePropTypeScaleLock(cocos2d::Node* pNode, cocos2d::Node* pParent, CCBReader* ccbReader,
                                          const char* pPropertyName);
    /// Reads a value of the type Float from the file.
    virtual float parsePropTypeFloat(cocos2d::Node* pNode, cocos2d::Node* pParent, CCBReader* ccbReader);
    /// Reads a value of the type Degrees from the file.
    virtual float parsePropTypeDegrees(cocos2d::Node* pNode, cocos2d::Node* pParent, CCBReader* ccbReader,
                                       const char* pPropertyName);
    /// Reads a value of the type FloatScale from the file.
    virtual float parsePropTypeFloatScale(cocos2d::Node* pNode, cocos2d::Node* pParent, CCBReader* ccbReader);
    /// Reads a value of the type Integer from the file.
    virtual int parsePropTypeInteger(cocos2d::Node* pNode, cocos2d::Node* pParent, CCBReader* ccbReader);
    /// Reads a value of the type IntegerLabeled from the file.
    virtual int parsePropTypeIntegerLabeled(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                            CCBReader* ccbReader);
    /// Reads a value of the type FloatVar from the file. The caller deletes the array.
    virtual float* parsePropTypeFloatVar(cocos2d::Node* pNode, cocos2d::Node* pParent, CCBReader* ccbReader);
    /// Reads a value of the type FloatXY from the file. The caller deletes the array.
    virtual float* parsePropTypeFloatXY(cocos2d::Node* pNode, cocos2d::Node* pParent, CCBReader* ccbReader);
    /// Reads a value of the type Check from the file.
    virtual bool parsePropTypeCheck(cocos2d::Node* pNode, cocos2d::Node* pParent, CCBReader* ccbReader,
                                    const char* pPropertyName);
    /// Reads a value of the type SpriteFrame from the file.
    virtual cocos2d::SpriteFrame* parsePropTypeSpriteFrame(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                           CCBReader* ccbReader, const char* pPropertyName);
    /// Reads a value of the type Animation from the file.
    virtual cocos2d::Animation* parsePropTypeAnimation(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                       CCBReader* ccbReader);
    /// Reads a value of the type Texture from the file.
    virtual cocos2d::Texture2D* parsePropTypeTexture(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                     CCBReader* ccbReader);
    /// Reads a value of the type Byte from the file.
    virtual unsigned char parsePropTypeByte(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                            CCBReader* ccbReader, const char* pPropertyName);
    /// Reads a value of the type Color3 from the file.
    virtual cocos2d::Color3B parsePropTypeColor3(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                 CCBReader* ccbReader, const char* pPropertyName);
    /// Reads a value of the type Color4FVar from the file. The caller deletes the array.
    virtual cocos2d::Color4F* parsePropTypeColor4FVar(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                      CCBReader* ccbReader);
    /// Reads a value of the type Flip from the file. The caller deletes the array.
    virtual bool* parsePropTypeFlip(cocos2d::Node* pNode, cocos2d::Node* pParent, CCBReader* ccbReader);
    /// Reads a value of the type BlendFunc from the file.
    virtual cocos2d::BlendFunc parsePropTypeBlendFunc(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                      CCBReader* ccbReader);
    /// Reads a value of the type FntFile from the file.
    virtual std::string parsePropTypeFntFile(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                             CCBReader* ccbReader);
    /// Reads a value of the type String from the file.
    virtual std::string parsePropTypeString(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                            CCBReader* ccbReader);
    /// Reads a value of the type Text from the file.
    virtual std::string parsePropTypeText(cocos2d::Node* pNode, cocos2d::Node* pParent, CCBReader* ccbReader);
    /// Reads a value of the type FontTTF from the file.
    virtual std::string parsePropTypeFontTTF(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                             CCBReader* ccbReader);
    /// Reads a value of the type Block from the file. The caller deletes the block.
    virtual BlockData* parsePropTypeBlock(cocos2d::Node* pNode, cocos2d::Node* pParent, CCBReader* ccbReader);
    /// Reads a value of the type BlockControl from the file. The caller deletes the block.
    virtual BlockControlData* parsePropTypeBlockControl(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                        CCBReader* ccbReader);
    /// Reads a value of the type CCBFile from the file.
    virtual cocos2d::Node* parsePropTypeCCBFile(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                CCBReader* ccbReader);

    // --- Set a property. A class overrides what it knows and passes the rest to its base, which logs it ---

    /// Sets a property of the type Position. An unknown name is logged.
    virtual void onHandlePropTypePosition(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                          const char* pPropertyName, cocos2d::Vec2 pPosition,
                                          CCBReader* ccbReader);
    /// Sets a property of the type Point. An unknown name is logged.
    virtual void onHandlePropTypePoint(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                       const char* pPropertyName, cocos2d::Vec2 pPoint, CCBReader* ccbReader);
    /// Sets a property of the type PointLock. An unknown name is logged.
    virtual void onHandlePropTypePointLock(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                           const char* pPropertyName, cocos2d::Vec2 pPointLock,
                                           CCBReader* ccbReader);
    /// Sets a property of the type Size. An unknown name is logged.
    virtual void onHandlePropTypeSize(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                      cocos2d::Size pSize, CCBReader* ccbReader);
    /// Sets a property of the type ScaleLock. An unknown name is logged.
    virtual void onHandlePropTypeScaleLock(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                           const char* pPropertyName, float* pScaleLock,
                                           CCBReader* ccbReader);
    /// Sets a property of the type Float. An unknown name is logged.
    virtual void onHandlePropTypeFloat(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                       const char* pPropertyName, float pFloat, CCBReader* ccbReader);
    /// Sets a property of the type Degrees. An unknown name is logged.
    virtual void onHandlePropTypeDegrees(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                         const char* pPropertyName, float pDegrees, CCBReader* ccbReader);
    /// Sets a property of the type FloatScale. An unknown name is logged.
    virtual void onHandlePropTypeFloatScale(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                            const char* pPropertyName, float pFloatScale,
                                            CCBReader* ccbReader);
    /// Sets a property of the type Integer. An unknown name is logged.
    virtual void onHandlePropTypeInteger(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                         const char* pPropertyName, int pInteger, CCBReader* ccbReader);
    /// Sets a property of the type IntegerLabeled. An unknown name is logged.
    virtual void onHandlePropTypeIntegerLabeled(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                                const char* pPropertyName, int pIntegerLabeled,
                                                CCBReader* ccbReader);
    /// Sets a property of the type FloatVar. An unknown name is logged.
    virtual void onHandlePropTypeFloatVar(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                          const char* pPropertyName, float* pFloatVar, CCBReader* ccbReader);
    /// Sets a property of the type FloatXY. An unknown name is logged.
    virtual void onHandlePropTypeFloatXY(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                         const char* pPropertyName, float* pFloatXY, CCBReader* ccbReader);
    /// Sets a property of the type Check. An unknown name is logged.
    virtual void onHandlePropTypeCheck(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                       const char* pPropertyName, bool pCheck, CCBReader* ccbReader);
    /// Sets a property of the type SpriteFrame. An unknown name is logged.
    virtual void onHandlePropTypeSpriteFrame(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                             const char* pPropertyName, cocos2d::SpriteFrame* pSpriteFrame,
                                             CCBReader* ccbReader);
    /// Sets a property of the type Animation. An unknown name is logged.
    virtual void onHandlePropTypeAnimation(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                           const char* pPropertyName, cocos2d::Animation* pAnimation,
                                           CCBReader* ccbReader);
    /// Sets a property of the type Texture. An unknown name is logged.
    virtual void onHandlePropTypeTexture(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                         const char* pPropertyName, cocos2d::Texture2D* pTexture2D,
                                         CCBReader* ccbReader);
    /// Sets a property of the type Byte. An unknown name is logged.
    virtual void onHandlePropTypeByte(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                      unsigned char pByte, CCBReader* ccbReader);
    /// Sets a property of the type Color3. An unknown name is logged.
    virtual void onHandlePropTypeColor3(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                        const char* pPropertyName, cocos2d::Color3B pColor3B,
                                        CCBReader* ccbReader);
    /// Sets a property of the type Color4FVar. An unknown name is logged.
    virtual void onHandlePropTypeColor4FVar(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                            const char* pPropertyName, cocos2d::Color4F* pColor4FVar,
                                            CCBReader* ccbReader);
    /// Sets a property of the type Flip. An unknown name is logged.
    virtual void onHandlePropTypeFlip(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                      bool* pFlip, CCBReader* ccbReader);
    /// Sets a property of the type BlendFunc. An unknown name is logged.
    virtual void onHandlePropTypeBlendFunc(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                           const char* pPropertyName, cocos2d::BlendFunc pBlendFunc,
                                           CCBReader* ccbReader);
    /// Sets a property of the type FntFile. An unknown name is logged.
    virtual void onHandlePropTypeFntFile(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                         const char* pPropertyName, const char* pFntFile,
                                         CCBReader* ccbReader);
    /// Sets a property of the type String. An unknown name is logged.
    virtual void onHandlePropTypeString(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                        const char* pPropertyName, const char* pString, CCBReader* ccbReader);
    /// Sets a property of the type Text. An unknown name is logged.
    virtual void onHandlePropTypeText(cocos2d::Node* pNode, cocos2d::Node* pParent, const char* pPropertyName,
                                      const char* pText, CCBReader* ccbReader);
    /// Sets a property of the type FontTTF. An unknown name is logged.
    virtual void onHandlePropTypeFontTTF(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                         const char* pPropertyName, const char* pFontTTF,
                                         CCBReader* ccbReader);
    /// Sets a property of the type Block. An unknown name is logged.
    virtual void onHandlePropTypeBlock(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                       const char* pPropertyName, BlockData* pBlockData,
                                       CCBReader* ccbReader);
    /// Sets a property of the type BlockControl. An unknown name is logged.
    virtual void onHandlePropTypeBlockControl(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                              const char* pPropertyName, BlockControlData* pBlockControlData,
                                              CCBReader* ccbReader);
    /// Sets a property of the type CCBFile. An unknown name is logged.
    virtual void onHandlePropTypeCCBFile(cocos2d::Node* pNode, cocos2d::Node* pParent,
                                         const char* pPropertyName, cocos2d::Node* pCCBFileNode,
                                         CCBReader* ccbReader);

    cocos2d::ValueMap _customProperties;

private:
    bool isSet(cocos2d::Node*& node, const std::string& property, bool isExtra, CCBReader& reader);
    void parseProperty(CCBReader::PropertyType type, const char* name, bool isSet, cocos2d::Node* node,
                       cocos2d::Node* parent, CCBReader* reader);
    bool parseNumber(CCBReader::PropertyType type, const char* name, bool isSet, cocos2d::Node* node,
                     cocos2d::Node* parent, CCBReader* reader);
    bool parseArray(CCBReader::PropertyType type, const char* name, bool isSet, cocos2d::Node* node,
                    cocos2d::Node* parent, CCBReader* reader);
    bool parseAsset(CCBReader::PropertyType type, const char* name, bool isSet, cocos2d::Node* node,
                    cocos2d::Node* parent, CCBReader* reader);
    void unexpected(const char* property, CCBReader* reader);
};

} // namespace cocosbuilder
