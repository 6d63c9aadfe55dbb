// What play needs beyond the actors: shots, cards, the honey jar, marks and landmarks.
import { OUTLINE, blur, both, circle, down, ellipse, glow, group, hexagon, outlined, path, petal, random, shade, stroke, svg } from './style.mjs';

// --- Shots: each kind has a shape of its own; all have a white core and a rim that is darker than any ground. ---

const RIM = '#1c0614';
const SIZE = 32;
const MIDDLE = SIZE / 2;

const hot = (mid, edge) => glow('hot', [0, '#ffffff'], [0.5, '#ffffff'], [0.56, mid], [1, edge]) +
    glow('halo', [0, mid, 0.75], [0.6, mid, 0.35], [1, mid, 0]);
const shot = (shape, [mid, edge]) => svg(SIZE, SIZE, circle(MIDDLE, MIDDLE, MIDDLE, 'fill="url(#halo)"') +
    path(shape, `fill="${RIM}" stroke="${RIM}" stroke-width="5" stroke-linejoin="round"`) + path(shape, 'fill="url(#hot)"'), hot(mid, edge));
/** White and black only, with an outer line of the kind's color, on any ground. */
const plainShot = (shape, [mid]) => svg(SIZE, SIZE, [[mid, 9.6], ['#000000', 6.6], ['#ffffff', 0]].map(([fill, width]) =>
    path(shape, `fill="${fill}" stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"`)).join(''));

const ring = (points, radius) => 'M' + [...Array(points).keys()].map((i) => {
    const a = (i * 2 * Math.PI) / points - Math.PI / 2;
    const r = radius(i);
    return `${(MIDDLE + r * Math.cos(a)).toFixed(2)} ${(MIDDLE + r * Math.sin(a)).toFixed(2)}`;
}).join('L') + 'Z';

/** A kind has the same shape in all palettes: aimed is a ball, all around a diamond, a fan an arrowhead that points up, where it
 * flies, and what homes in is a star. */
const shapes = {
    pollen: `M${MIDDLE - 8} ${MIDDLE}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z`,
    spore: ring(4, () => 10.5),
    thorn: 'M16 5L22.500 26L16 21.500L9.500 26Z',
    burr: ring(12, (i) => (i % 2 ? 6 : 11.5)),
};
/** Deep colors around the white core: what the swarm shoots and fetches is pale, so that light tells them apart for all eyes. */
const colors = {
    pollen: ['#d8106a', '#a80450'], spore: ['#7a1ff0', '#4a0cb0'], thorn: ['#d82a08', '#981400'], burr: ['#0e8408', '#086404'],
};
/** Yellow and red against light and dark blue: these stay apart without red, and without green. */
const warmCold = {
    pollen: ['#90003e', '#70002c'], spore: ['#1c40e0', '#0a2490'], thorn: ['#907400', '#745c00'], burr: ['#086894', '#04486c'],
};

/** The shots of all palettes: shot_KIND, shot_KIND_warm_cold and shot_KIND_contrast. */
export const shots = () => Object.fromEntries(Object.entries(shapes).flatMap(([kind, shape]) => [
    [`shot_${kind}`, shot(shape, colors[kind])], [`shot_${kind}_warm_cold`, shot(shape, warmCold[kind])],
    [`shot_${kind}_contrast`, plainShot(shape, warmCold[kind])]]));

// --- A white copy of a picture, shown for a moment when it is hit. ---

export function white(picture) {
    const open = picture.indexOf('>', picture.indexOf('<svg')) + 1;
    const filter = '<defs><filter id="white"><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 1 0"/></filter></defs>';
    return picture.slice(0, open) + filter + '<g filter="url(#white)">' + picture.slice(open).replace('</svg>', '</g></svg>');
}

// --- Effects ---

export const wave = () => svg(200, 200, circle(100, 100, 92, `${stroke('#fff6c8', 7)} opacity=".9"`) + circle(100, 100, 84, `${stroke('#ffd84a', 5)} opacity=".55"`) +
    circle(100, 100, 74, `${stroke('#ffb020', 4)} opacity=".25"`));
/** A piece of a wing. */
export const shard = () => svg(20, 26, path('M10 2C17 8 17 18 12 24C6 20 2 10 10 2Z', outlined('#e8f4ff', 1.4, '#5b6a86')) + path('M10 5Q11 14 11.5 21', stroke('#b8cce0', 1.2)));
/** A streak that flies away from a hit, pointing up. */
export const streak = () => svg(8, 30, path('M4 1L7 22Q4 30 1 22Z', 'fill="url(#s)"'), down('s', [0, '#ffffff'], [0.5, '#ffe27a'], [1, '#ffb020', 0]));
/** Marks where a blow will fall. */
export const mark = () => svg(120, 120, circle(60, 60, 52, 'fill="#c8102a" opacity=".28"') + circle(60, 60, 52, `${stroke('#3a0410', 7)} opacity=".6" stroke-dasharray="22 14"`) +
    circle(60, 60, 52, `${stroke('#ff4a3c', 4)} stroke-dasharray="22 14"`) + path('M60 30L60 68M60 82L60 86', stroke('#fff0e0', 9)));
/** The edge of the picture when a bee is lost; stretched over the field. */
export const edge = () => svg(120, 80, '<rect width="120" height="80" fill="url(#e)"/>',
    '<radialGradient id="e" cx=".5" cy=".5" r=".72"><stop offset=".6" stop-color="#d0202a" stop-opacity="0"/><stop offset="1" stop-color="#d0202a" stop-opacity=".85"/></radialGradient>');
/** The dark around the light of the swarm; stretched. */
export const night = () => svg(256, 256, '<rect width="256" height="256" fill="url(#n)"/>',
    '<radialGradient id="n" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#1a1038" stop-opacity="0"/><stop offset=".28" stop-color="#1a1038" stop-opacity=".06"/>' +
    '<stop offset=".62" stop-color="#1a1038" stop-opacity=".62"/><stop offset="1" stop-color="#1a1038" stop-opacity=".72"/></radialGradient>');

// --- The honey jar of the display ---

const jarShape = 'M12 20C7 22 5 27 5 33L5 54C5 60 9 64 15 64L33 64C39 64 43 60 43 54L43 33C43 27 41 22 36 20Z';
export const jar = () => svg(48, 68, path(jarShape, `fill="#2b1708" fill-opacity=".72" stroke="${OUTLINE}" stroke-width="2.4"`) +
    path('M10 10L38 10L38 20L10 20Z', outlined('#c98a4a', 2.4)) + path('M12 27Q10 40 12 54', `${stroke('#fff', 3)} opacity=".3"`));
export const jarHoney = () => svg(48, 68, path('M12 23C9 25 8 29 8 34L8 53C8 58 11 61 16 61L32 61C37 61 40 58 40 53L40 34C40 29 39 25 36 23Z', 'fill="url(#h)"') +
    path('M13 30Q12 42 13 53', `${stroke('#fff', 3)} opacity=".7"`), down('h', [0, '#fff0a0'], [0.45, '#ffc02e'], [1, '#e07c08']));

// --- Cards ---

export function card() {
    const defs = down('w', [0, '#fff6d0'], [1, '#ffd777']) + blur('soft', 4) + '<clipPath id="in"><rect x="18" y="18" width="204" height="264" rx="20"/></clipPath>';
    let cells = '';
    for (let row = 0; row < 12; row += 1)
        for (let column = 0; column < 8; column += 1)
            cells += path(hexagon(column * 34 + (row % 2) * 17, row * 29.5, 17.5, 30), 'fill="#f2b53a" opacity=".14"');
    return svg(240, 304, '<rect x="12" y="16" width="216" height="280" rx="28" fill="#1d3008" opacity=".4" filter="url(#soft)"/>' +
        `<rect x="10" y="8" width="220" height="284" rx="28" ${outlined('url(#w)', 4)}/>` + `<g clip-path="url(#in)">${cells}</g>` +
        '<rect x="18" y="16" width="204" height="268" rx="21" fill="none" stroke="#fff8dc" stroke-width="3" opacity=".9"/>' +
        path(hexagon(120, 92, 60, 30), outlined('#fffbe6', 3.4)) + path(hexagon(120, 92, 51, 30), 'fill="#9fd06a" opacity=".55"'), defs);
}

const at = (x, y, scale, body, turn = 0) => group(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, body);
const needle = path('M0 -20C4 -8 5 4 4 12C3 18 -3 18 -4 12C-5 4 -4 -8 0 -20Z', outlined('#ffd84a', 2.4));
const smallBee = (body = '#ffd23c') => both(0, ellipse(-10, -5, 10, 6, outlined('#e6f5ff', 1.8, '#6b4a2c'))) + ellipse(0, 3, 8.5, 13, outlined(body, 2.2)) +
    path('M-8 2Q0 6 8 2M-6.5 9Q0 13 6.5 9', stroke('#4a2812', 3)) + circle(0, -11, 6.5, outlined(body, 2)) + both(0, circle(-2.6, -12, 1.6, 'fill="#2a160b"'));
const bloom = (colour, r) => [0, 72, 144, 216, 288].map((a) => group(`rotate(${a})`, path(petal(r, r * 0.55), outlined(colour, 1.8)))).join('') + circle(0, 0, r * 0.3, outlined('#ffd23c', 1.8));
const shieldShape = 'M0 -24C9 -18 16 -17 22 -17C23 2 16 18 0 26C-16 18 -23 2 -22 -17C-16 -17 -9 -18 0 -24Z';

const icons = {
    twin_stings: at(36, 40, 1, needle, -10) + at(60, 44, 1, needle, 10),
    wax_shield: at(48, 48, 1.15, path(shieldShape, outlined('#ffcf4a', 3)) + path(hexagon(0, 0, 11, 30), outlined('#fff0b0', 2))),
    magnet: at(48, 54, 1, bloom('#f58ab4', 24)) + path('M20 26Q14 18 22 12M48 22Q44 12 50 6M76 26Q84 18 76 12', stroke('#fff', 4)),
    bumblebee: at(48, 50, 1.75, smallBee('#ffb45a')),
    royal_guard: at(48, 56, 1.3, smallBee()) + path('M34 26L32 10L41 18L48 8L55 18L64 10L62 26Z', outlined('#ffd84a', 2.2)),
    slow_pollen: circle(40, 40, 13, outlined('#ff5c9e', 3, RIM)) + circle(37, 37, 5, 'fill="#fff"') + path('M66 44C74 56 78 62 78 68A12 12 0 0 1 54 68C54 62 58 56 66 44Z', outlined('#7cc8f5', 2.4)) + path('M60 68Q60 74 65 76', stroke('#fff', 2.4)),
    sweet_tooth: at(24, 14, 1, path(jarShape, outlined('#ffc02e', 2.4)) + path('M10 10L38 10L38 20L10 20Z', outlined('#c98a4a', 2.4)) + path('M12 30Q11 42 12 54', stroke('#fff', 3.4))),
    wide_burst: circle(48, 48, 34, stroke('#fff', 4)) + circle(48, 48, 25, `${stroke('#ffb020', 3)} stroke-dasharray="9 6"`) + at(48, 49, 0.95, smallBee()),
    rich_meadow: [[34, 38, '#f0609c'], [64, 36, '#ffffff'], [36, 66, '#5a9cf0'], [66, 64, '#ffd84a']].map(([x, y, c]) => at(x, y, 1, bloom(c, 16))).join(''),
};
export const cardIcons = Object.fromEntries(Object.entries(icons).map(([name, body]) => [`card_${name}`, svg(96, 96, body)]));

// --- The bear's body behind its face, and the landmarks of the stages ---

/** Shoulders and belly; the face covers the middle of the upper part. */
export function bearBody() {
    const defs = shade('fur', [0, '#b67a45'], [0.5, '#8a5027'], [1, '#54290f']) + shade('belly', [0, '#e8c090'], [1, '#b07c48']);
    const rand = random(31);
    let tufts = '';
    for (let i = 0; i < 26; i += 1) tufts += path(`M${rand.range(60, 480).toFixed(0)} ${rand.range(60, 250).toFixed(0)}q4 10 9 0q5 10 9 0`, `${stroke('#5e3015', 3)} opacity=".5"`);
    return svg(540, 300, path('M20 -10L20 110C24 200 90 262 190 284C230 294 310 294 350 284C450 262 516 200 520 110L520 -10Z', outlined('url(#fur)', 5)) + tufts +
        path('M270 300C200 296 160 240 168 180C176 120 364 120 372 180C380 240 340 296 270 300Z', 'fill="url(#belly)" opacity=".9"') +
        path('M36 60Q60 150 120 210', `${stroke('#fff', 10)} opacity=".12"`), defs);
}

/** A big honey tree from above and in front: trunk, hollow with comb, dripping honey. */
export function honeyTree() {
    const defs = `<linearGradient id="bark"><stop offset="0" stop-color="#a87848"/><stop offset=".4" stop-color="#855a30"/><stop offset="1" stop-color="#4a2c14"/></linearGradient>` +
        shade('leaf', [0, '#9ad05c'], [0.55, '#4f9440'], [1, '#235a34']) + down('honey', [0, '#fff0a0'], [0.5, '#ffc02e'], [1, '#d97706']) +
        glow('ground', [0, '#12240e', 0.6], [0.6, '#12240e', 0.4], [1, '#12240e', 0]);
    const rand = random(8);
    let leaves = '';
    for (let i = 0; i < 46; i += 1) leaves += circle(rand.range(10, 590).toFixed(0), rand.range(-10, 92 - Math.abs(i - 23) * 0.4).toFixed(0), rand.range(34, 56).toFixed(0), outlined('url(#leaf)', 2.4, '#1f4428'));
    const comb = [[276, 150], [300, 164], [324, 150], [276, 178], [300, 192], [324, 178]].map(([x, y]) => path(hexagon(x, y, 15, 30), outlined('#ffc94a', 2.2))).join('');
    // Its roots end on their own shadow, above the lower edge of the picture.
    const roots = 'C218 130 214 196 186 236C174 254 150 262 128 272C152 282 186 278 208 268C214 280 226 288 244 292C250 284 258 276 268 272' +
        'C280 284 300 294 322 294C326 286 330 278 338 271C354 281 374 286 396 284C396 276 394 271 390 266C414 278 448 280 474 270C448 262 424 252 412 234C384 192 380 130 390 60Z';
    return svg(600, 300, ellipse(304, 266, 196, 32, 'fill="url(#ground)"') + path('M210 60' + roots, outlined('url(#bark)', 5)) +
        path('M240 90Q246 180 226 256M360 90Q354 180 376 256M322 248q8 14 2 28', `${stroke('#3a2010', 5)} opacity=".5"`) +
        ellipse(300, 170, 62, 56, outlined('#2a1408', 5)) + comb + path('M262 206C262 236 272 240 274 214C280 262 296 262 298 216C304 244 318 240 322 210Z', outlined('url(#honey)', 2.4)) + leaves, defs);
}

/** The straw hive at home, in the meadow. */
export function skep() {
    const defs = shade('straw', [0, '#ffe9a8'], [0.5, '#e0b050'], [1, '#9a6a24']);
    const rows = [0, 1, 2, 3, 4].map((i) => path(`M${20 + [0, -4, -2, 8, 26][4 - i]} ${112 - i * 22}Q75 ${122 - i * 22} ${130 - [0, -4, -2, 8, 26][4 - i]} ${112 - i * 22}`, `${stroke('#8a5a1c', 3)} opacity=".6"`)).join('');
    return svg(150, 140, ellipse(84, 124, 66, 16, 'fill="#14260c" opacity=".35"') + path('M14 116C12 60 34 12 75 12C116 12 138 60 136 116C120 128 30 128 14 116Z', outlined('url(#straw)', 3.4)) + rows +
        path('M60 118C60 98 66 90 75 90C84 90 90 98 90 118Z', outlined('#3a2010', 2.6)), defs);
}

/** An apple tree from above. */
export function appleTree() {
    const defs = shade('leaf', [0, '#c2dc6a'], [0.55, '#7a9c3c'], [1, '#45632a']);
    const rand = random(12);
    const balls = [...Array(17).keys()].map((i) => {
        const a = i * 2.4;
        const r = 15 * Math.sqrt(i);
        return [100 + r * Math.cos(a), 96 + r * Math.sin(a), rand.range(26, 34)];
    });
    const apples = [...Array(9).keys()].map(() => circle(rand.range(50, 150).toFixed(0), rand.range(46, 146).toFixed(0), 8, outlined('#e8402c', 2.2, '#5a1410'))).join('');
    return svg(210, 206, ellipse(118, 122, 86, 78, 'fill="#14260c" opacity=".35"') + balls.map(([x, y, r]) => circle(x.toFixed(1), y.toFixed(1), r.toFixed(1), outlined('url(#leaf)', 2.4, '#2c4a1c'))).join('') +
        balls.map(([x, y, r]) => circle(x.toFixed(1), y.toFixed(1), (r - 1.4).toFixed(1), 'fill="url(#leaf)"')).join('') + apples, defs);
}

/** A pond beside the creek, with lily pads and a flower. */
export function lily() {
    const defs = shade('pad', [0, '#a4e07c'], [0.55, '#5cae50'], [1, '#2f7a44']) + shade('pond', [0, '#6cb0d2'], [0.6, '#4a8fb8'], [1, '#3a7aa4']);
    const leaf = (x, y, scale, turn) => group(`translate(${x} ${y}) scale(${scale}) rotate(${turn})`,
        ellipse(4, 6, 52, 50, 'fill="#0f4a66" opacity=".4"') + path('M0 0L48 -18A52 52 0 1 0 48 18Z', outlined('url(#pad)', 3, '#2a5a34')) +
        [0, 60, 120, 180, 240].map((a) => group(`rotate(${a + 60})`, path('M8 0L40 0', `${stroke('#d8f5b0', 2)} opacity=".6"`))).join(''));
    const flower = group('translate(70 70)', [0, 60, 120, 180, 240, 300].map((a) => group(`rotate(${a})`, path(petal(18, 9), outlined('#e8b8d8', 1.8)))).join('') + circle(0, 0, 5, outlined('#ffcf4a', 1.8)));
    const shore = 'M14 84C6 44 44 12 92 12C150 10 198 32 198 76C200 124 152 146 102 144C54 146 20 122 14 84Z';
    return svg(212, 156, path(shore, 'fill="#8f9458" stroke="#8f9458" stroke-width="14" stroke-linejoin="round" opacity=".8"') + path(shore, 'fill="url(#pond)"') +
        path('M44 108q20 12 44 10M118 34q26 -2 42 12', `${stroke('#d8f0ff', 3)} opacity=".5"`) +
        leaf(80, 72, 0.72, 30) + leaf(150, 96, 0.5, 200) + leaf(146, 48, 0.3, 110) + flower, defs);
}

/** Standing stones on the heath. */
export function stones() {
    const defs = shade('rock', [0, '#d8d0e6'], [0.5, '#9a8fb0'], [1, '#564c70']);
    const rock = (d) => path(d, outlined('url(#rock)', 3));
    return svg(190, 150, ellipse(104, 132, 84, 14, 'fill="#150c24" opacity=".4"') + rock('M20 132L30 46Q40 36 52 44L62 132Z') + rock('M122 132L130 40Q142 30 156 42L168 132Z') +
        rock('M18 44Q20 28 34 26L160 20Q176 22 176 38Q174 48 160 48L34 54Q20 54 18 44Z') + path('M36 66L34 100M144 62L148 96M60 36L100 34', `${stroke('#fff', 3)} opacity=".25"`), defs);
}

/** A light of the dusk. */
export const firefly = () => svg(56, 56, circle(28, 28, 28, 'fill="url(#g)"') + ellipse(28, 26, 4.4, 8, outlined('#4a3a28', 1.6)) + ellipse(28, 33, 4.6, 6, outlined('#f6ff9a', 1.4)) +
    both(28, ellipse(22, 22, 6, 3.4, outlined('#eef6ff', 1, '#6b6a80'))), glow('g', [0, '#f8ffb0', 0.95], [0.4, '#e8f56a', 0.45], [1, '#e8f56a', 0]));
