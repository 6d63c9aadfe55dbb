#include "gameplay/collision/ContactTracker.h"

#include <algorithm>
#include <iterator>

namespace copra {

namespace {

void eraseAllOf(std::vector<Contact>& contacts, std::uint64_t id) {
    const auto concerns = [id](const Contact& contact) {
        return contact.first == id || contact.second == id;
    };
    contacts.erase(std::remove_if(contacts.begin(), contacts.end(), concerns), contacts.end());
}

} // namespace

void ContactTracker::update(const std::vector<Contact>& contacts) {
    _began.clear();
    _ended.clear();
    std::set_difference(contacts.begin(), contacts.end(), _current.begin(), _current.end(),
                        std::back_inserter(_began));
    std::set_difference(_current.begin(), _current.end(), contacts.begin(), contacts.end(),
                        std::back_inserter(_ended));
    _current.assign(contacts.begin(), contacts.end());
}

void ContactTracker::forget(std::uint64_t id) {
    eraseAllOf(_current, id);
    eraseAllOf(_began, id);
    eraseAllOf(_ended, id);
}

void ContactTracker::forget(const Contact& contact) {
    const auto place = std::lower_bound(_current.begin(), _current.end(), contact);
    if (place != _current.end() && *place == contact) _current.erase(place);
}

void ContactTracker::clear() {
    _current.clear();
    _began.clear();
    _ended.clear();
}

} // namespace copra
