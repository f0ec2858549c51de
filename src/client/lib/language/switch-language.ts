import { getComfort, setComfort } from '#client/lib/comfort/comfort.ts';
import { every, within } from '#client/platform/after.ts';
import { serviceWorkers } from '#client/platform/device/service-worker.ts';
import { type AppLanguage, LANGUAGES, languageFor } from '#domain/shared/text/languages.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { browserWishes, workerIn } from './page-language.ts';

/** How long a slow connection may take to fetch all pages in another language. */
const LIMIT_MS = 3 * MINUTE_MS;

const LOOK_EVERY_MS = 500;

/**
 * Lets a new service worker take over as soon as it is installed, and waits until it is active. Rejects if it cannot be
 * installed. A message may arrive before the worker listens, so it is repeated.
 */
const takeOver = (registration: ServiceWorkerRegistration, script: string): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = (): void => {
    const { installing, waiting, active } = registration;
    waiting?.postMessage({ type: 'SKIP_WAITING' });
    if (installing !== null || waiting !== null || active === null) return;
    if (new URL(active.scriptURL).pathname !== script)
      reject(new Error('The service worker was not installed.'));
    else if (active.state === 'activated') resolve();
  };
  const stop = every(LOOK_EVERY_MS, look);
  look();
  return promise.finally(stop);
};

/**
 * Chooses the language of the app, for the person's account too, and loads the page again in it. A device that keeps
 * the pages for offline use first fetches them in this language.
 *
 * @param language null to follow the browser
 * @throws if the pages cannot be fetched; then the language stays the same
 */
export const switchLanguage = async (language: AppLanguage | null): Promise<void> => {
  const before = getComfort().language;
  setComfort({ language });
  try {
    const workers = serviceWorkers();
    // On a first visit, the worker may still be installing and control no page yet.
    if (workers !== null && (await workers.getRegistration()) !== undefined) {
      const wanted = languageFor(language ?? undefined, browserWishes(), LANGUAGES);
      const script = workerIn(wanted);
      const registration = await workers.register(script, { scope: '/' });
      await within(LIMIT_MS, takeOver(registration, script));
    }
  } catch (error) {
    setComfort({ language: before });
    throw error;
  }
  window.location.reload();
};
