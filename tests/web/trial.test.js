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

for (const [task, says] of [["memory", /crashed .*Saved games are kept/], ["throw", /crashed \(an exception .*Saved games are kept/]]) {
    test("says what is wrong and keeps saved files: " + task, async page => {
        await begin(page, task);
        assert.match(await sentence(page), says);
        assert.ok(await isCovered(page));
        await page.goto(page.url().replace(/\?.*/, "?arg=none"));
        await started(page);
        const file = await page.evaluate(() => Module.FS.readFile(Copra.saves + "/trial/file.txt", { encoding: "utf8" }));
        assert.strictEqual(file, "kept");
    });
}
