#pragma once

#include <string>

// Persistent strings by key in an SQLite database, as the API has them: functions outside of any namespace.
// Call them on the main thread only. For a few settings, UserDefault is simpler; this database keeps many
// values without rewriting all of them.

/// Opens the database at a path, which is created if it is missing; its folder must exist. An empty path
/// opens a database in memory. If a database is already open, the function does nothing.
///
/// If the file is not a database or cannot be opened, that is logged with the path, the file stays as it is,
/// and the values are kept in memory until localStorageFree().
void localStorageInit(const std::string& fullpath = "");

/// Closes the database. If none is open, the function does nothing.
void localStorageFree();

// If no database is open, the functions below are errors: debug builds assert; release builds do nothing. A
// failed change (the disk is full, or the file is damaged or has been locked by another program for more than
// a second) is logged with the path and leaves the old value.

/// Stores a value, which replaces the previous value of the key. Key and value may be any bytes. A crash of
/// the program loses nothing; after a power failure, the last changes may be missing.
void localStorageSetItem(const std::string& key, const std::string& value);

/// Copies the value of a key to `outItem` and returns true. If there is none, the function returns false and
/// leaves `outItem` unchanged.
bool localStorageGetItem(const std::string& key, std::string* outItem);

/// Removes a key and its value. A missing key is ignored.
void localStorageRemoveItem(const std::string& key);

/// Removes all keys and their values.
void localStorageClear();
