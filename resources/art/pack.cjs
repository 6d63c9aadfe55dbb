// Packs all PNGs of a folder into one cocos2d sheet: node pack.cjs FROM TO NAME
const fs = require('node:fs');
const path = require('node:path');
const packer = require('free-tex-packer-core');

const [from, to, name] = process.argv.slice(2);
const images = fs.readdirSync(from).sort().map((image) => ({ path: image, contents: fs.readFileSync(path.join(from, image)) }));
const options = {
    textureName: name, width: 2048, height: 2048, fixedSize: false, powerOfTwo: false, padding: 6, // smaller mipmaps mix neighbors
    extrude: 0,
    allowRotation: true, allowTrim: true, alphaThreshold: 0, detectIdentical: true, packer: 'MaxRectsPacker',
    packerMethod: 'Smart', exporter: 'Cocos2d', removeFileExtension: false, prependFolderName: false,
};
packer(images, options, (files, error) => {
    if (error) throw error;
    if (files.length !== 2) throw new Error(`expected one sheet, got ${files.map((file) => file.name)}`);
    for (const file of files) fs.writeFileSync(path.join(to, file.name), file.buffer);
});
