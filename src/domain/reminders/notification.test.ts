import { expect, it } from 'vitest';
import { notificationTexts } from './notification.ts';

it('names the actions of a reminder in the order in which they lose their place on a small screen', () => {
  const { actions, notArrived } = notificationTexts();
  expect(actions.map(({ action }) => action)).toEqual(['snooze', 'not-today', 'start']);
  expect(actions[0]?.title).toContain('10');
  expect(notArrived).not.toBe('');
});
