import { uptimeMs } from '#client/platform/after.ts';
import { HOUR_MS } from '#domain/shared/time/durations.ts';

/** How often a page that stays open asks for a new version. The browser itself asks only when a page is loaded. */
const CHECK_EVERY_MS = HOUR_MS;

/** Marks a field as typed in, because its text may have no draft. */
const markTyped = ({ target }: Event): void => {
  if (target instanceof HTMLElement) target.dataset.typed = '';
};

/** Asks for a new version when the person comes back to a page that has been open for a while. */
const checkOnReturn = (registration: ServiceWorkerRegistration, look: () => void): void => {
  let checkedAtMs = uptimeMs();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return;
    look();
    if (uptimeMs() - checkedAtMs < CHECK_EVERY_MS) return;
    checkedAtMs = uptimeMs();
    registration.update().catch(() => undefined);
  });
};

/**
 * Notices new versions of the app. The code that lets one take over is loaded only then. In a browser without locks, a
 * new version takes over when all windows are closed.
 */
export const followUpdates = (workers: ServiceWorkerContainer): void => {
  if (!('locks' in navigator)) return;
  const { promise: activated, resolve: setActive } = Promise.withResolvers<void>();
  let isFollowed = false;
  const follow = async (): Promise<void> => {
    if (isFollowed) return;
    isFollowed = true;
    try {
      const { awaitQuietMoment } = await import('./quiet-takeover.tsx');
      awaitQuietMoment(await workers.ready, activated);
    } catch {
      // Tried again at the next change and when the person returns.
      isFollowed = false;
    }
  };

  document.addEventListener('input', markTyped);
  // The first service worker of a device takes control of pages that it has not served.
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isControlled) {
      setActive();
      void follow();
    }
    isControlled = true;
  });
  void workers.ready.then((registration) => {
    const look = (): void => {
      if (registration.waiting !== null) void follow();
    };
    const watch = (worker: ServiceWorker | null): void =>
      worker?.addEventListener('statechange', () => {
        look();
        if (worker.state === 'activated' && isFollowed) setActive();
      });
    look();
    watch(registration.waiting);
    watch(registration.installing);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    checkOnReturn(registration, look);
  });
};
