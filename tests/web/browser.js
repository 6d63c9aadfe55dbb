// What the tests of pages share: a server on the loopback interface and Debian's Chromium, driven by puppeteer-core.
"use strict";
const fs = require("fs");
const http = require("http");
const path = require("path");
const puppeteer = require("puppeteer-core");

const kTypes = {".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm", ".png": "image/png"};

// Serves a folder; `missing` names are answered with 404.
exports.serve = (folder, missing = []) => new Promise(resolve => {
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

exports.launch = () => puppeteer.launch({
    executablePath: process.env.COPRA_CHROMIUM || "/usr/bin/chromium",
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
