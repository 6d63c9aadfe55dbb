// Asks the search of the reference what a file lists, and names the results that it does not show: check_search.js HTML SEARCHES
// A line of SEARCHES is: query | number | results. Each result has to be among so many first ones: a class, Class::function, or
// the anchor of a guide or of its heading; !Class must not be there. What stands below the results is the last one, such as 1-result.
// search.js runs in a page that has only what it uses.
const fs = require("fs"), path = require("path"), vm = require("vm");

function element() {
    const made = {children: [], listeners: {}};
    made.append = (...added) => made.children.push(...added);
    made.replaceChildren = (...added) => { made.children = added; };
    made.addEventListener = (name, call) => { made.listeners[name] = call; };
    return made;
}

// As in topics.txt.
function nameOf(link) {
    const scope = link.children[0].textContent, url = link.href.replace(".html", "");
    if (url.startsWith("guide-") || url.startsWith("group__")) {
        return url.startsWith("guide-") ? url.replace(/.*#/, "") : link.textContent;
    }
    return `${scope}::${link.textContent}`.replace(/^now /, "").replace(/^(?:(?:cocos2d|copra|ui|testing|network)::)+/, "");
}

// A function that returns the names of what the search shows for a query, and the line below them.
function searchIn(folder) {
    const box = element(), made = [box]; // the first element that search.js makes
    Object.assign(box, {firstChild: element(), lastChild: element()});
    const document = {createElement: () => made.pop() || element(), getElementById: element, addEventListener() {}, head: element()};
    const page = vm.createContext({document, location: {search: ""}, URLSearchParams});
    for (const name of ["search-data.js", "search.js"]) {
        vm.runInContext(fs.readFileSync(path.join(folder, name), "utf8"), page);
    }
    return query => {
        box.firstChild.value = query;
        box.firstChild.listeners.input();
        const shown = box.lastChild.children;
        return [...shown.filter(one => one.href).map(nameOf), shown[shown.length - 1].textContent.replace(" ", "-")]; // 1-result
    };
}

function faultsOf(line, search) {
    const [query, number, results] = line.split("|").map(part => part.trim()), found = search(query), first = found.slice(0, Number(number));
    return results.split(" ").filter(result => first.includes(result.replace("!", "")) === result.startsWith("!")).map(
        result => `the search for '${query}' ${result.startsWith("!") ? "shows" : "does not show"} ${result.replace("!", "")} among the first ${number}: ${found[0]} ...`);
}

const [folder, searches] = process.argv.slice(2), search = searchIn(folder);
const lines = fs.readFileSync(searches, "utf8").split("\n").filter(line => line && !line.startsWith("#"));
const faults = lines.flatMap(line => faultsOf(line, search));
faults.forEach(fault => console.error(fault));
console.log(`${lines.length} searches, ${faults.length} errors`);
process.exitCode = faults.length ? 1 : 0;
