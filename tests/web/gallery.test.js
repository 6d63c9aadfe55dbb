// gallery.test.js FOLDER: the pages of the gallery in FOLDER: the index and its search, and each scene against its golden image.
"use strict";
const assert = require("assert");
const fs = require("fs");
const path = require("path");
const { spawnSync } = require("child_process");
const { started, suite } = require("./browser.js");

const folder = process.argv[2];
const test = suite(folder, process.argv[3]);
const shown = page => page.$$eval(".card", cards => cards.filter(card => card.offsetParent).map(card => card.getAttribute("href")));

test("lists all scenes, and those that a search finds", async page => {
    const all = await shown(page);
    assert.ok(all.length > 150, all.length + " scenes");
    await page.type("#search", "blur shaders");
    assert.deepStrictEqual(await shown(page), ["play.html?arg=shaders%2Fblur"]);
    await page.reload();
    assert.strictEqual((await shown(page)).length, 1, "the address does not keep the search");
    await page.type("#search", "xyz");
    assert.strictEqual((await shown(page)).length, 0);
    assert.ok(await page.$eval("#none", line => !line.hidden));
});

test("has a picture for each scene", async page => {
    const pictures = await page.$$eval(".card img", images => images.map(image => image.getAttribute("src")));
    for (const picture of pictures) assert.ok(picture.startsWith("pictures/") && fs.existsSync(path.join(folder, picture)), picture);
});

test("plays the scene of a card", async page => {
    await page.click('.card[href$="sprites%2Fflip"]');
    await page.waitForNavigation({ waitUntil: "load" }).catch(() => {});
    await started(page);
    assert.deepStrictEqual(page.lines, []);
});

// The scenes of a family run without a pause, and write their last frames into the file system of the page.
const golden = path.join(__dirname, "..", "gallery", "golden");
const families = [...new Set(fs.readdirSync(golden).map(name => name.split("_")[0]))];
// Pictures that differ, each with its reason in the file.
const leftOut = fs.readFileSync(path.join(__dirname, "left-out.txt"), "utf8").split("\n").map(line => line.split(/\s+/))
    .filter(words => words[0] === "gallery").map(words => words[1]);
const shots = path.join(folder, "..", "gallery-shots");
for (const family of families) {
    test("draws the scenes of " + family, async page => {
        await page.goto(page.url() + `play.html?arg=${family}&arg=--all&arg=--shots&arg=/shots`);
        await page.waitForFunction(() => Copra.hasFault || !document.getElementById("again").hidden, { timeout: 600000, polling: 500 });
        const files = await page.evaluate(() => {
            const found = {};
            for (const name of Module.FS.readdir("/shots/canvases"))
                if (name.endsWith(".ppm")) found[name] = btoa(Module.FS.readFile("/shots/canvases/" + name).reduce((text, byte) => text + String.fromCharCode(byte), ""));
            return found;
        });
        const to = path.join(shots, family, "canvases");
        fs.mkdirSync(to, { recursive: true });
        for (const [name, data] of Object.entries(files)) fs.writeFileSync(path.join(to, name), Buffer.from(data, "base64"));
        const check = spawnSync("python3", ["-B", path.join(__dirname, "..", "gallery", "check_pictures.py"), "--compare", path.dirname(to), family, ...leftOut],
            { encoding: "utf8" });
        assert.strictEqual(check.status, 0, check.stdout + check.stderr);
    });
}
