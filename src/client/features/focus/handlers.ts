import { type OutboxHandler, quietHandler } from '#client/sync/outbox/handler.ts';
import type { SessionBody, VisibilityBody } from '#contract/focus.ts';

/** Bodies as they lie in the outbox, which adds the ids. */
export type Visibility = Omit<VisibilityBody, 'id' | 'userId'>;
export type Session = Omit<SessionBody, 'id' | 'userId'>;

// The calls are fetched when there is something to send.
const calls = () => import('./focus-send.ts');

/** That the page was hidden or shown. */
export const visibilityHandler = quietHandler<Visibility, unknown>(
  'focus-visibility',
  async ({ id, userId, body }) => (await calls()).sendVisibility({ ...body, id, userId }),
);

/** How long the app was open, where that could not be told in the moment when it ended. */
export const sessionHandler = quietHandler<Session, unknown>(
  'focus-session',
  async ({ id, userId, body }) => (await calls()).sendSession({ ...body, id, userId }),
);

/** What the app notes about focus by itself. */
export const focusHandlers: readonly OutboxHandler[] = [visibilityHandler, sessionHandler];
