/**
 * Runs something when the person may have come back to the page, as after the device slept: its timers stood still
 * meanwhile. Returns a function that stops it.
 */
export const onReturn = (run: () => void): (() => void) => {
  document.addEventListener('visibilitychange', run);
  for (const event of ['pageshow', 'focus']) window.addEventListener(event, run);
  return () => {
    document.removeEventListener('visibilitychange', run);
    for (const event of ['pageshow', 'focus']) window.removeEventListener(event, run);
  };
};
