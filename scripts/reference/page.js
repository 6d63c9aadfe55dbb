// Goes to the target of a link of the search, and opens what contains a target. Marks code, diagrams, and tables that are wider than the window:
// style.css fades them at that edge.
(function () {
    // The search knows only the end of anchors that are checksums: search.py writes it after ~.
    function withEnd(end) {
        return [...document.querySelectorAll(`[id$="${CSS.escape(end)}"]`)].find(element => /^a[0-9a-f]{32,}$/.test(element.id));
    }

    function open() {
        const anchor = decodeURIComponent(location.hash.slice(1));
        const target = anchor && (anchor[0] === "~" ? withEnd(anchor.slice(1)) : document.getElementById(anchor));
        if (target && target.id !== anchor) {
            location.replace("#" + target.id); // calls this again
            return;
        }
        let isClosed = false;
        for (let box = target && target.closest("details"); box; box = box.parentElement.closest("details")) {
            isClosed = isClosed || !box.open;
            box.open = true;
        }
        if (isClosed) {
            target.scrollIntoView();
        }
    }

    function mark(box) {
        const padding = parseFloat(getComputedStyle(box).paddingRight) || 0; // counts as a part of what can be scrolled
        const isLeft = box.scrollLeft > 1, isRight = box.scrollWidth - box.clientWidth - box.scrollLeft > 1 + padding;
        box.classList.toggle("more-left", isLeft);
        box.classList.toggle("more-right", isRight);
        if (isLeft || isRight) {
            box.tabIndex = 0; // the arrow keys scroll it
        }
    }

    const sizes = new ResizeObserver(entries => entries.forEach(entry => mark(entry.target)));
    document.querySelectorAll("div.fragment, pre.fragment, div.image, table.markdownTable, table.doxtable, .memproto").forEach(box => {
        sizes.observe(box);
        box.addEventListener("scroll", () => mark(box), {passive: true});
    });
    if (window.matchMedia("(max-width: 700px)").matches) {
        document.querySelectorAll("details.toc").forEach(contents => { contents.open = false; }); // it would fill the screen of a phone
    }
    window.addEventListener("hashchange", open);
    open();
})();
