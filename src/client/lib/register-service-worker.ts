import { whenIdle } from '#client/platform/after.ts';
import { serviceWorkers } from '#client/platform/device/service-worker.ts';

/** The longest time that registration waits for the page to be idle. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Registers the service worker for offline use once the page has loaded and is idle. A new version
 * waits until all tabs are closed, so that no page reloads while someone types. Without it (plain
 * http, private windows) the app works online only.
 */
export const registerServiceWorker = (): void => {
  const workers = serviceWorkers();
  if (!import.meta.env.PROD || workers === null) return;
  const register = (): void =>
    whenIdle(LONGEST_WAIT_MS, () => {
      workers.register('/sw.js').catch(() => undefined);
    });
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
};
