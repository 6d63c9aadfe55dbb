#include "cocos2d.h"
#include "extensions/cocos-ext.h"
#include "testing/TestApp.h"

#include <gtest/gtest.h>

USING_NS_CC;
USING_NS_CC_EXT;

namespace {

/// A table in the spelling of 2.x.
class LegacyTable : public CCLayer, public CCTableViewDataSource, public CCTableViewDelegate {
public:
    CCSize cellSizeForTable(CCTableView*) override { return CCSizeMake(10, 10); }
    CCTableViewCell* tableCellAtIndex(CCTableView* table, ssize_t) override {
        CCTableViewCell* cell = table->dequeueCell();
        return cell ? cell : CCTableViewCell::create();
    }
    ssize_t numberOfCellsInTableView(CCTableView*) override { return 3; }
    void tableCellTouched(CCTableView*, CCTableViewCell*) override {}
    void onChange(CCObject*, CCControlEvent) {}
};

// As AssetsManager did.
TEST(ExtensionsTest, BringRapidJsonAlong) {
    rapidjson::Document document;
    document.Parse("[1, 2]");
    EXPECT_EQ(document.Size(), 2u);
}

TEST(ExtensionsTest, NamesOf2xAreAliases) {
    const copra::testing::TestApp app; // nodes need a director
    EXPECT_EQ(CCControlEventTouchUpInside, Control::EventType::TOUCH_UP_INSIDE);
    EXPECT_EQ(kCCTableViewFillTopDown, TableView::VerticalFillOrder::TOP_DOWN);
    const SEL_CCControlHandler handler = cccontrol_selector(LegacyTable::onChange);
    EXPECT_NE(handler, nullptr);
    CCScale9Sprite* sprite = CCScale9Sprite::create();
    EXPECT_NE(CCControlButton::create(sprite), nullptr);
    EXPECT_NE(Scale9Sprite::create(), nullptr);
}

#if __has_include("network/HttpClient.h")
/// Sends a request as games of 2.x do.
class LegacySender : public CCObject {
public:
    void send() {
        auto* request = new CCHttpRequest();
        request->setUrl("http://localhost");
        request->setRequestType(CCHttpRequest::kHttpGet);
        request->setResponseCallback(this, httpresponse_selector(LegacySender::onResponse));
        type = request->getRequestType();
        request->release();
    }
    void onResponse(CCHttpClient*, CCHttpResponse*) {}
    CCHttpRequest::HttpRequestType type = CCHttpRequest::kHttpUnkown;
};

TEST(ExtensionsTest, HttpHasItsNamesOf2x) {
    LegacySender sender;
    sender.send();
    EXPECT_EQ(sender.type, network::HttpRequest::Type::GET);
}
#endif

} // namespace
