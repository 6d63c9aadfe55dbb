#include "base/WeakTable.h"

#include "base/refuse.h"

#include <unordered_map>

namespace cocos2d {
namespace {

// Never destroyed: weak pointers with static storage duration may be destroyed after it.
std::unordered_map<Ref*, WeakTable::Block*>& blocks() {
    static auto* const table = new std::unordered_map<Ref*, WeakTable::Block*>;
    return *table;
}

} // namespace

WeakTable::Block* WeakTable::acquire(Ref* object) {
    copra::refuseReleased(object, "WeakPtr: the object");
    Block*& block = blocks()[object];
    if (!block) {
        block = new Block{object, 0};
        object->_refFlags |= Ref::kWeaklyReferenced;
    }
    ++block->holders;
    return block;
}

void WeakTable::release(Block* block) {
    if (--block->holders > 0) return;
    if (block->object) {
        blocks().erase(block->object);
        block->object->_refFlags &= ~Ref::kWeaklyReferenced;
    }
    delete block;
}

void WeakTable::expire(Ref* object) {
    if (!(object->_refFlags & Ref::kWeaklyReferenced)) return;
    object->_refFlags &= ~Ref::kWeaklyReferenced;
    const auto found = blocks().find(object);
    found->second->object = nullptr; // the last holder frees the block
    blocks().erase(found);
}

} // namespace cocos2d
