/**
 * How long after a stop signal further signals are ignored, because Ctrl-C reaches the server twice: once from the
 * terminal and once from npm.
 */
const ONE_SIGNAL_MS = 1000;

/** Calls `heard` for each stop signal. Signals within a second after such a signal are ignored. */
export const onStopSignals = (heard: () => void): void => {
  let lastMs = Number.NEGATIVE_INFINITY;
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.on(name, () => {
      const nowMs = performance.now();
      if (nowMs - lastMs < ONE_SIGNAL_MS) return;
      lastMs = nowMs;
      heard();
    });
  }
};
