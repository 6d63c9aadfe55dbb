#include "base/selectors.h"

#include <gtest/gtest.h>
#include <string>

using cocos2d::Ref;

namespace {

enum Event { BEGAN, ENDED };
enum class OwnEvent { Began, Ended };

class Handlers : public Ref {
public:
    void exact(Ref*, Event event, const std::string& name) { log += name + std::to_string(event); }
    void nothing() { log += "nothing "; }
    void number(Ref*, int event) { log += std::to_string(event) + ' '; }
    void ownEvent(Ref*, OwnEvent event) { log += event == OwnEvent::Ended ? "ended " : "wrong "; }
    void fraction(Ref*, double event) { log += event == 1 ? "1.0 " : "wrong "; }
    int copy(Handlers* sender, Event, std::string name) {
        log += sender == this ? name + ' ' : "wrong ";
        return 1;
    }
    void tooMany(Ref*, Event, const std::string& name, char* none) { log += none ? "wrong " : name + "0 "; }
    std::string log;
};

using Selector = void (Ref::*)(Ref*, Event, const std::string&);

} // namespace

TEST(SelectorsTest, CallTheirFunctionWithTheArgumentsThatItTakes) {
    const Selector selectors[] = {
        copra::selectorOf<Selector>([](auto kind) { return kind(&Handlers::nothing); }),
        copra::selectorOf<Selector>([](auto kind) { return kind(&Handlers::number); }),
        copra::selectorOf<Selector>([](auto kind) { return kind(&Handlers::ownEvent); }),
        copra::selectorOf<Selector>([](auto kind) { return kind(&Handlers::fraction); }),
        copra::selectorOf<Selector>([](auto kind) { return kind(&Handlers::copy); }),
        copra::selectorOf<Selector>([](auto kind) { return kind(&Handlers::tooMany); }),
    };
    Handlers handlers;
    Ref* const target = &handlers;
    for (Selector selector : selectors) (target->*selector)(target, ENDED, "name");
    EXPECT_EQ(handlers.log, "nothing 1 ended 1.0 name name0 ");
}

TEST(SelectorsTest, OfTheSameSignatureAreTheFunctionItself) {
    const Selector selector = copra::selectorOf<Selector>([](auto kind) { return kind(&Handlers::exact); });
    EXPECT_EQ(selector, static_cast<Selector>(&Handlers::exact));
}
