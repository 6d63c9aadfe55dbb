// Draws the tilesets of the gallery's maps and writes the maps. Its output is committed; run it again only to change
// them. It needs node and rsvg-convert (package librsvg2-bin):
//   node tests/gallery/assets/build-tiles.mjs
// Everything is drawn for Copra, CC0 1.0.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { circle, ellipse, hexagon, outlined, path, random, stroke } from '../../../resources/art/style.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'tiles-'));
const H = 0x80000000, V = 0x40000000, D = 0x20000000;

/** One picture of all tiles, each clipped to its cell. */
function tileset(name, tiles, { width, height, columns, spacing = 0, margin = 0 }) {
    const rows = Math.ceil(tiles.length / columns);
    const w = margin * 2 + columns * (width + spacing) - spacing;
    const h = margin * 2 + rows * (height + spacing) - spacing;
    const body = tiles.map((tile, i) => {
        const x = margin + (i % columns) * (width + spacing);
        const y = margin + Math.floor(i / columns) * (height + spacing);
        return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${tile}</svg>`;
    });
    const file = join(scratch, name + '.svg');
    writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${body.join('')}</svg>`);
    execFileSync('rsvg-convert', [file, '-o', join(here, name + '.png')]);
}

// --- The meadow: 32 x 32, one pixel around each tile

const GRASS = '#8fc65c', BLADE = '#79b04a', WATER = '#5aa9d6', FOAM = '#a9dcf2', SAND = '#efd9a0', EARTH = '#d9b382';
const whole = (colour) => `<rect width="32" height="32" fill="${colour}"/>`;
const blades = (seed, count) => {
    const r = random(seed);
    let body = '';
    for (let i = 0; i < count; ++i) {
        const x = r.range(3, 28), y = r.range(8, 30);
        body += path(`M${x} ${y}l-2 -5M${x} ${y}l0 -6M${x} ${y}l2 -5`, stroke(BLADE, 1.4));
    }
    return body;
};
// What lies in the corners of a cell. Lines cross the edges in their middles, so that every two tiles fit.
const SHAPES = {
    one: 'M0 0H16A16 16 0 0 1 0 16Z',
    two: 'M0 0H32V16H0Z',
    three: 'M0 0H32V16A16 16 0 0 0 16 32H0Z',
    opposite: 'M0 0H16A16 16 0 0 1 0 16ZM32 32H16A16 16 0 0 1 32 16Z',
};
const shore = (shape, fill, edge) =>
    whole(GRASS) + path(SHAPES[shape], `fill="${fill}" stroke="${edge}" stroke-width="7"`) + path(SHAPES[shape], `fill="${fill}"`);
const water = (shift) =>
    whole(WATER) +
    [[6, 8], [20, 15], [9, 24]]
        .map(([x, y]) => path(`M${x + shift} ${y}q3 -3 6 0t6 0`, stroke(FOAM, 1.6)))
        .join('');
const flower = (x, y, colour) =>
    [0, 72, 144, 216, 288]
        .map((a) => `<ellipse cx="${x}" cy="${y - 3.4}" rx="2.2" ry="3.2" fill="${colour}" transform="rotate(${a} ${x} ${y})"/>`)
        .join('') + circle(x, y, 2, 'fill="#f7b733"');
const arrow = whole('#fff6dc') + path('M16 4l9 10h-5v13h-8v-13h-5z', outlined('#f0a820', 1.5)) + circle(24, 26, 3, 'fill="#da5c78"');
const shadow = (x, y, rx, ry) => ellipse(x, y, rx, ry, 'fill="#2b4a1c" opacity=".3"');
const bush =
    shadow(16, 27, 13, 4) +
    circle(10, 19, 8, outlined('#4f9a48', 1.5)) + circle(22, 19, 8, outlined('#4f9a48', 1.5)) +
    circle(16, 13, 9, outlined('#62ad52', 1.5)) + circle(13, 10, 2, 'fill="#8fd07a"');
const rock = shadow(16, 27, 12, 4) + path('M4 26q0 -14 9 -17q12 -3 15 17z', outlined('#b4aca4', 1.5)) + path('M10 15q3 -3 6 -3', stroke('#e6e0d8', 2));
const mushroom =
    shadow(16, 28, 8, 3) + path('M12 28q2 -8 0 -12h8q-2 4 0 12z', outlined('#fff1dc', 1.5)) +
    path('M4 17q2 -13 12 -13t12 13z', outlined('#d9534f', 1.5)) + circle(11, 11, 2, 'fill="#fff"') + circle(19, 9, 2.4, 'fill="#fff"') + circle(22, 14, 1.6, 'fill="#fff"');
const fence = path('M-1 14h34M-1 22h34', stroke('#8a5a34', 4)) + path('M6 28v-20l3 -4l3 4v20zM20 28v-20l3 -4l3 4v20z', outlined('#c48a52', 1.5));
const meadow = [
    whole(GRASS), whole(GRASS) + blades(3, 4), whole(GRASS) + blades(5, 2) + flower(10, 14, '#fff') + flower(23, 23, '#e58bb4'), arrow,
    shore('one', WATER, SAND), shore('two', WATER, SAND), shore('three', WATER, SAND), shore('opposite', WATER, SAND),
    water(0), water(2), water(4), water(2),
    shore('one', EARTH, '#c79a62'), shore('two', EARTH, '#c79a62'), shore('three', EARTH, '#c79a62'), shore('opposite', EARTH, '#c79a62'),
    whole(EARTH) + circle(9, 11, 1.5, 'fill="#c79a62"') + circle(22, 21, 2, 'fill="#c79a62"'), bush, rock, mushroom,
    fence, flower(16, 16, '#b58be5'), '', '',
];
tileset('meadow', meadow, { width: 32, height: 32, columns: 8, spacing: 2, margin: 1 });

/** Which tile and which turn shows these corners: upper left, upper right, lower right, lower left. */
function cornerTile(corners, first, full) {
    const turns = [0, D | H, H | V, D | V]; // by quarters, clockwise
    const count = corners.filter(Boolean).length;
    if (count === 0) return 0;
    if (count === 4) return full;
    const turned = (i) => corners[i % 4];
    for (let quarter = 0; quarter < 4; ++quarter) {
        if (count === 1 && turned(quarter)) return (first | turns[quarter]) >>> 0;
        if (count === 2 && turned(quarter) && turned(quarter + 1)) return ((first + 1) | turns[quarter]) >>> 0;
        if (count === 3 && !turned(quarter + 2)) return ((first + 2) | turns[quarter]) >>> 0;
    }
    return ((first + 3) | (corners[0] ? 0 : turns[1])) >>> 0;
}

const csv = (cells) => `<data encoding="csv">\n${cells.join(',')}\n</data>`;
const packed = (cells) => {
    const bytes = Buffer.alloc(cells.length * 4);
    cells.forEach((cell, i) => bytes.writeUInt32LE(cell, i * 4));
    return `<data encoding="base64" compression="zlib">\n   ${deflateSync(bytes).toString('base64')}\n  </data>`;
};
const layer = (name, columns, rows, data, more = '') =>
    ` <layer name="${name}" width="${columns}" height="${rows}"${more}>\n  ${data}\n </layer>\n`;
const map = (attributes, columns, rows, width, height, body) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.10" ${attributes} renderorder="right-down" width="${columns}" ` +
    `height="${rows}" tilewidth="${width}" tileheight="${height}" infinite="0">\n${body}</map>\n`;
const frames = (ids, ms) => ids.map((id) => `<frame tileid="${id}" duration="${ms}"/>`).join('');
writeFileSync(join(here, 'meadow.tsx'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<tileset version="1.10" name="meadow" tilewidth="32" tileheight="32" spacing="2" ` +
    `margin="1" tilecount="24" columns="8">\n <image source="meadow.png" width="272" height="102"/>\n` +
    ` <tile id="8"><properties><property name="kind" value="water"/></properties><animation>${frames([8, 9, 10, 11], 260)}</animation></tile>\n` +
    ` <tile id="18"><properties><property name="kind" value="rock"/></properties></tile>\n</tileset>\n`);

{
    const columns = 28, rows = 15, r = random(11);
    const inPond = (x, y) => Math.hypot((x - 8.5) / 5.4, (y - 8) / 3.6) < 1 || Math.hypot((x - 13) / 3, (y - 10.5) / 2.6) < 1;
    const onPath = (x, y) => Math.abs(y - (4.2 + 2.2 * Math.sin(x / 4.4))) < 0.9 && !inPond(x, y) && x > 14 || (Math.abs(x - 21) < 1.1 && y > 5 && y < 16);
    const corners = (test, x, y) => [test(x, y), test(x + 1, y), test(x + 1, y + 1), test(x, y + 1)];
    const ground = [], things = [];
    for (let y = 0; y < rows; ++y)
        for (let x = 0; x < columns; ++x) {
            const wet = cornerTile(corners(inPond, x, y), 5, 9);
            const worn = cornerTile(corners(onPath, x, y), 13, 17);
            const plain = r.next() < 0.7 ? 1 : r.next() < 0.6 ? 2 : 3;
            ground.push(wet || worn || plain);
            const dice = r.next();
            things.push(wet || worn ? 0 : dice < 0.07 ? 18 : dice < 0.1 ? 19 : dice < 0.14 ? 20 : dice < 0.2 ? 22 : 0);
        }
    for (let x = 1; x < 8; ++x) things[columns + x] = 21;
    writeFileSync(join(here, 'meadow.tmx'), map('orientation="orthogonal"', columns, rows, 32, 32,
        ` <properties>\n  <property name="title" value="Meadow"/>\n </properties>\n <tileset firstgid="1" source="meadow.tsx"/>\n` +
        layer('ground', columns, rows, packed(ground)) + layer('things', columns, rows, packed(things)) +
        ` <objectgroup name="places">
  <object id="1" name="garden" type="zone" x="32" y="16" width="224" height="80"/>
  <object id="2" name="pond" type="zone" x="120" y="160" width="296" height="208"><ellipse/></object>
  <object id="3" name="walk" type="path" x="480" y="112"><polyline points="0,0 64,72 150,88 184,84 192,200 192,340"/></object>
  <object id="4" name="flower bed" type="zone" x="748" y="240"><polygon points="0,0 96,-16 120,80 60,140 -20,96"/></object>
  <object id="5" name="home" type="spawn" x="520" y="400"><point/></object>
  <object id="6" name="rock" gid="19" x="560" y="320" width="64" height="64" rotation="20"/>
  <object id="7" name="note" x="724" y="60" width="120" height="24"><text color="#42301e">rest here</text></object>
 </objectgroup>\n`));
}

// --- Blocks for an isometric map: 64 x 64 for cells of 64 x 32

const block = (top, left, right, more = '') =>
    path('M0 16L32 0L64 16L32 32Z', `fill="${top}"`) + path('M0 16V48L32 64V32Z', `fill="${left}"`) +
    path('M64 16V48L32 64V32Z', `fill="${right}"`) + path('M0 16L32 32L64 16M32 32V64', stroke('#ffffff55', 1)) + more;
const slab = (top, left, right, more = '') =>
    path('M0 48L32 32L64 48L32 64Z', `fill="${top}"`) + more;
tileset('blocks', [
    slab('#8fc65c', '', '', path('M20 46l-2 -4m2 4l2 -4M40 50l-2 -4m2 4l2 -4', stroke(BLADE, 1.5))),
    slab('#9ed06a'), slab(WATER, '', '', path('M18 48q4 -3 8 0t8 0M32 55q4 -3 8 0', stroke(FOAM, 1.5))),
    slab(EARTH), block('#f7c34a', '#d99722', '#bd7d16', path(hexagon(32, 16, 8), 'fill="#ffdf8a" transform="matrix(1 0 0 .55 0 7)"')),
    block('#c9c2ba', '#9c958d', '#847d76'), block('#a9743f', '#87592d', '#6e4722', path('M8 28v8M20 40v8M48 34v8', stroke('#5a3a1c', 2))),
    block('#7bbd5b', '#b98a5a', '#9c7046'),
], { width: 64, height: 64, columns: 4 });
{
    const n = 12, floor = [], walls = [], roof = [];
    for (let y = 0; y < n; ++y)
        for (let x = 0; x < n; ++x) {
            const river = Math.abs(x - 3 - Math.round(Math.sin(y / 2))) < 1;
            const path = y === 6;
            floor.push(path ? 4 : river ? 3 : (x + y) % 2 ? 1 : 2);
            const edge = (x >= 7 && x <= 10 && y >= 1 && y <= 4) && (x === 7 || x === 10 || y === 1 || y === 4);
            walls.push(edge && !(x === 7 && y === 3) ? 6 : x === 11 && y % 3 === 0 ? 8 : x === 0 && y === 9 ? 7 : x === 6 && y === 9 ? 5 : 0);
            roof.push((x === 7 || x === 10) && (y === 1 || y === 4) ? 5 : 0);
        }
    writeFileSync(join(here, 'blocks.tmx'), map('orientation="isometric"', n, n, 64, 32,
        ` <tileset firstgid="1" name="blocks" tilewidth="64" tileheight="64" tilecount="8" columns="4">\n  <image source="blocks.png" width="256" height="128"/>\n </tileset>\n` +
        layer('floor', n, n, csv(floor)) + layer('walls', n, n, csv(walls)) + layer('roof', n, n, csv(roof), ' offsety="-32"')));
}

// --- A comb: hexagons of 56 x 64, side 32

const hex = (fill, more = '') => path('M28 1L55 16.5V47.5L28 63L1 47.5V16.5Z', outlined(fill, 2, '#b0741c')) + more;
const gloss = path('M12 22q10 -12 24 -10', stroke('#ffffff99', 4));
const cell = path('M28 12L45 22V42L28 52L11 42V22Z', 'fill="#00000022"');
tileset('comb', [
    hex('#f3d48a', cell), hex('#f0a820', gloss), hex('#e08a14', gloss),
    hex('#f3d48a', cell + ellipse(28, 33, 11, 8, 'fill="#fffbe8" stroke="#c9a45a" stroke-width="1.5"') + path('M20 33q8 5 16 0', stroke('#c9a45a', 1.5))),
    hex('#f3d48a', cell + [[22, 28], [33, 27], [27, 37], [35, 37], [20, 38]].map(([x, y], i) => circle(x, y, 5, `fill="${i % 2 ? '#f7d24a' : '#e58bb4'}"`)).join('')),
    hex('#c98f3c', path('M28 14L43 23V41L28 50L13 41V23Z', 'fill="#b57b2c"')),
], { width: 56, height: 64, columns: 3 });
{
    const columns = 14, rows = 9, r = random(4), cells = [];
    for (let y = 0; y < rows; ++y)
        for (let x = 0; x < columns; ++x) {
            const far = Math.hypot((x - 6.5) * 0.9, y - 4);
            const dice = r.next();
            cells.push(far > 6 ? 0 : far < 2 ? (dice < 0.7 ? 4 : 1) : far < 3.4 ? (dice < 0.6 ? 5 : 1) : dice < 0.45 ? 2 : dice < 0.7 ? 3 : dice < 0.85 ? 1 : 6);
        }
    writeFileSync(join(here, 'comb.tmx'), map('orientation="hexagonal" hexsidelength="32" staggeraxis="y" staggerindex="odd"', columns, rows, 56, 64,
        ` <tileset firstgid="1" name="comb" tilewidth="56" tileheight="64" tilecount="6" columns="3">\n  <image source="comb.png" width="168" height="128"/>\n </tileset>\n` +
        layer('comb', columns, rows, csv(cells))));
}

// --- A map as the oldest games have it: a TGA picture whose red channel is the tile, and 64 x 64 pixels a tile, edge to edge

{
    const on = (thing) => whole(GRASS) + thing;
    // The first is never shown: 0 says that there is nothing.
    const garden = ['', on(''), on(blades(3, 4)), on(blades(5, 2) + flower(10, 14, '#fff') + flower(23, 23, '#e58bb4')),
        water(0), whole(EARTH) + circle(9, 11, 1.5, 'fill="#c79a62"') + circle(22, 21, 2, 'fill="#c79a62"'),
        on(bush), on(mushroom), on(rock), on(fence), on(flower(16, 16, '#b58be5')), ''];
    tileset('garden', garden.map((tile) => `<g transform="scale(2)">${tile}</g>`), { width: 64, height: 64, columns: 4 });
    const tiles = { ' ': 0, '.': 1, ',': 2, '*': 3, '~': 4, '-': 5, b: 6, m: 7, r: 8, '#': 9, v: 10 };
    const rows = [
        '  ###########   ',
        ' b.,*..,..*..b  ',
        'b.*,.~~~.,.v..b ',
        ',..*~~~~~.v*v.,.',
        '----~~~~~-------',
        '.,*.~~~~~.v*v..m',
        'b..,.~~~,..v.,b ',
        ' b*,..r..m..,b  ',
        '  ###########   ',
    ];
    const head = Buffer.from([0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, rows[0].length, 0, rows.length, 0, 24, 0]);
    const cells = [...rows].reverse().join('').split('').flatMap((cell) => [0, 0, tiles[cell]]); // from the bottom up
    writeFileSync(join(here, 'garden.tga'), Buffer.concat([head, Buffer.from(cells)]));
}
