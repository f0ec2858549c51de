import { expect, type Page } from '@playwright/test';
import { sightOf } from './attention-tests.ts';
import { pass } from './clock.ts';

export const COLORS = ['red', 'green', 'blue', 'white'] as const;
export type Color = (typeof COLORS)[number];

/** The name that a person would give to a color. */
const nameOf = (rgb: string): Color => {
  const [red = 0, green = 0, blue = 0] = rgb.match(/\d+/g)?.map(Number) ?? [];
  if (Math.min(red, green, blue) > 230) return 'white';
  const most = Math.max(red, green, blue);
  if (most === red) return 'red';
  return most === green ? 'green' : 'blue';
};

/** Advances the clock to the next word, gives a right or wrong answer, and advances the clock to the verdict. */
export const answerNext = async (
  page: Page,
  from: number,
  isRight: boolean,
  press: (color: Color) => Promise<unknown>,
): Promise<{ readonly next: number; readonly word: string; readonly ink: Color }> => {
  const { sight, number } = await sightOf(page, 'on', from);
  const ink = nameOf(sight.ink);
  // Wait, because the app discards faster times; nobody can recognize the ink within 200 ms.
  await pass(page, 250);
  const other = COLORS[(COLORS.indexOf(ink) + 1) % COLORS.length] ?? 'red';
  await press(isRight ? ink : other);
  const verdict = isRight ? 'Correct' : 'Incorrect';
  const said = await sightOf(page, /./, number);
  // On a translated page, the translator's mark follows the verdict.
  expect(said.sight.says).toMatch(new RegExp(`^${verdict}`));
  return { next: said.number, word: sight.on.toLowerCase(), ink };
};
