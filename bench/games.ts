import { readdirSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { newMemoryRun, nextMemorySeed } from '#domain/games/memory/run.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../e2e/support/chromium.ts';
import { openGame, pinLevel } from '../e2e/support/games.ts';
import { guest } from '../e2e/support/people.ts';
import { startAppServer } from '../tests/support/app-server.ts';
import type { Measure } from './measure.ts';

const ASSETS = path.join(import.meta.dirname, '..', 'dist', 'client', 'assets');
const SIZE_GOAL_KB = 12;
const MISSED_GOAL_PERCENT = 2;
const THROTTLING = 4;
/** The interval between presses, in frames: 0.4 s at 60 frames a second. */
const PACE_FRAMES = 24;
/**
 * The number of presses. They take 40 s, because a round of Focus tap lasts 31 s and rounds of the other games are
 * shorter.
 */
const PRESSES = 100;
/** The number of intervals without presses before each game, to measure the frames missed at rest. */
const STILL_PACES = 25;
/** The fixed seed of all rounds, so that the keys that solve a board are known. */
const SEED = 1;
/** The page counts as settled after this many consecutive frames without a missed frame. */
const RESTED_FRAMES = 60;
/** The maximum number of frames to wait for a settled page, because a busy machine may never settle. */
const RESTED_MOST = 600;
const FRAME_MS = 1000 / 60;

const PARTS = { memory: 'memory-page-', focus: 'focus-tap-page-', social: 'social-page-' } as const;
type Name = keyof typeof PARTS;
const NAMES = ['memory', 'focus', 'social'] as const;

const sizeKb = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(path.join(ASSETS, file)).size, 0) / 1024;

/**
 * The compressed size that each game adds to the app: its own scripts and the shared game scripts. The scene texts and
 * the style sheets are reported separately.
 */
const sizes = (): Measure[] => {
  const files = readdirSync(ASSETS).filter((file) => file.endsWith('.gz'));
  const beginning = (start: string, end: string): string[] =>
    files.filter((file) => file.startsWith(start) && file.endsWith(`.${end}.gz`));
  const shared = beginning('games-', 'js');
  return NAMES.map((name): Measure => {
    const own = beginning(PARTS[name], 'js');
    const data = name === 'social' ? beginning('social-scenes-', 'js') : [];
    const styles = [...beginning(PARTS[name], 'css'), ...beginning('games-', 'css')];
    return {
      name: `Code of the game ${name}`,
      value: own.length === 0 ? Number.NaN : sizeKb([...own, ...shared]),
      unit: 'KB gzip',
      goal: SIZE_GOAL_KB,
      better: 'lower',
      detail: `of it ${sizeKb(shared).toFixed(1)} shared by the games; beside it ${sizeKb(data).toFixed(1)} of texts, ${sizeKb(styles).toFixed(1)} of styles`,
    };
  });
};

/** The keys that solve a level 1 board, starting with focus on its first card. */
const boardKeys = (seed: number): readonly string[] => {
  const { cards } = newMemoryRun(1, seed);
  const columns = 4;
  const order = [...new Set(cards.map(({ image }) => image))].flatMap((image) =>
    cards.filter((card) => card.image === image).map(({ id }) => id),
  );
  return order.flatMap((id, at) => {
    const from = order[at - 1] ?? 0;
    const down = Math.floor(id / columns) - Math.floor(from / columns);
    const right = (id % columns) - (from % columns);
    return [
      ...Array<string>(Math.abs(down)).fill(down > 0 ? 'ArrowDown' : 'ArrowUp'),
      ...Array<string>(Math.abs(right)).fill(right > 0 ? 'ArrowRight' : 'ArrowLeft'),
      'Enter',
    ];
  });
};

/**
 * The keys for consecutive boards. After each board, they press Play Again and move to the first card of the next
 * board.
 */
const boardsKeys = (): readonly string[] => {
  const keys: string[] = [];
  for (let seed = SEED; keys.length < PRESSES; seed = nextMemorySeed(seed))
    keys.push(...boardKeys(seed), 'Tab', 'Enter', 'Tab');
  return keys;
};

interface Keys {
  readonly first: readonly string[];
  /** The keys that are repeated after `first`. */
  readonly loop: readonly string[];
}

/**
 * The keys that play each game while frames are counted. The result of the game does not matter. Only keys are used,
 * because finding a position to click would cause work in the page.
 */
const KEYS: Readonly<Record<Name, Keys>> = {
  memory: { first: boardsKeys(), loop: [] },
  focus: { first: [], loop: ['Space'] },
  social: { first: [], loop: ['Tab', 'Enter'] },
};
const NO_KEYS: Keys = { first: [], loop: [] };
/** The element that has the focus before the first key. */
const FROM: Readonly<Record<Name, string>> = {
  memory: '[aria-label="Board"] button',
  focus: 'main h1',
  social: 'main h2',
};

/** Waits until `inARow` consecutive frames were on time or `inAll` frames have passed. */
const passFrames = (page: Page, inARow: number, inAll: number): Promise<void> =>
  page.evaluate(
    ([row, all, frameMs]) =>
      new Promise<void>((resolve) => {
        let [inTime, count, lastMs] = [0, 0, Number.NaN];
        const frame = (stampMs: number): void => {
          inTime = stampMs - lastMs > 1.5 * frameMs ? 0 : inTime + 1;
          count += 1;
          lastMs = stampMs;
          if (inTime >= row || count >= all) resolve();
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    [inARow, inAll, FRAME_MS] as const,
  );
const rest = (page: Page): Promise<void> => passFrames(page, RESTED_FRAMES, RESTED_MOST);

/**
 * The percentage of missed frames during play, relative to the frames expected at 60 a second. A gap of three frame
 * intervals contains two missed frames.
 */
const missedPercent = async (
  page: Page,
  { first, loop }: Keys,
  paces = PRESSES,
): Promise<number> => {
  await page.evaluate(() => {
    const stamps: number[] = [];
    Reflect.set(window, 'stamps', stamps);
    const frame = (stampMs: number): void => {
      stamps.push(stampMs);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  for (let at = 0; at < paces; at += 1) {
    const key = first[at] ?? loop[(at - first.length) % loop.length];
    if (key !== undefined) await page.keyboard.press(key);
    await passFrames(page, PACE_FRAMES, PACE_FRAMES);
  }
  return page.evaluate((frameMs) => {
    const stamps: readonly number[] = Reflect.get(window, 'stamps');
    const gaps = stamps.slice(1).map((stampMs, at) => stampMs - (stamps[at] ?? stampMs));
    const frames = gaps.map((gapMs) => Math.max(1, Math.round(gapMs / frameMs)));
    const expected = frames.reduce((sum, count) => sum + count, 0);
    return (100 * (expected - frames.length)) / expected;
  }, FRAME_MS);
};

const frames = async (): Promise<Measure[]> => {
  const server = await startAppServer();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const page = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' });
    await pinLevel(page, await guest(page), 'memory', 1);
    await page.addInitScript((seed) => {
      const random = crypto.getRandomValues.bind(crypto);
      Reflect.set(crypto, 'getRandomValues', (array: Uint8Array<ArrayBuffer> | Uint32Array) =>
        array instanceof Uint32Array ? array.fill(seed) : random(array),
      );
    }, SEED);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
    const measures: Measure[] = [];
    for (const name of NAMES) {
      await page.goto('/features/game', { waitUntil: 'networkidle' });
      await rest(page);
      const still = await missedPercent(page, NO_KEYS, STILL_PACES);
      await openGame(page, name);
      await page.locator(FROM[name]).first().focus();
      await page.waitForLoadState('networkidle');
      await rest(page);
      measures.push({
        name: `Missed frames of the game ${name}, ${THROTTLING}× slower`,
        value: await missedPercent(page, KEYS[name]),
        unit: '%',
        goal: MISSED_GOAL_PERCENT,
        better: 'lower',
        detail: `a page on which nothing happens had ${still.toFixed(2)} %; load of the machine ${loadavg()[0]?.toFixed(1)}`,
      });
    }
    return measures;
  } finally {
    await browser.close();
    await server.remove();
  }
};

/** The sizes of the games and the frames missed during play. */
export const measureGames = async (): Promise<Measure[]> => [...sizes(), ...(await frames())];
