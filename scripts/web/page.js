// What surrounds a game in a web page: the progress bar, and sentences in place of a game that cannot go on. index.html has set Copra.name, the name of
// the program, and saves.js keeps its files.
"use strict";

Copra.program = "/usr/bin/" + Copra.name;

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

// --- Waits ---

// While the program waits for a frame, each function that reaches the wait is left, and entered again after it. Only those of Copra.waits can do that;
// any other would go on as if the frame had passed. Looks who waits, once for each depth of the stack, and ends the program if it is another one.
const seenDepths = new Set();
function checkWait(depth) {
    if (seenDepths.has(depth)) return;
    seenDepths.add(depth);
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 200;
    const waiting = new Set([...new Error().stack.matchAll(/wasm-function\[(\d+)\]/g)].map(match => Number(match[1])));
    Error.stackTraceLimit = limit;
    const unknown = [...waiting].filter(index => !Copra.waits.includes(index));
    // Where not even the function of Copra that waits is found, this browser counts in another way.
    if (!unknown.length || unknown.length === waiting.size) return;
    namesOf(unknown).then(names => Copra.fault("The game waits for a frame in " + names.join(", ") +
        ". List this function in COPRA_WEB_WAITS when you build the page."));
    throw "unwind"; // as programs end that keep the page
}

// The names of functions, by their numbers in the program. A server need not have the file with them.
async function namesOf(indices) {
    const response = await fetch(Copra.name + ".symbols").catch(() => null);
    const symbols = response && response.ok ? await response.text() : "";
    return indices.map(index => {
        const found = symbols.match(new RegExp("^" + index + ":(.*)$", "m"));
        return found ? found[1] : "function " + index;
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
    onAbort: crashedBy,
    copraFault: Copra.fault,
    copraMemoryIsFull: () => { // what comes of it, comes soon
        Copra.memoryIsFull = true;
        setTimeout(() => { Copra.memoryIsFull = false; }, 1000);
    },
    copraWait: checkWait,
    copraEnd: () => {
        Copra.store();
        if (Copra.hasFault) return;
        byId("bar").hidden = true;
        byId("again").hidden = false;
        byId("cover").hidden = false;
    },
};
byId("again").onclick = () => location.reload();

function crashedBy(cause) {
    Copra.fault((Copra.memoryIsFull || /out of memory|OOM|allocat|enlarge memory/i.test(String(cause))
        ? "The game has used up the memory that this browser gives to a page."
        : "The game has crashed (" + cause + ").") + " Saved games are kept; reload the page to play again.");
}

// What ends the program without an exception or a crash is none of them: it waits, or it has ended.
function crashed(what) {
    if (!what || what === "unwind" || what.name === "ExitStatus") return;
    crashedBy(typeof what === "number" ? "an exception that it does not catch" : what.message || what); // exceptions of C++ are numbers here
}
window.addEventListener("error", event => crashed(event.error || event.message));
window.addEventListener("unhandledrejection", event => crashed(event.reason));

if (location.protocol === "file:")
    Copra.fault("Browsers do not start games from files of the disk. Type ./copra run web, or put the folder on a server.");
else if (!window.WebAssembly)
    Copra.fault("This game needs WebAssembly, which this browser does not have.");
