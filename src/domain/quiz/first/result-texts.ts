import type { PatternGroup } from './pattern.ts';

/** The texts for one group of neurotypes. Strengths come first, and no text is a diagnosis. */
export interface GroupWords {
  /** The strengths that such traits can bring. */
  readonly strengths: string;
  /** What the answers look like when the pattern is clear. */
  readonly clear: string;
  /** What the answers look like when the traits come up less often. */
  readonly some: string;
  /** What helps many people with such traits. */
  readonly helps: string;
}

/** The texts of each group. */
export const GROUP_WORDS: Readonly<Record<PatternGroup, GroupWords>> = {
  ADHD: {
    strengths:
      'Traits like yours can bring strengths: many ideas, quick thoughts, and a lot of energy for things that interest you.',
    clear: 'Your answers point most to ADHD traits. They come up more often than the others.',
    some: 'Your answers point a little to ADHD traits. They come up, but not often.',
    helps:
      'Short steps, notes where you can see them, and breaks to move help many people with traits like these.',
  },
  Autism: {
    strengths:
      'Traits like yours can bring strengths: you may see small details, speak in an honest way, and know a lot about the things that you love.',
    clear: 'Your answers point most to autism traits. They come up more often than the others.',
    some: 'Your answers point a little to autism traits. They come up, but not often.',
    helps:
      'Clear plans, quiet places, and early news of a change help many people with traits like these.',
  },
  OCD: {
    strengths:
      'Traits like yours can bring strengths: you may care a lot about people, work with care, and do what you promised.',
    clear: 'Your answers point most to OCD traits. They come up more often than the others.',
    some: 'Your answers point a little to OCD traits. They come up, but not often.',
    helps:
      'It helps many people with traits like these to leave a small doubt without an answer. A therapist who knows OCD can plan small steps with you.',
  },
  'ADHD and Autism': {
    strengths:
      'Traits like yours can bring strengths: new ideas, and a deep love for the things that interest you.',
    clear: 'Your answers point to both ADHD and autism traits. Many people have traits of both.',
    some: 'Your answers point a little to both ADHD and autism traits. Many people have traits of both.',
    helps:
      'You may want new things and also want things to stay the same. A steady plan with some free time in it can help with both.',
  },
  'ADHD and OCD': {
    strengths:
      'Traits like yours can bring strengths: quick ideas, and a wish to do things with care.',
    clear:
      'Your answers point to both ADHD and OCD traits. Other people may not be able to tell them apart.',
    some: 'Your answers point a little to both ADHD and OCD traits. Other people may not be able to tell them apart.',
    helps:
      'You may want to move on and also want to be sure. Short steps with a clear end can help with both.',
  },
  'Autism and OCD': {
    strengths:
      'Traits like yours can bring strengths: you may see small details, be honest, and act on what matters to you.',
    clear:
      'Your answers point to both autism and OCD traits. Other people may not be able to tell them apart.',
    some: 'Your answers point a little to both autism and OCD traits. Other people may not be able to tell them apart.',
    helps:
      'A routine can feel good, and it can also come from a worry. It can help to ask of each routine: does it give me rest, or does it take time that I want for other things?',
  },
  'ADHD, Autism and OCD': {
    strengths:
      'Traits like yours can bring strengths: many ideas, deep interests, and care for people and for details.',
    clear:
      'Your answers point to ADHD, autism and OCD traits. The three scores are too close to name one.',
    some: 'Your answers point a little to ADHD, autism and OCD traits. The three scores are too close to name one.',
    helps:
      'These traits overlap, and one habit can have more than one cause. A clinician can help sort this out.',
  },
};

/** The texts when no score reaches 25. */
export const NO_PATTERN_WORDS = {
  strengths:
    'This quiz asks about a few traits. It does not ask about your strengths, and they count as much.',
  few: 'No strong pattern showed. Some traits come up, but only rarely.',
  none: 'No strong pattern showed. You answered every question with “Never”.',
  helps:
    'If your days feel hard, that counts, whatever a score says. You can ask for help at any time.',
} as const;
