import type { CalmingScript, CalmingStep } from './script.ts';

const name = (count: number, words: string, hint: string): CalmingStep => ({
  says: [words, hint],
  goesOn: ['Done', 'I cannot find that many', 'Skip this'],
  count,
});

/** 5-4-3-2-1: naming what the senses tell, from five things down to one. */
export const grounding: CalmingScript = {
  id: 'grounding',
  begins: ['This brings you back to the room, by your senses.'],
  ways: [
    {
      label: '5-4-3-2-1',
      words: /./,
      steps: [
        name(
          5,
          'Look around. Name 5 things that you can see.',
          'You can type them, say them, or think them. Small things count.',
        ),
        name(
          4,
          'Now 4 things that you can feel.',
          'For example the chair, your shirt, the floor, the air.',
        ),
        name(3, 'Now 3 things that you can hear.', 'Near or far. A quiet hum counts.'),
        name(
          2,
          'Now 2 things that you can smell.',
          'If there is no smell, think of 2 that you like.',
        ),
        name(
          1,
          'Now 1 thing that you can taste.',
          'If there is no taste, take a sip of water, or think of one.',
        ),
      ],
    },
  ],
  ends: {
    better: ['Good to know. You can use this in any place. Nobody can see it.'],
    same: [
      'That is all right. You did the steps, and the feeling may take longer to pass.',
      'You can go round again, or try to breathe in a slow beat.',
    ],
    cannot: [
      'It is fine that this does not fit right now. Breathe as you usually do.',
      'There are other ways. If you want one with your body, write "muscle relaxation".',
    ],
    worse: [
      'Thank you for saying so. Then this is not the right one for now.',
      'If there is too much to see and hear, a sensory break may fit better. You can ask me for one.',
    ],
  },
};
