import { texts } from '#texts/comic.js';
import type { Comic } from './comic.ts';
import type { Palette } from './palettes.ts';
import { PANEL } from './scene.ts';
import { escaped, svgText } from './svg-text.ts';

const GAP = 16;
const CAPTION_HEIGHT = 80;
const LINE_HEIGHT = 22;
/** The approximate number of letters that fit on a line under a panel, at a font size of 17 units. */
const LETTERS = 33;

/** The layout of a downloaded strip, in drawing units, which are pixels at its natural size. */
const STRIP = {
  width: 2 * PANEL.width + 3 * GAP,
  height: 2 * (PANEL.height + CAPTION_HEIGHT) + 3 * GAP,
} as const;

const linesOf = (text: string): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= LETTERS) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/**
 * The whole strip as the text of an SVG file in the colors of a palette: two rows of two panels with their
 * captions, and a title and description for screen readers.
 */
export const stripFile = (comic: Comic, palette: Palette): string => {
  const { width, height } = PANEL;
  const panels = comic.panels.map(({ svg, caption }, place) => {
    const x = GAP + (place % 2) * (width + GAP);
    const y = GAP + Math.floor(place / 2) * (height + CAPTION_HEIGHT + GAP);
    const rows = caption.flatMap(linesOf);
    const lines = rows.map(
      (text, row) =>
        `<text x="${x + 2}" y="${y + height + 24 + row * LINE_HEIGHT}">${escaped(text)}</text>`,
    );
    return [
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `${svgText(svg, palette)}</svg>`,
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="none" `,
      `stroke="${palette.ink}" stroke-width="3"/>`,
      ...lines,
    ].join('');
  });
  const size = `width="${STRIP.width}" height="${STRIP.height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${STRIP.width} ${STRIP.height}" `,
    `role="img" font-family="system-ui, sans-serif" font-size="17" fill="${palette.ink}">`,
    `<title>${escaped(texts.title)}</title><desc>${escaped(comic.alt)}</desc>`,
    `<rect ${size} fill="${palette.paper}"/>`,
    ...panels,
    '</svg>',
  ].join('');
};
