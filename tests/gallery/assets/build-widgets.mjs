// Draws the pictures of the gallery's widgets, with two pixels a point. Its output is committed; run it again only to
// change them. It needs node and rsvg-convert (package librsvg2-bin):
//   node tests/gallery/assets/build-widgets.mjs
// Everything is drawn for Copra, CC0 1.0.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { circle, down, hexagon, outlined, path, petal, stroke, svg } from '../../../resources/art/style.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'widgets');
const scratch = mkdtempSync(join(tmpdir(), 'widgets-'));
mkdirSync(folder, { recursive: true });

/** Sizes in points. */
function picture(name, width, height, body, defs = '') {
    const file = join(scratch, name + '.svg');
    writeFileSync(file, svg(width, height, body, defs));
    execFileSync('rsvg-convert', ['--zoom', '2', file, '-o', join(folder, name + '.png')]);
}
const box = (x, y, width, height, r, rest) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" ${rest}/>`;
const shine = (id, top, bottom) => down(id, [0, top], [1, bottom]);

// --- What is ticked and chosen

const CREAM = ['#fffaf0', '#f0dfba'], SHADED = ['#e8d3a6', '#f4e4c2'], GREY = ['#ece8e2', '#cfc8be'];
for (const [name, colours, edge] of [['box', CREAM, '#6b4526'], ['box_pressed', SHADED, '#6b4526'], ['box_off', GREY, '#9c9186']])
    picture(name, 36, 36, box(2, 2, 32, 32, 8, outlined('url(#f)', 2.5, edge)), shine('f', ...colours));
const tick = (colour, edge) => path('M9 18l7 8l13 -17', stroke(edge, 8)) + path('M9 18l7 8l13 -17', stroke(colour, 4.5));
picture('tick', 36, 36, tick('#7cc04f', '#3c6a22'));
picture('tick_off', 36, 36, tick('#b9b2a8', '#8d857b'));
picture('ring', 36, 36, circle(18, 18, 16, outlined('url(#f)', 2.5, '#6b4526')), shine('f', ...CREAM));
picture('ring_dot', 36, 36, path(hexagon(18, 18, 9), outlined('url(#f)', 1.5, '#8a5410')), shine('f', '#ffd257', '#ee9d1c'));

// --- What slides and fills; the ends are as wide as they are round

picture('track', 36, 16, box(1, 1, 34, 14, 7, outlined('url(#f)', 2, '#8a6a48')), shine('f', '#d9c199', '#f3e4c3'));
picture('track_full', 36, 16, box(1, 1, 34, 14, 7, outlined('url(#f)', 2, '#8a5410')), shine('f', '#ffd257', '#ee9d1c'));
for (const [name, size] of [['knob', 17], ['knob_pressed', 15]])
    picture(name, 40, 40, path(hexagon(20, 20, size), outlined('url(#f)', 2.5, '#6b3d12')) + circle(20, 20, 5, 'fill="#6b3d12" opacity=".35"'),
        shine('f', '#ffe08a', '#f0a820'));
picture('bar', 220, 24, box(1, 1, 218, 22, 11, outlined('url(#f)', 2, '#3c6a22')) + box(10, 5, 200, 4, 2, 'fill="#fff" opacity=".45"'),
    shine('f', '#a5d86e', '#5da03c'));
picture('bar_empty', 220, 24, box(1, 1, 218, 22, 11, outlined('#efe3c8', 2, '#c4ae86')));

// --- What is pressed

for (const [name, colours, edge, y] of [
    ['push', ['#8fc4ea', '#3f86bd'], '#1f4a70', 0],
    ['push_pressed', ['#3f86bd', '#6aaad8'], '#1f4a70', 3],
    ['push_off', ['#dcdad6', '#b4b0aa'], '#8b867f', 0],
])
    picture(name, 130, 52, (y ? '' : box(2, 8, 126, 42, 14, `fill="${edge}"`)) + box(2, 2 + y, 126, 42, 14, outlined('url(#f)', 2.5, edge)) +
        box(12, 7 + y, 106, 7, 3.5, 'fill="#fff" opacity=".35"'), shine('f', ...colours));

// --- What stretches: a board of three by three, of which only the corners bear flowers and only the edges a line

const bloom = (x, y, colour) =>
    [0, 72, 144, 216, 288].map((a) => `<path d="${petal(9, 5)}" transform="translate(${x} ${y}) rotate(${a})" ${outlined(colour, 1.2, '#6b2f45')}/>`).join('') +
    circle(x, y, 3, 'fill="#f7b733"');
picture('board', 72, 72,
    box(3, 3, 66, 66, 14, outlined('url(#f)', 3, '#6b4526')) + box(10, 10, 52, 52, 8, 'fill="none" stroke="#c99a5b" stroke-width="2"') +
    bloom(13, 13, '#f29bb8') + bloom(59, 13, '#8fb8ec') + bloom(13, 59, '#ffffff') + bloom(59, 59, '#c9a0ee'),
    shine('f', '#fff4d6', '#f5dca6'));
