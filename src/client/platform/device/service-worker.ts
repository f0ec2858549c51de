/** The API that registers and finds service workers; null over plain http or if the browser does not support them. */
export const serviceWorkers = (): ServiceWorkerContainer | null =>
  'serviceWorker' in navigator ? navigator.serviceWorker : null;
