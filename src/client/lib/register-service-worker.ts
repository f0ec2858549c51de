const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 10_000 });
  else setTimeout(task, 2_000);
};

/**
 * Registers the service worker for offline use once the page has loaded and is idle. A new version
 * waits until all tabs are closed, so that no page reloads while someone types. Without it (plain
 * http, private windows) the app works online only.
 */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void =>
    whenIdle(() => {
      navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    });
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
};
