import { expect, type Page } from '@playwright/test';
import { visit } from '../warm.ts';
import { currentMs, holdClock, setTime } from './clock.ts';
import type { Person } from './people.ts';
import { dayFromNow, giveTasks, ROUTINE_PAGE } from './routine.ts';

/** The width of the widest phone, in px. */
const PHONE_MAX = 600;

/** The task being timed. */
export const TASK = 'Fold the laundry';

/** The time in figures. */
export const timer = (page: Page) => page.getByRole('timer');
/** The whole panel of the timer. */
export const panel = (page: Page) => page.getByRole('region', { name: `Timer: ${TASK}` });
/** Presses a button of the timer. */
export const press = (page: Page, name: string) =>
  panel(page).getByRole('button', { name }).click();
/** Waits until these words were announced to screen readers. */
export const said = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);

/** Records every note that pages of this browser play after this call, as `<hz>`, and every permission request. */
export const watch = async (page: Page): Promise<{ notes: string[]; asked: string[] }> => {
  const [notes, asked]: [string[], string[]] = [[], []];
  await page.context().exposeFunction('noteNote', (hz: number) => void notes.push(String(hz)));
  await page.context().exposeFunction('noteAsked', () => void asked.push('asked'));
  await page.context().addInitScript(() => {
    const tell = (name: string, what?: number): void => {
      const told: unknown = Reflect.get(window, name);
      if (typeof told === 'function') told(what);
    };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      tell('noteNote', Math.round(this.frequency.value));
      start.call(this, when);
    };
    const ask = Notification.requestPermission;
    Notification.requestPermission = () => {
      tell('noteAsked');
      return ask.call(Notification);
    };
  });
  return { notes, asked };
};

/** Records the notes that this page plays and the permissions that it requests after this call; see `heard`. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isListening = globalThis.heard !== undefined;
    globalThis.heard = { notes: [], asked: 0 };
    if (isListening) return;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      const hz = String(Math.round(this.frequency.value));
      globalThis.heard?.notes.push({ hz, atMs: Date.now() });
      start.call(this, when);
    };
    const ask = Notification.requestPermission;
    Notification.requestPermission = () => {
      if (globalThis.heard !== undefined) globalThis.heard.asked += 1;
      return ask.call(Notification);
    };
  });

declare global {
  /** The notes that this page has played, and the number of its permission requests. */
  var heard: { notes: { readonly hz: string; readonly atMs: number }[]; asked: number } | undefined;
}

/** Expects that these pages together have played exactly these notes, as `<hz>`, since `listen`. */
export const expectNotes = (pages: readonly Page[], notes: readonly string[]): Promise<void> =>
  expect
    .poll(async () => {
      const heardIn = (page: Page) => page.evaluate(() => globalThis.heard?.notes ?? []);
      const all = (await Promise.all(pages.map(heardIn))).flat();
      return all.sort((one, other) => one.atMs - other.atMs).map(({ hz }) => hz);
    })
    .toEqual(notes);

/** Expects that no permission was requested since `listen`. */
export const expectNothingAsked = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => heard?.asked)).toBe(0);

/** Creates one task with an estimate in minutes. */
export const giveTimed = async (
  page: Page,
  { userId }: Person,
  estimatedTime: number,
): Promise<void> =>
  giveTasks(page, userId, [{ title: TASK, estimatedTime, date: await dayFromNow(page, 0) }]);

/** Starts the task's timer from the list. On a phone, the button is under More. */
export const start = async (page: Page): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) < PHONE_MAX)
    await page.getByRole('button', { name: `More options for ${TASK}` }).click();
  await page.getByRole('button', { name: `Start timer for ${TASK}` }).click();
  await expect(panel(page)).toBeVisible();
};

/** Creates a task with this estimate and starts its timer, with the clock stopped. */
export const begin = async (page: Page, person: Person, minutes: number): Promise<void> => {
  await giveTimed(page, person, minutes);
  await visit(page, ROUTINE_PAGE);
  await holdClock(page);
  await start(page);
};

/** Opens another tab on the same device, with its clock stopped at the time of the first tab. */
export const openTab = async (page: Page, path: string): Promise<Page> => {
  const tab = await page.context().newPage();
  await tab.goto(path);
  await holdClock(tab);
  await setTime(tab, await currentMs(page));
  return tab;
};
