// The hive from the side: node hive.mjs FOLDER writes hive_tiles.svg (the tileset of game/hive.tmx, 64 pixels a tile),
// hive_wax.svg, which repeats around the field, and hive.svg with hive.plist, the sheet of what moves there. Two pixels a
// point; the drawings here are in points.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUTLINE, circle, down, ellipse, glow, group, hexagon, outlined, path, random, shade, stroke } from './style.mjs';

const TILE = 32;
const COLUMNS = 8;

// --- Tiles ---

const WAX = '#d9962a';

/** The comb of a wall: three cells across, which repeat without a seam. */
function comb(light, dark, line) {
    const cells = [[0, 0], [16, 0], [32, 0], [8, 16], [24, 16], [-8, 16], [40, 16], [0, 32], [16, 32], [32, 32]];
    return `<rect width="32" height="32" fill="${line}"/>` + cells.map(([x, y]) =>
        group(`translate(${x} ${y}) scale(.866 1)`, path(hexagon(0, 0, 8.6, 30), `fill="${dark}"`) +
            path(hexagon(-0.6, -0.9, 6.6, 30), `fill="${light}"`))).join('');
}

const wall = comb('#c9841f', '#a9680f', '#e0a63c');
const crust = (fall) => {
    const y = (x) => (fall ? fall[0] + ((fall[1] - fall[0]) * x) / TILE : 0);
    const shape = `M-2 ${y(-2)}L34 ${y(34)}L34 ${y(34) + 6}Q30 ${y(30) + 11} 26 ${y(26) + 7}Q21 ${y(21) + 16} 17 ${y(17) + 7}` +
        `Q12 ${y(12) + 12} 8 ${y(8) + 7}Q3 ${y(3) + 12} -2 ${y(-2) + 6}Z`;
    return path(shape, outlined('url(#honeyTop)', 2)) + path(`M-1 ${y(-1) + 3}L33 ${y(33) + 3}`, `${stroke('#fff6c8', 1.6)} opacity=".75"`);
};
const slope = (from, to) => `<clipPath id="s${from}"><path d="M0 ${from}L32 ${to}L32 33L0 33Z"/></clipPath>` +
    group('', wall, `clip-path="url(#s${from})"`) + crust([from, to]);
const plank = (left, right) => path(`M${left ? 4 : -4} 0L${right ? 28 : 36} 0Q${right ? 33 : 36} 5 ${right ? 26 : 36} 10L${left ? 6 : -4} 10Q${left ? -1 : -4} 5 ${left ? 4 : -4} 0Z`,
    outlined('url(#plank)', 2)) + path(`M${left ? 6 : 0} 3L${right ? 26 : 32} 3`, `${stroke('#fff6c8', 1.6)} opacity=".8"`);
const cell = (fill, extra = '') => path(hexagon(16, 16, 17.6, 30), `fill="#3a1f0b" opacity=".6"`) + path(hexagon(16, 16, 14.6, 30), fill) + extra;
const goalCell = '<rect width="32" height="32" fill="#ffdf70" opacity=".16"/>' +
    path(hexagon(16, 16, 13, 30), `${stroke('#ffe27a', 2)} opacity=".75" stroke-dasharray="5 4"`);

const tiles = [
    wall,
    wall + crust(),
    slope(0, 16),
    slope(16, 32),
    plank(true, false), plank(false, false), plank(false, true),
    goalCell,
    cell('fill="#5a3312"'),
    cell('fill="url(#full)"', ellipse(12, 10, 4, 2, 'fill="#fff" opacity=".35"')),
    cell('fill="#5a3312"', path('M10 20C8 13 14 8 19 10C25 12 24 18 19 17', stroke('#f6e6c0', 5)) + circle(19.5, 16, 1, 'fill="#43240f"')),
    cell('fill="#c98a2c"', path('M7 14Q16 9 25 14M8 19Q16 23 24 19', `${stroke('#8a5a14', 1.4)} opacity=".6"`)),
];
const tileDefs = down('honeyTop', [0, '#fff0a0'], [0.5, '#ffcf4a'], [1, WAX]) + down('plank', [0, '#ffe9a0'], [1, '#d9962a']) +
    down('full', [0, '#f5b52c'], [1, '#c46f0c']);

function sheet(width, height, body, defs) {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>\n`;
}

/** Each tile fills its square, and nothing beyond it. */
function tileSheet() {
    const rows = Math.ceil(tiles.length / COLUMNS);
    const body = tiles.map((tile, i) =>
        `<svg x="${(i % COLUMNS) * TILE}" y="${Math.floor(i / COLUMNS) * TILE}" width="${TILE}" height="${TILE}" viewBox="0 0 ${TILE} ${TILE}">${tile}</svg>`).join('');
    return sheet(COLUMNS * TILE, rows * TILE, body, tileDefs);
}

// --- What moves ---

/** A bee from the side, on its feet; `step` swings its legs, `lift` raises its wings. */
function walker(step, lift) {
    const leg = (x, swing) => path(`M${x} 33Q${x + swing * 0.3} 37 ${x + swing} 41L${x + swing + 2.5} 41`, stroke(OUTLINE, 2.4));
    const tail = 'M24 20C15 13 4 18 4 26C4 34 15 38 24 33Z';
    return '<clipPath id="t"><path d="' + tail + '"/></clipPath>' +
        leg(16, -step) + leg(27, step) +
        path('M5 25L-0.500 26.5L5 28.500Z', outlined('#5a3416', 1.4)) +
        path(tail, outlined('url(#body)')) +
        '<g clip-path="url(#t)">' + path('M9 14Q13 26 9 38L13 38Q17 26 13 14ZM17 12Q21 26 17 39L21 39Q25 26 21 12Z', 'fill="#4a2812"') + '</g>' + path(tail, stroke(OUTLINE, 2)) +
        leg(21, step) + leg(31, -step) +
        circle(27, 27, 8.4, outlined('#ffd95a')) +
        circle(35, 20, 8.8, outlined('url(#body)')) +
        path('M37 12Q39 5 44 5M33 12Q33 5 37.500 3', stroke(OUTLINE, 1.7)) + circle(44.4, 5, 1.7, `fill="${OUTLINE}"`) + circle(38, 2.8, 1.7, `fill="${OUTLINE}"`) +
        ellipse(38.4, 18.500, 3.1, 4, outlined('#fff', 1.3)) + ellipse(39.4, 18.8, 1.8, 2.5, 'fill="#2a160b"') + circle(39.9, 17.6, 0.8, 'fill="#fff"') +
        ellipse(34.2, 24, 2, 1.2, 'fill="#ff8c6b" opacity=".8"') + path('M38.500 25Q41 25.500 42 23.5', stroke(OUTLINE, 1.5)) +
        group(`translate(25 20) rotate(${-lift})`, path('M0 0C-3 -9 -13 -17 -19 -12C-23 -7 -12 1 0 0Z', outlined('url(#wing)', 1.4, '#6b4a2c')) +
            path('M0 0C-7 -2 -20 -3 -20 3C-19 8 -8 5 0 0Z', outlined('url(#wing)', 1.4, '#6b4a2c')));
}

const pot = (gold) => path('M8 12C2 18 1 32 9 38L31 38C39 32 38 18 32 12Z', outlined(`url(#${gold ? 'gold' : 'clay'})`, 2)) +
    path('M5 13Q5 7 9 7L31 7Q35 7 35 13Q35 15 33 15Q32 24 28 20Q26 15 23 16Q21 28 17 25Q15 15 12 17Q9 20 8 15Q5 15 5 13Z', outlined('url(#drip)', 2)) +
    path('M9 11L30 11', `${stroke('#fff8d0', 2)} opacity=".8"`) + path('M7.500 24Q8 32 12 35', `${stroke('#fff', 2)} opacity=".6"`) +
    (gold ? path('M20 25L22.200 29.500L27 30L23.500 33.200L24.500 38L20 35.500L15.500 38L16.500 33.200L13 30L17.800 29.500Z', outlined('#fff3b0', 1.2)) : '');

const arch = 'M6 78L6 36C6 14 22 4 32 4C42 4 58 14 58 36L58 78Z';
const door = (isOpen) => path('M-1 78L-1 34C-1 10 18 -3 32 -3C46 -3 65 10 65 34L65 78Z', outlined('#8a4f14', 2)) +
    path(arch, outlined(isOpen ? 'url(#light)' : 'url(#wood)', 2.4)) +
    (isOpen
        ? path('M18 78C18 56 24 46 32 46C40 46 46 56 46 78Z', 'fill="#b5650c" opacity=".55"') + circle(32, 38, 9, 'fill="#b5650c" opacity=".55"') +
            path('M22 30L20 18L27.500 24L32 15L36.500 24L44 18L42 30Z', outlined('#ffd84a', 1.8))
        : path('M32 5L32 78M19 9L19 78M45 9L45 78', `${stroke('#6b3a0e', 1.6)} opacity=".7"`) +
            path(hexagon(32, 44, 9, 30), outlined('#ffcf4a', 2)) + path('M32 41.500L32 47', stroke(OUTLINE, 2.6)) + circle(32, 41.5, 2.2, `fill="${OUTLINE}"`));
const drop = path('M11 3C13 9 19 13 19 18.500C19 23 15.500 26 11 26C6.500 26 3 23 3 18.500C3 13 9 9 11 3Z', outlined('url(#drop)', 1.8)) +
    path('M7 19C7 16 8.500 14 10 12.5', stroke('#fff', 1.8));

const sprites = {
    hive_bee_0: [46, 44, walker(4, 4)], hive_bee_1: [46, 44, walker(-4, -4)], hive_bee_up: [46, 44, walker(1.5, 34)],
    pot: [40, 40, pot(false)], pot_home: [40, 40, pot(true)],
    door: [68, 82, group('translate(2 4) scale(.98)', door(false))], door_open: [68, 82, group('translate(2 4) scale(.98)', door(true))],
    hive_drop: [22, 29, drop],
    hive_glow: [128, 128, circle(64, 64, 64, 'fill="url(#lamp)"')],
};
const spriteDefs = shade('body', [0, '#fff3a0'], [0.45, '#ffd23c'], [1, '#f09a12']) +
    shade('wing', [0, '#ffffff', 0.95], [0.6, '#dff3ff', 0.82], [1, '#a9d8f5', 0.75]) +
    shade('clay', [0, '#eaf6ff'], [0.5, '#8fc3e8'], [1, '#3f78ad']) + shade('gold', [0, '#fff6b0'], [0.5, '#ffcf4a'], [1, '#d98a12']) +
    down('drip', [0, '#ffd84a'], [1, '#f09a12']) + down('wood', [0, '#c27a2a'], [1, '#8a4f14']) +
    glow('light', [0, '#fffbe0'], [0.6, '#ffe27a'], [1, '#f5b52c']) + shade('drop', [0, '#fff3b0'], [0.4, '#ffc02e'], [1, '#d97706']) +
    glow('lamp', [0, '#ffdf8a', 0.5], [0.6, '#ffc85a', 0.16], [1, '#ffc85a', 0]);

function spriteSheet() {
    const width = 256;
    const gap = 2;
    let [x, y, row] = [gap, gap, 0];
    const frames = [];
    let body = '';
    for (const [name, [w, h, drawing]] of Object.entries(sprites)) {
        if (x + w + gap > width) [x, y, row] = [gap, y + row + gap, 0];
        body += `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${drawing}</svg>`;
        frames.push([name + '.png', x * 2, y * 2, w * 2, h * 2]);
        x += w + gap;
        row = Math.max(row, h);
    }
    const height = y + row + gap;
    const entry = ([name, left, top, w, h]) => `<key>${name}</key><dict><key>frame</key><string>{{${left},${top}},{${w},${h}}}</string>` +
        `<key>offset</key><string>{0,0}</string><key>rotated</key><false/><key>sourceColorRect</key><string>{{0,0},{${w},${h}}}</string>` +
        `<key>sourceSize</key><string>{${w},${h}}</string></dict>\n`;
    const plist = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>\n<key>frames</key><dict>\n' + frames.map(entry).join('') +
        `</dict>\n<key>metadata</key><dict><key>format</key><integer>2</integer><key>size</key><string>{${width * 2},${height * 2}}</string>` +
        '<key>textureFileName</key><string>hive.png</string></dict>\n</dict></plist>\n';
    return [sheet(width, height, body, spriteDefs), plist];
}

const folder = process.argv[2];
if (!folder) {
    console.error('usage: node hive.mjs FOLDER');
    process.exit(2);
}
const [picture, plist] = spriteSheet();
writeFileSync(join(folder, 'hive_tiles.svg'), tileSheet());
writeFileSync(join(folder, 'hive_wax.svg'), sheet(TILE, TILE, wall, ''));
writeFileSync(join(folder, 'hive.svg'), picture);
writeFileSync(join(folder, 'hive.plist'), plist);
