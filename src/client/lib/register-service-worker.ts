import { whenIdle } from '#client/platform/after.ts';
import { serviceWorkers } from '#client/platform/device/service-worker.ts';
import { pageWorker } from './language/page-language.ts';
import { followUpdates } from './update/app-update.ts';

/** The longest time that registration waits for the page to be idle. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Registers the service worker for offline use once the page has loaded and is idle, and lets its new versions take
 * over in quiet moments. Without a service worker (plain http, private windows), the app works only online.
 */
export const registerServiceWorker = (): void => {
  const workers = serviceWorkers();
  if (!import.meta.env.PROD || workers === null) return;
  followUpdates(workers);
  const register = (): void =>
    whenIdle(LONGEST_WAIT_MS, () => {
      workers.register(pageWorker(), { scope: '/' }).catch(() => undefined);
    });
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
};
