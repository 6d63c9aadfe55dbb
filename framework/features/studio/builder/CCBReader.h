#pragma once

#include "base/Data.h"
#include "base/Map.h"
#include "base/Owned.h"
#include "base/RefPtr.h"
#include "base/Value.h"
#include "base/Vector.h"
#include "extensions/Control.h"
#include "render/fwd.h"
#include "scene/fwd.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

/// Defines a static function that creates and autoreleases a T.
#define CCB_STATIC_NEW_AUTORELEASE_OBJECT_METHOD(T, METHOD)                                                  \
    static T* METHOD() {                                                                                     \
        T* ptr = new T();                                                                                    \
        ptr->autorelease();                                                                                  \
        return ptr;                                                                                          \
    }
/// Defines a static function that creates and autoreleases a T, and calls its init().
#define CCB_STATIC_NEW_AUTORELEASE_OBJECT_WITH_INIT_METHOD(T, METHOD)                                        \
    static T* METHOD() {                                                                                     \
        T* ptr = new T();                                                                                    \
        if (ptr->init()) {                                                                                   \
            ptr->autorelease();                                                                              \
            return ptr;                                                                                      \
        }                                                                                                    \
        ptr->release();                                                                                      \
        return nullptr;                                                                                      \
    }
/// The version of the files that the reader reads.
#define CCB_VERSION 5

namespace cocosbuilder {

class CCBAnimationManager;
class CCBFile;
class CCBKeyframe;
class CCBMemberVariableAssigner;
class CCBSelectorResolver;
class CCBSequence;
class CCBSequenceProperty;
class NodeLoader;
class NodeLoaderLibrary;
class NodeLoaderListener;

/// Reads the nodes and animations of a .ccbi file of the editor CocosBuilder.
///
/// A damaged file does not end the program. Each error is logged in one line with the file and the node, and
/// the nodes that could be read remain. Use a reader for one file only, and autorelease() it.
class CCBReader : public cocos2d::Ref {
public:
    /// The types of properties, as numbered in the file.
    enum class PropertyType {
        POSITION = 0,    ///< A position with a PositionType.
        SIZE,            ///< A width and a height with a SizeType.
        POINT,           ///< An x and a y, such as an anchor point.
        POINT_LOCK,      ///< An x and a y that the editor can lock to each other.
        SCALE_LOCK,      ///< Two factors, for x and y, with a ScaleType.
        DEGREES,         ///< An angle in degrees clockwise.
        INTEGER,         ///< An integer.
        FLOAT,           ///< A float.
        FLOAT_VAR,       ///< A float and its variance, for particles.
        CHECK,           ///< A bool.
        SPRITEFRAME,     ///< A frame of a sheet, or an image.
        TEXTURE,         ///< An image file.
        BYTE,            ///< A number from 0 to 255, such as an opacity.
        COLOR3,          ///< A color without alpha.
        COLOR4F_VAR,     ///< A color with alpha and its variance, for particles.
        FLIP,            ///< Two bools: whether the node is flipped in x, and whether in y.
        BLEND_MODE,      ///< A BlendFunc.
        FNT_FILE,        ///< A file of a bitmap font.
        TEXT,            ///< A string of several lines.
        FONT_TTF,        ///< The name of a font or a font file.
        INTEGER_LABELED, ///< An integer that has names in the editor, such as an alignment.
        BLOCK,           ///< A callback of a menu item: its name and its TargetType.
        ANIMATION,       ///< The name of an animation, and of the file that contains it.
        CCB_FILE,        ///< Another file, whose nodes are inserted here.
        STRING,          ///< A short text.
        BLOCK_CONTROL,   ///< A callback of a control: its name, its TargetType, and the events.
        FLOAT_SCALE,     ///< A float with a ScaleType, such as a font size.
        FLOAT_XY         ///< Two floats, such as a skew.
    };
    /// The form in which a float is stored.
    enum class FloatType {
        _0 = 0,  ///< The number 0.
        _1,      ///< The number 1.
        MINUS1,  ///< The number -1.
        _05,     ///< The number 0.5.
        INTEGER, ///< An integer.
        FULL     ///< A number in 4 bytes, for any value.
    };
    /// The platforms for which a property is set. Those for MAC are ignored.
    enum class PlatformType {
        ALL = 0, ///< The value applies on all platforms.
        IOS,     ///< The value applies on iOS, and here.
        MAC      ///< The value applies on a Mac only; it is ignored here.
    };
    /// The object that receives a node or a callback.
    enum class TargetType {
        NONE = 0,          ///< No object.
        DOCUMENT_ROOT = 1, ///< The root node of the file.
        OWNER = 2,         ///< The owner that was passed to the reader.
    };
    /// The reference and unit of a position.
    enum class PositionType {
        RELATIVE_BOTTOM_LEFT,  ///< Points from the lower left corner of the parent.
        RELATIVE_TOP_LEFT,     ///< Points from the upper left corner of the parent, y down.
        RELATIVE_TOP_RIGHT,    ///< Points from the upper right corner of the parent, to the left and down.
        RELATIVE_BOTTOM_RIGHT, ///< Points from the lower right corner of the parent, to the left.
        PERCENT,               ///< Percent of the parent's size, from the lower left corner.
        MULTIPLY_RESOLUTION,   ///< Points times CCBReader::getResolutionScale().
    };
    /// The reference and unit of a size.
    enum class SizeType {
        ABSOLUTE,            ///< The size is in points.
        PERCENT,             ///< Percent of the parent's size.
        RELATIVE_CONTAINER,  ///< The parent's size minus this size, in points.
        HORIZONTAL_PERCENT,  ///< The width in percent of the parent's, the height in points.
        VERTICAL_PERCENT,    ///< The width in points, the height in percent of the parent's.
        MULTIPLY_RESOLUTION, ///< Points times CCBReader::getResolutionScale().
    };
    /// The reference of a scale.
    enum class ScaleType {
        ABSOLUTE,           ///< The number itself.
        MULTIPLY_RESOLUTION ///< The number times CCBReader::getResolutionScale().
    };

    /// Constructs a reader that retains the library. The assigner, the resolver, and the listener must
    /// outlive the reader. They may be null.
    explicit CCBReader(NodeLoaderLibrary* pNodeLoaderLibrary,
                       CCBMemberVariableAssigner* pCCBMemberVariableAssigner = nullptr,
                       CCBSelectorResolver* pCCBSelectorResolver = nullptr,
                       NodeLoaderListener* pNodeLoaderListener = nullptr);
    /// Constructs a reader for a file that the file of another reader contains. It uses the same library,
    /// assigner, resolver, and listener.
    explicit CCBReader(CCBReader* ccbReader);
    /// Constructs a reader with the shared library.
    CCBReader();
    ~CCBReader() override;

    /// Sets the folder of all files to which the file refers. It ends with a slash. Null is an error: debug
    /// builds assert; release builds log it and change nothing.
    void setCCBRootPath(const char* ccbRootPath);
    /// Returns the folder of all files to which the file refers. It ends with a slash.
    const std::string& getCCBRootPath() const { return _rootPath; }

    // --- Reading ---

    /// Creates the nodes of a file and returns the root. If the file cannot be read, the function logs that
    /// and returns null. Null and an empty name are not logged. The ending ".ccbi" may be omitted. The user
    /// object of the root is its animation manager; this is also true for the roots of the files that it
    /// contains. The sequence that plays automatically is run.
    cocos2d::Node* readNodeGraphFromFile(const char* pCCBFileName);
    /// Creates the nodes of a file for an owner and returns the root. `pOwner` receives the variables and
    /// callbacks that are assigned to the owner.
    cocos2d::Node* readNodeGraphFromFile(const char* pCCBFileName, cocos2d::Ref* pOwner);
    /// Creates the nodes of a file for a parent of a size in points, and returns the root. The position and
    /// the size of the root are relative to `parentSize` instead of the design resolution.
    cocos2d::Node* readNodeGraphFromFile(const char* pCCBFileName, cocos2d::Ref* pOwner,
                                         const cocos2d::Size& parentSize);
    /// Creates the nodes from the contents of a file. `parentSize` is in points. If they are not those of
    /// such a file, the function logs that and returns null.
    cocos2d::Node* readNodeGraphFromData(std::shared_ptr<cocos2d::Data> data, cocos2d::Ref* pOwner,
                                         const cocos2d::Size& parentSize);
    /// Creates a scene with the root of a file. If the file cannot be read, the scene is empty.
    cocos2d::Scene* createSceneWithNodeGraphFromFile(const char* pCCBFileName);
    /// Creates a scene with the root of a file. `pOwner` receives the variables and callbacks that are
    /// assigned to the owner. If the file cannot be read, the scene is empty.
    cocos2d::Scene* createSceneWithNodeGraphFromFile(const char* pCCBFileName, cocos2d::Ref* pOwner);
    /// Creates a scene with the root of a file, whose position and size are relative to `parentSize` instead
    /// of the design resolution. If the file cannot be read, the scene is empty.
    cocos2d::Scene* createSceneWithNodeGraphFromFile(const char* pCCBFileName, cocos2d::Ref* pOwner,
                                                     const cocos2d::Size& parentSize);
    /// Reads the open file and adds the animation managers to `am`. If `bCleanUp` is true, what reading has
    /// left at the nodes is removed.
    cocos2d::Node*
    readFileWithCleanUp(bool bCleanUp,
                        std::shared_ptr<cocos2d::Map<cocos2d::Node*, CCBAnimationManager*>> am);

    // --- What belongs to the reading ---

    /// Returns the object that assigns members, or null.
    CCBMemberVariableAssigner* getCCBMemberVariableAssigner() { return _assigner; }
    /// Returns the object that finds callbacks, or null.
    CCBSelectorResolver* getCCBSelectorResolver() { return _resolver; }
    /// Returns the animation manager of the root.
    CCBAnimationManager* getAnimationManager() { return _animationManager; }
    /// Sets the manager of the animations of the file. It is retained.
    void setAnimationManager(CCBAnimationManager* pAnimationManager);
    /// Returns the names of the animated properties of the node that is being read, or null.
    std::set<std::string>* getAnimatedProperties() { return _animatedProperties.get(); }
    /// Returns the sprite sheets that have been loaded.
    std::set<std::string>& getLoadedSpriteSheet() { return _loadedSpriteSheets; }
    /// Returns the object that receives the variables and callbacks of the owner, or null.
    cocos2d::Ref* getOwner() { return _owner; }
    /// Animation managers by their roots.
    typedef cocos2d::Map<cocos2d::Node*, CCBAnimationManager*> CCBAnimationManagerMap;
    /// Animation managers by their roots, shared by several readers.
    typedef std::shared_ptr<CCBAnimationManagerMap> CCBAnimationManagerMapPtr;
    /// Returns the animation managers of the file and of the files that it contains, by root.
    CCBAnimationManagerMapPtr getAnimationManagers() { return _animationManagers; }
    /// Sets the animation managers of the file and of the files that it contains, by root.
    void setAnimationManagers(CCBAnimationManagerMapPtr x) { _animationManagers = std::move(x); }

    // --- Values of the file; NodeLoader::parsePropType...() read them ---

    /// Reads an integer. After the end of the file, the read functions return 0.
    int readInt(bool pSigned);
    /// Reads a byte.
    unsigned char readByte();
    /// Reads a bool.
    bool readBool();
    /// Reads a string.
    std::string readUTF8();
    /// Reads a float.
    float readFloat();
    /// Reads the index of a string and returns the string from the table at the start of the file.
    std::string readCachedString();
    /// Reads the callbacks of a sequence. Returns false if the file is damaged.
    bool readCallbackKeyframesForSeq(CCBSequence* seq);
    /// Reads the sounds of a sequence. Returns false if the file is damaged.
    bool readSoundKeyframesForSeq(CCBSequence* seq);

    // --- Files for scripts: names and nodes instead of assignments and calls ---

    /// Returns whether the file is made for scripts.
    bool isJSControlled() { return _jsControlled; }
    /// Returns the names of the callbacks of the owner.
    cocos2d::ValueVector getOwnerCallbackNames();
    /// Returns the nodes with callbacks of the owner.
    cocos2d::Vector<cocos2d::Node*>& getOwnerCallbackNodes() { return _ownerCallbackNodes; }
    /// Returns the events of the callbacks of the owner.
    cocos2d::ValueVector& getOwnerCallbackControlEvents() { return _ownerCallbackControlEvents; }
    /// Returns the names of the variables of the owner.
    cocos2d::ValueVector getOwnerOutletNames();
    /// Returns the nodes for the variables of the owner.
    cocos2d::Vector<cocos2d::Node*>& getOwnerOutletNodes() { return _ownerOutletNodes; }
    /// Returns the roots of the file and of the files that it contains.
    cocos2d::Vector<cocos2d::Node*>& getNodesWithAnimationManagers() { return _nodesWithAnimationManagers; }
    /// Returns the animation managers of these roots, in the same order.
    cocos2d::Vector<CCBAnimationManager*>& getAnimationManagersForNodes() {
        return _animationManagersForNodes;
    }
    /// Adds the name of a callback of the owner.
    void addOwnerCallbackName(const std::string& name) { _ownerCallbackNames.push_back(name); }
    /// Adds a node with a callback of the owner.
    void addOwnerCallbackNode(cocos2d::Node* node) { _ownerCallbackNodes.pushBack(node); }
    /// Adds the event of a callback of the owner.
    void addOwnerCallbackControlEvents(cocos2d::extension::Control::EventType type);
    /// Adds the name of a callback of the root.
    void addDocumentCallbackName(const std::string& name);
    /// Adds a node with a callback of the root.
    void addDocumentCallbackNode(cocos2d::Node* node);
    /// Adds the event of a callback of the root.
    void addDocumentCallbackControlEvents(cocos2d::extension::Control::EventType eventType);
    /// Adds the name of a variable of the owner.
    void addOwnerOutletName(std::string name) { _ownerOutletNames.push_back(std::move(name)); }
    /// Adds a node for a variable of the owner. Null is ignored.
    void addOwnerOutletNode(cocos2d::Node* node);

    // --- Helpers ---

    /// Returns the factor of positions, sizes, and scales that are multiplied by the resolution, 1 initially.
    static float getResolutionScale();
    /// Sets the factor of positions, sizes, and scales that are multiplied by the resolution, 1 initially.
    static void setResolutionScale(float scale);
    /// Returns the part after the last slash.
    static std::string lastPathComponent(const char* pString);
    /// Returns the part before the last dot.
    static std::string deletePathExtension(const char* pString);
    /// Returns the text in lowercase letters.
    static std::string toLowerCase(const char* pString);
    /// Returns whether a string ends with another one.
    static bool endsWith(const char* pString, const char* pEnding);

private:
    friend class NodeLoader;
    struct Progress;
    struct NodeHead;

    bool readHeader();
    bool readStringCache();
    bool readSequences();
    cocos2d::Node* readNodeGraph(cocos2d::Node* parent);
    NodeHead readNodeHead();
    NodeLoader* loaderOf(const std::string& className);
    void readAnimatedProperties(cocos2d::Node* node);
    CCBSequenceProperty* readSequenceProperty();
    CCBKeyframe* readKeyframe(PropertyType type);
    void readKeyframeValue(PropertyType type, CCBKeyframe& keyframe);
    cocos2d::Node* replaceByFileNode(CCBFile* placeholder);
    void assignVariable(const NodeHead& head, cocos2d::Node* node);
    void assignCustomProperties(NodeLoader& loader, cocos2d::Node* node);
    void readChildren(cocos2d::Node* node);
    void notifyLoaded(cocos2d::Node* node, NodeLoader* loader);
    cocos2d::SpriteFrame* readSpriteFrame();
    cocos2d::Node* readFileInside(const std::string& file, cocos2d::Node* parent);
    void open(std::shared_ptr<cocos2d::Data> data, const std::string& name);
    void runAutoPlaySequence();
    int readCount();
    bool isIntact() const;
    /// Pays for what is made of the file. Reading fails if it is more than the file may be made into.
    bool spend(std::size_t bytes);
    bool isAnimated(const char* property) const;
    void report(const std::string& problem) const;
    void clearExtraProperties(cocos2d::Node* node);

    copra::Owned<Progress> _progress;
    std::shared_ptr<cocos2d::Data> _data;
    std::vector<std::string> _strings;
    std::set<std::string> _loadedSpriteSheets;
    cocos2d::RefPtr<cocos2d::Ref> _owner;
    cocos2d::RefPtr<CCBAnimationManager> _animationManager;
    CCBAnimationManagerMapPtr _animationManagers;
    std::unique_ptr<std::set<std::string>> _animatedProperties;
    cocos2d::RefPtr<NodeLoaderLibrary> _library;
    NodeLoaderListener* _listener = nullptr;
    CCBMemberVariableAssigner* _assigner = nullptr;
    CCBSelectorResolver* _resolver = nullptr;
    std::vector<std::string> _ownerOutletNames;
    cocos2d::Vector<cocos2d::Node*> _ownerOutletNodes;
    cocos2d::Vector<cocos2d::Node*> _nodesWithAnimationManagers;
    cocos2d::Vector<CCBAnimationManager*> _animationManagersForNodes;
    std::vector<std::string> _ownerCallbackNames;
    cocos2d::Vector<cocos2d::Node*> _ownerCallbackNodes;
    cocos2d::ValueVector _ownerCallbackControlEvents;
    std::string _rootPath;
    bool _jsControlled = false;
};

} // namespace cocosbuilder
