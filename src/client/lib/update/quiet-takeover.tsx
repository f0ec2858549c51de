import { isTyping, TEXT_FIELDS } from '#client/lib/window/on-screen-keyboard.ts';
import { after, every, isAtWork, uptimeMs, within } from '#client/platform/after.ts';
import { holdShared, withFreeLock } from '#client/platform/lock.ts';
import { PLAYER_PAGE, pageOf } from '#contract/shared/pages.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/time/durations.ts';
import { isQuietMoment } from '#domain/update/quiet-moment.ts';
import { isUnderWay } from './under-way.ts';
import { showUpdateNotice } from './update-area.tsx';
import { UpdateNotice } from './update-notice.tsx';

/** The lock that every page holds, except in its quiet moments, while a new version waits. */
const IN_USE = 'evenkeel-in-use';
/** How long a page must be hidden before it may be loaded again, so that a glance at another tab changes nothing. */
const HIDDEN_FOR_MS = MINUTE_MS / 2;
const LOOK_EVERY_MS = 10_000;
/** How long activating a new version may take, even on a slow device. */
const ACTIVATION_LIMIT_MS = MINUTE_MS;
/** How long a new version waits for a quiet moment before the page says so. */
const TELL_AFTER_MS = 4 * HOUR_MS;

const hasTypedText = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      ':is(input, textarea)[data-typed]',
    ),
  ].some((field) => field.matches(TEXT_FIELDS) && field.value !== '');

const isQuiet = (isAway: boolean): boolean =>
  isQuietMoment({
    isAway,
    isUnderWay: isUnderWay(),
    fillsWindow:
      document.documentElement.hasAttribute('data-whole-window') ||
      pageOf(window.location.pathname) === PLAYER_PAGE,
    isTyping: isTyping(),
    hasTypedText: hasTypedText(),
    hasOpenDialog: document.querySelector('dialog[open]') !== null,
    isAtWork: isAtWork(),
  });

/**
 * Lets a waiting new version of the app take over in a quiet moment, while the page is hidden. The takeover removes the
 * files of the old version from the device, so all tabs switch together: a lock that each tab in use holds prevents it.
 * A tab that comes into use during the activation is loaded again in its next quiet moment.
 *
 * @param activated resolves when the new version is active, whichever tab activated it
 */
export const awaitQuietMoment = (
  registration: ServiceWorkerRegistration,
  activated: Promise<void>,
): void => {
  let isActive = false;
  let hiddenAtMs: number | null = null;
  let release: (() => Promise<void>) | null = null;
  let takingOver: Promise<boolean> | null = null;
  void activated.then(() => {
    isActive = true;
  });

  const activate = async (): Promise<boolean> => {
    await release?.();
    release = null;
    return withFreeLock(IN_USE, () => {
      registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
      return within(ACTIVATION_LIMIT_MS, activated);
    });
  };
  /** Activates the new version. Returns false if another tab is in use; rejects if the activation takes too long. */
  const takeOver = async (): Promise<boolean> => {
    if (isActive) return true;
    takingOver ??= activate().finally(() => {
      takingOver = null;
    });
    return takingOver;
  };
  const hasQuietMoment = (): boolean => {
    if (document.visibilityState === 'visible') hiddenAtMs = null;
    else hiddenAtMs ??= uptimeMs();
    return isQuiet(hiddenAtMs !== null && uptimeMs() - hiddenAtMs >= HIDDEN_FOR_MS);
  };
  const look = async (): Promise<void> => {
    const isNow = hasQuietMoment();
    if (takingOver !== null) return;
    if (!isNow) {
      release ??= holdShared(IN_USE);
      return;
    }
    const isDone = await takeOver().catch(() => false);
    // The person may have come back in the meantime.
    if (isDone && hasQuietMoment()) window.location.reload();
  };

  void look();
  every(LOOK_EVERY_MS, look);
  document.addEventListener('visibilitychange', look);
  const reload = async (): Promise<boolean> => {
    try {
      const isDone = await takeOver();
      if (isDone) window.location.reload();
      return isDone;
    } finally {
      void look();
    }
  };
  after(TELL_AFTER_MS, () => showUpdateNotice(() => <UpdateNotice onReload={reload} />));
};
