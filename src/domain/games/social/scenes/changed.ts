import type { SocialScene } from '#domain/games/social/scene.ts';
import { at, away, CALM, CROSS, face, GLAD, SAD, two, who } from './parts.ts';

const LAUGHS = face('raised', 'open', 'laugh');
const WORRIED = face('inner-up', 'open', 'wavy');

/** The scenes that ask what changed between two pictures, which are shown one after the other. */
export const CHANGED: readonly SocialScene[] = [
  {
    id: 'changed-smile',
    kind: 'changed',
    difficulty: 1,
    pictures: [at('room', who(GLAD, 'stand'), 'phone'), at('room', who(SAD, 'stand'), 'phone')],
    fits: [true, true, false, false],
  },
  {
    id: 'changed-goal',
    kind: 'changed',
    difficulty: 1,
    pictures: [at('park', who(WORRIED, 'hands-together')), at('park', who(LAUGHS, 'arms-up'))],
    fits: [true, true, false, false],
  },
  {
    id: 'changed-distance',
    kind: 'changed',
    difficulty: 2,
    pictures: [
      two('park', who(GLAD, 'stand'), who(GLAD, 'stand')),
      two('park', away(CROSS, 'arms-crossed'), who(GLAD, 'stand')),
    ],
    fits: [true, true, false, false],
  },
  {
    id: 'changed-rain',
    kind: 'changed',
    difficulty: 3,
    pictures: [
      at('street', who(CALM, 'walk')),
      at('street', who(face('drawn', 'narrow', 'straight'), 'hand-out'), 'umbrella'),
    ],
    fits: [true, true, false, false],
  },
  {
    id: 'changed-waiting',
    kind: 'changed',
    difficulty: 4,
    pictures: [
      at('street', who(GLAD, 'stand'), 'clock'),
      at('street', who(face('drawn', 'aside', 'pressed'), 'arms-crossed'), 'clock'),
    ],
    fits: [true, false, true, false],
  },
  {
    id: 'changed-look',
    kind: 'changed',
    difficulty: 4,
    pictures: [
      at('class', who(CALM, 'sit'), 'desk'),
      at('class', who(face('level', 'down', 'straight'), 'sit'), 'desk'),
    ],
    fits: [true, true, false, false],
  },
  {
    id: 'changed-praise',
    kind: 'changed',
    difficulty: 5,
    pictures: [
      two('office', who(CALM, 'stand'), who(GLAD, 'stand')),
      two('office', who(face('raised', 'down', 'smile'), 'hands-together'), who(GLAD, 'stand')),
    ],
    fits: [true, true, false, false],
  },
  {
    id: 'changed-guest',
    kind: 'changed',
    difficulty: 5,
    pictures: [
      two('room', who(LAUGHS, 'stand'), who(LAUGHS, 'arms-up'), 'cake'),
      two('room', who(face('level', 'closed', 'smile'), 'slumped'), who(LAUGHS, 'arms-up'), 'cake'),
    ],
    fits: [true, true, false, false],
  },
  {
    id: 'changed-news',
    kind: 'changed',
    difficulty: 6,
    pictures: [
      at('office', who(face('level', 'open', 'smile'), 'stand'), 'phone'),
      at('office', who(face('inner-up', 'open', 'smile'), 'stand'), 'phone'),
    ],
    fits: [true, true, false, false],
  },
  {
    id: 'changed-together',
    kind: 'changed',
    difficulty: 6,
    pictures: [
      two('park', away(CROSS, 'arms-crossed'), away(CROSS, 'stand')),
      two(
        'park',
        who(face('inner-up', 'aside', 'straight'), 'stand'),
        who(face('inner-up', 'down', 'straight'), 'hand-out'),
      ),
    ],
    fits: [true, true, false, false],
  },
];
