/** What registers and finds the service worker; null over plain http, and where the browser has none. */
export const serviceWorkers = (): ServiceWorkerContainer | null =>
  'serviceWorker' in navigator ? navigator.serviceWorker : null;
