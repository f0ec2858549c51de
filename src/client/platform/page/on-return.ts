/**
 * Runs something when the person may have returned to the page, for example after the device slept, because timers do
 * not run while it sleeps. Returns a function that stops it.
 */
export const onReturn = (run: () => void): (() => void) => {
  document.addEventListener('visibilitychange', run);
  for (const event of ['pageshow', 'focus']) window.addEventListener(event, run);
  return () => {
    document.removeEventListener('visibilitychange', run);
    for (const event of ['pageshow', 'focus']) window.removeEventListener(event, run);
  };
};
