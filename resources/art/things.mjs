// Shots, gifts, effects, buttons and signs.
import { OUTLINE, blur, both, circle, down, ellipse, glow, group, hexagon, outlined, path, petal, random, shade, stroke, svg } from './style.mjs';
import { bee } from './actors.mjs';

/** The bees' shot: a pale, cool needle with a soft trail, pointing up. */
export function stinger() {
    const defs = down('needle', [0, '#ffffff'], [0.6, '#f4fcff'], [1, '#d4f2ff']) +
        down('trail', [0, '#e8f8ff', 0.85], [1, '#bfe8ff', 0]);
    return svg(16, 38, path('M8 12L11.5 24L8.500 37L7.500 37L4.500 24Z', 'fill="url(#trail)"') +
        path('M8 2.500L11.600 18.500Q8 22.500 4.400 18.500Z', outlined('url(#needle)', 1.2, '#22345c')), defs);
}

/** A flower that gives a bee: it glows, so that it is told apart from the meadow's own flowers. */
export function flower(light, dark, count, core = '#ffd23c', coreDark = '#d98a12') {
    const defs = down('leafA', [0, light], [1, dark]) + shade('core', [0, '#fff6c0'], [0.5, core], [1, coreDark]) +
        glow('halo', [0, '#fffbd0', 0.95], [0.55, '#fff2a0', 0.4], [1, '#fff2a0', 0]);
    const ring = (length, width, turn) => [...Array(count).keys()].map((i) =>
        group(`translate(32 32) rotate(${turn + (i * 360) / count})`, path(petal(length, width), outlined('url(#leafA)', 1.8)))).join('');
    const dots = [...Array(6).keys()].map((i) => {
        const a = i * 1.047 + 0.3;
        return circle((32 + 3.4 * Math.cos(a)).toFixed(2), (32 + 3.4 * Math.sin(a)).toFixed(2), 0.9, `fill="${coreDark}"`);
    }).join('');
    return svg(64, 64, circle(32, 32, 32, 'fill="url(#halo)"') + ring(21, 10.5, 0) +
        group('translate(32 32) scale(.66) translate(-32 -32)', ring(21, 10, 180 / count)) +
        circle(32, 32, 6.6, outlined('url(#core)', 1.8)) + dots + ellipse(29.6, 29.4, 2, 1.3, 'fill="#fff" opacity=".8"'), defs);
}

/** A cell of the comb, full of honey. */
export function honey() {
    const defs = shade('wax', [0, '#fffef4'], [1, '#fff2c4']) + shade('cell', [0, '#fffbe0'], [0.6, '#ffee9e'], [1, '#ffe070']) +
        glow('halo', [0, '#ffe070', 0.7], [1, '#ffe070', 0]);
    return svg(36, 42, ellipse(18, 23, 18, 19, 'fill="url(#halo)"') + path(hexagon(18, 22, 13.6, 30), outlined('url(#wax)', 2)) +
        path(hexagon(18, 22, 9, 30), `fill="url(#cell)" ${'stroke="#c98a1c" stroke-width="1.3" stroke-linejoin="round"'}`) +
        path('M13 21.500Q13.500 17.500 17 16.500', stroke('#fff', 2.2)), defs);
}

/** A windfall that rolls down the hill, seen so that its turning shows. */
export function apple(light, mid, dark) {
    const defs = shade('skin', [0, light], [0.45, mid], [1, dark]) + down('leafB', [0, '#a8d860'], [1, '#4c8a34']);
    return svg(48, 52, path('M24 13C28 8 39 8 43 17C48 28 42 44 33 47C29 48.500 26 46.500 24 46.500C22 46.500 19 48.500 15 47C6 44 0 28 5 17C9 8 20 8 24 13Z', outlined('url(#skin)', 2.4)) +
        path('M24 14C23.500 10 24.500 6 27.500 3', stroke(OUTLINE, 3.4)) + path('M24 14C23.500 10 24.500 6 27.500 3', stroke('#8a5a2c', 1.4)) +
        group('translate(26 9) rotate(72)', path(petal(15, 5.5), outlined('url(#leafB)', 1.8))) +
        path('M17 15.500Q24 19.500 31 15.5', `${stroke(dark, 2)} opacity=".6"`) +
        path('M11 30C9.500 25 10.500 20.500 14 18', stroke('#fff', 3.2)) + circle(12.6, 35.5, 1.7, 'fill="#fff" opacity=".8"') +
        ellipse(34, 33, 1.1, 1.6, 'fill="#fff3c0" opacity=".8"') + ellipse(29, 39, 1.1, 1.5, 'fill="#fff3c0" opacity=".8"') + ellipse(37, 26, 1, 1.4, 'fill="#fff3c0" opacity=".7"'), defs);
}

/** A fallen trunk across the hill, 250 points from cut to cut. */
export function log() {
    const rand = random(19);
    const defs = down('bark', [0, '#b98a58'], [0.35, '#94663a'], [1, '#57371d']) + shade('cut', [0, '#f3d9a6'], [0.6, '#d9ae70'], [1, '#a97a42']) +
        down('moss', [0, '#b6d864'], [1, '#5f9440']);
    let lines = '';
    for (let i = 0; i < 22; i += 1) {
        const x = rand.range(22, 210);
        const y = rand.range(13, 35);
        lines += path(`M${x.toFixed(1)} ${y.toFixed(1)}q${rand.range(5, 9).toFixed(1)} ${rand.range(-2, 2).toFixed(1)} ${rand.range(12, 26).toFixed(1)} 0`, `${stroke('#4a2d16', 1.8)} opacity=".55"`);
    }
    const moss = [[40, 26], [112, 34], [186, 22]].map(([x, w]) =>
        path(`M${x - w} 8Q${x - w * 0.6} 3 ${x} 4Q${x + w * 0.6} 3 ${x + w} 8Q${x + w * 0.7} 12 ${x + w * 0.5} 11Q${x + w * 0.3} 16 ${x + w * 0.1} 12Q${x - w * 0.2} 17 ${x - w * 0.4} 11Q${x - w * 0.8} 13 ${x - w} 8Z`, outlined('url(#moss)', 1.8, '#3f6a2c'))).join('');
    return svg(250, 44, path('M14 6L236 6C242 6 246 13 246 22C246 31 242 38 236 38L14 38C8 38 4 31 4 22C4 13 8 6 14 6Z', outlined('url(#bark)', 3)) +
        path('M20 12L226 12', `${stroke('#fff', 3)} opacity=".16"`) + lines + moss +
        ellipse(236, 22, 9, 15, outlined('url(#cut)', 2.6)) + ellipse(236, 22, 5.5, 9.5, stroke('#a97a42', 1.6)) + ellipse(236, 22, 2.2, 4, stroke('#a97a42', 1.6)) +
        path('M70 38Q76 44 84 43Q82 38 80 37', outlined('url(#bark)', 2.4)), defs);
}

/** Royal jelly: the whole swarm fires faster for a while. */
export function jelly() {
    const defs = shade('cell', [0, '#f3e9ff'], [0.45, '#b98cf5'], [1, '#6a34b8']) + glow('halo', [0, '#e6d2ff', 0.9], [1, '#c9a2ff', 0]);
    return svg(52, 52, circle(26, 26, 26, 'fill="url(#halo)"') + path(hexagon(26, 26, 16, 30), outlined('url(#cell)', 2.2)) +
        path('M17.5 29L16.5 20.500L21.7 24L26 18L30.3 24L35.5 20.500L34.5 29Z', outlined('#ffd84a', 1.6)) +
        path('M18 32.500L34 32.5', stroke('#ffd84a', 2.6)) + path('M16 18.500L22 14.8', stroke('#fff', 2)), defs);
}

export function spark(step) {
    const size = [16, 24, 29, 31][step];
    const inner = [7, 8, 6, 3][step];
    const alpha = [1, 1, 0.85, 0.5][step];
    const defs = glow('core', [0, '#ffffff'], [0.5, '#fff2a0'], [1, '#ffb020']);
    const points = [...Array(16).keys()].map((i) => {
        const r = i % 2 ? inner : size * (i % 4 ? 0.72 : 1);
        const a = (i * Math.PI) / 8 + step * 0.18;
        return `${(32 + r * Math.cos(a)).toFixed(2)} ${(32 + r * Math.sin(a)).toFixed(2)}`;
    });
    const ring = step > 1 ? circle(32, 32, size * 0.8, `${stroke('#fff2b0', 4 - step)} opacity=".7"`) : '';
    return svg(64, 64, `<g opacity="${alpha}">` + path('M' + points.join('L') + 'Z', outlined('url(#core)', 1.6, '#c96a08')) + ring +
        circle(32, 32, inner, 'fill="#fff"') + '</g>', defs);
}

export function poof(step) {
    const rand = random(7);
    const spread = [8, 15, 21, 25][step];
    const size = [13, 13, 10, 6][step];
    const alpha = [1, 0.95, 0.8, 0.5][step];
    const defs = shade('puff', [0, '#ffffff'], [0.6, '#fbeed8'], [1, '#d9b98e']);
    const balls = [...Array(8).keys()].map((i) => {
        const a = (i / 8) * Math.PI * 2 + rand.range(-0.2, 0.2) + step * 0.12;
        const r = spread * rand.range(0.85, 1.15);
        return [36 + r * Math.cos(a), 36 + r * Math.sin(a), size * rand.range(0.7, 1.1)].map((v) => v.toFixed(2));
    });
    const middle = step < 2 ? circle(36, 36, size + 5, 'fill="url(#puff)"') : '';
    return svg(72, 72, `<g opacity="${alpha}">` + balls.map(([x, y, r]) => circle(x, y, r, outlined('url(#puff)', 1.6, '#7a5230'))).join('') +
        balls.map(([x, y, r]) => circle(x, y, r - 0.6, 'fill="url(#puff)"')).join('') + middle + '</g>', defs);
}

export const dot = () => svg(24, 24, circle(12, 12, 12, 'fill="url(#d)"'), glow('d', [0, '#fff', 1], [0.35, '#fff', 0.75], [1, '#fff', 0]));
export const glint = () => svg(28, 28, path('M14 1C14.8 10 18 13.2 27 14C18 14.8 14.8 18 14 27C13.2 18 10 14.8 1 14C10 13.2 13.2 10 14 1Z', 'fill="#fff"'));
export const loosePetal = (light, dark) => svg(18, 24, group('translate(9 22)', path(petal(20, 9), outlined('url(#p)', 1.5))), down('p', [0, light], [1, dark]));

/** Where the swarm is asked to go. */
export function target() {
    const dash = [...Array(6).keys()].map((i) => group(`rotate(${i * 60} 36 36)`,
        path('M22.5 12.620A27 27 0 0 1 49.5 12.620', `${stroke(OUTLINE, 5)} opacity=".55"`) +
        path('M22.5 12.620A27 27 0 0 1 49.5 12.620', stroke('#fff6c8', 2.8)))).filter((_, i) => i % 2 === 0).join('');
    return svg(72, 72, dash + path(hexagon(36, 36, 9, 30), `${stroke(OUTLINE, 4)} opacity=".5"`) + path(hexagon(36, 36, 9, 30), stroke('#ffd84a', 2.4)) +
        circle(36, 36, 2.6, outlined('#fff6c8', 1.4)));
}

/** A soft shadow under whatever flies. */
export const shadow = () => svg(48, 32, ellipse(24, 16, 24, 16, 'fill="url(#s)"'), glow('s', [0, '#14260c', 0.55], [0.6, '#14260c', 0.3], [1, '#14260c', 0]));

export function button(pressed) {
    const top = pressed ? 8 : 3;
    const defs = down('face', [0, pressed ? '#ffcf4a' : '#fff0a8'], [0.5, pressed ? '#f2a51e' : '#ffc93a'], [1, pressed ? '#e08c0e' : '#f5a21a']) +
        down('lip', [0, '#c96a08'], [1, '#8f4606']) + blur('soft', 2);
    return svg(260, 76, '<rect x="8" y="12" width="244" height="60" rx="28" fill="#1d3008" opacity=".35" filter="url(#soft)"/>' +
        `<rect x="5" y="9" width="250" height="60" rx="29" ${outlined('url(#lip)', 3)}/>` +
        `<rect x="5" y="${top}" width="250" height="57" rx="28" ${outlined('url(#face)', 3)}/>` +
        `<rect x="20" y="${top + 6}" width="220" height="15" rx="8" fill="#fff" opacity="${pressed ? 0.22 : 0.5}"/>` +
        both(130, path(hexagon(32, top + 28.5, 11, 30), 'fill="#fff" opacity=".28"') + path(hexagon(51, top + 28.5, 6, 30), 'fill="#fff" opacity=".2"')), defs);
}

export function roundButton(pressed, sign) {
    const defs = shade('face', [0, pressed ? '#ffcf4a' : '#fff0a8'], [0.5, pressed ? '#f2a51e' : '#ffc93a'], [1, '#e58f10']);
    const y = pressed ? 2 : 0;
    const mark = sign === 'pause' ? path(`M20 ${17 + y}L20 ${31 + y}M28 ${17 + y}L28 ${31 + y}`, stroke(OUTLINE, 5))
        : path(`M19.5 ${15.5 + y}L32 ${24 + y}L19.5 ${32.5 + y}Z`, outlined(OUTLINE, 3));
    return svg(48, 50, path(hexagon(24, 27, 21, 30), outlined('#a85806', 2.5)) + path(hexagon(24, 24 + y, 21, 30), outlined('url(#face)', 2.5)) + mark, defs);
}

/** A sign of dark wood behind HUD text: readable on every meadow. */
export const plaque = (width) => svg(width, 48, `<rect x="3" y="3" width="${width - 6}" height="42" rx="20" fill="#2b1708" fill-opacity=".72" stroke="#ffcf4a" stroke-opacity=".9" stroke-width="2.5"/>` +
    `<rect x="12" y="7" width="${width - 24}" height="9" rx="4.5" fill="#fff" opacity=".1"/>`);

export const panel = () => svg(460, 330, `<rect x="6" y="10" width="448" height="316" rx="34" fill="#1d3008" opacity=".35"/>` +
    `<rect x="5" y="5" width="450" height="314" rx="34" ${outlined('url(#w)', 4)}/>` +
    '<g clip-path="url(#inside)">' + honeycomb(460, 330) + '</g>' +
    `<rect x="13" y="13" width="434" height="298" rx="27" fill="none" stroke="#fff6cf" stroke-width="3" opacity=".8"/>`,
    down('w', [0, '#fff4c2'], [1, '#ffd777']) + '<clipPath id="inside"><rect x="14" y="14" width="432" height="296" rx="26"/></clipPath>');

function honeycomb(width, height) {
    let cells = '';
    const r = 22;
    for (let row = 0; row * r * 1.5 < height + r; row += 1) {
        for (let column = 0; column * r * 1.732 < width + r; column += 1) {
            const x = column * r * 1.732 + (row % 2) * r * 0.866;
            cells += path(hexagon(x, row * r * 1.5, r - 2, 30), 'fill="#f2b53a" opacity=".13"');
        }
    }
    return cells;
}

export function beeFace() {
    const defs = shade('f', [0, '#fff3a0'], [0.5, '#ffd23c'], [1, '#f09a12']);
    return svg(40, 40, both(20, path('M15 9C13.5 4 10.5 3 8 3.5', stroke(OUTLINE, 2.2)) + circle(8, 3.9, 2.2, `fill="${OUTLINE}"`)) +
        ellipse(20, 22.5, 15.5, 14, outlined('url(#f)', 2.4)) + path('M20 9.500L20 15', stroke('#4a2812', 3.4)) +
        both(20, ellipse(13.5, 21, 3.3, 4.4, 'fill="#2a160b"') + circle(12.6, 19.2, 1.3, 'fill="#fff"') + ellipse(9.5, 27, 2.3, 1.5, 'fill="#ff8c6b" opacity=".8"')) +
        path('M16.5 28Q20 31.5 23.5 28', stroke(OUTLINE, 1.9)), defs);
}

export function comb() {
    const defs = shade('c', [0, '#fff0a8'], [0.5, '#ffc02e'], [1, '#d97706']);
    return svg(40, 40, path(hexagon(20, 12, 9.5, 30), outlined('url(#c)', 2)) + path(hexagon(11.8, 26.5, 9.5, 30), outlined('url(#c)', 2)) +
        path(hexagon(28.2, 26.5, 9.5, 30), outlined('url(#c)', 2)) + path('M15 9.500L18.5 7.500M7 24L10.5 22M23.5 24L27 22', stroke('#fff', 1.8)), defs);
}

/** The name on a field of comb with two bees; the letters are Leckerli One (OFL) out of ../fonts. */
export function logo() {
    const defs = down('letters', [0, '#fffbe0'], [0.45, '#ffd84a'], [1, '#f08a0c']) + down('cell', [0, '#ffd76a'], [1, '#e58f10']) +
        down('cellB', [0, '#ffc23a'], [1, '#c96f0a']) + blur('soft', 5);
    const cells = [];
    for (let column = 0; column < 11; column += 1) {
        const odd = column % 2;
        const rows = column > 1 && column < 9 ? (odd ? [0, 1, 2] : [0.5, 1.5, 2.5]) : odd ? [1] : [0.5, 1.5];
        for (const row of rows) cells.push([50 + column * 54, 62 + row * 62]);
    }
    const comb = cells.map(([x, y], i) => path(hexagon(x, y, 34, 0), outlined(i % 3 ? 'url(#cell)' : 'url(#cellB)', 4)) +
        path(hexagon(x, y, 24, 0), `fill="${i % 2 ? '#ffe59a' : '#b85f08'}" opacity="${i % 2 ? 0.45 : 0.22}"`)).join('');
    const text = (rest) => `<text x="318" y="166" text-anchor="middle" font-family="Leckerli One" font-size="106" ${rest}>BeeCluster</text>`;
    const guest = (x, y, turn, scale) => group(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
        bee(20, 1).replace(/<svg[^>]*>/, '<g>').replace('</svg>', '</g>').replace(/id="(\w+)"/g, 'id="b$1"').replace(/url\(#(\w+)\)/g, 'url(#b$1)'));
    return svg(640, 250, '<g opacity=".35" filter="url(#soft)" transform="translate(0 8)">' + text('stroke="#1d3008" stroke-width="26" stroke-linejoin="round"') + '</g>' +
        comb + text(`fill="${OUTLINE}" stroke="${OUTLINE}" stroke-width="26" stroke-linejoin="round"`) +
        text('fill="#fff" stroke="#fff6d8" stroke-width="13" stroke-linejoin="round"') + text('fill="#a85806" transform="translate(0 4)"') +
        text('fill="url(#letters)" stroke="#a85806" stroke-width="2"') + guest(560, 0, 38, 1.35) + guest(2, 34, -28, 1.15), defs);
}
