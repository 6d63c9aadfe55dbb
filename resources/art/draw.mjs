// Writes every picture of the game as SVG into the folder given as the first argument:
// sprites/, scenery/ and bosses/ become a sheet each, at two pixels a point, large/ becomes one picture each.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as actors from './actors.mjs';
import * as bosses from './bosses.mjs';
import * as things from './things.mjs';
import * as meadow from './meadow.mjs';
import * as play from './play.mjs';

const sprites = {
    bee_0: actors.bee(2, 1), bee_1: actors.bee(24, 0.96), bee_2: actors.bee(46, 0.86), bee_3: actors.bee(-14, 0.94),
    ...actors.bees('dark', 'drone'), ...actors.bees('light', 'light'), crown: actors.crown(),
    wasp_0: actors.wasp(8), wasp_1: actors.wasp(38),
    hornet_0: actors.hornet(6), hornet_1: actors.hornet(34),
    ladybird_0: actors.ladybird(4, 0), ladybird_1: actors.ladybird(17, 3),
    beetle_0: actors.beetle(3, 0), beetle_1: actors.beetle(13, 4),
    bear_calm: actors.bear('calm'), bear_roar: actors.bear('roar'), bear_hurt: actors.bear('hurt'),
    bear_arm: actors.bearArm(), bear_paw: actors.bearPaw(),
    stinger: things.stinger(),
    ...play.shots(),
    bee_white: play.white(actors.bee(24, 0.96)), wasp_white: play.white(actors.wasp(24)), hornet_white: play.white(actors.hornet(20)),
    ladybird_white: play.white(actors.ladybird(10, 0)), beetle_white: play.white(actors.beetle(8, 0)),
    mark: play.mark(), wave: play.wave(), shard: play.shard(), streak: play.streak(), firefly: play.firefly(),
    jar: play.jar(), jar_honey: play.jarHoney(),
    flower_rose: things.flower('#fff0f7', '#ffb8d8', 7), flower_white: things.flower('#ffffff', '#e4e8f6', 9),
    flower_blue: things.flower('#eaf6ff', '#a8d4ff', 6),
    honey: things.honey(), jelly: things.jelly(),
    apple_0: things.apple('#ffd0b0', '#e8402c', '#8a1420'), apple_1: things.apple('#fff6b8', '#e8b82c', '#a0701a'), log: things.log(),
    spark_0: things.spark(0), spark_1: things.spark(1), spark_2: things.spark(2), spark_3: things.spark(3),
    poof_0: things.poof(0), poof_1: things.poof(1), poof_2: things.poof(2), poof_3: things.poof(3),
    dot: things.dot(), glint: things.glint(), petal_rose: things.loosePetal('#ffe0ee', '#f580b0'), petal_gold: things.loosePetal('#fff6c0', '#ffb92e'),
    target: things.target(), shadow: things.shadow(),
    button: things.button(false), button_pressed: things.button(true),
    pause: things.roundButton(false, 'pause'), pause_pressed: things.roundButton(true, 'pause'),
    resume: things.roundButton(false, 'play'), resume_pressed: things.roundButton(true, 'play'),
    plaque: things.plaque(168), panel: things.panel(), icon_bee: things.beeFace(), icon_honey: things.comb(), logo: things.logo(),
};

// In a sheet of their own, which stages load.
const bossArt = {
    dragonfly_0: bosses.dragonfly(4), dragonfly_1: bosses.dragonfly(20), dragonfly_white: play.white(bosses.dragonfly(12)),
    frog_0: bosses.frog(1), frog_1: bosses.frog(0.75), frog_white: play.white(bosses.frog(1)),
    stag_0: bosses.stag(4, 0), stag_1: bosses.stag(-10, 5), stag_white: play.white(bosses.stag(0, 0)),
    moth_0: bosses.moth(1), moth_1: bosses.moth(0.78), moth_white: play.white(bosses.moth(0.9)),
};

const scenery = {
    bear_body: play.bearBody(), bear_white: play.white(actors.bear('calm')), honey_tree: play.honeyTree(), skep: play.skep(),
    apple_tree: play.appleTree(), lily: play.lily(), stones: play.stones(), edge: play.edge(), night: play.night(),
    card: play.card(), ...play.cardIcons,
};

const large = {
    meadow_morning: meadow.ground(meadow.moods.morning), meadow_creek: meadow.ground(meadow.moods.creek), meadow_dusk: meadow.ground(meadow.moods.dusk), meadow_grove: meadow.ground(meadow.moods.grove), meadow_orchard: meadow.ground(meadow.moods.orchard),
    flora: meadow.flora(), clouds: meadow.clouds(), canopy: meadow.canopy(),
};

const folder = process.argv[2];
if (!folder) {
    console.error('usage: node draw.mjs FOLDER');
    process.exit(2);
}
for (const [kind, set] of Object.entries({ sprites, scenery, bosses: bossArt, large })) {
    mkdirSync(join(folder, kind), { recursive: true });
    for (const [name, text] of Object.entries(set)) writeFileSync(join(folder, kind, name + '.svg'), text);
}
