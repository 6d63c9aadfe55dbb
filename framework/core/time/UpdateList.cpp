#include "time/UpdateList.h"

#include "base/CrashNotes.h"

namespace copra {

void UpdateList::add(Place& place, Call call, void* context, int priority, bool paused) {
    place.list = this;
    _entries.add({call, context, &place, priority, paused});
}

void UpdateList::remove(Place& place) {
    _entries.at(place).owned = nullptr;
    _entries.noteRemoval();
    place = {};
}

void UpdateList::run(float dt) {
    CrashNotes::setActivity("the update");
    _entries.run([dt](const Entry& entry) {
        if (entry.paused || entry.isRemoved()) return;
        CrashNotes::setTarget(entry.context);
        entry.call(entry.context, dt);
    });
    CrashNotes::setTarget(nullptr);
}

} // namespace copra
