// What all pictures of BeeCluster share: palette, outline, light direction and a few shapes.
// One unit is one design point. Light falls from the upper left; living things face +y (up), as the
// steering code assumes (rotation = 90 - angle of the velocity).

export const OUTLINE = '#43240f';
export const LINE = 2;

/** A seeded random source, so that every run draws the same meadow (mulberry32). */
export function random(seed) {
    let a = seed >>> 0;
    const next = () => {
        a = (a + 0x6d2b79f5) >>> 0;
        let t = Math.imul(a ^ (a >>> 15), a | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
    return {
        next,
        range: (low, high) => low + (high - low) * next(),
        pick: (list) => list[Math.floor(next() * list.length)],
    };
}

export const svg = (width, height, body, defs = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>\n`;

const stopList = (stops) =>
    stops.map(([at, colour, alpha = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`).join('');

/** A ball-like shade: brightest at the upper left. */
export const shade = (id, ...stops) =>
    `<radialGradient id="${id}" cx=".38" cy=".28" r=".85">${stopList(stops)}</radialGradient>`;
export const glow = (id, ...stops) => `<radialGradient id="${id}">${stopList(stops)}</radialGradient>`;
export const down = (id, ...stops) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopList(stops)}</linearGradient>`;
export const blur = (id, deviation) =>
    `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

export const attributes = (map) =>
    Object.entries(map).map(([key, value]) => `${key}="${value}"`).join(' ');
export const outlined = (fill, width = LINE, colour = OUTLINE) =>
    `fill="${fill}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
export const stroke = (colour, width) =>
    `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
export const ellipse = (cx, cy, rx, ry, rest) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" ${rest}/>`;
export const circle = (cx, cy, r, rest) => `<circle cx="${cx}" cy="${cy}" r="${r}" ${rest}/>`;
export const path = (d, rest) => `<path d="${d}" ${rest}/>`;
export const group = (transform, body, rest = '') => `<g transform="${transform}" ${rest}>${body}</g>`;
/** The same drawing on the left and mirrored at x = axis on the right. */
export const both = (axis, body) => body + group(`translate(${axis * 2} 0) scale(-1 1)`, body);

/** A petal or a leaf from (0,0) upwards. */
export const petal = (length, width) =>
    `M0 0C${-width} ${-length * 0.35} ${-width * 0.8} ${-length} 0 ${-length}` +
    `C${width * 0.8} ${-length} ${width} ${-length * 0.35} 0 0Z`;

export const hexagon = (cx, cy, r, turn = 0) =>
    'M' + [0, 1, 2, 3, 4, 5]
        .map((i) => {
            const a = ((turn + i * 60) * Math.PI) / 180;
            return `${(cx + r * Math.cos(a)).toFixed(2)} ${(cy + r * Math.sin(a)).toFixed(2)}`;
        })
        .join('L') + 'Z';
