import { expect, type Locator, type Page } from '@playwright/test';
import { gameEndpoints } from '#contract/games.ts';
import type { Game, GameRound } from '#domain/games/game.ts';
import { FLIP_BACK_MS } from '#domain/games/memory/levels.ts';
import { scoreRound } from '#domain/games/round-score.ts';
import { visit } from '../warm.ts';
import { holdClock, pass } from './clock.ts';

const PAGES: Readonly<Record<Game, readonly [path: string, title: string]>> = {
  memory: ['/features/game/Memory', 'Memory Game'],
  focus: ['/features/game/focus', 'Focus Game'],
  social: ['/features/game/social', 'Social Cues'],
};

/** Opens a game and waits until it is rendered. */
export const openGame = async (page: Page, game: Game): Promise<void> => {
  const [path, title] = PAGES[game];
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: title })).toBeVisible();
};

/**
 * Stops the clock and opens a game through an in-app link, so that the game's time starts now and advances only with
 * `pass`.
 */
export const visitGame = async (page: Page, game: Game): Promise<void> => {
  const [path, title] = PAGES[game];
  await holdClock(page);
  await visit(page, path);
  await expect(page.getByRole('region', { name: title })).toBeVisible();
};

/** The stored rounds of a game, oldest first. */
export const storedRounds = async (page: Page, userId: string, game: Game) => {
  const path = gameEndpoints.summary.path.replace(':userId', userId);
  const reply = await page.request.get(path);
  expect(reply.ok(), await reply.text()).toBe(true);
  return gameEndpoints.summary.reply.parse(await reply.json())[game].line;
};

/** A way to press a button: by mouse, touch or keyboard. */
export type Press = (button: Locator) => Promise<void>;
export const byMouse: Press = (button) => button.click();
export const byTouch: Press = (button) => button.tap();
/** Presses Tab until the button has the focus, then Enter. */
export const byKeys: Press = async (button) => {
  const page = button.page();
  const isFocused = () => button.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 40 && !(await isFocused()); tabs += 1) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
};

/** The reaction time of taps. The app rejects much faster taps, because no person is that fast. */
const REACTION_MS = 200;
/** A point on the page, in px. */
interface Place {
  readonly x: number;
  readonly y: number;
}

export const cards = (page: Page): Locator =>
  page.getByRole('group', { name: 'Board' }).getByRole('button');

/**
 * The picture of the last turned card, read from the page's announcement. This works even after the card was turned
 * down again.
 */
const pictureOf = async (card: Locator): Promise<string> => {
  const place = ((await card.getAttribute('aria-label')) ?? '').replace(/:.*$/, '');
  const said = await card
    .page()
    .getByText(new RegExp(`^${place}: `))
    .textContent();
  return (said ?? '').replace(/^[^:]*: |\..*$/g, '');
};

/**
 * Plays Memory with the page's clock stopped. First turns all cards, two at a time, and then the remaining pairs.
 * Returns the pictures in board order.
 */
export const playMemory = async (
  page: Page,
  turn: (card: Locator, id: number) => Promise<void>,
): Promise<readonly string[]> => {
  const all = await cards(page).all();
  const pictures: string[] = [];
  const turnAsPeopleDo = async (card: Locator, id: number): Promise<void> => {
    await pass(page, REACTION_MS);
    await turn(card, id);
  };
  for (const [id, card] of all.entries()) {
    await turnAsPeopleDo(card, id);
    pictures.push(await pictureOf(card));
    if (id % 2 === 0) continue;
    if (pictures[id] === pictures[id - 1]) continue;
    await pass(page, FLIP_BACK_MS);
    await expect(card).toHaveAccessibleName(/face down/);
  }
  for (const [id, card] of all.entries()) {
    const partner = pictures.lastIndexOf(pictures[id] ?? '');
    if (partner <= id || (partner === id + 1 && id % 2 === 0)) continue;
    await turnAsPeopleDo(card, id);
    const other = all[partner];
    if (other !== undefined) await turnAsPeopleDo(other, partner);
  }
  return pictures;
};

/**
 * Advances the clock until the newest circle has this color and a person would have had time to react. Returns its
 * center.
 */
export const nextCircle = (page: Page, color: 'Green' | 'Red'): Promise<Place> =>
  page.evaluate(
    async ({ reactionMs, kind }) => {
      const STEP_MS = 50;
      const LONGEST_MS = 120_000;
      const now = (): number => journeyControls.clock.uptimeMs();
      for (let waitedMs = 0; waitedMs < LONGEST_MS; waitedMs += STEP_MS) {
        const newest = document.querySelector<HTMLElement>(
          '[aria-label="Playing field"] > :last-child',
        );
        if (newest?.ariaLabel?.startsWith(kind)) {
          newest.dataset.seenAt ??= String(now());
          if (now() - Number(newest.dataset.seenAt) >= reactionMs) {
            const { x, y, width, height } = newest.getBoundingClientRect();
            return { x: x + width / 2, y: y + height / 2 };
          }
        }
        await journeyControls.pass(STEP_MS);
      }
      throw new Error('There is no such circle.');
    },
    { reactionMs: REACTION_MS, kind: color },
  );

/** Sends a round through the API. */
export const sendRound = async (
  page: Page,
  userId: string,
  round: GameRound,
  startedAt: string,
) => {
  const scored = scoreRound(round);
  if ('problem' in scored) throw new Error(scored.problem);
  const data = { ...round, userId, startedAt, score: scored.score };
  const reply = await page.request.post(gameEndpoints.keep.path, { data });
  expect(reply.ok(), await reply.text()).toBe(true);
};

/** Pins a game to a level. */
export const pinLevel = async (
  page: Page,
  userId: string,
  game: Game,
  level: number,
): Promise<void> => {
  const reply = await page.request.post(gameEndpoints.pin.path, { data: { userId, game, level } });
  expect(reply.ok(), await reply.text()).toBe(true);
};

/** The line with the result of the last round. */
export const lastRound = (page: Page): Locator => page.getByText(/^Last round: /);

/**
 * Opens Memory with the clock stopped and turns two different cards. Returns the locator of the cards that are face up.
 */
export const turnTwoThatDiffer = async (page: Page): Promise<Locator> => {
  // Use a fixed shuffle in which the first two cards differ.
  await page.evaluate(() => {
    const random = crypto.getRandomValues.bind(crypto);
    Reflect.set(crypto, 'getRandomValues', (array: Uint8Array<ArrayBuffer> | Uint32Array) =>
      array instanceof Uint32Array ? array.fill(1) : random(array),
    );
  });
  await visitGame(page, 'memory');
  await page.evaluate(() => Reflect.deleteProperty(crypto, 'getRandomValues'));
  await cards(page).nth(0).click();
  await cards(page).nth(1).click();
  return page.getByRole('group', { name: 'Board' }).locator('[data-up="true"]');
};
