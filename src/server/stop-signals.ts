/** Ctrl-C reaches the server twice, from the terminal and from npm. */
const ONE_SIGNAL_MS = 1000;

/** Calls `heard` when the program is asked to stop, and again when it is asked once more; signals within a second are one. */
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
