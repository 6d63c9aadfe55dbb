// trial.test.js FOLDER: what the page of trial.cpp in FOLDER does with the text of keys, input methods and phones, and what it says of faults.
"use strict";
const assert = require("assert");
const { started, frames, isCovered, sentence, suite } = require("./browser.js");

const test = suite(process.argv[2], process.argv[3]);

async function begin(page, task) {
    await page.goto(page.url() + "?arg=" + task);
    page.lines.length = 0;
    if (task === "typing") {
        await started(page);
        await page.waitForFunction(() => document.activeElement.id === "copra-field");
    } else {
        await page.waitForFunction(() => Copra.hasFault, { timeout: 60000 });
    }
}
// What the field says last, in the frame after the next one.
async function text(page) {
    await frames(page, 4);
    const said = page.lines.filter(line => line.startsWith("text: "));
    return said.length ? said[said.length - 1].slice("text: ".length) : undefined;
}

test("types by keys", async page => {
    await begin(page, "typing");
    await page.keyboard.type("Honig, süß!");
    assert.strictEqual(await text(page), "Honig, süß!");
    for (let i = 0; i < 6; ++i) await page.keyboard.press("Backspace");
    assert.strictEqual(await text(page), "Honig");
    await page.keyboard.press("Enter");
    await frames(page, 4);
    assert.ok(page.lines.includes("return"), page.lines.join("\n"));
});

test("shows what an input method composes, and keeps what it commits", async page => {
    await begin(page, "typing");
    const session = await page.createCDPSession();
    const compose = words => session.send("Input.imeSetComposition", { text: words, selectionStart: words.length, selectionEnd: words.length });
    await page.keyboard.type("a");
    for (const [words, shown] of [["h", "ah"], ["は", "aは"], ["はち", "aはち"]]) {
        await compose(words);
        assert.strictEqual(await text(page), shown);
    }
    await session.send("Input.insertText", { text: "蜂" });
    assert.strictEqual(await text(page), "a蜂");
    await page.keyboard.type("!");
    assert.strictEqual(await text(page), "a蜂!");
});

test("forgets what an input method gives up", async page => {
    await begin(page, "typing");
    const session = await page.createCDPSession();
    await page.keyboard.type("a");
    await session.send("Input.imeSetComposition", { text: "はち", selectionStart: 2, selectionEnd: 2 });
    assert.strictEqual(await text(page), "aはち");
    await session.send("Input.imeSetComposition", { text: "", selectionStart: 0, selectionEnd: 0 });
    assert.strictEqual(await text(page), "a");
});

// Phones say of keys only that there was one, write into the field, and correct words.
test("takes what the keyboard of a phone writes", async page => {
    await begin(page, "typing");
    await page.evaluate(() => {
        const field = document.activeElement;
        const write = (value, isComposing) => {
            field.dispatchEvent(new KeyboardEvent("keydown", { key: "Unidentified", keyCode: 229, bubbles: true, cancelable: true }));
            field.value = value;
            field.dispatchEvent(new InputEvent("input", { isComposing, bubbles: true }));
        };
        write(" b", true);
        write(" be", true);
        write(" bea", true);
        write(" bee", true);
        field.dispatchEvent(new CompositionEvent("compositionend", { data: "bee", bubbles: true }));
        write("  ", false);
        write("", false); // Backspace
    });
    assert.strictEqual(await text(page), "bee");
});

test("keeps the keyboard while the player touches the game", async page => {
    await begin(page, "typing");
    await page.mouse.click(300, 300);
    assert.strictEqual(await page.evaluate(() => document.activeElement.id), "copra-field");
    await page.keyboard.type("bee");
    assert.strictEqual(await text(page), "bee");
});

test("draws vertex arrays that a game has in memory, with blending", async page => {
    await page.goto(page.url() + "?arg=arrays");
    await started(page);
    await frames(page, 4);
    const said = [...new Set(page.lines)];
    assert.deepStrictEqual(said, ["quarter 1: 0 255 0, error 0", "quarter 3: 0 0 255, error 0"]);
});

const kFaults = [
    ["memory", /^The game has used up the memory .*Saved games are kept/],
    ["throw", /crashed \(an exception .*Saved games are kept/],
    ["wait", /waits for a frame in [^,]*Trial::loopUnknown\(\)\. List this function in COPRA_WEB_WAITS/],
];
for (const [task, says] of kFaults) {
    test("says what is wrong and keeps saved files: " + task, async page => {
        await begin(page, task);
        assert.match(await sentence(page), says);
        assert.ok(await isCovered(page));
        assert.ok(!page.lines.includes("waited"), "the program went on");
        await page.goto(page.url().replace(/\?.*/, "?arg=none"));
        await started(page);
        const file = await page.evaluate(() => Module.FS.readFile(Copra.saves + "/trial/file.txt", { encoding: "utf8" }));
        assert.strictEqual(file, "kept");
    });
}

const stored = async page => {
    const count = await page.evaluate(() => { Copra.store(); return Copra.stored; });
    await page.waitForFunction(count => Copra.stored > count, { timeout: 20000 }, count);
};
const read = (page, name) => page.evaluate(name => {
    const path = Copra.saves + "/" + name;
    return Module.FS.analyzePath(path).exists ? Module.FS.readFile(path, { encoding: "utf8" }).slice(0, 9) : undefined;
}, name);
// As programs write: into another file, which replaces the first. The text is followed by noise, as databases compress.
const write = (page, name, text, noise = 0, removed = "") => page.evaluate((name, text, noise, removed) => {
    if (removed) Module.FS.unlink(Copra.saves + "/" + removed);
    const bytes = Uint8Array.from({ length: text.length + noise }, (_, i) => i < text.length ? text.charCodeAt(i) : Math.random() * 256);
    Module.FS.writeFile(Copra.saves + "/new", bytes);
    Module.FS.rename(Copra.saves + "/new", Copra.saves + "/" + name);
}, name, text, noise, removed);

test("keeps what was saved when the storage is full, and stores when it has room again", async page => {
    const session = await page.createCDPSession();
    const origin = new URL(page.url()).origin;
    await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 4 << 20 });
    await page.goto(page.url() + "?arg=none");
    await started(page);
    await write(page, "a", "first");
    await write(page, "b", "first");
    await stored(page);
    page.lines.length = 0;
    await write(page, "a", "too large", 8 << 20, "b");
    await page.waitForFunction(() => Copra.saidFull && !Copra.isStoring, { timeout: 20000 });
    await write(page, "c", "with the others");
    await page.evaluate(() => Copra.store());
    await page.waitForFunction(() => !Copra.isStoring);
    assert.deepStrictEqual(page.lines.filter(line => /[Ss]aved games/.test(line)),
        ["Saved games are not stored: the storage of this browser is full. Earlier ones are kept; the game tries again."]);
    await page.reload();
    await started(page);
    assert.deepStrictEqual(await Promise.all(["a", "b", "c"].map(name => read(page, name))), ["first", "first", undefined]);
    await write(page, "a", "too large", 8 << 20);
    await page.waitForFunction(() => Copra.saidFull && !Copra.isStoring, { timeout: 20000 });
    await session.send("Storage.overrideQuotaForOrigin", { origin });
    await write(page, "c", "third");
    await page.waitForFunction(() => Copra.stored > 0, { timeout: 20000 });
    await page.reload();
    await started(page);
    assert.deepStrictEqual(await Promise.all(["a", "b", "c"].map(name => read(page, name))), ["too large", "first", "third"]);
});

test("stores again after the browser has closed its database", async page => {
    await page.goto(page.url() + "?arg=none");
    await started(page);
    await write(page, "a", "first");
    await stored(page);
    await page.evaluate(() => database.close());
    await write(page, "a", "lost");
    await page.waitForFunction(() => Copra.saidFull && !Copra.isStoring, { timeout: 20000 });
    await write(page, "b", "second");
    await stored(page);
    await page.reload();
    await started(page);
    assert.deepStrictEqual(await Promise.all(["a", "b"].map(name => read(page, name))), ["lost", "second"]);
});
