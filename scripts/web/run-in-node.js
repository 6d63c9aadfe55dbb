// run-in-node.js [--share FOLDER] PROGRAM.js [OPTION...]: runs a program for web pages in node, without a window. It sees the files of this machine, read and
// write, at the paths that they have here, and those of FOLDER in /usr/share, where a page has its resources; variables of the environment that begin
// with COPRA_ are the program's, too.
"use strict";
const fs = require("fs");
const path = require("path");
const words = process.argv.slice(2);
const share = words[0] === "--share" ? words.splice(0, 2)[1] : undefined;
const [program, ...options] = words;
const folder = path.dirname(path.resolve(program));
const Module = {
    arguments: options,
    thisProgram: path.resolve(program).replace(/\.js$/, ""),
    locateFile: name => path.join(folder, name),
    preRun: [() => {
        const FS = Module.FS;
        for (const name of fs.readdirSync("/")) {
            if (["dev", "proc", "sys", ...share ? ["usr"] : []].includes(name) || !fs.statSync("/" + name).isDirectory()) continue;
            FS.mkdirTree("/" + name);
            FS.mount(FS.filesystems.NODEFS, {root: "/" + name}, "/" + name);
        }
        if (share) {
            FS.mkdirTree("/usr/share");
            FS.mount(FS.filesystems.NODEFS, {root: path.resolve(share)}, "/usr/share");
        }
        FS.chdir(process.cwd());
        for (const [name, value] of Object.entries(process.env))
            if (/^(COPRA_|HOME$|XDG_)/.test(name)) Module.ENV[name] = value;
    }],
    quit: status => process.exit(status),
};
new Function("Module", "require", "__filename", "__dirname", "process", fs.readFileSync(program, "utf8"))(
    Module, require, path.resolve(program), folder, process);
