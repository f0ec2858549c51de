/** Ctrl-C reaches the server twice, from the terminal and from npm. */
const ONE_SIGNAL_MS = 1000;

/** Calls `heard` on a stop signal, and again on a repeated one; signals within a second count as one. */
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
