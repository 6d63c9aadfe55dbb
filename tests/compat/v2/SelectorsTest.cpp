/// Selectors of 2.x convert functions of any signature.
#include "cocos2d.h"
#include "testing/GameTest.h"

#include <string>

USING_NS_CC;
using copra::testing::GameTest;

namespace {

class SelectorsTest : public GameTest {};

class Handlers : public CCLayer {
public:
    CREATE_FUNC(Handlers)
    void withoutArguments() { ++calls; }
    void withNode(CCNode*) { ++calls; }
    void tick(float) { ++calls; }
    void callAll() {
        CCNode* const self = this;
        (self->*menu_selector(Handlers::withItem))(CCMenuItemFont::create("a"));
        (self->*callfuncND_selector(Handlers::withNumber))(this, reinterpret_cast<void*>(5));
        (self->*callfunc_selector(Handlers::withResult))();
        (self->*callfuncO_selector(Handlers::overloaded))(this);
        (self->*callfunc_selector(Handlers::withMore))();
        (self->*menu_selector(Handlers::overridden))(this);
    }
    virtual bool overridden() { return false; }
    int calls = 0;
    std::string log;

private:
    void withItem(CCMenuItemFont* item) { log += item->getFontSizeObj() > 0 ? "item " : ""; }
    void withNumber(CCNode* node, int number) { log += node == this && number == 5 ? "number " : ""; }
    bool withResult() {
        log += "bool ";
        return true;
    }
    void overloaded(CCObject* own) { log += own == this ? "own " : ""; }
    void overloaded(float) { log += "float "; }
    void withMore(CCNode* none, float zero) { log += none || zero != 0 ? "" : "zeros "; }
};

class LoudHandlers : public Handlers {
public:
    CREATE_FUNC(LoudHandlers)
    bool overridden() override {
        log += "virtual ";
        return true;
    }
};

} // namespace

TEST_F(SelectorsTest, CallFunctionsOfAnotherSignature) {
    auto* layer = LoudHandlers::create();
    app.scene()->addChild(layer);
    auto* item = CCMenuItemFont::create("a", layer, menu_selector(Handlers::withoutArguments));
    item->activate();
    layer->runAction(CCCallFuncN::create(layer, callfuncN_selector(Handlers::withNode)));
    layer->scheduleOnce(schedule_selector(Handlers::withoutArguments), 0);
    app.step(3);
    EXPECT_EQ(layer->calls, 3);
    layer->callAll();
    EXPECT_EQ(layer->log, "item number bool own zeros virtual ");
}

TEST_F(SelectorsTest, OfOneFunctionAreEqual) {
    auto* layer = Handlers::create();
    app.scene()->addChild(layer);
    layer->schedule(schedule_selector(Handlers::withoutArguments));
    layer->unschedule(schedule_selector(Handlers::withoutArguments));
    app.step(3);
    EXPECT_EQ(layer->calls, 0);
    EXPECT_NE(schedule_selector(Handlers::withoutArguments), schedule_selector(Handlers::tick));
    EXPECT_EQ(schedule_selector(Handlers::tick), static_cast<SEL_SCHEDULE>(&Handlers::tick));
}
