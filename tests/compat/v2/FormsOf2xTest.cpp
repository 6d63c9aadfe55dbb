// Functions that have other arguments or results in 2.x: data of maps, tables, textures, touches by priority, accelerometer.
#include "cocos-ext.h"
#include "cocos2d.h"
#include "support/tinyxml2/tinyxml2.h"
#include "testing/GameTest.h"

#include <string>
#include <vector>

// Selectors of 2.x convert functions of any signature.
#pragma GCC diagnostic ignored "-Wcast-function-type"
// Games write a semicolon after CC_PROPERTY(), which ends with one.
#pragma GCC diagnostic ignored "-Wpedantic"
// A getter of 2.x that is not const hides the one that is.
#pragma GCC diagnostic ignored "-Woverloaded-virtual"

// Before any `using namespace`: a macro of 2.x.
static cocos2d::CCPoint pointWithoutItsNamespace() {
    return ccp(3, 4);
}

USING_NS_CC;
USING_NS_CC_EXT;
using copra::testing::GameTest;

namespace {

/// A class with properties, whose getters are not const in 2.x.
class Ship : public CCNode {
    CC_PROPERTY(int, m_nFuel, Fuel);
    CC_PROPERTY_PASS_BY_REF(CCPoint, m_tTarget, Target);
    CC_PROPERTY_READONLY(float, m_fSpeed, Speed);
    CC_PROPERTY_READONLY_PASS_BY_REF(std::string, m_sName, Name);
    CC_PROPERTY_PASS_BY_REF(ccColor3B, m_tColor, Color);

public:
    Ship() : m_nFuel(0), m_fSpeed(2.0f), m_sName("comet"), m_tColor(ccc3(1, 2, 3)) {}
};

int Ship::getFuel() {
    return m_nFuel;
}
void Ship::setFuel(int var) {
    m_nFuel = var;
}
const CCPoint& Ship::getTarget() {
    return m_tTarget;
}
void Ship::setTarget(const CCPoint& var) {
    m_tTarget = var;
}
float Ship::getSpeed() {
    return m_fSpeed;
}
const std::string& Ship::getName() {
    return m_sName;
}
const ccColor3B& Ship::getColor() {
    return m_tColor;
}
void Ship::setColor(const ccColor3B& var) {
    m_tColor = var;
}

const char* const kMap = R"(<?xml version="1.0" encoding="UTF-8"?>
<map version="1.0" orientation="orthogonal" width="2" height="1" tilewidth="10" tileheight="10">
 <properties><property name="music" value="wind"/></properties>
 <tileset firstgid="1" name="tiles" tilewidth="10" tileheight="10">
  <image source="tiles.png" width="20" height="10"/>
  <tile id="1"><properties><property name="solid" value="True"/></properties></tile>
 </tileset>
 <layer name="ground" width="2" height="1">
  <properties><property name="kind" value="grass"/></properties>
  <data encoding="csv">1,2</data>
 </layer>
 <objectgroup name="things">
  <properties><property name="count" value="7"/></properties>
  <object name="start" x="3" y="4" width="5" height="2"/>
  <object name="end" x="13" y="4"/>
 </objectgroup>
</map>)";

class FormsOf2xTest : public GameTest {
protected:
    CCTMXTiledMap* map = CCTMXTiledMap::createWithXML(kMap, "");
};

} // namespace

TEST_F(FormsOf2xTest, PointsAreMadeWithoutTheNamespace) {
    EXPECT_EQ(pointWithoutItsNamespace(), ccp(3, 4));
}

TEST_F(FormsOf2xTest, GettersOfPropertiesAreNotConst) {
    Ship ship;
    ship.setFuel(7);
    ship.setTarget(ccp(3, 4));
    EXPECT_EQ(ship.getFuel(), 7);
    EXPECT_EQ(ship.getTarget().y, 4.0f);
    EXPECT_EQ(ship.getSpeed(), 2.0f);
    EXPECT_EQ(ship.getName(), "comet");
    static_cast<CCNode&>(ship).setColor(ccc3(9, 9, 9));
    EXPECT_EQ(ship.getColor(), ccc3(9, 9, 9)) << "the function of the node is overridden";
}

TEST_F(FormsOf2xTest, ObjectsOfMapsAreDictionaries) {
    CCTMXObjectGroup* group = map->objectGroupNamed("things");
    CCDictionary* start = group->objectNamed("start");
    EXPECT_EQ(start->valueForKey("x")->intValue(), 3);
    EXPECT_EQ(start->valueForKey("width")->floatValue(), 5.0f);
    EXPECT_STREQ(start->valueForKey("name")->getCString(), "start");
    EXPECT_EQ(group->objectNamed("none"), nullptr);

    std::string names;
    CCObject* object = nullptr;
    CCARRAY_FOREACH(group->getObjects(), object) {
        names += static_cast<CCDictionary*>(object)->valueForKey("name")->m_sString + " ";
    }
    EXPECT_EQ(names, "start end ");
    EXPECT_EQ(map->getObjectGroups()->count(), 1);
}

TEST_F(FormsOf2xTest, PropertiesOfMapsAreStrings) {
    EXPECT_STREQ(map->propertyNamed("music")->getCString(), "wind");
    EXPECT_EQ(map->objectGroupNamed("things")->propertyNamed("count")->intValue(), 7);
    CCDictionary* const properties = map->getProperties();
    EXPECT_STREQ(properties->valueForKey("music")->getCString(), "wind");
    EXPECT_EQ(map->objectGroupNamed("things")->getProperties()->valueForKey("count")->intValue(), 7);
    EXPECT_EQ(map->propertyNamed("none"), nullptr);
    CCDictionary* tile = map->propertiesForGID(2);
    ASSERT_NE(tile, nullptr);
    EXPECT_EQ(tile->valueForKey("solid")->compare("True"), 0);
    EXPECT_EQ(map->propertiesForGID(1), nullptr);
}

namespace {

class Table : public CCLayer, public CCTableViewDataSource, public CCTableViewDelegate {
public:
    CREATE_FUNC(Table)
    bool init() override {
        if (!CCLayer::init()) return false;
        table = CCTableView::create(this, ccp(100, 50));
        table->setDelegate(this);
        addChild(table);
        table->reloadData();
        return true;
    }
    CCSize cellSizeForTable(CCTableView*) override { return CCSizeMake(100, 20); }
    CCTableViewCell* tableCellAtIndex(CCTableView* view, unsigned int idx) override {
        CCTableViewCell* cell = view->dequeueCell();
        if (!cell) {
            cell = new CCTableViewCell();
            cell->autorelease();
        }
        asked.push_back(idx);
        return cell;
    }
    unsigned int numberOfCellsInTableView(CCTableView*) override { return 10; }
    void scrollViewDidScroll(CCScrollView*) override {}
    void scrollViewDidZoom(CCScrollView*) override {}
    void tableCellTouched(CCTableView*, CCTableViewCell*) override {}

    CCTableView* table = nullptr;
    std::vector<unsigned int> asked;
};

} // namespace

TEST_F(FormsOf2xTest, TheSourceOfATableCountsUnsigned) {
    auto* layer = Table::create();
    app.scene()->addChild(layer);
    app.step();
    EXPECT_GE(layer->asked.size(), 3u);
    EXPECT_LT(layer->asked.size(), 10u);
    EXPECT_NE(layer->table->cellAtIndex(layer->asked.front()), nullptr);
}

namespace {

/// `class X : public CCLayer, CCTableViewDataSource` derives privately from the source.
class PrivateTable : public CCLayer, CCTableViewDataSource {
public:
    CREATE_FUNC(PrivateTable)
    bool init() override {
        if (!CCLayer::init()) return false;
        CCTableView* table = CCTableView::create(this, CCSizeMake(100, 50));
        addChild(table);
        table->setDataSource(nullptr);
        table->setDataSource(this);
        table->reloadData();
        addChild(CCTableView::create(this, CCSizeMake(100, 50), NULL));
        addChild(CCTableView::create(NULL, CCSizeMake(100, 50)));
        return true;
    }
    CCSize cellSizeForTable(CCTableView*) override { return CCSizeMake(100, 20); }
    CCTableViewCell* tableCellAtIndex(CCTableView*, unsigned int) override {
        ++asked;
        return CCTableViewCell::create();
    }
    unsigned int numberOfCellsInTableView(CCTableView*) override { return 10; }

    int asked = 0;
};

} // namespace

TEST_F(FormsOf2xTest, TheSourceOfATableMayBeAPrivateBase) {
    auto* layer = PrivateTable::create();
    app.scene()->addChild(layer);
    app.step();
    EXPECT_GE(layer->asked, 3);
}

namespace {

class Loader : public CCLayer {
public:
    CREATE_FUNC(Loader)
    void loaded(CCObject* texture) {
        ++calls;
        result = texture;
    }
    int calls = 0;
    CCObject* result = nullptr;
};

} // namespace

TEST_F(FormsOf2xTest, TexturesLoadWithASelector) {
    auto* layer = Loader::create();
    CCImage image;
    const unsigned char pixel[] = {1, 2, 3, 255};
    image.initWithRawData(pixel, sizeof pixel, 1, 1, 8);
    auto* texture = CCTextureCache::sharedTextureCache()->addImage(&image, "/pixel.png");
    CCTextureCache::sharedTextureCache()->addImageAsync("/pixel.png", layer,
                                                        callfuncO_selector(Loader::loaded));
    EXPECT_EQ(layer->calls, 1);
    EXPECT_TRUE(layer->result == nullptr || layer->result == texture);
    CCTextureCache::sharedTextureCache()->addImageAsync("/missing.png", nullptr, nullptr);
}

TEST_F(FormsOf2xTest, ASizeIsMadeOfAPoint) {
    const CCSize size = ccp(3, 4);
    EXPECT_EQ(size.height, 4.0f);
    auto* node = CCNode::create();
    node->setContentSize(ccp(5, 6));
    EXPECT_EQ(node->getContentSize().width, 5.0f);
}

TEST_F(FormsOf2xTest, PathsAreCStrings) {
    const char* path = CCFileUtils::sharedFileUtils()->fullPathFromRelativePath("/nothing.png");
    EXPECT_STREQ(path, CCFileUtils::sharedFileUtils()->fullPathFromRelativePath("/nothing.png"));
}

namespace {

std::string s_touched;

class Swallower : public CCLayer {
public:
    static Swallower* create(const std::string& name) {
        auto* layer = new Swallower();
        layer->init();
        layer->autorelease();
        layer->_named = name;
        layer->setTouchMode(kCCTouchesOneByOne);
        layer->setTouchEnabled(true);
        return layer;
    }
    bool ccTouchBegan(CCTouch*, CCEvent*) override {
        s_touched += _named;
        return true;
    }

private:
    std::string _named;
};

CCMenu* menuOfOneButton(const std::string& name) {
    auto* item = CCMenuItem::create();
    item->setContentSize(CCSizeMake(100, 100));
    item->setAnchorPoint(CCPointZero);
    item->setCallback([name](Ref*) { s_touched += name; });
    auto* menu = CCMenu::createWithItem(item);
    menu->setPosition(CCPointZero);
    return menu;
}

} // namespace

TEST_F(FormsOf2xTest, MenusComeBeforeLayersThatCoverThem) {
    s_touched.clear();
    app.scene()->addChild(menuOfOneButton("menu "));
    app.scene()->addChild(Swallower::create("layer "));
    app.step();
    app.tap(Vec2(50, 50));
    EXPECT_EQ(s_touched, "menu ");
}

TEST_F(FormsOf2xTest, LayersAndMenusHaveTouchesByTheirPriority) {
    s_touched.clear();
    auto* below = menuOfOneButton("below ");
    app.scene()->addChild(below);
    auto* dialog = Swallower::create("dialog ");
    app.scene()->addChild(dialog);
    EXPECT_EQ(below->getTouchPriority(), kCCMenuHandlerPriority);
    dialog->setTouchPriority(kCCMenuHandlerPriority - 1);
    app.step();
    app.tap(Vec2(50, 50));
    EXPECT_EQ(s_touched, "dialog ");

    s_touched.clear();
    auto* button = menuOfOneButton("button ");
    button->setTouchPriority(kCCMenuHandlerPriority - 2);
    dialog->addChild(button);
    app.step();
    app.tap(Vec2(50, 50));
    EXPECT_EQ(s_touched, "button ");

    s_touched.clear();
    CCDirector::sharedDirector()->getTouchDispatcher()->setPriority(-200, below);
    app.tap(Vec2(50, 50));
    EXPECT_EQ(s_touched, "below ");
}

TEST_F(FormsOf2xTest, APriorityHoldsForTouchesThatAreEnabledLater) {
    s_touched.clear();
    auto* layer = Swallower::create("layer ");
    layer->setTouchPriority(-200);
    layer->setTouchEnabled(false);
    layer->setTouchEnabled(true);
    app.scene()->addChild(layer);
    app.scene()->addChild(menuOfOneButton("menu "));
    app.step();
    app.tap(Vec2(50, 50));
    EXPECT_EQ(s_touched, "layer ");
}

namespace {

class Tilted : public CCNode, public CCAccelerometerDelegate {
public:
    CREATE_FUNC(Tilted)
    void didAccelerate(CCAcceleration* acceleration) override { x = acceleration->x; }
    double x = 0;
};

class TiltedLayer : public CCLayer {
public:
    CREATE_FUNC(TiltedLayer)
    void didAccelerate(CCAcceleration* acceleration) override { x = acceleration->x; }
    double x = 0;
};

void tilt(double x) {
    CCAcceleration acceleration;
    acceleration.x = x;
    EventAcceleration event(acceleration);
    CCDirector::sharedDirector()->getEventDispatcher()->dispatchEvent(&event);
}

TEST_F(FormsOf2xTest, TheXmlParserIsWhereItWas) {
    tinyxml2::XMLDocument document;
    ASSERT_EQ(document.Parse("<level width='12'/>"), tinyxml2::XML_SUCCESS);
    EXPECT_EQ(document.RootElement()->IntAttribute("width"), 12);
}

} // namespace

TEST_F(FormsOf2xTest, TheAccelerometerHasADelegate) {
    auto* accelerometer = CCDirector::sharedDirector()->getAccelerometer();
    {
        auto* node = Tilted::create();
        accelerometer->setDelegate(node);
        tilt(0.5);
        EXPECT_EQ(node->x, 0.5);
        auto* layer = TiltedLayer::create();
        accelerometer->setDelegate(layer);
        tilt(0.25);
        EXPECT_EQ(layer->x, 0.25);
        EXPECT_EQ(node->x, 0.5);
    }
    app.step(); // both are destroyed
    tilt(1.0);
    accelerometer->setDelegate(NULL);
}

TEST_F(FormsOf2xTest, ListsOfNodesAreArrays) {
    CCMenuItemToggle* const toggle = CCMenuItemToggle::create(CCMenuItemFont::create("on"));
    toggle->addSubItem(CCMenuItemFont::create("off"));
    CCArray* const items = toggle->getSubItems();
    EXPECT_EQ(items->count(), 2u);
    EXPECT_NE(dynamic_cast<CCMenuItemFont*>(items->objectAtIndex(1)), nullptr);

    CCTexture2D* const texture = new CCTexture2D();
    const unsigned char pixel[4] = {};
    texture->initWithData(pixel, sizeof pixel, kCCTexture2DPixelFormat_RGBA8888, 1, 1, CCSizeMake(1, 1));
    CCSpriteBatchNode* const batch = CCSpriteBatchNode::createWithTexture(texture);
    batch->addChild(CCSprite::createWithTexture(texture));
    batch->addChild(CCSprite::createWithTexture(texture));
    EXPECT_EQ(batch->getDescendants()->count(), 2u);
    texture->release();
}

TEST_F(FormsOf2xTest, ObjectsHaveNumbers) {
    CCNode* const first = new CCNode();
    CCNode* const second = new CCNode();
    EXPECT_NE(first->m_uID, second->m_uID);
    const unsigned int number = first->m_uID;
    EXPECT_EQ(first->m_uID, number);
    EXPECT_TRUE(first->isEqual(first));
    EXPECT_FALSE(first->isEqual(second));
    first->release();
    CCNode* const third = new CCNode(); // probably where the first one was
    EXPECT_NE(third->m_uID, number);
    third->release();
    second->release();
}

TEST_F(FormsOf2xTest, PausedTargetsAreASet) {
    struct Counter : CCNode {
        CREATE_FUNC(Counter);
        void update(float) { ++updates; }
        int updates = 0;
    };
    Counter* const paused = Counter::create();
    Counter* const other = Counter::create();
    CCActionManager* const actions = CCDirector::sharedDirector()->getActionManager();
    for (Counter* node : {paused, other}) {
        app.scene()->addChild(node);
        node->scheduleUpdate();
        node->runAction(CCMoveBy::create(1, ccp(60, 0)));
    }
    CCScheduler* const scheduler = CCDirector::sharedDirector()->getScheduler();
    CCSet* const targets = scheduler->pauseAllTargetsWithMinPriority(kCCPriorityNonSystemMin);
    CCSet* const moved = actions->pauseAllRunningActions();
    EXPECT_TRUE(targets->containsObject(paused));
    EXPECT_TRUE(moved->containsObject(paused));
    EXPECT_EQ(moved->count(), 2);
    targets->removeObject(paused);
    moved->removeObject(paused);
    scheduler->resumeTargets(targets);
    actions->resumeTargets(moved);
    app.step(6);
    EXPECT_EQ(paused->updates, 0);
    EXPECT_EQ(paused->getPositionX(), 0);
    EXPECT_EQ(other->updates, 6);
    EXPECT_NEAR(other->getPositionX(), 6, 1.1f);
    scheduler->resumeTargets(scheduler->pauseAllTargets());
}

TEST_F(FormsOf2xTest, AnUpdateIsEndedByItsObject) {
    struct Interface {
        virtual ~Interface() {}
    };
    struct Model : Interface, CCObject {
        void update(float) { ++updates; }
        int updates = 0;
    };
    Model model;
    CCScheduler* const scheduler = CCDirector::sharedDirector()->getScheduler();
    scheduler->scheduleUpdateForTarget(&model, 0, false);
    app.step(2);
    EXPECT_EQ(model.updates, 2);
    scheduler->unscheduleUpdateForTarget(&model);
    app.step(2);
    EXPECT_EQ(model.updates, 2);
}

TEST_F(FormsOf2xTest, ImagesHaveFormats) {
    CCImage image;
    unsigned char pixels[2 * 4] = {1, 2, 3, 255, 5, 6, 7, 255};
    EXPECT_TRUE(image.initWithImageData(pixels, sizeof pixels, CCImage::kFmtRawData, 2, 1, 8));
    EXPECT_EQ(image.getWidth(), 2);
    const CCImage::EImageFormat format = CCImage::kFmtPng;
    EXPECT_FALSE(image.initWithImageFile("missing.png", format));
}

TEST_F(FormsOf2xTest, FontsHaveTheirMembers) {
    ccFontDefinition font;
    font.m_fontName = "DejaVu Sans";
    font.m_fontSize = 24;
    font.m_alignment = kCCTextAlignmentLeft;
    font.m_vertAlignment = kCCVerticalTextAlignmentCenter;
    font.m_dimensions = CCSizeMake(200, 40);
    font.m_fontFillColor = ccc3(255, 0, 0);
    font.m_shadow.m_shadowEnabled = true;
    font.m_shadow.m_shadowOffset = CCSizeMake(2, -2);
    font.m_shadow.m_shadowOpacity = 0.5f;
    font.m_shadow.m_shadowBlur = 1;
    font.m_stroke.m_strokeEnabled = true;
    font.m_stroke.m_strokeColor = ccc3(0, 0, 255);
    font.m_stroke.m_strokeSize = 1.5f;
    CCLabelTTF* label = CCLabelTTF::createWithFontDefinition("Play", font);
    ASSERT_NE(label, nullptr);
    EXPECT_EQ(label->getFontSize(), 24);
    EXPECT_EQ(label->getDimensions().width, 200);
}

TEST_F(FormsOf2xTest, ConstantsAndTheirTypesHaveTheirNames) {
    const tCCPositionType grouped = kCCPositionTypeGrouped;
    EXPECT_NE(grouped, kCCPositionTypeFree);
    const tCCImageFormat format = kCCImageFormatPNG;
    EXPECT_NE(format, kCCImageFormatJPEG);
    const ccTMXTileFlags flags = kCCTMXTileHorizontalFlag;
    EXPECT_EQ(static_cast<unsigned>(flags), 0x80000000u);
    EXPECT_NE(CCTMXOrientationOrtho, CCTMXOrientationIso);
    EXPECT_NE(CCTMXOrientationOrtho, CCTMXOrientationHex);
    const float width = kCCLabelAutomaticWidth;
    EXPECT_EQ(width, 0);
}
