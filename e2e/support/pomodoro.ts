import { expect, type Page } from '@playwright/test';
import { visit } from '../warm.ts';
import { holdClock } from './clock.ts';

export const POMODORO_PAGE = '/features/focus-mood-tracker/pomodoro';

/** The timer's panel while it is in this phase. */
export const panelIn = (page: Page, phase: 'Focus' | 'Break') =>
  page.getByRole('region', { name: phase, exact: true });

/** The remaining time in figures. */
export const figures = (page: Page) => page.getByRole('timer');

/** Presses a button of the timer. */
export const press = (page: Page, name: 'Start' | 'Pause' | 'Reset' | 'Undo reset') =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Types the length of a phase in minutes and presses Enter. For an empty value, it does not press Enter. */
export const setLength = async (
  page: Page,
  what: 'Focus' | 'Break',
  minutes: string,
): Promise<void> => {
  const field = page.getByLabel(`${what} time`);
  await field.fill(minutes);
  if (minutes !== '') await field.press('Enter');
};

/** Expects the page to show this text about the number of completed focus phases. */
export const completed = async (page: Page, words: string): Promise<void> =>
  expect(page.getByText(words, { exact: true })).toBeVisible();

/** Opens the timer before it was started, and stops the clock. */
export const openPomodoro = async (page: Page): Promise<void> => {
  await visit(page, POMODORO_PAGE);
  await holdClock(page);
  await expect(figures(page)).toHaveText('25:00');
};
