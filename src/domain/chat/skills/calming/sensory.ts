import type { CalmingScript, CalmingStep } from './script.ts';

const BREAK_MS = 5 * 60_000;

const pause: CalmingStep = {
  says: [
    'Stay there for 5 minutes, or as long as you like.',
    'You do not need to do a thing. Rocking, pressing or moving your hands is fine.',
  ],
  goesOn: ['The break is over', 'I go back earlier'],
  timer: { label: 'Sensory break', durationMs: BREAK_MS },
};

const way = (label: string, words: RegExp, says: readonly string[]) => ({
  label,
  words,
  steps: [{ says, goesOn: ['Done', 'I cannot do that here'] }, pause],
});

/** A sensory break: one thing that is too much is made less, and then there is a rest. */
export const sensoryBreak: CalmingScript = {
  id: 'sensory-break',
  begins: [
    'Let us make less of what is too much. Your senses are not wrong.',
    'What is the most right now?',
  ],
  ways: [
    way('Sound', /\b(?:sounds?|nois[ey]+|loud|hear|voices|talking|music)\b/, [
      'Put on ear plugs or headphones, or cover your ears.',
      'Or go to a room that is more quiet. A rest room or a hall counts.',
    ]),
    way('Light', /\b(?:lights?|bright|screens?|see|visual|colou?rs|sun)\b/, [
      'Dim the light, close your eyes, or look at something plain.',
      'Sunglasses or a cap work inside, too.',
    ]),
    way('Touch', /\b(?:touch|cloth(?:es|ing)?|itch[y]?|tags?|skin|hot|cold|warm|fabric)\b/, [
      'Change or loosen what rubs. Take off what you can.',
      'Firm and even pressure feels better to many: a cushion held tight, or a heavy blanket.',
    ]),
    way('Smell', /\b(?:smells?|smelly|perfume|odou?r|stink|stinks)\b/, [
      'Go out of the smell, or open a window.',
      'A scarf over your nose helps for a while.',
    ]),
    way('All of it', /\b(?:all|everything|people|crowds?|both|too much|dont know|not sure)\b/, [
      'Go to the place with the fewest people. Tell them: "I need five minutes."',
      'Make it dark and quiet if you can. Sit with your back to a wall.',
    ]),
  ],
  ends: {
    better: ['Good to know. You can take a break like this before it is too much, too.'],
    same: [
      'Then your body may need a longer break. You can stay where you are.',
      'You can tell a person near you what would help.',
    ],
    cannot: [
      'It is fine that this does not fit right now. Breathe as you usually do.',
      'There are other ways. If you want one that you can do in any place, write "slow breathing".',
    ],
    worse: [
      'Thank you for saying so. Then leave the place, if you can do so safely.',
      'You can send one person this text: "It is too much here. I am going home."',
    ],
  },
};
