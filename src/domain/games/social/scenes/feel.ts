import type { SocialScene } from '#domain/games/social/scene.ts';
import { at, away, CALM, face, GLAD, SAD, two, who } from './parts.ts';

/** The scenes that ask what a person may feel. */
export const FEEL: readonly SocialScene[] = [
  {
    id: 'feel-present',
    kind: 'feel',
    difficulty: 1,
    pictures: [at('room', who(face('raised', 'wide', 'laugh'), 'arms-up'), 'present')],
    fits: [true, true, false, false],
  },
  {
    id: 'feel-cup',
    kind: 'feel',
    difficulty: 1,
    pictures: [at('kitchen', who(SAD, 'slumped'), 'broken-cup')],
    fits: [true, true, false, false],
  },
  {
    id: 'feel-queue',
    kind: 'feel',
    difficulty: 2,
    pictures: [
      two('street', who(face('drawn', 'narrow', 'pressed'), 'arms-crossed'), away(CALM, 'stand')),
    ],
    fits: [true, true, false, false],
  },
  {
    id: 'feel-dog',
    kind: 'feel',
    difficulty: 2,
    pictures: [at('park', who(face('inner-up', 'wide', 'wavy'), 'hands-together'), 'dog')],
    fits: [true, true, false, false],
  },
  {
    id: 'feel-first-day',
    kind: 'feel',
    difficulty: 3,
    pictures: [at('class', who(face('inner-up', 'aside', 'smile'), 'hands-together'), 'desk')],
    fits: [true, true, false, false],
  },
  {
    id: 'feel-noise',
    kind: 'feel',
    difficulty: 3,
    pictures: [at('room', who(face('drawn', 'closed', 'pressed'), 'hands-at-head'))],
    fits: [true, true, false, false],
  },
  {
    id: 'feel-prize',
    kind: 'feel',
    difficulty: 4,
    pictures: [
      two('class', who(face('inner-up', 'aside', 'smile'), 'stand'), who(GLAD, 'arms-up')),
    ],
    fits: [true, true, false, false],
  },
  {
    id: 'feel-message',
    kind: 'feel',
    difficulty: 5,
    pictures: [at('room', who(face('inner-up', 'down', 'straight'), 'sit'), 'phone')],
    fits: [true, true, false, false],
  },
  {
    id: 'feel-moving',
    kind: 'feel',
    difficulty: 5,
    pictures: [at('street', who(face('raised', 'down', 'slanted'), 'stand'), 'suitcase')],
    fits: [true, true, false, false],
  },
  {
    id: 'feel-fine',
    kind: 'feel',
    difficulty: 6,
    pictures: [
      two(
        'park',
        away(face('inner-up', 'down', 'smile'), 'slumped'),
        who(face('inner-up', 'open', 'straight'), 'hand-out'),
      ),
    ],
    fits: [true, true, false, false],
  },
];
