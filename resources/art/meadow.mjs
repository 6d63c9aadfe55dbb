// The meadow seen from above, in layers that scroll at different speeds. Every layer repeats without a
// seam from top to bottom: what crosses the lower edge is drawn again at the upper one.
import { circle, down, ellipse, glow, group, path, petal, random, shade, stroke, svg } from './style.mjs';

export const WIDTH = 960;
export const HEIGHT = 1280;

/** Palettes; everything on the ground stays calm and mid-dark, so that bees and shots stand out. */
export const moods = {
    morning: {
        seed: 11, base: '#7fb04a', light: '#a5cc5e', dark: '#5c9040', blade: ['#93c254', '#b2d76a', '#64983c', '#527f34'],
        bush: ['#9acb56', '#5f9a3e', '#2f6430'], bloom: ['#fff6e6', '#ffd1dc', '#ffe27a', '#d9c8ff'], band: 'path',
        bandEdge: '#a58a55', band1: '#d8bd86', band2: '#c7a76e', speck: ['#e9d5a6', '#b3925c', '#f0e0b8'], stone: ['#f0ead8', '#b9b3a0', '#8c8674'],
    },
    creek: {
        seed: 23, base: '#5fa362', light: '#84c278', dark: '#438756', blade: ['#78bb70', '#9ad388', '#478c54', '#377647'],
        bush: ['#7cc46c', '#3f8f56', '#1f5f48'], bloom: ['#ffffff', '#bfe3ff', '#fff0a0', '#ffd6ee'], band: 'creek',
        bandEdge: '#b8b07c', band1: '#58b4cf', band2: '#3b93bd', speck: ['#a9e4f0', '#dff7fb', '#7fcfe4'], stone: ['#eef1ee', '#b2bab6', '#7f8a88'],
    },
    dusk: {
        seed: 37, base: '#6e5a8a', light: '#8d6fa6', dark: '#50477a', blade: ['#8468a0', '#9c7cb4', '#554a7c', '#463f6c'],
        bush: ['#8c6aa8', '#5c4888', '#342a5c'], bloom: ['#c79ad8', '#a88ad0', '#d8b0d0', '#9a86d0'], band: 'path',
        bandEdge: '#4a3c5c', band1: '#8a7490', band2: '#786484', speck: ['#a08aa8', '#5c4c6c', '#b09ab4'], stone: ['#cfc6dc', '#8f86a4', '#5d5674'],
    },
    orchard: {
        seed: 71, base: '#8fae4e', light: '#bcc766', dark: '#6f9247', blade: ['#a9c25a', '#cdd676', '#75943f', '#5e7f38'],
        bush: ['#c2cf5a', '#8a9c3c', '#566a30'], bloom: ['#fff6e6', '#ffd2a8', '#ffe27a', '#f7b8a0'], band: 'path',
        bandEdge: '#957645', band1: '#cda873', band2: '#b9925f', speck: ['#e0c492', '#9c7a4c', '#ead3a6'], stone: ['#efe6d4', '#b6aa94', '#87796a'],
    },
    grove: {
        seed: 58, base: '#4f8a62', light: '#6fa870', dark: '#356b56', blade: ['#68a46c', '#82ba78', '#37704e', '#2c5c46'],
        bush: ['#5fa566', '#2f7054', '#184a44'], bloom: ['#ffe9b0', '#cfe8ff', '#ffc9d8', '#fff8e8'], band: 'path',
        bandEdge: '#5e4a38', band1: '#9a7a58', band2: '#866848', speck: ['#b59570', '#6f543c', '#c0a27c'], stone: ['#e2e6dc', '#9aa69a', '#66756c'],
    },
};

/** Draws `make(x, y)` at y and, where its reach crosses an edge, once more one height away. */
function wrapped(y, reach, make) {
    let out = make(y);
    if (y < reach) out += make(y + HEIGHT);
    if (y > HEIGHT - reach) out += make(y - HEIGHT);
    return out;
}

const f = (value) => value.toFixed(1);

function scatter(rand, count, reach, make, free = () => true) {
    let out = '';
    for (let i = 0; i < count; i += 1) {
        const x = rand.range(-10, WIDTH + 10);
        const y = rand.range(0, HEIGHT);
        if (!free(x, y)) continue;
        const draw = make(x);
        out += wrapped(y, reach, draw);
    }
    return out;
}

const bandX = (y, seed) => {
    const t = (y / HEIGHT) * Math.PI * 2;
    return WIDTH / 2 + 150 * Math.sin(t + seed) + 55 * Math.sin(2 * t + seed * 1.7);
};

function bandPath(seed, width, rough, rand) {
    const left = [];
    const right = [];
    const wobble = [...Array(33).keys()].map(() => [rand.range(-rough, rough), rand.range(-rough, rough)]);
    wobble[32] = wobble[0];
    for (let i = -2; i <= 34; i += 1) {
        const y = (i * HEIGHT) / 32;
        const [a, b] = wobble[(i + 32) % 32];
        left.push([bandX(y, seed) - width + a, y]);
        right.unshift([bandX(y, seed) + width + b, y]);
    }
    return `M${f(left[0][0])} ${f(left[0][1])}` + curve(left) + `L${f(right[0][0])} ${f(right[0][1])}` + curve(right) + 'Z';
}

/** A Catmull-Rom curve through the points, as Bezier pieces. */
function curve(points) {
    let out = '';
    for (let i = 0; i + 1 < points.length; i += 1) {
        const [p0, p1, p2, p3] = [points[Math.max(i - 1, 0)], points[i], points[i + 1], points[Math.min(i + 2, points.length - 1)]];
        const near = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
        const far = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
        out += 'C' + [near, far, p2].map(([x, y]) => `${f(x)} ${f(y)}`).join(' ');
    }
    return out;
}

function tuft(rand, mood, scale) {
    const colour = rand.pick(mood.blade);
    const lean = rand.range(-3, 3);
    const blades = [-1, 0, 1].map((side) => {
        const h = rand.range(7, 13) * scale;
        return `M${f(side * 2)} 0Q${f(side * 3 + lean * 0.5)} ${f(-h * 0.6)} ${f(side * 5 + lean)} ${f(-h)}`;
    }).join('');
    return (x) => (y) => group(`translate(${f(x)} ${f(y)})`, path(blades, `${stroke(colour, f(2 * scale))} opacity=".85"`));
}

function bloom(rand, mood) {
    const colour = rand.pick(mood.bloom);
    const count = rand.pick([5, 5, 6]);
    const r = rand.range(3.2, 5.6);
    const turn = rand.range(0, 72);
    const petals = [...Array(count).keys()].map((i) =>
        group(`rotate(${f(turn + (i * 360) / count)})`, path(petal(r * 1.5, r * 0.75), `fill="${colour}"`))).join('');
    return (x) => (y) => group(`translate(${f(x)} ${f(y)})`,
        ellipse(1.5, 2.5, f(r * 1.3), f(r * 1.1), 'fill="#1d3a18" opacity=".25"') + petals + circle(0, 0, f(r * 0.45), 'fill="#f2b53a"'));
}

function clover(rand, mood) {
    const colour = rand.pick([mood.light, mood.dark]);
    const r = rand.range(3, 4.6);
    const turn = rand.range(0, 120);
    const leaves = [0, 120, 240].map((a) => group(`rotate(${f(turn + a)})`, ellipse(0, f(-r), f(r * 0.9), f(r), `fill="${colour}"`))).join('');
    return (x) => (y) => group(`translate(${f(x)} ${f(y)})`, leaves, 'opacity=".8"');
}

function stone(rand, mood) {
    const w = rand.range(5, 15);
    const h = w * rand.range(0.65, 0.9);
    return (x) => (y) => ellipse(f(x + 3), f(y + 4), f(w), f(h), 'fill="#1d2a12" opacity=".3"') +
        ellipse(f(x), f(y), f(w), f(h), `fill="url(#stone)" stroke="${mood.stone[2]}" stroke-width="1.2"`);
}

/** A bush or tree top: a ring of leaf balls, lit from the upper left. */
function bush(rand, size) {
    const balls = [];
    for (let ring = 2; ring >= 0; ring -= 1) {
        const count = [1, 6, 10][ring];
        for (let i = 0; i < count; i += 1) {
            const a = (i / count) * Math.PI * 2 + rand.range(-0.2, 0.2);
            const r = (size * ring) / 2.9;
            balls.push([r * Math.cos(a) - (2 - ring) * 3, r * Math.sin(a) - (2 - ring) * 4, size * rand.range(0.34, 0.44)]);
        }
    }
    return (x) => (y) => group(`translate(${f(x)} ${f(y)})`,
        ellipse(f(size * 0.14), f(size * 0.2), f(size * 1.12), f(size * 1.1), 'fill="url(#drop)"') +
        balls.map(([bx, by, r]) => circle(f(bx), f(by), f(r + 1.6), 'fill="#25401f" opacity=".55"')).join('') +
        balls.map(([bx, by, r]) => circle(f(bx), f(by), f(r), 'fill="url(#bush)"')).join(''));
}

function groundDefs(mood) {
    return glow('light', [0, mood.light, 0.85], [1, mood.light, 0]) + glow('dark', [0, mood.dark, 0.85], [1, mood.dark, 0]) +
        shade('stone', [0, mood.stone[0]], [0.6, mood.stone[1]], [1, mood.stone[2]]) +
        shade('bush', [0, mood.bush[0]], [0.55, mood.bush[1]], [1, mood.bush[2]]) +
        glow('drop', [0, '#12240e', 0.6], [0.7, '#12240e', 0.4], [1, '#12240e', 0]);
}

function band(mood, rand) {
    const wide = mood.band === 'creek' ? 74 : 46;
    const onBand = (spread) => {
        const y = rand.range(0, HEIGHT);
        return [bandX(y, mood.seed) + rand.range(-spread, spread), y];
    };
    let out = path(bandPath(mood.seed, wide + 12, 7, rand), `fill="${mood.bandEdge}" opacity=".55"`) +
        path(bandPath(mood.seed, wide, 6, rand), `fill="${mood.band1}"`) +
        path(bandPath(mood.seed, wide * 0.55, 8, rand), `fill="${mood.band2}" opacity=".55"`);
    for (let i = 0; i < 240; i += 1) {
        const [x, y] = onBand(wide * 0.9);
        const colour = rand.pick(mood.speck);
        const r = rand.range(1, 3);
        out += mood.band === 'creek'
            ? (i % 2 ? wrapped(y, 40, (at) => path(`M${f(x)} ${f(at)}q${f((bandX(y + r * 11, mood.seed) - bandX(y, mood.seed)) / 2 + r)} ${f(r * 5)} ${f(bandX(y + r * 11, mood.seed) - bandX(y, mood.seed))} ${f(r * 11)}`, `${stroke(colour, 1.6)} opacity=".5"`)) : '')
            : wrapped(y, 10, (at) => ellipse(f(x), f(at), f(r * 1.4), f(r), `fill="${colour}" opacity=".8"`));
    }
    for (let i = 0; i < 46; i += 1) {
        const y = rand.range(0, HEIGHT);
        const side = rand.pick([-1, 1]);
        const draw = stone(rand, mood)(bandX(y, mood.seed) + side * (wide + rand.range(-2, 12)));
        out += wrapped(y, 40, draw);
    }
    if (mood.band === 'creek') {
        for (let i = 0; i < 14; i += 1) {
            const [x, y] = onBand(wide * 0.7);
            const r = rand.range(9, 17);
            const turn = rand.range(0, 360);
            const flowerOn = i % 3 === 0;
            out += wrapped(y, 40, (at) => group(`translate(${f(x)} ${f(at)}) rotate(${f(turn)})`,
                ellipse(3, 4, f(r), f(r), 'fill="#0f4a66" opacity=".35"') +
                path(`M0 0L${f(r * 0.94)} ${f(-r * 0.34)}A${f(r)} ${f(r)} 0 1 0 ${f(r * 0.94)} ${f(r * 0.34)}Z`, 'fill="#7cc95e" stroke="#3f8a48" stroke-width="1.6"') +
                (flowerOn ? [0, 60, 120, 180, 240, 300].map((a) => group(`rotate(${a})`, path(petal(r * 0.6, r * 0.26), 'fill="#ffe6f2"'))).join('') + circle(0, 0, f(r * 0.18), 'fill="#ffcf4a"') : '')));
        }
    }
    return out;
}

export function ground(mood) {
    const rand = random(mood.seed * 977);
    const wide = (mood.band === 'creek' ? 74 : 46) + 8;
    const offBand = (x, y) => Math.abs(x - bandX(y, mood.seed)) > wide;
    const patch = (fill) => scatter(rand, 34, 220, (x) => {
        const rx = rand.range(90, 210);
        const ry = rx * rand.range(0.5, 0.9);
        return (y) => ellipse(f(x), f(y), f(rx), f(ry), `fill="url(#${fill})" opacity=".6"`);
    });
    let out = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${mood.base}"/>` + patch('dark') + patch('light');
    out += scatter(rand, 1100, 20, (x) => tuft(rand, mood, 0.8)(x));
    out += band(mood, rand);
    out += scatter(rand, 420, 20, (x) => clover(rand, mood)(x), offBand);
    out += scatter(rand, 900, 24, (x) => tuft(rand, mood, rand.range(0.9, 1.25))(x), (x, y) => Math.abs(x - bandX(y, mood.seed)) > wide - 14);
    for (let cluster = 0; cluster < 34; cluster += 1) {
        const cx = rand.range(0, WIDTH);
        const cy = rand.range(0, HEIGHT);
        for (let i = 0; i < 9; i += 1) {
            const x = cx + rand.range(-60, 60);
            const y = (cy + rand.range(-50, 50) + HEIGHT) % HEIGHT;
            if (offBand(x, y)) out += wrapped(y, 20, bloom(rand, mood)(x));
        }
    }
    out += scatter(rand, 26, 40, (x) => stone(rand, mood)(x), offBand);
    for (let i = 0; i < 34; i += 1) {
        const left = i % 2 === 0;
        const size = rand.range(24, 54);
        const x = left ? rand.range(-26, 46) : WIDTH - rand.range(-26, 46);
        const y = ((i + rand.range(0.1, 0.9)) * HEIGHT) / 34;
        out += wrapped(y, 90, bush(rand, size)(x));
    }
    return svg(WIDTH, HEIGHT, calm(out), groundDefs(mood) + CALM);
}

/** Darker and duller, so that bees and shots are the brightest things in the picture. */
const CALM = '<filter id="calm" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values=".8"/>' +
    '<feComponentTransfer><feFuncR type="linear" slope=".84"/><feFuncG type="linear" slope=".84"/><feFuncB type="linear" slope=".86"/></feComponentTransfer></filter>';
const calm = (body) => `<g filter="url(#calm)">${body}</g>`;

/** Taller plants with their shadows, on a clear ground; scrolls a little faster than the ground. */
export function flora() {
    const mood = moods.morning;
    const rand = random(4242);
    let out = '';
    for (let i = 0; i < 26; i += 1) {
        const left = rand.next() < 0.5;
        const x = left ? rand.range(30, 290) : WIDTH - rand.range(30, 290);
        const y = rand.range(0, HEIGHT);
        const lean = rand.range(-12, 12);
        const turn = rand.range(0, 60);
        const colour = rand.pick(['#d8cfae', '#c9b47a', '#d6c890', '#b0a6c8']);
        const r = rand.range(8, 12);
        const leaves = [0, 72, 144, 216, 288].map((a) => group(`rotate(${a + turn})`, path(petal(r * 2.1, r * 0.62), 'fill="#4f8a3a" stroke="#35652c" stroke-width="1.2"'))).join('');
        const head = [...Array(8).keys()].map((k) => group(`rotate(${k * 45 + turn})`, path(petal(r, r * 0.5), `fill="${colour}" stroke="#b98a6a" stroke-width=".7"`))).join('');
        out += wrapped(y, 60, (at) => group(`translate(${f(x)} ${f(at)})`,
            group('translate(9 13)', ellipse(0, 0, f(r * 1.5), f(r * 1.3), 'fill="url(#drop)"')) + leaves +
            group(`translate(${f(lean * 0.3)} -3)`, head + circle(0, 0, f(r * 0.36), 'fill="#f2b53a" stroke="#b97a1a" stroke-width=".8"')), 'opacity=".92"'));
    }
    return svg(WIDTH, HEIGHT, calm(out), groundDefs(mood) + CALM);
}

/** Shadows of clouds. */
export function clouds() {
    const rand = random(99);
    let out = '';
    for (let i = 0; i < 5; i += 1) {
        const cx = rand.range(60, WIDTH - 60);
        const cy = ((i + 0.5) * HEIGHT) / 5;
        for (let k = 0; k < 7; k += 1) {
            const x = cx + rand.range(-150, 150);
            const y = (cy + rand.range(-60, 60) + HEIGHT) % HEIGHT;
            const rx = rand.range(90, 160);
            out += wrapped(y, 180, (at) => ellipse(f(x), f(at), f(rx), f(rx * 0.7), 'fill="url(#cloud)"'));
        }
    }
    return svg(WIDTH, HEIGHT, out, glow('cloud', [0, '#15241c', 0.15], [0.5, '#15241c', 0.09], [1, '#15241c', 0]));
}

/** Dark leaves close to the viewer, whole plants along an edge of the field, which is the middle of the picture; fastest
 *  of all. The game shows one half in the field, behind what flies, and the other half beside it, in front. */
export const CANOPY_WIDTH = 240;
export function canopy() {
    const rand = random(77);
    const plants = 13;
    let out = '';
    for (let i = 0; i < plants; i += 1) {
        const x = CANOPY_WIDTH / 2 + rand.range(-30, 30);
        const y = ((i + rand.range(0.3, 0.7)) * HEIGHT) / plants;
        const size = rand.range(0.72, 1.18);
        const turn = rand.range(0, 360);
        const ring = (count, length, shift, fill) => [...Array(count).keys()].map((k) =>
            group(`rotate(${f(turn + shift + (k * 360) / count + rand.range(-13, 13))})`,
                path(petal(size * rand.range(length * 0.8, length), size * rand.range(18, 24)), `fill="url(#${fill})" stroke="#1c3a1c" stroke-width="2"`) +
                path(`M0 -8L0 ${f(-length * size * 0.55)}`, `${stroke('#84b057', 1.6)} opacity=".5"`))).join('');
        const leaves = ring(8, 84, 0, 'deep') + ring(6, 58, 20, 'leaf');
        out += wrapped(y, 120, (at) => group(`translate(${f(x)} ${f(at)})`,
            ellipse(7, 10, f(size * 78), f(size * 78), 'fill="url(#drop)"') + leaves));
    }
    return svg(CANOPY_WIDTH, HEIGHT, out, down('leaf', [0, '#518a3a'], [1, '#2a5930']) + down('deep', [0, '#3a6b33'], [1, '#1f4226']) + glow('drop', [0, '#12240e', 0.5], [0.7, '#12240e', 0.35], [1, '#12240e', 0]));
}
