import type { PacerPhase } from '#domain/chat/reply.ts';
import type { CalmingScript, CalmingStep } from './script.ts';

const TENSE_MS = 5000;
const RELEASE_MS = 10_000;

const phases: readonly PacerPhase[] = [
  { id: 'tense', label: 'Tense', durationMs: TENSE_MS, from: 0, to: 1 },
  { id: 'release', label: 'Let go', durationMs: RELEASE_MS, from: 1, to: 0 },
];

const part = (how: string, letGo: string): CalmingStep => ({
  says: [`${how} Keep it for 5 seconds.`, letGo],
  goesOn: ['Next', 'Leave this part out'],
  pacer: { rounds: 1, phases },
});

const hands = part('Make two fists.', 'Then let them fall open. Feel the change for 10 seconds.');
const shoulders = part('Pull your shoulders up to your ears.', 'Then let them drop.');
const face = part('Press your lips and your eyes shut.', 'Then let your face go soft.');

const rest: CalmingStep = {
  says: ['Now leave all of it loose for a moment.', 'Feel where your body meets the chair or bed.'],
  goesOn: ['Next'],
};

/** Progressive muscle relaxation: one part of the body after the other is tensed and let go. */
export const relaxation: CalmingScript = {
  id: 'relaxation',
  begins: [
    'You tense one part of your body, and then let it go.',
    'Use about half your strength. Leave out any part that hurts.',
    'Which one do you want?',
  ],
  ways: [
    {
      label: 'All of the body',
      words: /\b(?:all|whole|full|long(?:er)?|body|everything)\b/,
      steps: [
        hands,
        part('Bend your arms and tense them.', 'Then let them hang.'),
        shoulders,
        face,
        part('Make your belly hard.', 'Then let it go, and breathe out.'),
        part('Push your heels down and tense your legs.', 'Then let them rest.'),
        part('Curl your toes.', 'Then let them go.'),
        rest,
      ],
    },
    {
      label: 'Hands, shoulders, face',
      words: /\b(?:short(?:er)?|hands?|shoulders?|face|quick|only)\b/,
      steps: [hands, shoulders, face, rest],
    },
  ],
  ends: {
    better: ['Good to know. Many people feel it more after a few days of practice.'],
    same: ['That is common at first. The body learns it slowly. Once is still a rest.'],
    cannot: [
      'It is fine that this does not fit right now. Let your body move as it likes, and breathe as you usually do.',
      'There are other ways. If you want one without tensing, write "grounding".',
    ],
    worse: [
      'Thank you for saying so. Stop here, and move in the way your body likes.',
      'If a part hurts, leave it out next time.',
    ],
  },
};
