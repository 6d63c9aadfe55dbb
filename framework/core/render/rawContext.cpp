#include "render/rawContext.h"

#include "base/refuse.h"

#include <set>
#include <string>

namespace copra {

namespace {

RawContext*& current() {
    static RawContext* s_current = nullptr;
    return s_current;
}

RawContextDemand* s_demand = nullptr;
RawContextSource* s_source = nullptr;

} // namespace

RawContext* rawContext() {
    return current();
}

RawContext* rawContextFor(const char* what) {
    static std::set<std::string> s_logged;
    if (s_source) s_source->provide();
    if (!current() && s_demand)
        s_demand->_isRaised = true;
    else if (!current() && s_logged.insert(what).second)
        copra::warning("%s: has an effect only within a CustomCommand", what);
    return current();
}

RawContextDemand::RawContextDemand() : _outer(s_demand) {
    s_demand = this;
}

RawContextDemand::~RawContextDemand() {
    s_demand = _outer;
}

RawContextSource::RawContextSource() : _outer(s_source) {
    s_source = this;
}

RawContextSource::~RawContextSource() {
    s_source = _outer;
}

RawContextScope::RawContextScope(RawContext& context) : _before(current()) {
    current() = context.device ? &context : nullptr;
}

RawContextScope::~RawContextScope() {
    current() = _before;
}

} // namespace copra
