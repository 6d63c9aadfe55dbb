// What the tests of pages share: a server on the loopback interface and Debian's Chromium, driven by puppeteer-core.
"use strict";
const fs = require("fs");
const http = require("http");
const path = require("path");
const puppeteer = require("puppeteer-core");

const kTypes = {".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm", ".png": "image/png"};

// Serves a folder; `missing` names are answered with 404.
const serve = (folder, missing = []) => new Promise(resolve => {
    const server = http.createServer((request, response) => {
        const name = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
        const file = path.join(folder, name.endsWith("/") ? name + "index.html" : name);
        if (missing.some(each => file.endsWith(each)) || !fs.existsSync(file)) {
            response.writeHead(404);
            response.end();
            return;
        }
        response.writeHead(200, {"Content-Type": kTypes[path.extname(file)] || "application/octet-stream", "Content-Length": fs.statSync(file).size});
        fs.createReadStream(file).pipe(response);
    });
    server.listen(0, "127.0.0.1", () => resolve({url: "http://127.0.0.1:" + server.address().port + "/", close: () => server.close()}));
});

const launch = () => puppeteer.launch({
    executablePath: process.env.COPRA_CHROMIUM || "/usr/bin/chromium",
    protocolTimeout: 600000, // milliseconds: a page answers nothing while it computes
    args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--autoplay-policy=user-gesture-required"],
});

// Opens a page and collects what it logs in page.lines.
exports.open = async (browser, url, viewport = {width: 960, height: 640}) => {
    const page = await browser.newPage();
    page.lines = [];
    page.on("console", message => page.lines.push(message.text()));
    page.on("pageerror", error => page.lines.push(String(error)));
    await page.setViewport(viewport);
    await page.goto(url);
    return page;
};

// Waits until the game shows pictures: its cover is gone.
exports.started = async page => {
    await page.waitForFunction(() => Copra.hasFault || document.getElementById("cover").hidden, { timeout: 60000 });
    const fault = await page.evaluate(() => Copra.hasFault && document.getElementById("sentence").textContent);
    if (fault) throw new Error("the page says: " + fault);
};
exports.frames = (page, count) => page.evaluate(count => new Promise(resolve => {
    const next = () => count-- > 0 ? requestAnimationFrame(next) : resolve();
    next();
}), count);
exports.sentence = page => page.evaluate(() => document.getElementById("sentence").textContent);
exports.isCovered = page => page.evaluate(() => !document.getElementById("cover").hidden);

// Runs tests of the page in a folder, or those whose names have a text, after the script has registered all: test(name, run, missing), where the server
// does not send the files `missing`. Each has a page of its own, in a profile of its own.
exports.suite = (folder, wanted) => {
    const tests = [];
    setImmediate(() => runAll(path.resolve(folder), tests.filter(({ name }) => !wanted || name.includes(wanted))));
    return (name, run, missing = []) => tests.push({ name, run, missing });
};

async function runAll(folder, tests) {
    const browser = await launch();
    let failed = 0;
    for (const { name, run, missing } of tests) {
        const server = await serve(folder, missing);
        const context = await browser.createBrowserContext();
        const page = await exports.open(context, server.url);
        try {
            await run(page);
            console.log("ok    " + name);
        } catch (error) {
            ++failed;
            console.log("FAIL  " + name + "\n      " + String(error.message || error).replace(/\n/g, "\n      "));
            for (const line of page.lines.slice(0, 10)) console.log("      page: " + line);
            await page.screenshot({ path: path.join(folder, "..", "web-failed-" + failed + ".png") }).catch(() => {});
        }
        await context.close();
        server.close();
    }
    await browser.close();
    console.log(failed ? failed + " failed" : "all passed");
    process.exit(failed ? 1 : 0);
}
