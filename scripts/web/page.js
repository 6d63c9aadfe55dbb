// What surrounds a game in a web page: the progress bar, saved files in the browser's database, and sentences in place of a game that cannot go on.
// index.html has set Copra.name, the name of the program.
"use strict";

Copra.program = "/usr/bin/" + Copra.name;
Copra.saves = "/saves/" + Copra.name; // also the name of the database: one server may have several games

const byId = id => document.getElementById(id);

// Shows a sentence in place of the game. The first one stays: what follows is a consequence.
Copra.fault = sentence => {
    if (Copra.hasFault) return;
    Copra.hasFault = true;
    byId("sentence").textContent = sentence;
    byId("bar").hidden = true;
    byId("cover").hidden = false;
    console.error(sentence);
};

// --- Saved files ---

// Copies what has changed in the folder of saved files to the database. Writes that come while it works are copied after it.
Copra.store = () => {
    if (!Copra.saved) return;
    if (Copra.isStoring) {
        Copra.storesAgain = true;
        return;
    }
    Copra.isStoring = true;
    Copra.saved.sync(false, error => {
        Copra.isStoring = false;
        if (error && !Copra.saidFull) {
            Copra.saidFull = true;
            console.warn("Saved games cannot be stored in this browser: " + (error.message || error));
        }
        Copra.stored = (Copra.stored || 0) + 1;
        if (Copra.storesAgain) {
            Copra.storesAgain = false;
            Copra.store();
        }
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

// Keeps the folder of saved files in the database of the browser. The file system gets no function for that: fsync() would suspend the
// program until the database has the file, where it cannot be suspended. Returns what copies the files.
function mountSaves() {
    const { FS } = Module;
    const database = FS.filesystems.IDBFS;
    const type = Object.assign({}, database, { syncfs: undefined });
    FS.mount(type, {}, Copra.saves); // the database has the name of this folder
    const mount = FS.lookupPath(Copra.saves).node.mount;
    for (const name of ["rename", "unlink"]) { // the last step of writing a file, and of removing one
        const original = FS[name];
        FS[name] = (...paths) => {
            const result = original.apply(FS, paths);
            if (paths.some(path => String(path).startsWith(Copra.saves))) storeSoon();
            return result;
        };
    }
    return (loads, done) => database.syncfs(mount, loads, done);
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
    takeSaves(() => {
        const sync = mountSaves();
        sync(true, error => {
            if (error)
                console.warn("Saved games cannot be read in this browser, and are not kept: " + (error.message || error));
            else
                Copra.saved = { sync }; // not before: an empty folder would replace the files
            Module.removeRunDependency("saves");
        });
    });
}

// --- The program ---

// Programs find their name, and beside it their resources, as on Linux.
function placeProgram() {
    const { FS } = Module;
    FS.mkdirTree("/proc/self");
    FS.mkdirTree("/usr/bin");
    FS.writeFile(Copra.program, "");
    FS.symlink(Copra.program, "/proc/self/exe");
}

// Counts the bytes of the files that the page loads. Lengths that a server does not say are left out.
function showProgress(text) {
    const parts = text && text.match(/\((\d+)\/(\d+)\)/);
    if (parts) byId("done").style.width = 100 * parts[1] / parts[2] + "%";
}

var Module = {
    canvas: byId("canvas"),
    arguments: new URLSearchParams(location.search).getAll("arg"),
    thisProgram: Copra.program,
    preRun: [placeProgram, loadSaves],
    setStatus: showProgress,
    onRuntimeInitialized: () => {
        byId("done").style.width = "100%";
        byId("canvas").focus(); // the program may give it to a field
    },
    postRun: [() => {
        if (!Copra.hasFault) byId("cover").hidden = true;
    }],
    onAbort: what => Copra.fault(/memory|OOM/i.test(String(what))
        ? "The game has used up the memory that this browser gives to a page. Saved games are kept; reload the page to play again."
        : "The game has crashed (" + what + "). Saved games are kept; reload the page to play again."),
    copraFault: Copra.fault,
    copraEnd: () => {
        Copra.store();
        if (Copra.hasFault) return;
        byId("bar").hidden = true;
        byId("again").hidden = false;
        byId("cover").hidden = false;
    },
};
byId("again").onclick = () => location.reload();

// What ends the program without an exception or a crash is none of them: it waits, or it has ended.
function crashed(what) {
    if (!what || what === "unwind" || what.name === "ExitStatus") return;
    const name = typeof what === "number" ? "an exception that it does not catch" : what.message || what; // exceptions of C++ are numbers here
    Copra.fault("The game has crashed (" + name + "). Saved games are kept; reload the page to play again.");
}
window.addEventListener("error", event => crashed(event.error || event.message));
window.addEventListener("unhandledrejection", event => crashed(event.reason));
document.addEventListener("visibilitychange", () => { if (document.hidden) Copra.store(); });
window.addEventListener("pagehide", Copra.store);

if (location.protocol === "file:")
    Copra.fault("Browsers do not start games from files of the disk. Type ./copra run web, or put the folder on a server.");
else if (!window.WebAssembly)
    Copra.fault("This game needs WebAssembly, which this browser does not have.");
