import { getSession, onSessionChange } from '#client/lib/session/session.ts';
import { currentIso, currentMs } from '#client/platform/after.ts';
import { newId } from '#client/platform/new-id.ts';
import { onLogout } from '#client/sync/on-logout.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import type { Outbox } from '#client/sync/outbox/outbox.ts';
import type { focusEndpoints } from '#contract/focus.ts';
import { sessionHandler, visibilityHandler } from './handlers.ts';
import { sessionSpan } from './session-span.ts';

type Path = (typeof focusEndpoints)['visibility' | 'session']['path'];

const VISIBILITY: Path = '/api/focus/visibility';
const SESSION: Path = '/api/focus/session';

type Keeping = Pick<Outbox, 'send' | 'sendAtEnd' | 'takeBack'>;

/** The delay before a hidden page's session is sent, in case the browser discards the page without firing an event. */
const GIVEN_UP_MS = 12 * 3_600_000;

interface Reporting {
  readonly userId: string;
  /** Ends the session and puts it into the outbox. */
  readonly finish: () => void;
  readonly stop: () => void;
}

/** Starts reporting for one person, until they are signed out. */
const begin = (userId: string, outbox: Keeping): Reporting => {
  /** The current session; null after it was reported. */
  let open: { readonly id: string; readonly startedAtMs: number } | null = null;
  let isLeaving = false;

  const start = (): void => {
    open = { id: newId(), startedAtMs: currentMs() };
  };

  /**
   * Sends data from a closing page with a beacon, which outlives the page. If the beacon fails, the outbox sends the
   * data later if possible.
   */
  const sendWithBeacon = <Body extends object>(
    path: Path,
    handler: OutboxHandler<Body>,
    body: Body,
    id: string,
  ): void => {
    const text = JSON.stringify({ ...body, id, userId });
    const isSent =
      navigator.onLine &&
      navigator.sendBeacon(path, new Blob([text], { type: 'application/json' }));
    if (!isSent) outbox.sendAtEnd(handler, body, id);
  };

  const close = () => {
    const session = open;
    open = null;
    if (session !== null) outbox.takeBack(session.id);
    return session && { id: session.id, body: sessionSpan(session.startedAtMs, currentMs()) };
  };

  const onVisibility = (): void => {
    const visible = document.visibilityState === 'visible';
    const body = { timestamp: currentIso(), visible };
    if (isLeaving) sendWithBeacon(VISIBILITY, visibilityHandler, body, newId());
    else void outbox.send(visibilityHandler, body);
    if (open === null) return;
    const span = sessionSpan(open.startedAtMs, currentMs());
    // If the hidden page's session was sent in the meantime, a new session starts.
    if (visible) {
      if (!outbox.takeBack(open.id)) start();
    } else outbox.sendAtEnd(sessionHandler, span, open.id, currentMs() + GIVEN_UP_MS);
  };

  // `pagehide` fires more reliably than `unload` and does not disable the back/forward cache.
  const onPageHide = (): void => {
    isLeaving = true;
    const ended = close();
    if (ended !== null) sendWithBeacon(SESSION, sessionHandler, ended.body, ended.id);
  };

  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    isLeaving = false;
    start();
  };

  const reportAtLogout = async (): Promise<void> => {
    const ended = close();
    if (ended === null) return;
    const body = JSON.stringify({ ...ended.body, id: ended.id, userId });
    const headers = { 'content-type': 'application/json' };
    await fetch(SESSION, { method: 'POST', headers, body, keepalive: true });
  };

  start();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  const removeLogoutTask = onLogout(userId, reportAtLogout);
  const finish = (): void => {
    const ended = close();
    if (ended !== null) void outbox.send(sessionHandler, ended.body, ended.id);
  };
  const stop = (): void => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
    removeLogoutTask();
  };
  return { userId, finish, stop };
};

let current: Reporting | null = null;

onSessionChange(() => {
  const session = getSession();
  if (session.state === 'in' && session.userId === current?.userId) return;
  // If the login was ended elsewhere, the current focus session still belongs to this person.
  if (session.state === 'ended') current?.finish();
  current?.stop();
  current = null;
});

/**
 * Reports this person's visibility changes and sessions until the page closes or the person logs out.
 *
 * @param outbox the person's outbox
 */
export const reportFocus = (userId: string, outbox: Keeping): void => {
  if (current?.userId === userId) return;
  current?.stop();
  current = begin(userId, outbox);
};
