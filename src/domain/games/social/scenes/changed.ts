import type { SocialScene } from '#domain/games/social/scene.ts';
import { at, away, CALM, CROSS, face, fits, GLAD, less, SAD, two, who } from './parts.ts';

const LAUGHS = face('raised', 'open', 'laugh');
const WORRIED = face('inner-up', 'open', 'wavy');

/** The scenes that ask what changed between two pictures, which are shown one after the other. */
export const CHANGED: readonly SocialScene[] = [
  {
    id: 'changed-smile',
    kind: 'changed',
    difficulty: 1,
    story: 'Before and after a phone call.',
    pictures: [at('room', who(GLAD, 'stand'), 'phone'), at('room', who(SAD, 'stand'), 'phone')],
    options: [
      fits('The smile went away.', 'First the mouth smiles, then it is turned down.'),
      fits(
        'The person may be sadder now.',
        'A mouth turned down and eyes that look down can go with sadness.',
      ),
      less('The person sits now.', 'The person stands in both pictures.'),
      less('The person may be happier now.', 'The second mouth is turned down.'),
    ],
  },
  {
    id: 'changed-goal',
    kind: 'changed',
    difficulty: 1,
    story: 'Before and after the end of a game.',
    pictures: [at('park', who(WORRIED, 'hands-together')), at('park', who(LAUGHS, 'arms-up'))],
    options: [
      fits('The arms went up.', 'First the hands are together, then both arms are up.'),
      fits('The person may have won.', 'Arms up and a laugh often come with a success.'),
      less('The person went to another place.', 'It is the same park.'),
      less('The person may be more worried.', 'The brows are up and the mouth laughs now.'),
    ],
  },
  {
    id: 'changed-distance',
    kind: 'changed',
    difficulty: 2,
    story: 'Two people talk. Then one of them hears something from the other.',
    pictures: [
      two('park', who(GLAD, 'stand'), who(GLAD, 'stand')),
      two('park', away(CROSS, 'arms-crossed'), who(GLAD, 'stand')),
    ],
    options: [
      fits('One person turned away.', 'The person on the left looks to the other side now.'),
      fits(
        'One person may be angry or hurt.',
        'The brows are drawn together and the arms are crossed.',
      ),
      less('Both people turned away.', 'The person on the right still looks at the other.'),
      less(
        'Both people are happier.',
        'One face smiles in both pictures. The other does not smile any more.',
      ),
    ],
  },
  {
    id: 'changed-rain',
    kind: 'changed',
    difficulty: 3,
    story: 'In the street, a little later.',
    pictures: [
      at('street', who(CALM, 'walk')),
      at('street', who(face('drawn', 'narrow', 'straight'), 'hand-out'), 'umbrella'),
    ],
    options: [
      fits('There is an umbrella now.', 'It was not in the first picture.'),
      fits('It may have begun to rain.', 'An open umbrella and narrow eyes can go with rain.'),
      less(
        'The person may be angry with somebody.',
        'Drawn brows can show anger. Nobody else is there, and rain makes people squint too.',
      ),
      less('The person smiles now.', 'The mouth is straight in both pictures.'),
    ],
  },
  {
    id: 'changed-waiting',
    kind: 'changed',
    difficulty: 4,
    story: 'A person waits for a friend. Half an hour goes by.',
    pictures: [
      at('street', who(GLAD, 'stand'), 'clock'),
      at('street', who(face('drawn', 'aside', 'pressed'), 'arms-crossed'), 'clock'),
    ],
    options: [
      fits(
        'The person may be impatient.',
        'Pressed lips, crossed arms and a look to the side can go with waiting for long.',
      ),
      less('The person may be glad to wait.', 'The smile is gone, and the lips are pressed now.'),
      fits('The arms are crossed now.', 'In the first picture they hang down.'),
      less('The friend has come.', 'Nobody else is in the second picture.'),
    ],
  },
  {
    id: 'changed-look',
    kind: 'changed',
    difficulty: 4,
    story: 'The teacher asks a question.',
    pictures: [
      at('class', who(CALM, 'sit'), 'desk'),
      at('class', who(face('level', 'down', 'straight'), 'sit'), 'desk'),
    ],
    options: [
      fits('The eyes look down now.', 'Brows and mouth are the same. Only the eyes are different.'),
      fits('The person may be thinking.', 'Many people look away while they think.'),
      less(
        'The person may want to be asked first.',
        'Who wants to be asked often looks at the teacher or lifts a hand. These eyes look down.',
      ),
      less(
        'The person is sad for certain.',
        'Eyes that look down have many reasons. Brows and mouth did not change.',
      ),
    ],
  },
  {
    id: 'changed-praise',
    kind: 'changed',
    difficulty: 5,
    story: 'Somebody says to the person: “That was good work.”',
    pictures: [
      two('office', who(CALM, 'stand'), who(GLAD, 'stand')),
      two('office', who(face('raised', 'down', 'smile'), 'hands-together'), who(GLAD, 'stand')),
    ],
    options: [
      fits('The person smiles and looks down.', 'The mouth smiles now and the eyes look down.'),
      fits('The person may be glad and shy.', 'A smile with eyes that look down can be both.'),
      less(
        'The person may be ashamed of bad work.',
        'Eyes that look down can show shame. The words were praise, and the mouth smiles.',
      ),
      less('The other person changed.', 'The second person is the same in both pictures.'),
    ],
  },
  {
    id: 'changed-guest',
    kind: 'changed',
    difficulty: 5,
    story: 'A guest has been at a loud party for two hours.',
    pictures: [
      two('room', who(LAUGHS, 'stand'), who(LAUGHS, 'arms-up'), 'cake'),
      two('room', who(face('level', 'closed', 'smile'), 'slumped'), who(LAUGHS, 'arms-up'), 'cake'),
    ],
    options: [
      fits('The guest may be tired.', 'The eyes are closed and the head hangs.'),
      fits(
        'The guest may need a pause.',
        'Two loud hours take strength. The guest still smiles a little.',
      ),
      less(
        'The guest may hate the others.',
        'The mouth still smiles. Tiredness says nothing about liking people.',
      ),
      less('The cake is gone.', 'It is in both pictures.'),
    ],
  },
  {
    id: 'changed-news',
    kind: 'changed',
    difficulty: 6,
    story: 'A colleague reads a message and goes on talking.',
    pictures: [
      at('office', who(face('level', 'open', 'smile'), 'stand'), 'phone'),
      at('office', who(face('inner-up', 'open', 'smile'), 'stand'), 'phone'),
    ],
    options: [
      fits(
        'The brows went up in the middle.',
        'Mouth and eyes are the same. Only the brows are different.',
      ),
      fits(
        'The colleague may be worried and hide it.',
        'The brows can show worry while the mouth goes on smiling.',
      ),
      less('The smile became larger.', 'The mouth is the same in both pictures.'),
      less('Nothing changed.', 'It is a small change: look at the brows.'),
    ],
  },
  {
    id: 'changed-together',
    kind: 'changed',
    difficulty: 6,
    story: 'Two friends after an argument, and a little later.',
    pictures: [
      two('park', away(CROSS, 'arms-crossed'), away(CROSS, 'stand')),
      two(
        'park',
        who(face('inner-up', 'aside', 'straight'), 'stand'),
        who(face('inner-up', 'down', 'straight'), 'hand-out'),
      ),
    ],
    options: [
      fits('They face each other again.', 'First both are turned away, then nobody is.'),
      fits('One of them may want to make peace.', 'The second person holds a hand out.'),
      less(
        'They look into each other’s eyes.',
        'They face each other, but one looks to the side and one looks down.',
      ),
      less(
        'They have forgotten the argument.',
        'Nobody smiles yet. The brows are up in the middle.',
      ),
    ],
  },
];
