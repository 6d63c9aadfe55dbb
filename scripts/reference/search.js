// The search of the reference. search.py writes its data, search-data.js and search-texts.js, which are loaded when the field gets the focus.
// "Node::run" finds members of Node and of its bases that begin so; words find names, and texts of classes and guides, that contain all of them.
(function () {
    const shownResults = 40;
    const fewResults = 4; // then results with only some of the words follow
    const someResults = 8; // of those
    // Words of a question that say nothing about its subject.
    const fillers = new Set("a an the to of in on at for from with how do does can i my is are it and or what where when which between if get use using not make want need".split(" "));
    const shortWord = 4; // letters; a shorter word is found where a word begins, or as a whole word of a text
    const fewAliases = 4; // names of earlier versions that only begin with the query
    const within = 40; // the distance of a name that has the query in the middle of a word: "ads" in "quads"
    const lastRank = 2.4; // of guides for contributors and about the past: see search.py
    const behindOthers = 30; // the distance that these get in addition, unless the query is their title
    const manyDerived = 10; // classes; a property of their base is more likely meant than that of another class
    let entries = null;
    const box = document.createElement("div");
    box.id = "search";
    box.innerHTML = '<input type="search" placeholder="Search ( / )" aria-label="Search" autocomplete="off" spellcheck="false"/>' +
        '<div id="search-results" hidden></div>';
    document.getElementById("titlearea").append(box);
    const field = box.firstChild, results = box.lastChild;

    // Words instead of their numbers, of three characters each: see search.py.
    function unpack() {
        const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", words = searchWords.split(" ");
        const wordOf = number => words[[...number].reduce((sum, digit) => sum * digits.length + digits.indexOf(digit), 0)];
        for (const page of searchPages) {
            page[5] = page[5].map(numbers => (numbers.match(/.../g) || []).map(wordOf).join(" "));
        }
    }

    // The text below a result, as soon as there is one.
    function summaryOf({source, scope, name, code}) {
        if (code) { // what a function such as ccpAdd() stands for
            return `A name from earlier versions. Use ${code}.`;
        }
        if (!source && /^(?:ccp|ccc|km|cc[A-Z](?!raw))/.test(name)) { // the class of ccDrawLine is only that of its first parameter
            return `A name from earlier versions. Use ${scope.replace("now ", "")}.`;
        }
        const text = source && typeof searchTexts !== "undefined" ? searchTexts[source[0]][source[1]] : "";
        return typeof text === "number" ? searchRepeated[text] : text || "";
    }

    function readData() {
        unpack();
        entries = [];
        const derived = searchPages.map(page => page[0].startsWith("group__") ? 1000 : 0); // functions come before members
        searchPages.forEach(page => page[3].forEach(base => derived[base]++)); // and those of base classes before others
        searchPages.forEach(([file, title, rank, , names, texts, older], page) => {
            const scope = title.split("::");
            const name = scope.pop();
            if (!file.endsWith("_8h.html")) { // of headers only the macros
                const kind = file.startsWith("group__") ? "subject" : file.includes("-") ? "guide" : "";
                entries.push({name, scope: scope.join("::") || kind, url: file, rank: rank - 0.5, page, isPage: true, derived: 0,
                    text: " " + texts[0], source: [page, 0]});
            }
            for (let i = 0; i < names.length; i += 2) {
                if (names[i] !== name) { // not the constructor or the first heading
                    entries.push({name: names[i], scope: title, url: file + "#" + names[i + 1], rank: rank + (names[i][0] === "_" ? 3 : older.includes(i / 2) ? 2 : 0), page,
                        derived: derived[page], text: texts.length > 1 ? " " + texts[i / 2 + 1] : "", source: [page, i / 2 + 1]});
                }
            }
        });
        for (let i = 0; i < searchAliases.length; i += 3) {
            const [file, title] = searchPages[searchAliases[i + 1]];
            entries.push({name: searchAliases[i], scope: "now " + title, url: file, rank: 1, page: -1, derived: 0, text: "", code: searchAliases[i + 2],
                source: /^[a-z]/.test(searchAliases[i]) ? null : [searchAliases[i + 1], 0]}); // a function is not the class
        }
        for (const entry of entries) {
            entry.key = joined(entry.name);
        }
    }

    // The pages of classes with this name, and of their bases.
    function pagesOf(name) {
        const found = new Set();
        function add(page) {
            if (!found.has(page)) {
                found.add(page);
                searchPages[page][3].forEach(add);
            }
        }
        searchPages.forEach(([, title], page) => {
            if (("::" + title.toLowerCase()).endsWith("::" + name)) {
                add(page);
            }
        });
        return found;
    }

    // What topics.txt lists for a question that has all words that a topic needs: topics that know the other words, too, or else any.
    function answers(query) {
        const spoken = spokenWords(query), words = spoken.filter(word => !fillers.has(word)).map(stem), all = spoken.map(stem);
        const about = searchTopics.filter(([needed]) => needed.every(word => all.includes(stem(word))));
        const exact = about.filter(([needed, also]) => {
            const known = needed.concat(also).map(stem);
            return words.every(word => known.includes(word) || /^[0-9]+$/.test(word));
        });
        const found = (exact.length ? exact : about).sort((a, b) => b[0].length - a[0].length);
        const listed = found.flatMap(topic => topic[2]), urls = [...new Set(listed.filter(url => url[0] !== "!"))];
        const named = spoken.length > 1 ? entries.filter(entry => entry.isPage && entry.rank < 0 && entry.key === spoken.join("")) : []; // "rich text" is RichText
        const answered = [...new Set([...named, ...urls.map(url => entries.find(entry => entry.url === url)).filter(entry => entry)])];
        return Object.assign(answered, {areSure: exact.length > 0, // topics know all words
            areOther: entry => exact.length > 0 && listed.includes("!" + entry.url.replace(/#.*/, ""))}); // of a class with the words in another meaning
    }

    // "healthbar" is "health bar", if topics.txt has both words; "high score" is "highscore". Names of other engines are their words: "WaitForSeconds"
    // is "wait for seconds", "Time.deltaTime" is "time delta time", "Line2D" is "line", and "SKAction" is "action".
    function otherSpellings(query) {
        const words = spokenWords(query);
        if (words.length !== 1) {
            return words.length === 2 ? [words.join("")] : [];
        }
        const bare = query.trim().replace(/[23]d$/i, "").replace(/^[A-Z]{2}(?=[A-Z][a-z])/, ""), spaced = bare.replace(/([a-z])(?=[A-Z])|[._]/g, "$1 ").trim();
        if (bare !== query.trim() || spaced.includes(" ")) {
            return [bare, spaced].filter(text => text);
        }
        const known = new Set(searchTopics.flatMap(([needed, also]) => needed.concat(also)).map(stem)), word = words[0], found = [];
        for (let end = 3; end <= word.length - 3; end++) {
            if (known.has(stem(word.slice(0, end))) && known.has(stem(word.slice(end)))) {
                found.push(word.slice(0, end) + " " + word.slice(end));
            }
        }
        return found;
    }

    // Whether a word becomes another one by a letter more, a letter less, another letter, or two letters exchanged.
    function isTypoOf(word, other) {
        let start = 0, end = 0;
        const shorter = Math.min(word.length, other.length), longer = Math.max(word.length, other.length);
        while (start < shorter && word[start] === other[start]) {
            start++;
        }
        while (end < shorter - start && word[word.length - 1 - end] === other[other.length - 1 - end]) {
            end++;
        }
        const rest = longer - start - end;
        return longer - shorter < 2 && (rest <= 1 || word.length === other.length && rest === 2 && word[start] === other[start + 1] && word[start + 1] === other[start]);
    }

    // The query with a name that it becomes by one letter: "setPostion" is "setPosition", and "Lable" is "Label". Null if a name, a text, or a topic has
    // the word: a laser is no Layer.
    function withName(query) {
        const [, scope, word] = query.trim().match(/^(.*::)?([A-Za-z]\w*)(?:\(.*)?$/) || [], key = word ? joined(word) : "";
        const isKnown = entry => startOf(entry, key) >= 0 && /[a-z]/.test(entry.name) || isWord(entry, key);
        const isSpoken = searchTopics.some(([needed, also]) => needed.concat(also).map(stem).includes(stem(key)));
        if (key.length <= shortWord || isSpoken || entries.some(entry => entry.rank < 2.5 && isKnown(entry))) {
            return null;
        }
        const found = entries.filter(entry => entry.rank < 2 && /^[A-Z_]*[a-z]\w*$/.test(entry.name) && isTypoOf(key, entry.key));
        const order = (a, b) => (b.isPage || 0) - (a.isPage || 0) || a.rank - b.rank || b.derived - a.derived;
        const words = scope ? null : corrected(word); // "postion" is the "position" of many names
        return words || (found.length ? (scope || "") + found.sort(order)[0].name : null);
    }

    // The query with words that topics, classes, and functions have: "postion" is "position". Null if there are none for a word, or nothing to correct.
    function corrected(query) {
        const names = entries.filter(entry => entry.rank < 1 && /[a-z]/.test(entry.name)).flatMap(entry => entry.name.split(/(?=[A-Z])|[^A-Za-z0-9]+/)).map(joined);
        const counts = new Map();
        names.concat(searchTopics.flatMap(([needed, also]) => needed.concat(also))).forEach(word => counts.set(word, (counts.get(word) || 0) + 1));
        const found = spokenWords(query).map(word => {
            if (counts.has(word) || counts.has(stem(word)) || fillers.has(word) || word.length <= shortWord) {
                return word;
            }
            return [...counts.keys()].filter(known => known.length >= shortWord && isTypoOf(word, known)).sort((a, b) => counts.get(b) - counts.get(a))[0];
        });
        return found.every(word => word) && found.join() !== spokenWords(query).join() ? found.join(" ") : null;
    }

    // "z-order" is "zorder", as in setLocalZOrder.
    function joined(text) {
        return text.toLowerCase().replace("c#", "csharp").replace("c++", "cpp").replace(/(\w)-(?=\w)/g, "$1");
    }

    function spokenWords(text) {
        return joined(text).split(/[^a-z0-9_~.]+/).map(word => word.replace(/^\.+|\.+$/g, "")).filter(word => word);
    }

    function stem(word) {
        return word.replace(/(?<=\w{3})(?:ing|ed|e?s|e)$/, "");
    }

    // Whether an entry is of a guide for contributors or about the past.
    function isLast(entry) {
        return entry.page >= 0 && searchPages[entry.page][2] === lastRank;
    }

    // Whether the text of an entry has the whole word.
    function isWord(entry, word) {
        return (entry.text + " ").includes(` ${word} `);
    }

    // Where a word of a name begins with the text: "date" in "lastDate", but neither in "update" nor in "UPDATE"; -1 if nowhere.
    function startOf(entry, text) {
        const isLetter = char => /[A-Za-z]/.test(char), isCapital = char => /[A-Z]/.test(char), isDigit = char => /[0-9]/.test(char);
        for (let at = entry.key.indexOf(text); at >= 0; at = entry.key.indexOf(text, at + 1)) {
            const first = entry.name[at] || "", before = entry.name[at - 1] || " ";
            if (isDigit(first) ? !isDigit(before) : !isLetter(before) || isCapital(first) && !isCapital(before)) {
                return at;
            }
        }
        return -1;
    }

    // Lower is better; null does not match. If `isAny`, one of the words is enough.
    function distance(entry, words, text, isAny) {
        if (entry.key === text && entry.rank < 0 && /^(?:class|struct)/.test(entry.url)) {
            return -1; // "scene" is the class
        }
        if (entry.name === text || entry.key === text.toLowerCase()) {
            const isField = entry.rank >= 1 && entry.page >= 0 && !entry.isPage && /^(?:class|struct)/.test(entry.url) && !/[A-Z_]/.test(text); // "tint" is TintTo before a field
            return isField ? 13 : entry.name === text ? 0 : 4;
        }
        if (entry.derived >= manyDerived && entry.rank < 1 && /^(?:set|get|is)[A-Z]/.test(entry.name) && entry.key.replace(/^(?:set|get|is)/, "") === text) {
            return -1; // "opacity" is that of Node
        }
        const key = words[words.length - 1];
        if (words.length > 1 || entry.key.includes(" ")) {
            const all = entry.key + " " + (words.length > 1 ? entry.scope.toLowerCase() : "");
            const isWithin = word => all.includes(word) && (word.length > shortWord || startOf(entry, word) >= 0 || !entry.key.includes(word)); // no "line" in "spline"
            if (words.every(isWithin) && (words.length > 1 || startOf(entry, key) >= 0) && words.some(word => entry.key.includes(word))) {
                return entry.key.startsWith(words.join(" ")) ? 5 : entry.key.startsWith(words[0]) ? 20 : 25;
            }
            const stems = words.map(word => word.replace(/s$/, ""));
            const contains = stem => entry.key.includes(stem) || entry.text.includes(" " + stem);
            if (!entry.text || words.length < 2 || !(isAny ? stems.some(contains) : stems.every(contains))) {
                return null;
            }
            return 27 + (words.every(word => isWord(entry, word) || entry.key.includes(word)) ? 0 : 1) + (stems.some(stem => entry.key.includes(stem)) ? 0 : 3);
        }
        const start = startOf(entry, key), at = start < 0 ? entry.key.indexOf(key) : start, isWhole = /[a-z]/.test(entry.name) && !/[a-z]/.test(entry.name[at + key.length] || ""); // "light" before "lighten"
        if (at < 0) {
            return isWord(entry, key) ? 50 : key.length < shortWord || !entry.text.includes(" " + key.replace(/s$/, "")) ? null : 52;
        }
        if (start < 0) {
            return within + (isWhole ? 0 : 2);
        }
        const isOfBase = entry.derived >= manyDerived && !entry.url.startsWith("group__") && entry.rank < 1 && /^(?:set|get|is)\w/.test(key);
        return isOfBase && at === 0 && key.length > shortWord ? 9 : (at === 0 ? 10 : 20) + (isWhole ? 0 : 2); // "setpos" is setPosition() of Node
    }

    // The entries that match a query; `areNames` leaves out those of which only the text matches.
    function matches(query, isAny, areNames) {
        const parts = query.trim().split("::");
        const text = parts.pop().replace(/\(.*/, "").trim();
        const spoken = spokenWords(text), meant = spoken.filter(word => !fillers.has(word));
        const words = meant.length ? meant : spoken.length ? spoken : [text.toLowerCase()];
        const isQuestion = words.length > 2 || words.length > 1 && words.length < spoken.length;
        const scope = parts.join("::").toLowerCase();
        const pages = scope ? pagesOf(scope) : new Set();
        const found = [];
        for (const entry of entries) {
            const isWithin = entry.isPage ? ("::" + entry.scope.toLowerCase()).endsWith("::" + scope) : pages.has(entry.page); // Outer::Class, Class::member
            if (pages.size && !isWithin) {
                continue;
            }
            const away = distance(entry, words, text, isAny);
            if (away !== null && !(areNames && away >= (words.length > 1 ? 27 : 50))) {
                const isAnswer = isQuestion && entry.rank < 2 && entry.url.startsWith("guide-"); // a guide says how to do it
                found.push({entry, away, score: away - (isAnswer ? 10 : 0) + (isLast(entry) && !(entry.isPage && away < 27) ? behindOthers : 0) + (entry.rank >= 2.5 ? 50 : 2 * entry.rank)}); // what is inside comes last
            }
        }
        const isAlias = match => match.entry.page < 0 && match.entry.key !== text.toLowerCase();
        const isInWord = match => words.length === 1 && match.away >= within && match.away < 50 && !/[A-Z_]/.test(text);
        const sure = found.filter(match => !isInWord(match)), shown = sure.length || words[0].length < shortWord ? sure : found;
        const isOfListener = entry => /EventListener\w+$/.test(entry.scope) && entry.rank < 1; // a callback, before functions of the same name
        const byName = (a, b) => a.name.length - b.name.length || isOfListener(b) - isOfListener(a) || b.derived - a.derived || a.scope.length - b.scope.length ||
            a.name.localeCompare(b.name) || a.url.localeCompare(b.url);
        shown.sort((a, b) => a.score - b.score || byName(a.entry, b.entry));
        let aliases = 0;
        return shown.filter(match => !isAlias(match) || aliases++ < fewAliases).map(match => match.entry);
    }

    // Without what is inside the framework, unless the query is its name or finds nothing else.
    function withoutInside(found, query) {
        const isSaid = entry => entry.isPage || /[A-Z_]/.test(entry.name) || entry.text.trim(); // "timer" is not a field without a text
        const isNamed = entry => query.includes("::") || entry.name === query.trim() && isSaid(entry);
        const shown = found.filter(entry => entry.rank < 2.5 || isNamed(entry));
        return shown.length ? shown : found;
    }

    // Results with all words of a query, and, if these are few, some with its rarest word or with several of its words: "tetris game" does not show
    // what has only "game".
    function resultsOf(query) {
        const first = answers(query), isName = /[A-Z_]/.test(query);
        const mostRank = first.areSure ? 0 : 2.5; // "Tween" is that of topics before cocostudio::Tween
        const isExact = entry => isName && entry.name === query.trim() && entry.rank < mostRank;
        const isMeant = entry => !first.areOther(entry) && !(first.areSure && first.length && isLast(entry));
        const all = matches(query, false, first.length >= fewResults - 1);
        const found = withoutInside([...new Set([...all.filter(isExact), ...first, ...all.filter(isMeant)])], query);
        if (found.length >= fewResults || first.length >= fewResults - 1 || first.areSure) {
            return {found, some: []};
        }
        return {found, some: partly(query).filter(entry => !found.includes(entry)).slice(0, someResults)};
    }

    function partly(query) {
        const stems = spokenWords(query).filter(word => !fillers.has(word)).map(word => word.replace(/s$/, ""));
        if (stems.length < 2) {
            return [];
        }
        const any = withoutInside(matches(query, true), query);
        const has = (entry, stem) => startOf(entry, stem) >= 0 || entry.text.includes(" " + stem);
        const numbers = stems.map(stem => any.filter(entry => has(entry, stem)).length);
        const rarest = stems[numbers.indexOf(Math.min(...numbers.filter(number => number)))];
        const weight = entry => stems.filter(stem => has(entry, stem)).length + (has(entry, rarest) ? 1 : 0);
        const found = any.map(entry => ({entry, weight: weight(entry)})).filter(({weight}) => weight > 1).sort((a, b) => b.weight - a.weight).map(({entry}) => entry);
        const shown = found.filter(entry => !isLast(entry));
        return shown.length ? shown : found;
    }

    function linkTo(entry) {
        const link = document.createElement("a"), scope = document.createElement("span"), summary = document.createElement("small");
        link.href = entry.url;
        link.textContent = entry.name;
        scope.textContent = entry.scope;
        summary.textContent = summaryOf(entry);
        link.append(scope, summary);
        return link;
    }

    // Results, each with those of the same name in derived classes, which stand folded below it.
    function folded(found) {
        const ancestors = new Map(); // page -> the pages of its base classes
        function ancestorsOf(page) {
            if (!ancestors.has(page)) {
                ancestors.set(page, new Set());
                searchPages[page][3].forEach(base => [base, ...ancestorsOf(base)].forEach(one => ancestors.get(page).add(one)));
            }
            return ancestors.get(page);
        }
        const shown = [];
        for (const entry of found) {
            const isBelow = first => first.entry.name === entry.name && !first.entry.isPage && (first.entry.page === entry.page || ancestorsOf(entry.page).has(first.entry.page));
            const above = entry.isPage || entry.page < 0 ? null : shown.find(isBelow);
            above ? above.others.push(entry) : shown.push({entry, others: []});
        }
        return shown;
    }

    function linesOf({entry, others}) {
        if (!others.length) {
            return [linkTo(entry)];
        }
        const box = document.createElement("details"), title = document.createElement("summary");
        title.textContent = `${others.length} more ${entry.name}${others.some(other => other.page !== entry.page) ? " of derived classes" : ""}`;
        box.append(title, ...others.map(linkTo));
        return [linkTo(entry), box];
    }

    function line(text) {
        const made = document.createElement("p");
        made.textContent = text;
        return made;
    }

    function show() {
        results.hidden = !field.value.trim();
        if (results.hidden || typeof searchPages === "undefined") {
            return;
        }
        if (!entries) {
            readData();
        }
        const isFound = answers(field.value).areSure || matches(field.value).length > 0;
        const several = withName(field.value) || (!isFound && spokenWords(field.value).length > 1 ? corrected(field.value) : null); // before results with only some of the words
        const isNone = ({found, some}) => !found.length && !some.length;
        let shown = resultsOf(several || field.value);
        for (const query of isNone(shown) ? otherSpellings(field.value) : []) {
            shown = isNone(shown) ? resultsOf(query) : shown;
        }
        const meant = several || (isNone(shown) ? corrected(field.value) : null);
        if (meant && !several) {
            shown = resultsOf(meant);
        }
        const {found, some} = shown;
        results.replaceChildren(...folded(found).slice(0, shownResults).flatMap(linesOf));
        if (some.length) {
            results.append(line("With some of the words:"), ...some.map(linkTo));
        }
        const number = found.length + some.length;
        results.append(line(number ? `${number} ${number === 1 ? "result" : "results"}${meant ? ` for ${meant}` : ""}` : "No results"));
    }

    function load() {
        for (const name of document.getElementById("search-data") ? [] : ["search-data", "search-texts"]) {
            const script = document.createElement("script");
            script.id = name;
            script.src = `${name}.js`;
            script.onload = () => box.contains(document.activeElement) && document.activeElement !== field || show(); // not while a result has the focus
            document.head.append(script);
        }
    }

    function move(step) {
        const links = [field, ...[...results.querySelectorAll("a, summary")].filter(link => link.matches("summary") || !link.closest("details:not([open])"))];
        const next = links[links.indexOf(document.activeElement) + step];
        if (next) {
            next.focus();
        }
    }

    field.addEventListener("focus", load);
    field.addEventListener("input", show);
    box.addEventListener("keydown", event => {
        if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            move(event.key === "ArrowDown" ? 1 : -1);
            event.preventDefault();
        } else if (event.key === "Enter" && document.activeElement === field && results.querySelector("a")) {
            results.querySelector("a").click();
        } else if (event.key === "Escape") {
            results.hidden = true;
            field.blur();
        }
    });
    document.addEventListener("click", event => {
        if (!box.contains(event.target) || event.target.closest("a")) {
            results.hidden = true;
        }
    });
    document.addEventListener("keydown", event => {
        if (event.key === "/" && !/INPUT|TEXTAREA/.test(document.activeElement.tagName)) {
            field.focus();
            event.preventDefault();
        }
    });
    const query = new URLSearchParams(location.search).get("search");
    if (query) {
        field.value = query;
        load();
    }
})();
