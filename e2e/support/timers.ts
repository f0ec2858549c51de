import { expect, type Page } from '@playwright/test';
import type { Person } from './people.ts';
import { dayFromNow, giveTasks, openRoutine } from './routine.ts';

/** The task that is timed. */
export const TASK = 'Fold the laundry';

/** The time in figures. */
export const timer = (page: Page) => page.getByRole('timer');
/** All that is shown of the timer. */
export const panel = (page: Page) => page.getByRole('region', { name: `Timer: ${TASK}` });
/** Presses a button of the timer. */
export const press = (page: Page, name: string) =>
  panel(page).getByRole('button', { name }).click();
/** Waits until screen readers were told these words. */
export const said = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);

/** Notes each note that the pages of this browser play from now on, as `<hz>`, and what they ask. */
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

/** Opens the tasks, of which there is one that takes so many minutes. */
export const openTask = async (
  page: Page,
  { userId }: Person,
  estimatedTime: number,
): Promise<void> => {
  await page.clock.install();
  const date = await dayFromNow(page, 0);
  await giveTasks(page, userId, [{ title: TASK, estimatedTime, date }]);
  await openRoutine(page);
};

/** Starts the timer of the task in the list. */
export const start = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: `Start timer for ${TASK}` }).click();
  await expect(panel(page)).toBeVisible();
};

/** Starts the timer of a task of so many minutes on a clock that stands still until it is moved. */
export const begin = async (page: Page, person: Person, minutes: number): Promise<void> => {
  await openTask(page, person, minutes);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await start(page);
};
