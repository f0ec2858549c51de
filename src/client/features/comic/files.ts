import type { Comic } from '#domain/comic/comic.ts';
import { PALETTES } from '#domain/comic/palettes.ts';
import { stripFile } from '#domain/comic/strip.ts';

/** The number of pixels in the PNG per unit of the drawing. This is enough for print and for dense screens. */
const PNG_SCALE = 2;
/** The strip as an SVG file. The file always uses the light theme's colors, because they suit paper. */
export const svgFileOf = (comic: Comic): Blob =>
  new Blob([stripFile(comic, PALETTES.light)], { type: 'image/svg+xml' });

/** The strip as a PNG file, drawn in this browser. Rejects if the browser cannot draw the strip. */
export const pngFileOf = async (comic: Comic): Promise<Blob> => {
  const address = URL.createObjectURL(svgFileOf(comic));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = PNG_SCALE * picture.naturalWidth;
    canvas.height = PNG_SCALE * picture.naturalHeight;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('The browser has no memory for the picture.');
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const file = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/png'));
    if (file === null) throw new Error('The browser made no picture.');
    return file;
  } finally {
    URL.revokeObjectURL(address);
  }
};
