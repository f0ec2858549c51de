import type { Page } from '@playwright/test';
import { COLORS } from '#domain/routines/plan.ts';
import { expect, test } from '../warm.ts';

const THEMES = ['light', 'dark', 'warm', 'contrast'] as const;
const MOODS = [0, 25, 50, 75, 100] as const;
const SURFACES = ['bg', 'surface', 'surface-2', 'accent-tint'] as const;

/** Text colors and the surfaces on which they appear. */
const TEXTS: readonly (readonly [text: string, surfaces: readonly string[]])[] = [
  ['text', [...SURFACES, 'danger-tint', 'success-tint', 'ramp-1', 'ramp-2', 'ramp-3']],
  ['text-soft', SURFACES],
  ['accent-text', SURFACES],
  ['danger', ['bg', 'surface', 'danger-tint']],
  ['success', ['bg', 'surface', 'success-tint']],
  ['on-accent', ['accent', 'accent-strong', 'ramp-4', 'ramp-5']],
  ...MOODS.map((mood) => [`on-mood-${mood}`, [`mood-${mood}`]] as const),
];
/** Colors of edges and marks that must be visible, with the surfaces on which they appear. */
const MARKS: readonly (readonly [mark: string, surfaces: readonly string[]])[] = [
  ['line-strong', ['bg', 'surface']],
  ['accent', ['bg', 'surface']],
  ['focus', ['bg', 'surface', 'surface-2']],
  ...COLORS.map((tone) => [`tone-${tone}`, ['bg', 'surface']] as const),
];
/** The minimum contrast by WCAG 2.2: 1.4.3 for text, 1.4.6 for text in the high-contrast theme, 1.4.11 for marks. */
const LEAST = { text: 4.5, more: 7, mark: 3 } as const;

type Pair = readonly [front: string, back: string, ratio: number];

/** The contrast ratio of each color pair in a theme, as rendered by the browser. */
const ratiosIn = (page: Page, theme: string, pairs: readonly (readonly [string, string])[]) =>
  page.evaluate(
    ([name, asked]): Pair[] => {
      document.documentElement.dataset.theme = name;
      const probe = document.body.appendChild(document.createElement('span'));
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (canvas === null) throw new Error('This browser has no canvas.');
      const luminanceOf = (token: string): number => {
        probe.style.color = `var(--color-${token})`;
        canvas.fillStyle = getComputedStyle(probe).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
          (part) =>
            part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const ratios = asked.map(([front, back]): Pair => {
        const [light = 0, dark = 0] = [luminanceOf(front), luminanceOf(back)].sort((a, b) => b - a);
        return [front, back, Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100];
      });
      probe.remove();
      return ratios;
    },
    [theme, pairs] as const,
  );

const pairsOf = (table: typeof TEXTS) =>
  table.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

test('text and marks have enough contrast on every surface, in every theme', async ({ page }) => {
  const faint: unknown[] = [];
  for (const theme of THEMES) {
    const least = theme === 'contrast' ? LEAST.more : LEAST.text;
    const texts = await ratiosIn(page, theme, pairsOf(TEXTS));
    const marks = await ratiosIn(page, theme, pairsOf(MARKS));
    faint.push(
      ...texts.filter(([, , ratio]) => ratio < least).map((pair) => [theme, ...pair]),
      ...marks.filter(([, , ratio]) => ratio < LEAST.mark).map((pair) => [theme, ...pair]),
    );
  }
  expect(faint).toEqual([]);
});
