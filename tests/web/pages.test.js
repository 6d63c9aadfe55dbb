// pages.test.js FOLDER: what a player does with the page of BeeCluster in FOLDER, in a real Chromium. Each test has a page of its own.
"use strict";
const assert = require("assert");
const { open, started, frames, isCovered, sentence, suite } = require("./browser.js");

const test = suite(process.argv[2], process.argv[3]);

// How many colors a picture of the page has, on a coarse grid: one if nothing was drawn.
async function colors(page) {
    const picture = await page.screenshot({ encoding: "base64" });
    return page.evaluate(async picture => {
        const image = new Image();
        image.src = "data:image/png;base64," + picture;
        await image.decode();
        const copy = document.createElement("canvas");
        copy.width = 96;
        copy.height = 64;
        const context = copy.getContext("2d");
        context.drawImage(image, 0, 0, 96, 64);
        const data = context.getImageData(0, 0, 96, 64).data;
        const found = new Set();
        for (let i = 0; i < data.length; i += 4) found.add((data[i] >> 4) << 8 | (data[i + 1] >> 4) << 4 | data[i + 2] >> 4);
        return found.size;
    }, picture);
}

const files = page => page.evaluate(() => {
    const found = {};
    const walk = folder => {
        for (const name of Module.FS.readdir(folder)) {
            if (name === "." || name === "..") continue;
            const file = folder + "/" + name;
            if (Module.FS.isDir(Module.FS.stat(file).mode)) walk(file);
            else found[file] = Module.FS.readFile(file, { encoding: "utf8" });
        }
    };
    walk(Copra.saves);
    return found;
});

async function play(page) {
    await started(page);
    await frames(page, 30);
    await page.mouse.click(480, 323); // Play
    await frames(page, 60);
}

test("draws the title", async page => {
    await started(page);
    await frames(page, 30); // the first ones have one color, until the pictures of the title are decoded
    assert.ok(await colors(page) > 60, "the title has few colors");
    assert.deepStrictEqual(page.lines, []);
});

test("fills the page with the pixels of the screen, also after it was turned", async page => {
    await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
    await page.reload();
    await started(page);
    const size = () => page.evaluate(() => [Module.canvas.width, Module.canvas.height]);
    assert.deepStrictEqual(await size(), [780, 1688]);
    await page.setViewport({ width: 844, height: 390, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
    await frames(page, 20);
    assert.deepStrictEqual(await size(), [1688, 780]);
    assert.ok(await colors(page) > 60, "nothing is drawn after the turn");
});

test("starts a game by a click, with sound", async page => {
    await play(page);
    const state = await page.evaluate(() => Module.copraSound && Module.copraSound.context.state);
    assert.strictEqual(state, "running");
    const peak = await page.evaluate(() => new Promise(resolve => {
        const { context, output } = Module.copraSound;
        const analyser = context.createAnalyser();
        output.connect(analyser);
        const samples = new Float32Array(analyser.fftSize);
        let peak = 0;
        let left = 60;
        const look = () => {
            analyser.getFloatTimeDomainData(samples);
            for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
            if (--left > 0) requestAnimationFrame(look);
            else resolve(peak);
        };
        look();
    }));
    assert.ok(peak > 0.005, "the loudest sample is " + peak);
});

test("starts a game by the keyboard, and pauses it when the tab is hidden", async page => {
    await started(page);
    await frames(page, 30);
    await page.keyboard.press("Enter");
    await frames(page, 60);
    await page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    });
    await frames(page, 10);
    assert.strictEqual(await page.evaluate(() => Module.copraSound.context.state), "suspended");
    assert.ok(await page.evaluate(() => Copra.stored > 0), "nothing was stored");
});

test("plays by touch", async page => {
    await page.setViewport({ width: 960, height: 640, hasTouch: true });
    await page.reload();
    await started(page);
    await frames(page, 30);
    const before = await colors(page);
    await page.touchscreen.tap(480, 323);
    await frames(page, 60);
    assert.ok(before > 60 && await page.evaluate(() => Module.copraSound.sources.size > 0), "no music plays");
});

test("keeps settings over a reload", async page => {
    await page.goto(page.url() + "?arg=--screen&arg=settings");
    await started(page);
    await frames(page, 30);
    await page.mouse.click(656, 115); // less sound
    await frames(page, 10);
    await page.mouse.click(480, 585); // Back
    await page.waitForFunction(() => Copra.stored > 0, { timeout: 20000 });
    const before = await files(page);
    assert.ok(Object.keys(before).length > 0, "no file was saved");
    await page.reload();
    await started(page);
    assert.deepStrictEqual(await files(page), before);
});

test("fills the screen, and goes on", async page => {
    await page.goto(page.url() + "?arg=--screen&arg=settings");
    await started(page);
    await frames(page, 30);
    const before = await colors(page);
    for (const isFull of [true, false]) {
        await page.mouse.click(770, 384); // Full screen
        await frames(page, 10);
        await page.mouse.move(480, 20); // requests wait for an event of the player
        await page.mouse.click(480, 20);
        await frames(page, 30);
        assert.ok(!await isCovered(page), "the page says that the game has ended");
        await page.waitForFunction(isFull => !!document.fullscreenElement === isFull, { timeout: 20000 }, isFull);
        assert.ok(await colors(page) > before / 2, "nothing is drawn");
    }
});

test("says that the program is missing", async page => {
    await page.waitForFunction(() => Copra.hasFault);
    assert.match(await sentence(page), /The server does not send beecluster\.js/);
}, ["/beecluster.js"]);

test("says that a resource is missing", async page => {
    await page.waitForFunction(() => Copra.hasFault);
    assert.match(await sentence(page), /beecluster\.data/);
}, ["/beecluster.data"]);

test("says that the browser has no WebGL 2", async page => {
    await page.evaluateOnNewDocument(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.reload();
    await page.waitForFunction(() => Copra.hasFault);
    assert.match(await sentence(page), /needs WebGL 2/);
});

test("plays without a database, and says so once", async page => {
    await page.evaluateOnNewDocument(() => {
        Object.defineProperty(window, "indexedDB", { value: undefined });
    });
    await page.reload();
    await play(page);
    assert.ok(!await isCovered(page));
    assert.strictEqual(page.lines.filter(line => /[Ss]aved games/.test(line)).length, 1, page.lines.join("\n"));
});

// A change of the settings, which is stored; Copra.stored counts.
async function changeVolume(page) {
    await page.goto(page.url().replace(/\?.*/, "") + "?arg=--screen&arg=settings");
    await started(page);
    await frames(page, 30);
    const before = await page.evaluate(() => Copra.stored || 0);
    await page.mouse.click(656, 115); // less sound
    await frames(page, 10);
    await page.mouse.click(480, 585); // Back
    await page.waitForFunction(before => Copra.stored > before, { timeout: 20000 }, before);
}

test("plays when the browser refuses its database, and says so once", async page => {
    await page.evaluateOnNewDocument(() => {
        IDBFactory.prototype.open = () => { throw new DOMException("The operation is insecure.", "SecurityError"); };
    });
    await page.reload();
    await play(page);
    assert.ok(!await isCovered(page));
    assert.strictEqual(page.lines.filter(line => /[Ss]aved games/.test(line)).length, 1, page.lines.join("\n"));
});

test("begins in one tab only, and keeps the files of this one", async page => {
    await changeVolume(page);
    const kept = await files(page);
    const other = await open(page.browserContext(), page.url().replace(/\?.*/, ""));
    await other.waitForFunction(() => Copra.hasFault);
    assert.match(await sentence(other), /open in another tab/);
    await page.bringToFront();
    await page.reload();
    await started(page);
    assert.deepStrictEqual(await files(page), kept);
    await page.close();
    await other.reload();
    await started(other);
    assert.deepStrictEqual(await files(other), kept);
});

test("keeps saved files when the page is hidden while it loads", async page => {
    await changeVolume(page);
    const kept = await files(page);
    await page.evaluateOnNewDocument(() => {
        document.addEventListener("DOMContentLoaded", () => window.dispatchEvent(new Event("pagehide")));
    });
    await page.reload();
    await started(page);
    await page.reload();
    await started(page);
    assert.deepStrictEqual(await files(page), kept);
});

test("ends with a button that begins again", async page => {
    await started(page);
    await frames(page, 30);
    await page.mouse.click(480, 491); // Quit
    await page.waitForFunction(() => !document.getElementById("again").hidden, { timeout: 20000 });
    await page.click("#again");
    await page.waitForNavigation({ waitUntil: "load" }).catch(() => {});
    await started(page);
});

test("goes on after the graphics card was lost", async page => {
    await play(page);
    await page.evaluate(() => {
        const lose = Module.canvas.getContext("webgl2").getExtension("WEBGL_lose_context");
        lose.loseContext();
        setTimeout(() => lose.restoreContext(), 100);
    });
    await frames(page, 60);
    assert.ok(await colors(page) > 60, "the picture is gone");
});
