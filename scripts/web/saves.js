// Saved files: the folder Copra.saves of the program's file system is kept in the database of the browser with the same name. Each file is an entry
// by its path, in the form that Emscripten's IDBFS has. What has changed is stored in one transaction: either all of it is in the database or,
// when the storage is full, nothing, and the entries from before remain.
"use strict";

Copra.saves = "/saves/" + Copra.name; // one server may have several games
Copra.stored = 0; // how often the folder was stored, or found unchanged

const kEntries = "FILE_DATA";
let database = null; // while it is open
const kept = new Map(); // paths of the entries, with the times of the files; 0 for folders

const openDatabase = () => new Promise((done, failed) => {
    const kVersion = 21; // that of IDBFS
    const request = indexedDB.open(Copra.saves, kVersion);
    request.onupgradeneeded = () => request.result.createObjectStore(kEntries);
    request.onsuccess = () => {
        database = request.result;
        database.onclose = () => { database = null; };
        done();
    };
    request.onerror = () => failed(request.error);
});

// Runs `use` with the entries; fulfilled when all is in the database. A request that fails aborts the others of its transaction.
function transact(mode, use) {
    if (!database) return openDatabase().then(() => transact(mode, use));
    return new Promise((done, failed) => {
        const transaction = database.transaction(kEntries, mode);
        transaction.oncomplete = done;
        transaction.onabort = () => failed(transaction.error || new Error("the browser has given up"));
        try {
            use(transaction.objectStore(kEntries));
        } catch (error) {
            transaction.abort();
            throw error;
        }
    });
}

// The files and folders below a folder, by their paths.
function filesBelow(folder, found = new Map()) {
    const { FS } = Module;
    for (const name of FS.readdir(folder)) {
        if (name === "." || name === "..") continue;
        const path = folder + "/" + name;
        const { mode, mtime } = FS.stat(path);
        const isFolder = FS.isDir(mode);
        found.set(path, { mode, mtime, isFolder, time: isFolder ? 0 : mtime.getTime() });
        if (isFolder) filesBelow(path, found);
    }
    return found;
}

// Stores what has changed since the last time.
async function storeChanges() {
    const files = filesBelow(Copra.saves);
    const changed = [...files].filter(([path, { time }]) => time !== kept.get(path));
    const removed = [...kept.keys()].filter(path => !files.has(path));
    if (!changed.length && !removed.length) return;
    await transact("readwrite", entries => {
        for (const [path, { mode, mtime, isFolder }] of changed)
            entries.put({ timestamp: mtime, mode, ...isFolder ? {} : { contents: Module.FS.readFile(path) } }, path);
        for (const path of removed) entries.delete(path);
    });
    for (const [path, { time }] of changed) kept.set(path, time);
    for (const path of removed) kept.delete(path);
}

// Stores the folder; writes that come meanwhile are stored after it. What could not be stored is tried again with the next write, and when the page is hidden.
Copra.store = () => {
    if (!Copra.keepsFiles) return;
    if (Copra.isStoring) {
        Copra.storesAgain = true;
        return;
    }
    Copra.isStoring = true;
    storeChanges().then(() => {
        ++Copra.stored;
        Copra.saidFull = false;
    }, error => {
        if (database) database.close(); // it may be broken
        database = null;
        if (Copra.saidFull) return;
        Copra.saidFull = true;
        console.warn((error.name === "QuotaExceededError"
            ? "Saved games are not stored: the storage of this browser is full"
            : "Saved games are not stored in this browser: " + (error.message || error.name)) + ". Earlier ones are kept; the game tries again.");
    }).then(() => {
        Copra.isStoring = false;
        if (!Copra.storesAgain) return;
        Copra.storesAgain = false;
        Copra.store();
    });
};

// Files are written in several steps within a frame: one look at the folder serves all of them.
let isScheduled = false;
function storeSoon() {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
        isScheduled = false;
        Copra.store();
    }, 50);
}

function placeEntry(path, { mode, timestamp, contents }) {
    const { FS } = Module;
    if (FS.isDir(mode)) {
        FS.mkdirTree(path, mode);
        kept.set(path, 0);
        return;
    }
    FS.writeFile(path, contents);
    FS.chmod(path, mode);
    FS.utime(path, timestamp, timestamp);
    kept.set(path, timestamp.getTime());
}

// Fills the folder, and notices what the program does in it: the last step of writing a file is to rename it.
async function placeSaves() {
    const { FS } = Module;
    let paths, values;
    await transact("readonly", entries => {
        paths = entries.getAllKeys();
        values = entries.getAll();
    });
    paths.result.forEach((path, i) => placeEntry(path, values.result[i])); // folders come before what is in them
    for (const name of ["rename", "unlink"]) {
        const original = FS[name];
        FS[name] = (...paths) => {
            const result = original.apply(FS, paths);
            if (paths.some(path => String(path).startsWith(Copra.saves))) storeSoon();
            return result;
        };
    }
    Copra.keepsFiles = true; // not before: an empty folder would replace the files
}

// Two tabs would write over the files of each other, and delete those that the other has made: the second one does not begin. A tab that is being
// reloaded is gone within a moment.
function takeSaves(taken) {
    if (!navigator.locks) {
        taken();
        return;
    }
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), 5000);
    const hold = () => {
        clearTimeout(timer);
        taken();
        return new Promise(() => {}); // as long as the page is there
    };
    navigator.locks.request(Copra.saves, { signal: patience.signal }, hold).catch(error => {
        if (error.name === "AbortError")
            Copra.fault("This game is open in another tab. Close that one, and reload this page.");
        else
            hold(); // a page that may not have locks
    });
}

// Loads the saved files before the game begins. Without a database, as in some private windows, it plays without them.
function loadSaves() {
    Module.FS.mkdirTree(Copra.saves);
    Module.ENV.XDG_CONFIG_HOME = Copra.saves;
    if (!window.indexedDB) {
        console.warn("Saved games are not kept: this browser has no database for them.");
        return;
    }
    Module.addRunDependency("saves");
    takeSaves(() => placeSaves().catch(error =>
        console.warn("Saved games cannot be read in this browser, and are not kept: " + (error.message || error.name))
    ).then(() => Module.removeRunDependency("saves")));
}

document.addEventListener("visibilitychange", () => { if (document.hidden) Copra.store(); });
window.addEventListener("pagehide", () => Copra.store());
