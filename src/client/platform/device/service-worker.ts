/** The API that registers and finds service workers; null over plain http and where the browser has none. */
export const serviceWorkers = (): ServiceWorkerContainer | null =>
  'serviceWorker' in navigator ? navigator.serviceWorker : null;
