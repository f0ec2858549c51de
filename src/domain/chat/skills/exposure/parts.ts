import type { Part } from '#domain/chat/reply.ts';
import { triesOf } from './ladder.ts';
import type { ExposureState } from './state.ts';

const MINUTE_MS = 60_000;

/** The ladder as it is drawn. */
export const ladderPart = ({ ladder, rung }: ExposureState): Part => ({
  type: 'ladder',
  ladderId: ladder.id,
  fear: ladder.fear,
  rungs: ladder.rungs.map(({ text, distress }) => ({
    text,
    distress,
    tries: triesOf(ladder, text),
    isChosen: text === rung,
  })),
});

/** The resist-the-urge timer; none before it began. */
export const urgeTimer = ({ startedAtMs, minutes }: ExposureState): readonly Part[] =>
  startedAtMs === null
    ? []
    : [
        {
          type: 'timer',
          label: 'Leave the urge alone',
          startedAtMs,
          endsAtMs: startedAtMs + minutes * MINUTE_MS,
        },
      ];
