#pragma once

#include "base/Ref.h"

#include <initializer_list>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace copra {
[[nodiscard]] bool mayReserve(const char* call, ssize_t elements); // base/limits.h
ssize_t randomIndex(ssize_t count);                                // base/random.h
} // namespace copra

namespace cocos2d {

/// A hash table that maps keys to Refs and retains each value once. V is a pointer, which is never null, to a
/// class derived from Ref. The order of iteration is unspecified.
template<class K, class V>
class Map {
public:
    /// The container behind the map. The order of its elements is unspecified.
    using RefMap = std::unordered_map<K, V>;
    /// An iterator over pairs of key and value.
    using iterator = typename RefMap::iterator;
    /// An iterator over pairs of key and value that cannot change the map.
    using const_iterator = typename RefMap::const_iterator;

    /// Constructs an empty map.
    Map() { static_assert(std::is_convertible<V, Ref*>::value, "Map holds pointers to Refs"); }
    /// Constructs an empty map with reserved memory for `capacity` values.
    explicit Map(ssize_t capacity) { reserve(capacity); }
    /// Constructs a copy, which retains the values, too.
    Map(const Map& other) : _data(other._data) {
        for (const auto& entry : _data) entry.second->retain();
    }
    /// Takes over the contents of another map, which is then empty.
    Map(Map&& other) noexcept : _data(std::move(other._data)) { other._data.clear(); }
    ~Map() { clear(); }

    /// Replaces the values with those of another map, which also keeps them. Releases the old ones.
    Map& operator=(const Map& other) {
        if (this != &other) {
            Map copy(other);
            _data.swap(copy._data);
        }
        return *this;
    }
    /// Takes over the values of another map, which is then empty. Releases the old ones.
    Map& operator=(Map&& other) noexcept {
        if (this != &other) {
            Map old(std::move(*this));
            _data = std::move(other._data);
            other._data.clear();
        }
        return *this;
    }

    /// Returns an iterator to the first pair of key and value, or end() if the map is empty.
    iterator begin() { return _data.begin(); }
    /// Returns a constant iterator to the first pair of key and value, or end() if the map is empty.
    const_iterator begin() const { return _data.begin(); }
    /// Returns an iterator behind the last pair of key and value.
    iterator end() { return _data.end(); }
    /// Returns a constant iterator behind the last pair of key and value.
    const_iterator end() const { return _data.end(); }
    /// Returns a constant iterator to the first pair of key and value, or cend() if the map is empty.
    const_iterator cbegin() const { return _data.cbegin(); }
    /// Returns a constant iterator behind the last pair, for a loop that begins at cbegin().
    const_iterator cend() const { return _data.cend(); }

    /// Reserves memory for `capacity` values.
    void reserve(ssize_t capacity) {
        if (!copra::mayReserve("Map::reserve", capacity)) return;
        _data.reserve(static_cast<std::size_t>(capacity > 0 ? capacity : 0));
    }
    /// Returns the number of buckets of the hash table.
    ssize_t bucketCount() const { return static_cast<ssize_t>(_data.bucket_count()); }
    /// Returns the number of entries of a bucket.
    ssize_t bucketSize(ssize_t n) const {
        return static_cast<ssize_t>(_data.bucket_size(static_cast<std::size_t>(n)));
    }
    /// Returns the bucket of a key.
    ssize_t bucket(const K& k) const { return static_cast<ssize_t>(_data.bucket(k)); }
    /// Returns the number of values.
    ssize_t size() const { return static_cast<ssize_t>(_data.size()); }
    /// Returns true if there are no entries.
    bool empty() const { return _data.empty(); }

    /// Returns all keys, in no particular order.
    std::vector<K> keys() const {
        std::vector<K> found;
        found.reserve(_data.size());
        for (const auto& entry : _data) found.push_back(entry.first);
        return found;
    }
    /// Returns the keys that map to `object`.
    std::vector<K> keys(V object) const {
        std::vector<K> found;
        for (const auto& entry : _data) {
            if (entry.second == object) found.push_back(entry.first);
        }
        return found;
    }

    /// Returns the value of `key`, or null.
    const V at(const K& key) const {
        const auto found = _data.find(key);
        return found == _data.end() ? nullptr : found->second;
    }
    /// Returns the value that is stored under `key`, or null if there is none.
    V at(const K& key) {
        const auto found = _data.find(key);
        return found == _data.end() ? nullptr : found->second;
    }
    /// Returns a constant iterator to the entry of a key, or end() if there is none.
    const_iterator find(const K& key) const { return _data.find(key); }
    /// Returns an iterator to the entry of a key, or end() if there is none.
    iterator find(const K& key) { return _data.find(key); }

    /// Stores `object` under `key` and retains it. A previous value is released. Null is an error: debug
    /// builds assert; release builds do nothing.
    void insert(const K& key, V object) {
        CCASSERT(object != nullptr, "Map::insert: object is null");
        if (!object) return;
        object->retain();
        const auto [position, isNew] = _data.emplace(key, object);
        if (!isNew) std::exchange(position->second, object)->release();
    }

    /// Removes the value at a position. Returns the next position. end() is an error: debug builds assert;
    /// release builds do not check it.
    iterator erase(const_iterator position) {
        CCASSERT(position != _data.cend(), "Map::erase: invalid position");
        const V object = position->second;
        const iterator next = _data.erase(position);
        object->release();
        return next;
    }
    /// Removes the value of `key`. Returns how many values were removed: 0 or 1.
    std::size_t erase(const K& key) {
        const auto found = _data.find(key);
        if (found == _data.end()) return 0;
        erase(const_iterator(found));
        return 1;
    }
    /// Removes the values of all given keys.
    void erase(const std::vector<K>& keysToErase) {
        for (const K& key : keysToErase) erase(key);
    }
    /// Removes all values.
    void clear() {
        RefMap removed;
        removed.swap(_data);
        for (const auto& entry : removed) entry.second->release();
    }

    /// Returns a random value, or null if the map is empty.
    V getRandomObject() const {
        if (_data.empty()) return nullptr;
        return std::next(_data.begin(), copra::randomIndex(size()))->second;
    }

protected:
    /// The values, each of them retained once.
    RefMap _data;
};

} // namespace cocos2d
