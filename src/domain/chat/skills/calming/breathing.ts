import type { PacerPhase } from '#domain/chat/reply.ts';
import type { CalmingScript, CalmingStep } from './script.ts';

const phase = (
  id: string,
  label: string,
  seconds: number,
  from: number,
  to: number,
): PacerPhase => ({ id, label, durationMs: seconds * 1000, from, to });

const box = (seconds: number): readonly PacerPhase[] => [
  phase('in', 'Breathe in', seconds, 0, 1),
  phase('hold-full', 'Hold', seconds, 1, 1),
  phase('out', 'Breathe out', seconds, 1, 0),
  phase('hold-empty', 'Wait', seconds, 0, 0),
];

const withoutHolds: readonly PacerPhase[] = [
  phase('in', 'Breathe in', 4, 0, 1),
  phase('out', 'Breathe out', 6, 1, 0),
];

const rounds = (count: number, phases: readonly PacerPhase[], words: string): CalmingStep => ({
  says: [
    words,
    'Sit or stand as you like. Your eyes can be open or closed.',
    'If you feel dizzy, breathe as you usually do. That is fine.',
  ],
  goesOn: ['Done', 'Skip this'],
  pacer: { rounds: count, phases },
});

const boxOf = (seconds: number): readonly CalmingStep[] => [
  rounds(
    4,
    box(seconds),
    `Breathe in for ${seconds} seconds. Hold for ${seconds}. Breathe out for ${seconds}. Wait for ${seconds}. Do this 4 times.`,
  ),
  {
    says: ['Now let your breath go as it likes, for a few breaths.', 'Feel where your feet are.'],
    goesOn: ['Next'],
  },
];

/** Box breathing with a drawn pacer, with shorter counts, or without holding the breath. */
export const breathing: CalmingScript = {
  id: 'breathing',
  begins: [
    'We can breathe in a slow, even beat. It takes about a minute.',
    'Which pace do you want?',
  ],
  ways: [
    {
      label: '4 seconds each',
      words: /\b(?:4|four|usual|normal|box|slow(?:er)?|long(?:er)?)\b/,
      steps: boxOf(4),
    },
    {
      label: '3 seconds each',
      words: /\b(?:3|three|short(?:er)?|fast(?:er)?|quick(?:er)?)\b/,
      steps: boxOf(3),
    },
    {
      label: 'No holding',
      words: /\b(?:no hold(?:ing)?|without hold(?:ing)?|not hold(?:ing)?|dont hold)\b/,
      steps: [
        rounds(6, withoutHolds, 'Breathe in for 4 seconds. Breathe out for 6. Do this 6 times.'),
        {
          says: ['Now let your breath go as it likes, for a few breaths.'],
          goesOn: ['Next'],
        },
      ],
    },
  ],
  ends: {
    better: ['Good to know. You can do this again at any time, also without a screen.'],
    same: [
      'That happens. Slow breathing does not help each person each time.',
      'Naming what you see and hear is another way. You can ask me for grounding.',
    ],
    cannot: [
      'It is fine that this does not fit right now. Breathe as you usually do.',
      'There are other ways. If you want one without breathing, write "grounding".',
    ],
    worse: [
      'Thank you for saying so. For some people, watching the breath makes it harder.',
      'Breathe as you usually do. Look at one thing in the room, or move your feet. You can ask me for grounding.',
    ],
  },
};
