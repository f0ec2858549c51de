import type { SocialScene } from '#domain/games/social/scene.ts';
import { at, away, CALM, CROSS, face, GLAD, SAD, who } from './parts.ts';

/** The scenes that ask what the player could say. */
export const SAY: readonly SocialScene[] = [
  {
    id: 'say-birthday',
    kind: 'say',
    difficulty: 1,
    pictures: [at('room', who(GLAD, 'stand'), 'cake')],
    fits: [true, true, false, false],
  },
  {
    id: 'say-fell',
    kind: 'say',
    difficulty: 2,
    pictures: [at('park', who(face('inner-up', 'open', 'down'), 'curled-up'))],
    fits: [true, true, false, false],
  },
  {
    id: 'say-new-cut',
    kind: 'say',
    difficulty: 2,
    pictures: [at('office', who(face('raised', 'open', 'smile'), 'stand'), 'desk')],
    fits: [true, true, false, false],
  },
  {
    id: 'say-talking-long',
    kind: 'say',
    difficulty: 3,
    pictures: [at('room', who(face('level', 'aside', 'straight'), 'stand'), 'clock')],
    fits: [true, true, false, false],
  },
  {
    id: 'say-plan-change',
    kind: 'say',
    difficulty: 3,
    pictures: [at('street', who(face('inner-up', 'open', 'straight'), 'hands-together'))],
    fits: [true, true, false, false],
  },
  {
    id: 'say-sad-friend',
    kind: 'say',
    difficulty: 4,
    pictures: [at('room', who(SAD, 'sit'), 'plant')],
    fits: [true, true, false, false],
  },
  {
    id: 'say-loud-neighbor',
    kind: 'say',
    difficulty: 4,
    pictures: [at('office', away(CALM, 'stand'), 'phone')],
    fits: [true, true, false, false],
  },
  {
    id: 'say-joke',
    kind: 'say',
    difficulty: 5,
    pictures: [at('office', who(face('one-up', 'open', 'slanted'), 'stand'))],
    fits: [true, true, false, false],
  },
  {
    id: 'say-mistake',
    kind: 'say',
    difficulty: 6,
    pictures: [at('street', who(CROSS, 'arms-crossed'), 'clock')],
    fits: [true, true, false, false],
  },
  {
    id: 'say-invited',
    kind: 'say',
    difficulty: 6,
    pictures: [at('office', who(face('level', 'aside', 'smile'), 'walk'))],
    fits: [true, true, false, false],
  },
];
