import { texts } from '#texts/timers.js';
import { Pacer } from './pacer.tsx';
import type { Breathing } from './pacer-state.ts';

/** Six breaths a minute without holding, for two minutes. */
const SLOWLY: Breathing = {
  rounds: 12,
  phases: [
    { id: 'in', label: texts.breatheIn, durationMs: 4000, from: 0, to: 1 },
    { id: 'out', label: texts.breatheOut, durationMs: 6000, from: 1, to: 0 },
  ],
};

/** Slow breathing that begins at once. */
export const SlowBreathing = ({ onStop }: { readonly onStop: () => void }) => (
  <Pacer breathing={SLOWLY} onStop={onStop} />
);
