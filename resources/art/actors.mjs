// Everything alive: the bees and those who trouble them. All face up.
import { OUTLINE, blur, both, circle, down, ellipse, group, outlined, path, shade, stroke, svg } from './style.mjs';

/** One wing from its joint at (0,0), stretched to the left; `sweep` turns it backwards in degrees. */
function wing(length, width, sweep, fill, line = '#6b4a2c') {
    const shape = `M0 0C${-length * 0.25} ${-width * 1.1} ${-length * 1.02} ${-width * 0.95} ${-length} ${width * 0.1}` +
        `C${-length * 0.95} ${width * 0.75} ${-length * 0.3} ${width * 0.6} 0 0Z`;
    const veins = `M${-length * 0.12} 0Q${-length * 0.5} ${-width * 0.45} ${-length * 0.86} ${-width * 0.2}` +
        `M${-length * 0.12} 0Q${-length * 0.5} ${width * 0.05} ${-length * 0.8} ${width * 0.25}`;
    return group(`rotate(${-sweep})`,
        path(shape, `${outlined(`url(#${fill})`, 1.4, line)}`) + path(veins, `${stroke('#ffffff', 0.9)} opacity=".75"`));
}

const glint = (x, y, rx, ry, turn, alpha = 0.6) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity="${alpha}" transform="rotate(${turn} ${x} ${y})"/>`;

const eye = (x, y, rx, ry, turn = 0) =>
    group(`translate(${x} ${y}) rotate(${turn})`,
        ellipse(0, 0, rx, ry, outlined('#fff', 1.3)) + ellipse(0.2, -ry * 0.22, rx * 0.62, ry * 0.62, 'fill="#2a160b"') +
        circle(-rx * 0.15, -ry * 0.45, rx * 0.24, 'fill="#fff"'));

/** An eye under a heavy lid: the look of somebody who came to quarrel. */
const angryEye = (x, y, r, iris) =>
    circle(x, y, r, outlined('#fff7df', 1.3)) + circle(x + r * 0.25, y - r * 0.15, r * 0.58, `fill="${iris}"`) +
    circle(x + r * 0.3, y - r * 0.2, r * 0.3, 'fill="#1c0d08"') +
    path(`M${x - r * 1.25} ${y - r * 0.85}L${x + r * 1.15} ${y + r * 0.05}L${x + r * 1.1} ${y - r * 0.75}L${x - r * 0.9} ${y - r * 1.5}Z`,
        outlined('#2c130d', 1));

/** How bees differ: light and dark of the body and the fuzz, the fuzz, the stripes. */
const looks = {
    usual: [['#fff3a0', '#ffd23c', '#f09a12'], ['#fff6bd', '#ffd95a', '#eea022'], '#4a2812'],
    drone: [['#ffdc8a', '#f2a526', '#b8640c'], ['#ffeec0', '#e8b45a', '#a8681e'], '#33180a'],
    light: [['#fffbd8', '#ffe98a', '#f2bc3c'], ['#ffffff', '#fff0c0', '#e8c070'], '#6a4420'],
};

export function bee(sweep, squash, look = 'usual') {
    const [light, fuzzy, stripe] = looks[look];
    const defs = shade('body', [0, light[0]], [0.45, light[1]], [1, light[2]]) +
        shade('fuzz', [0, fuzzy[0]], [0.5, fuzzy[1]], [1, fuzzy[2]]) +
        shade('wing', [0, '#ffffff', 0.95], [0.6, '#dff3ff', 0.82], [1, '#a9d8f5', 0.75]) +
        '<clipPath id="tail"><path d="M24 18C35 19 35.5 35 24 46C12.5 35 13 19 24 18Z"/></clipPath>';
    const tail = 'M24 18C35 19 35.5 35 24 46C12.5 35 13 19 24 18Z';
    const fuzz = [...Array(14).keys()].map((i) => {
        const a = (i / 14) * Math.PI * 2;
        return circle((24 + 6.9 * Math.cos(a)).toFixed(2), (20.5 + 6.2 * Math.sin(a)).toFixed(2), 2.3, outlined(fuzzy[1] === '#ffd95a' ? '#ffd23c' : fuzzy[1], 1.8));
    }).join('');
    const body =
        path('M24 50.500L21.8 43L26.2 43Z', outlined('#5a3416', 1.4)) +
        both(24, group(`translate(19 22) scale(${squash} 1)`,
            group('translate(0 3)', wing(14, 6.5, sweep + 28, 'wing')) )) +
        path(tail, outlined('url(#body)')) +
        '<g clip-path="url(#tail)">' +
        path('M10 27.500Q24 33.5 38 27.500L38 32Q24 38 10 32Z', `fill="${stripe}"`) +
        path('M10 36Q24 42 38 36L38 40Q24 46 10 40Z', `fill="${stripe}"`) +
        ellipse(19, 30, 2.2, 9, 'fill="#fff" opacity=".35"') + '</g>' +
        path(tail, stroke(OUTLINE, 2)) +
        fuzz + circle(24, 20.5, 7.4, 'fill="url(#fuzz)"') +
        both(24, group(`translate(19 19.5) scale(${squash} 1)`, wing(19, 8.5, sweep, 'wing'))) +
        both(24, path('M21 8.500C20 4.5 17.5 3.2 15.3 3', stroke(OUTLINE, 1.7)) + circle(15.2, 3.1, 1.7, `fill="${OUTLINE}"`)) +
        ellipse(24, 12, 8, 6.6, outlined('url(#body)')) +
        both(24, eye(19.6, 10.6, 2.9, 3.5, -14)) +
        both(24, ellipse(19.4, 15.2, 1.5, 0.9, 'fill="#ff8c6b" opacity=".8"'));
    return svg(48, 54, body, defs);
}

/** The pictures of a wing beat of bees that look otherwise. */
export const bees = (name, look) => Object.fromEntries([[2, 1], [24, 0.96], [46, 0.86], [-14, 0.94]]
    .map(([sweep, squash], i) => [`bee_${name}_${i}`, bee(sweep, squash, look)]));

/** What the queen wears; its middle is that of her head. */
export const crown = () => svg(26, 20, path('M3 17L1.500 5L8 10.5L13 2L18 10.5L24.500 5L23 17Q13 20 3 17Z', outlined('url(#gold)', 2)) +
    circle(13, 12.5, 2.2, 'fill="#e8305a"') + circle(6.800, 13, 1.5, 'fill="#5ac8ff"') + circle(19.200, 13, 1.5, 'fill="#5ac8ff"'),
    down('gold', [0, '#fff6b8'], [0.5, '#ffcf3a'], [1, '#d98a10']));

export function wasp(sweep) {
    const tail = 'M28 27C38 28 38.5 42 28 60C17.5 42 18 28 28 27Z';
    const defs = shade('body', [0, '#ffb3c6'], [0.45, '#f0487c'], [1, '#a81850']) +
        shade('head', [0, '#ff9ab5'], [0.5, '#e23a6e'], [1, '#96124a']) +
        shade('wing', [0, '#ffffff', 0.95], [0.6, '#ffe3ee', 0.8], [1, '#e9a6c6', 0.75]) +
        `<clipPath id="tail"><path d="${tail}"/></clipPath>`;
    const body =
        path('M28 66L26 57L30 57Z', outlined('#3a0f22', 1.4)) +
        both(28, path('M22 24Q14 26 12 33M21 28Q15 33 15 40', stroke('#5a1030', 2))) +
        both(28, group('translate(23 24)', wing(17, 5, sweep + 34, 'wing', '#7a3a56'))) +
        path(tail, outlined('url(#body)')) +
        '<g clip-path="url(#tail)">' + [32, 40, 48].map((y) =>
            path(`M14 ${y}Q28 ${y + 7} 42 ${y}L42 ${y + 4}Q28 ${y + 11} 14 ${y + 4}Z`, 'fill="#47102b"')).join('') +
        ellipse(23.5, 40, 1.9, 11, 'fill="#fff" opacity=".35"') + '</g>' + path(tail, stroke(OUTLINE, 2)) +
        ellipse(28, 21.5, 7.6, 7.4, outlined('url(#head)')) +
        both(28, group('translate(23 21)', wing(24, 6.5, sweep, 'wing', '#7a3a56'))) +
        both(28, path('M25 8C24 3.5 20 2.5 17.5 4', stroke('#4a1029', 1.8))) +
        path('M28 3.5C35 3.5 37.5 9 35.5 14C33.5 18 22.5 18 20.5 14C18.5 9 21 3.5 28 3.500Z', outlined('url(#head)')) +
        both(28, angryEye(23.6, 10.6, 3.7, '#ffc02e')) + glint(24.5, 5.8, 2.6, 1, -15);
    return svg(56, 68, body, defs);
}

export function hornet(sweep) {
    const tail = 'M40 36C57 37 58 58 40 84C22 58 23 37 40 36Z';
    const defs = shade('body', [0, '#ffe19a'], [0.45, '#ff9a2a'], [1, '#c24a08']) +
        shade('dark', [0, '#a4603a'], [0.5, '#6b3216'], [1, '#3a1608']) +
        shade('wing', [0, '#fff8e6', 0.95], [0.6, '#ffe0b0', 0.82], [1, '#d99a4e', 0.75]) +
        `<clipPath id="tail"><path d="${tail}"/></clipPath>`;
    const body =
        path('M40 92L37 80L43 80Z', outlined('#2c1207', 1.6)) +
        both(40, path('M31 30Q18 30 14 40M30 35Q19 41 18 52', stroke('#3a1a0a', 3))) +
        both(40, group('translate(33 33)', wing(24, 8, sweep + 32, 'wing', '#7a4a1c'))) +
        path(tail, outlined('url(#body)', 2.4)) +
        '<g clip-path="url(#tail)">' + [43, 54, 65].map((y) =>
            path(`M16 ${y}Q40 ${y + 10} 64 ${y}L64 ${y + 5}L52 ${y + 9}L46 ${y + 6}L40 ${y + 13}L34 ${y + 6}L28 ${y + 9}L16 ${y + 5}Z`, 'fill="#4a1f0c"')).join('') +
        ellipse(32, 54, 3, 15, 'fill="#fff" opacity=".3"') + '</g>' + path(tail, stroke(OUTLINE, 2.4)) +
        ellipse(40, 30, 12, 11, outlined('url(#dark)', 2.4)) + ellipse(35.5, 25, 3.5, 2, 'fill="#fff" opacity=".25"') +
        both(40, group('translate(32 29)', wing(32, 9.5, sweep, 'wing', '#7a4a1c'))) +
        both(40, path('M35 9C33 3 27 1.5 23 4', stroke('#3a1a0a', 2.4))) +
        both(40, path('M36.5 6C33 2.5 35 -0.5 38.5 1.200C37.8 3 38.5 4 39.5 5Z', outlined('#4a1f0c', 1.6))) +
        path('M40 4.5C51 4.5 54.5 12 52 18.500C49 25 31 25 28 18.500C25.5 12 29 4.5 40 4.500Z', outlined('url(#body)', 2.4)) +
        both(40, angryEye(33.4, 14, 5.2, '#e8261e')) + glint(34.5, 7.6, 3.8, 1.2, -14) +
        path('M36 20.500Q40 18.5 44 20.5', stroke('#4a1f0c', 1.8));
    return svg(80, 94, body, defs);
}

export function ladybird(open, legs) {
    const defs = shade('shell', [0, '#ff9d86'], [0.45, '#ee3b2c'], [1, '#a3101a']) +
        shade('head', [0, '#6a6578'], [0.5, '#2d2a38'], [1, '#14121c']) +
        shade('wing', [0, '#ffffff', 0.9], [1, '#c9d6e8', 0.7]);
    const half = 'M29 15C17 14 9.5 23 9.5 33C9.5 43 18 51 29 52Z';
    const leg = (x, y, dx, dy) => path(`M${x} ${y}q${dx * 0.7} ${dy * 0.1} ${dx} ${dy}`, stroke('#2a1a1c', 2.6));
    const elytron = group(`rotate(${open} 29 15)`,
        path(half, outlined('url(#shell)')) + circle(22, 24.5, 3.7, 'fill="#24141a"') + circle(16.5, 34, 3.9, 'fill="#24141a"') +
        circle(23.5, 42.5, 3.5, 'fill="#24141a"') + ellipse(16.5, 25, 2, 4.6, 'fill="#fff" opacity=".5" transform="rotate(32 16.5 25)"'));
    const right = group(`rotate(${-open} 29 15)`,
        path('M29 15C41 14 48.5 23 48.5 33C48.5 43 40 51 29 52Z', outlined('url(#shell)')) + circle(36, 24.5, 3.7, 'fill="#24141a"') +
        circle(41.5, 34, 3.9, 'fill="#24141a"') + circle(34.5, 42.5, 3.5, 'fill="#24141a"'));
    const body =
        leg(15, 22, -9, -3 + legs) + leg(11, 32, -8, 2 - legs) + leg(14, 43, -7, 6 + legs) +
        leg(43, 22, 9, -3 - legs) + leg(47, 32, 8, 2 + legs) + leg(44, 43, 7, 6 - legs) +
        both(29, group(`translate(28 22) rotate(${-70 + open * 1.2})`, ellipse(-17, 3, 18, 6, outlined('url(#wing)', 1.3, '#7b8496')))) +
        ellipse(29, 34, 13, 16, outlined('#2b2230')) + elytron + right +
        both(29, path('M25.5 7C24 3 21 2 18.5 3.5', stroke('#2a1a1c', 1.8))) +
        path('M16.5 17C16 9 22 4.5 29 4.500C36 4.5 42 9 41.5 17C37 20.5 21 20.5 16.5 17Z', outlined('url(#head)')) +
        both(29, angryEye(23.6, 12, 3.7, '#ff9a2e')) + glint(24.5, 7, 3, 1, -14, 0.4);
    return svg(58, 60, body, defs);
}

export function beetle(open, legs) {
    const defs = shade('shell', [0, '#b6fff0'], [0.35, '#2fc2b0'], [1, '#0b5566']) +
        shade('head', [0, '#7be6dc'], [0.5, '#1f8f95'], [1, '#083f52']) +
        shade('wing', [0, '#ffffff', 0.9], [1, '#b8d2e8', 0.7]);
    const leg = (x, y, dx, dy) =>
        path(`M${x} ${y}l${dx * 0.6} ${dy * 0.1 - 2}l${dx * 0.4} ${dy}`, stroke('#0c3440', 3.6));
    const half = 'M38 36C24 34 13 44 13 57C13 70 24 81 38 83Z';
    const elytron = group(`rotate(${open} 38 36)`,
        path(half, outlined('url(#shell)', 2.4)) +
        path('M31 42Q24 58 32 77M24 46Q18 58 24 70', `${stroke('#0b5566', 1.6)} opacity=".6"`) +
        ellipse(21, 49, 2.4, 7, 'fill="#fff" opacity=".55" transform="rotate(28 21 49)"'));
    const right = group(`rotate(${-open} 38 36)`,
        path('M38 36C52 34 63 44 63 57C63 70 52 81 38 83Z', outlined('url(#shell)', 2.4)) +
        path('M45 42Q52 58 44 77M52 46Q58 58 52 70', `${stroke('#0b5566', 1.6)} opacity=".6"`));
    const body =
        leg(20, 46, -13, -9 + legs) + leg(14, 58, -11, 6 - legs) + leg(19, 70, -11, 10 + legs) +
        leg(56, 46, 13, -9 - legs) + leg(62, 58, 11, 6 + legs) + leg(57, 70, 11, 10 - legs) +
        both(38, group(`translate(36 44) rotate(${-68 + open * 1.3})`, ellipse(-22, 3, 23, 7, outlined('url(#wing)', 1.3, '#6d8496')))) +
        ellipse(38, 58, 17, 22, outlined('#123a44')) + elytron + right +
        path('M19 35C19 25 28 21 38 21C48 21 57 25 57 35C50 41 26 41 19 35Z', outlined('url(#head)', 2.4)) +
        both(38, circle(28.5, 19.5, 0.1, '') ) +
        path('M38 4C41.5 9 42.5 14 43 21L33 21C33.5 14 34.5 9 38 4Z', outlined('url(#shell)', 2.2)) +
        path('M30 14.5C26 10.5 27 5.5 31.5 3.500C30.5 8 32 11 34 14Z', outlined('url(#head)', 1.6)) +
        path('M46 14.5C50 10.5 49 5.5 44.5 3.500C45.5 8 44 11 42 14Z', outlined('url(#head)', 1.6)) +
        path('M26 27C26 19 31 16 38 16C45 16 50 19 50 27C46 30 30 30 26 27Z', outlined('url(#head)', 2.2)) +
        both(38, angryEye(32, 22, 4, '#ffd23c')) + glint(30, 31, 5, 1.4, -14, 0.35);
    return svg(76, 88, body, defs);
}

/** The bear of the last stage, seen from the front over the upper edge; `mood` is 'calm', 'roar' or 'hurt'. */
export function bear(mood) {
    const defs = shade('fur', [0, '#c98d55'], [0.5, '#96592c'], [1, '#5e3015']) +
        shade('muzzle', [0, '#fff0d6'], [0.6, '#e8c598'], [1, '#b98a58']) +
        shade('nose', [0, '#7a6a6a'], [0.5, '#33242a'], [1, '#160d12']) +
        shade('ear', [0, '#f5b8a0'], [1, '#a85f4a']) + down('belly', [0, '#8a5027'], [1, '#5a2e14']);
    const ear = circle(62, 56, 30, outlined('url(#fur)', 4)) + circle(65, 59, 16, 'fill="url(#ear)"');
    const tufts = 'M28 150C14 96 60 44 140 44C220 44 266 96 252 150L262 158L246 164L252 176L234 178C214 214 180 226 140 226C100 226 66 214 46 178L28 176L34 164L18 158Z';
    const brow = mood === 'roar' ? both(140, path('M78 98L122 114', stroke('#3b1c0b', 9)))
        : mood === 'hurt' ? both(140, path('M80 110L120 96', stroke('#3b1c0b', 9))) : both(140, path('M80 100Q100 92 120 104', stroke('#3b1c0b', 8)));
    const open = both(140, circle(104, 124, 13, outlined('#fff8ea', 3)) +
        circle(106, 127, 7.5, 'fill="#2a140a"') + circle(103, 123.5, 2.6, 'fill="#fff"'));
    const shut = both(140, path('M92 118L116 126L92 134', stroke('#2a140a', 6)));
    const mouth = mood === 'roar'
        ? path('M108 186Q140 172 172 186Q170 222 140 224Q110 222 108 186Z', outlined('#7d1b22', 4)) +
          path('M120 184L126 196L133 182ZM147 182L154 196L160 184Z', outlined('#fffdf0', 2)) + ellipse(140, 214, 16, 8, 'fill="#ee7f86"')
        : mood === 'hurt' ? path('M116 200Q128 190 140 200Q152 210 164 198', stroke('#4a2513', 5))
        : path('M140 176L140 192M114 190Q126 206 140 192Q154 206 166 190', stroke('#4a2513', 5));
    const body = both(140, ear) + path(tufts, outlined('url(#fur)', 4)) +
        ellipse(98, 78, 34, 12, 'fill="#fff" opacity=".16" transform="rotate(-24 98 78)"') +
        ellipse(140, 180, 54, 42, outlined('url(#muzzle)', 3.5)) + mouth +
        path('M140 176C124 170 116 158 120 150C126 142 154 142 160 150C164 158 156 170 140 176Z', outlined('url(#nose)', 3)) +
        ellipse(132, 151, 7, 3.2, 'fill="#fff" opacity=".55"') + (mood === 'hurt' ? shut : open) + brow;
    return svg(280, 236, body, defs);
}

/** The arm hangs from its shoulder at the top; the paw is a frame of its own. */
export function bearArm() {
    const defs = `<linearGradient id="fur" x1="0" y1="0" x2="1" y2="0.15"><stop offset="0" stop-color="#bd8049"/><stop offset=".45" stop-color="#9a5d2e"/><stop offset="1" stop-color="#66361a"/></linearGradient>`;
    const left = 'M22 -8C10 30 2 66 8 92L1 100L11 106L5 116L15 120C18 150 20 196 18 248';
    const right = 'L84 248C82 196 84 150 87 120L97 116L91 106L101 100L94 92C100 66 92 30 80 -8Z';
    return svg(102, 240, path(left + right, outlined('url(#fur)', 4)) +
        path('M30 6C22 36 20 62 22 84', `${stroke('#fff', 9)} opacity=".14"`) +
        path('M38 222L44 234L51 222L58 234L64 222', `${stroke('#5e3015', 3.5)} opacity=".7"`) +
        path('M46 128q5 9 11 0q5 9 11 0', `${stroke('#5e3015', 3)} opacity=".6"`), defs);
}

export function bearPaw() {
    const defs = shade('fur', [0, '#c98d55'], [0.5, '#96592c'], [1, '#5e3015']) + shade('pad', [0, '#f0b39a'], [1, '#a8604c']);
    const claw = (x, y, turn) => group(`translate(${x} ${y}) rotate(${turn})`, path('M-6 0C-6 10 -2 18 2 22C6 14 7 6 6 0Z', outlined('#fff6e0', 2.5)));
    const body = claw(20, 74, 22) + claw(42, 88, 8) + claw(68, 88, -8) + claw(90, 74, -22) +
        path('M55 6C84 6 102 26 102 50C102 62 100 70 94 78C88 86 78 82 74 88C68 96 58 94 55 88C52 94 42 96 36 88C32 82 22 86 16 78C10 70 8 62 8 50C8 26 26 6 55 6Z', outlined('url(#fur)', 4)) +
        path('M55 36C70 36 78 46 76 54C74 62 64 60 55 64C46 60 36 62 34 54C32 46 40 36 55 36Z', outlined('url(#pad)', 2.5)) +
        circle(23, 62, 7, outlined('url(#pad)', 2)) + circle(44, 76, 7, outlined('url(#pad)', 2)) +
        circle(66, 76, 7, outlined('url(#pad)', 2)) + circle(87, 62, 7, outlined('url(#pad)', 2)) +
        ellipse(36, 22, 14, 5, 'fill="#fff" opacity=".2" transform="rotate(-28 36 22)"');
    return svg(110, 114, body, defs);
}

export { blur };
