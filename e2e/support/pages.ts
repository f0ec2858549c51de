import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The pages that are available to signed-in and signed-out people. */
export const OPEN_PAGES = [
  ['/privacy', 'Privacy'],
  ['/login/callback', 'Logging in'],
  ['/reset-password', 'Set a new password'],
  ['/finish-sign-up', 'Finish signing up'],
  ['/confirm-email', 'Confirm your address'],
] as const;

/** Every page of the signed-in app with its main heading, and with its title if that is different. */
export const PAGES = [
  ['/homepage', 'Hello', 'Today'],
  ['/dashboard', 'Your Dashboard'],
  ['/dashbaord', 'Your Dashboard'],
  ['/settings', 'Settings'],
  ...OPEN_PAGES,
  ['/features/routine-builder', 'Daily Routine Builder'],
  ['/features/goals', 'Goals'],
  ['/features/urge', 'Urge now'],
  ['/features/urge/ladders', 'My ladders'],
  ['/features/urge/past', 'Past urges'],
  ['/features/sharing', 'Sharing'],
  ['/features/focus-mood-tracker', 'Focus & Mood Tracker'],
  ['/features/focus-mood-tracker/focus', 'Focus and distractions'],
  ['/features/focus-mood-tracker/tests', 'Attention tests'],
  ['/features/focus-mood-tracker/cpt', 'CPT Attention Test'],
  ['/features/focus-mood-tracker/pomodoro', 'Pomodoro Timer'],
  ['/features/game', 'NeuroPlay Zone'],
  ['/features/game/Memory', 'Memory Game'],
  ['/features/game/focus', 'Focus Game'],
  ['/features/game/social', 'Social Cues'],
  ['/features/quiz', 'Quiz'],
  ['/features/quiz/first', 'First-Time Quiz'],
  ['/features/quiz/weekly', 'Weekly Check-in'],
  ['/features/quiz/comic', 'Mood Comic'],
  ['/features/clients', 'People who share with me'],
  ['/features/safety-plan', 'My safety plan'],
  ['/features/medication', 'Medication and body log'],
  ['/features/chat', 'AI Therapist'],
  ['/features/Chat', 'AI Therapist'],
] as const;

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page and waits until it has loaded. Resolves to the HTTP status. */
export const openPage = async (page: Page, path: string): Promise<number | undefined> => {
  const reply = await page.goto(path);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
  return reply?.status();
};
