import { type OutboxHandler, quietHandler } from '#client/sync/outbox/entry-handler.ts';
import type { SessionBody, VisibilityBody } from '#contract/focus.ts';

/** The bodies in the outbox, which adds the ids when it sends them. */
export type VisibilityChange = Omit<VisibilityBody, 'id' | 'userId'>;
export type FocusSession = Omit<SessionBody, 'id' | 'userId'>;

// The calls are fetched when there is something to send.
const calls = () => import('./focus-send.ts');

/** Changes of the page's visibility. */
export const visibilityHandler = quietHandler<VisibilityChange, unknown>(
  'focus-visibility',
  async ({ id, userId, body }) => (await calls()).sendVisibility({ ...body, id, userId }),
);

/** Sessions that could not be sent while they ended. */
export const sessionHandler = quietHandler<FocusSession, unknown>(
  'focus-session',
  async ({ id, userId, body }) => (await calls()).sendSession({ ...body, id, userId }),
);

/** What the app notes about focus by itself. */
export const focusHandlers: readonly OutboxHandler[] = [visibilityHandler, sessionHandler];
