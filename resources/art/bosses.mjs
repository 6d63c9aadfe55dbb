// The large ones that come in the middle of a stage, one for each. All face up, with two pictures each.
import { OUTLINE, both, circle, ellipse, group, outlined, path, shade, stroke, svg } from './style.mjs';

/** An eye under a heavy lid. */
const angryEye = (x, y, r, iris) =>
    circle(x, y, r, outlined('#fff7df', 1.6)) + circle(x + r * 0.25, y - r * 0.15, r * 0.58, `fill="${iris}"`) +
    circle(x + r * 0.3, y - r * 0.2, r * 0.3, 'fill="#1c0d08"') +
    path(`M${x - r * 1.25} ${y - r * 0.85}L${x + r * 1.15} ${y + r * 0.05}L${x + r * 1.1} ${y - r * 0.75}L${x - r * 0.9} ${y - r * 1.5}Z`,
        outlined('#2c130d', 1.2));
const gleam = (x, y, rx, ry, turn, alpha = 0.5) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity="${alpha}" transform="rotate(${turn} ${x} ${y})"/>`;

/** Of the meadow: four long wings and a thin tail in rings. `sweep` turns the wings backwards, in degrees. */
export function dragonfly(sweep) {
    const defs = shade('body', [0, '#c8f4ff'], [0.4, '#3f9bf0'], [1, '#173a9a']) + shade('eye', [0, '#ffe7a0'], [0.5, '#f08a24'], [1, '#9a3a10']) +
        shade('wing', [0, '#ffffff', 0.95], [0.6, '#e2ecff', 0.78], [1, '#9ab4ee', 0.72]);
    const wing = (length, width) => path(`M0 0C${-length * 0.3} ${-width} ${-length * 0.9} ${-width * 1.1} ${-length} ${-width * 0.1}C${-length * 0.98} ${width * 0.7} ${-length * 0.3} ${width * 0.5} 0 0Z`,
        outlined('url(#wing)', 1.6, '#3a4a86')) + path(`M-6 -1Q${-length * 0.5} ${-width * 0.5} ${-length * 0.86} ${-width * 0.25}M-6 0Q${-length * 0.5} ${width * 0.1} ${-length * 0.8} ${width * 0.25}`,
        `${stroke('#fff', 1)} opacity=".8"`) + ellipse(-length * 0.86, -width * 0.52, 5, 2.2, 'fill="#274092"');
    const rings = [60, 70, 80, 90, 100].map((y, i) => ellipse(68, y, 7.4 - i * 0.8, 6.4, outlined('url(#body)', 2))).reverse().join('');
    return svg(136, 118, both(68, group(`translate(62 50) rotate(${-sweep + 14})`, wing(56, 12)) + group(`translate(62 40) rotate(${sweep - 6})`, wing(62, 12))) +
        path('M68 116L62 106L74 106Z', outlined('#173a9a', 1.6)) + rings + ellipse(68, 42, 12, 17, outlined('url(#body)', 2.4)) +
        gleam(63, 36, 3, 8, 8) + path('M60 44Q68 50 76 44M61 51Q68 56 75 51', stroke('#173a9a', 2)) +
        ellipse(68, 20, 10, 8, outlined('url(#body)', 2.4)) + both(68, ellipse(58, 16, 9, 10, outlined('url(#eye)', 2.4)) + gleam(55, 11, 2.4, 3.6, -20, 0.7)) +
        both(68, path('M50 12L63 17L62 10Z', outlined('#2c130d', 1.2))), defs);
}

/** Of the creek: seen from above. `crouch`: 1 while it sits, less while it leaps. */
export function frog(crouch) {
    const defs = shade('skin', [0, '#d4f58a'], [0.5, '#6cbf3c'], [1, '#2c7030']) + shade('belly', [0, '#eef8b8'], [1, '#a8cc62']);
    const reach = (1 - crouch) * 16;
    const toes = (x, y, turn) => group(`translate(${x} ${y}) rotate(${turn})`, [-26, 0, 26].map((a) => group(`rotate(${a})`,
        path('M0 0L0 -11', stroke(OUTLINE, 6.5)) + path('M0 0L0 -11', stroke('#8fd650', 3.4)) + circle(0, -12, 3, outlined('#b8ec70', 1.4)))).join(''));
    const hind = path(`M40 84C18 ${74 + reach * 0.4} 10 ${88 + reach} 22 ${102 + reach * 0.5}C32 108 46 102 50 94Z`, outlined('url(#skin)', 2.6)) + toes(20, 103 + reach * 0.4, -56);
    const fore = path(`M38 54C26 ${56 - reach * 0.3} 20 ${48 - reach * 0.4} 22 ${40 - reach * 0.6}`, stroke(OUTLINE, 12)) +
        path(`M38 54C26 ${56 - reach * 0.3} 20 ${48 - reach * 0.4} 22 ${40 - reach * 0.6}`, stroke('#7fcb48', 8)) + toes(22, 40 - reach * 0.6, -14);
    const spots = [[54, 66, 5], [72, 76, 6], [60, 86, 4], [76, 60, 4], [66, 64, 3]].map(([x, y, r]) => circle(x, y, r, 'fill="#2f7a34" opacity=".75"')).join('');
    return svg(128, 128, both(64, hind + fore) +
        path('M64 16C88 16 98 34 96 56C94 84 84 100 64 102C44 100 34 84 32 56C30 34 40 16 64 16Z', outlined('url(#skin)', 2.8)) + spots +
        path('M42 34Q64 22 86 34Q82 46 64 47Q46 46 42 34Z', 'fill="url(#belly)" opacity=".7"') + path('M42 33Q64 20 86 33', stroke('#2c5a24', 2.2)) +
        both(64, circle(46, 22, 11, outlined('url(#skin)', 2.4)) + angryEye(46, 21, 7, '#ffb52e')) + gleam(48, 62, 4, 14, 10, 0.4) +
        both(64, circle(59, 27, 1.3, 'fill="#2c5a24"')), defs);
}

/** Of the orchard: jaws like antlers. */
export function stag(open, legs) {
    const defs = shade('shell', [0, '#ffb98a'], [0.38, '#a8452a'], [1, '#4a140e']) + shade('head', [0, '#e08a5a'], [0.5, '#7a2c1a'], [1, '#34100a']) +
        shade('jaw', [0, '#ffcf8a'], [0.5, '#c0602c'], [1, '#6a2412']);
    const leg = (x, y, dx, dy) => path(`M${x} ${y}l${dx * 0.6} ${dy * 0.1 - 3}l${dx * 0.4} ${dy}`, stroke('#2e0e0a', 5));
    const jaw = group(`rotate(${open} 46 40)`, path('M44 42C24 36 18 16 34 2C30 12 33 18 38 21L46 15L44 26C48 32 52 36 54 42Z', outlined('url(#jaw)', 2.6)));
    const side = path('M60 62C40 60 26 72 26 92C26 110 42 126 60 128Z', outlined('url(#shell)', 2.8)) +
        path('M50 70Q38 92 52 120M40 76Q32 92 41 112', `${stroke('#4a140e', 2)} opacity=".6"`);
    return svg(120, 134, leg(34, 68, -18, -12 + legs) + leg(28, 90, -17, 8 - legs) + leg(34, 108, -16, 14 + legs) +
        group('translate(120 0) scale(-1 1)', leg(34, 68, -18, -12 - legs) + leg(28, 90, -17, 8 + legs) + leg(34, 108, -16, 14 - legs)) +
        both(60, side) + gleam(38, 82, 4, 12, 24, 0.45) + both(60, jaw) +
        path('M32 58C32 48 44 44 60 44C76 44 88 48 88 58C80 68 40 68 32 58Z', outlined('url(#head)', 2.8)) +
        path('M38 44C40 34 48 32 60 32C72 32 80 34 82 44C76 52 44 52 38 44Z', outlined('url(#head)', 2.6)) +
        both(60, angryEye(47, 42, 5.4, '#ffd23c')) + gleam(48, 54, 8, 2, -8, 0.35), defs);
}

/** Of the heath: broad wings with eyes that are none. `fold` narrows the wings, 1 for spread. */
export function moth(fold) {
    const defs = shade('wing', [0, '#f6e2ff'], [0.45, '#a878d0'], [1, '#4c2a78']) + shade('hind', [0, '#ffe6b8'], [0.5, '#e8a050'], [1, '#8a4a26']) +
        shade('fur', [0, '#fff6e0'], [0.5, '#d8b890'], [1, '#8a6448']);
    const spot = (x, y, r) => circle(x, y, r, outlined('#fff0a8', 2, '#3a1e5a')) + circle(x, y, r * 0.62, 'fill="#3a1e5a"') + circle(x - r * 0.2, y - r * 0.25, r * 0.24, 'fill="#fff"');
    const hindWing = path('M66 62C44 58 24 74 26 92C30 108 54 104 64 82Z', outlined('url(#hind)', 2.6)) + path('M32 92Q46 96 58 80M38 82Q48 84 60 74', `${stroke('#8a4a26', 2.4)} opacity=".7"`);
    const foreWing = path('M66 50C50 22 22 12 6 20C4 38 14 66 34 72C48 76 60 68 66 60Z', outlined('url(#wing)', 2.8)) +
        path('M12 26Q24 48 46 68M22 22Q36 36 56 54', `${stroke('#f2dcff', 2.4)} opacity=".55"`) + path('M9 34Q20 30 26 20M16 52Q34 42 40 26', `${stroke('#4c2a78', 2.4)} opacity=".55"`) + spot(30, 44, 9);
    const half = group(`translate(${72 * (1 - fold)} 0) scale(${fold} 1)`, hindWing + foreWing);
    const feather = path('M66 26C62 14 54 8 46 6', stroke('#5a3a20', 3)) + path('M63 19L55 20M59 14L51 15M55 10L48 12', stroke('#5a3a20', 2));
    return svg(144, 118, both(72, half) + path('M72 50C84 52 84 84 72 108C60 84 60 52 72 50Z', outlined('url(#fur)', 2.6)) +
        [66, 76, 86].map((y) => path(`M63 ${y}Q72 ${y + 6} 81 ${y}`, stroke('#6a4a30', 2.6))).join('') + both(72, feather) +
        ellipse(72, 50, 13, 13, outlined('url(#fur)', 2.6)) + ellipse(72, 34, 11, 10, outlined('url(#fur)', 2.6)) + both(72, angryEye(65, 32, 5, '#e0302a')) +
        gleam(67, 48, 4, 2.4, -20, 0.6), defs);
}
