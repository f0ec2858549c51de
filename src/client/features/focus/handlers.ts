import { type OutboxHandler, quietHandler } from '#client/sync/outbox/entry-handler.ts';
import type { SessionBody, VisibilityBody } from '#contract/focus.ts';

/** The outbox bodies without the ids, which are added on sending. */
export type VisibilityChange = Omit<VisibilityBody, 'id' | 'userId'>;
export type FocusSession = Omit<SessionBody, 'id' | 'userId'>;

// Loaded only when there is something to send.
const calls = () => import('./focus-send.ts');

/** The outbox handler of changes in the visibility of the page. */
export const visibilityHandler = quietHandler<VisibilityChange, unknown>(
  'focus-visibility',
  async ({ id, userId, body }) => (await calls()).sendVisibility({ ...body, id, userId }),
);

/** The outbox handler of sessions that could not be sent when they ended. */
export const sessionHandler = quietHandler<FocusSession, unknown>(
  'focus-session',
  async ({ id, userId, body }) => (await calls()).sendSession({ ...body, id, userId }),
);

/** The handlers of everything that the app records about focus automatically. */
export const focusHandlers: readonly OutboxHandler[] = [visibilityHandler, sessionHandler];
