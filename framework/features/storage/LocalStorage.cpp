#include "storage/LocalStorage.h"

#include "base/assert.h"
#include "base/refuse.h"

#include <sqlite3.h>

#include <initializer_list>
#include <memory>

namespace {

struct StatementDeleter {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite3_stmt, StatementDeleter>;

struct DatabaseDeleter {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
};
using Database = std::unique_ptr<sqlite3, DatabaseDeleter>;

const char* const kInMemory = ":memory:";

/// An open database with the table of the original: databases of existing games stay readable.
class Store {
public:
    /// Opens the database, in memory if the file is refused.
    explicit Store(const std::string& path) : _path(path.empty() ? kInMemory : path) {
        if (open(_path)) return;
        copra::warning("LocalStorage: %s: %s; the values are kept in memory only", _path.c_str(), reason());
        _path = kInMemory;
        open(_path);
    }

    void set(const std::string& key, const std::string& value) { run(_replace, {&key, &value}); }
    void remove(const std::string& key) { run(_remove, {&key}); }

    bool get(const std::string& key, std::string* value) {
        bool found = false;
        run(_select, {&key}, [&](sqlite3_stmt* row) {
            found = true;
            const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(row, 0));
            const auto size = static_cast<std::size_t>(sqlite3_column_bytes(row, 0));
            if (value) value->assign(text ? text : "", size);
        });
        return found;
    }

    void clear() {
        if (sqlite3_exec(_database.get(), "DELETE FROM data;", nullptr, nullptr, nullptr) != SQLITE_OK)
            logFailure();
    }

private:
    bool open(const std::string& path) {
        closeStatements();
        sqlite3* database = nullptr;
        const int status = sqlite3_open(path.c_str(), &database);
        _database.reset(database); // also after a failure
        if (status != SQLITE_OK) return false;
        constexpr int kMostMillisecondsLocked = 1000;
        sqlite3_busy_timeout(database, kMostMillisecondsLocked);
        // A log beside the file: a change costs a write instead of waiting for the disk twice. Where that is not
        // possible, SQLite keeps its usual way.
        sqlite3_exec(database, "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;", nullptr, nullptr,
                     nullptr);
        const char* const createTable = "CREATE TABLE IF NOT EXISTS data(key TEXT PRIMARY KEY, value TEXT);";
        // The file is read here for the first time.
        if (sqlite3_exec(database, createTable, nullptr, nullptr, nullptr) != SQLITE_OK) return false;
        return prepare(_select, "SELECT value FROM data WHERE key = ?;") &&
               prepare(_replace, "REPLACE INTO data (key, value) VALUES (?, ?);") &&
               prepare(_remove, "DELETE FROM data WHERE key = ?;");
    }

    /// Runs a statement with these values in the places of its question marks. The result is valid until the
    /// statement is reset: `read` is called before if there is a row.
    template<class Read>
    void run(Statement& statement, std::initializer_list<const std::string*> values, const Read& read) {
        if (!statement) return; // the reason was logged when it was prepared
        int place = 0;
        for (const std::string* value : values)
            sqlite3_bind_text(statement.get(), ++place, value->data(), static_cast<int>(value->size()),
                              SQLITE_STATIC);
        const int status = sqlite3_step(statement.get());
        if (status == SQLITE_ROW)
            read(statement.get());
        else if (status != SQLITE_DONE)
            logFailure();
        sqlite3_reset(statement.get());
        sqlite3_clear_bindings(statement.get());
    }
    void run(Statement& statement, std::initializer_list<const std::string*> values) {
        run(statement, values, [](sqlite3_stmt*) {});
    }

    bool prepare(Statement& statement, const char* sql) {
        sqlite3_stmt* prepared = nullptr;
        const int status = sqlite3_prepare_v2(_database.get(), sql, -1, &prepared, nullptr);
        statement.reset(prepared);
        return status == SQLITE_OK;
    }

    void closeStatements() {
        for (Statement* statement : {&_select, &_replace, &_remove}) statement->reset();
    }

    const char* reason() const { return sqlite3_errmsg(_database.get()); }
    void logFailure() const { copra::warning("LocalStorage: %s: %s", _path.c_str(), reason()); }

    std::string _path;
    Database _database; // declared before its statements: closed after them
    Statement _select, _replace, _remove;
};

/// The open database. The API has functions only, so there is one in a program.
std::unique_ptr<Store>& store() {
    static std::unique_ptr<Store> opened;
    return opened;
}

bool isOpen() {
    CCASSERT(store(), "LocalStorage: call localStorageInit() first");
    return store() != nullptr;
}

} // namespace

void localStorageInit(const std::string& fullpath) {
    if (!store()) store() = std::make_unique<Store>(fullpath);
}

void localStorageFree() {
    store().reset();
}

void localStorageSetItem(const std::string& key, const std::string& value) {
    if (isOpen()) store()->set(key, value);
}

bool localStorageGetItem(const std::string& key, std::string* outItem) {
    return isOpen() && store()->get(key, outItem);
}

void localStorageRemoveItem(const std::string& key) {
    if (isOpen()) store()->remove(key);
}

void localStorageClear() {
    if (isOpen()) store()->clear();
}
