import type { SocialScene } from '#domain/games/social/scene.ts';
import { at, away, CALM, face, fits, GLAD, less, SAD, two, who } from './parts.ts';

/** The scenes that ask what a person may feel. */
export const FEEL: readonly SocialScene[] = [
  {
    id: 'feel-present',
    kind: 'feel',
    difficulty: 1,
    story: 'Mika opens the door. There is a present with Mika’s name on it.',
    pictures: [at('room', who(face('raised', 'wide', 'laugh'), 'arms-up'), 'present')],
    options: [
      fits('Joy', 'The mouth laughs and both arms are up. Many people do this when they are glad.'),
      fits('Surprise', 'The eyes are wide and the brows are up. Mika did not know of the present.'),
      less('Boredom', 'With boredom the arms and brows are rarely up. Here all of them are.'),
      less('Anger', 'With anger the brows are often drawn together. Here they are up.'),
    ],
  },
  {
    id: 'feel-cup',
    kind: 'feel',
    difficulty: 1,
    story: 'Noor’s favorite cup fell and broke.',
    pictures: [at('kitchen', who(SAD, 'slumped'), 'broken-cup')],
    options: [
      fits(
        'Sadness',
        'The mouth is turned down and the head hangs. Something that Noor liked is gone.',
      ),
      fits('Disappointment', 'Noor wanted to keep the cup, and now it cannot be used.'),
      less('Pride', 'With pride the head is often up. Here it hangs.'),
      less('Amusement', 'Some people laugh when a thing breaks. This mouth is turned down.'),
    ],
  },
  {
    id: 'feel-queue',
    kind: 'feel',
    difficulty: 2,
    story: 'Sam was next. Somebody stepped in front of Sam.',
    pictures: [
      two('street', who(face('drawn', 'narrow', 'pressed'), 'arms-crossed'), away(CALM, 'stand')),
    ],
    options: [
      fits('Anger', 'The brows are drawn together and the lips are pressed. Sam’s turn was taken.'),
      fits('Irritation', 'That is a small anger. Crossed arms and narrow eyes can go with it.'),
      less('Gratitude', 'Nobody did Sam a favor here.'),
      less(
        'Sleepiness',
        'The eyes are narrow, but the brows and lips are tense. Sleepy faces are loose.',
      ),
    ],
  },
  {
    id: 'feel-dog',
    kind: 'feel',
    difficulty: 2,
    story: 'A large dog runs toward Ren. Ren does not know the dog.',
    pictures: [at('park', who(face('inner-up', 'wide', 'wavy'), 'hands-together'), 'dog')],
    options: [
      fits('Fear', 'The eyes are wide and the mouth is wavy. A strange dog can frighten a person.'),
      fits('Tension', 'The hands are pressed together. Ren may wait for what the dog does.'),
      less('Boredom', 'Wide eyes look at something that matters to the person.'),
      less('Pride', 'Nothing here is something that Ren has done.'),
    ],
  },
  {
    id: 'feel-first-day',
    kind: 'feel',
    difficulty: 3,
    story: 'It is Alex’s first day in a new class.',
    pictures: [at('class', who(face('inner-up', 'aside', 'smile'), 'hands-together'), 'desk')],
    options: [
      fits(
        'Nervousness',
        'The brows are up in the middle and the hands hold each other. New places make many people nervous.',
      ),
      fits(
        'Hope and worry at once',
        'The brows and the mouth show two things. People can feel two things at once.',
      ),
      less(
        'Boredom',
        'With boredom the hands and brows are mostly loose. Here the hands hold each other.',
      ),
      less('Rage', 'With rage the brows are mostly drawn together. Here they are not.'),
    ],
  },
  {
    id: 'feel-noise',
    kind: 'feel',
    difficulty: 3,
    story: 'There is loud music, and many people talk at once.',
    pictures: [at('room', who(face('drawn', 'closed', 'pressed'), 'hands-at-head'))],
    options: [
      fits(
        'Too much at once',
        'The eyes are closed and the hands are at the head. That keeps sound and light out.',
      ),
      fits('Pain from the noise', 'Loud sound can hurt. Hands at the head can be against it.'),
      less(
        'Enjoyment of the music',
        'Some people close their eyes to enjoy music. The pressed lips and the drawn brows speak against it.',
      ),
      less('Jealousy', 'Nobody here has something that this person wants.'),
    ],
  },
  {
    id: 'feel-prize',
    kind: 'feel',
    difficulty: 4,
    story: 'Kim’s friend won the prize that Kim wanted too.',
    pictures: [
      two('class', who(face('inner-up', 'aside', 'smile'), 'stand'), who(GLAD, 'arms-up')),
    ],
    options: [
      fits('Glad for the friend', 'The mouth smiles at the friend.'),
      fits('Disappointed', 'The brows are up in the middle. Kim wanted the prize too.'),
      less(
        'Glad and nothing else',
        'The mouth smiles, but the brows are up in the middle. That speaks for a second feeling.',
      ),
      less('Bored', 'What happened matters to Kim.'),
    ],
  },
  {
    id: 'feel-message',
    kind: 'feel',
    difficulty: 5,
    story: 'Jo wrote a message in the morning. It is evening, and there is no answer.',
    pictures: [at('room', who(face('inner-up', 'down', 'straight'), 'sit'), 'phone')],
    options: [
      fits('Worry', 'The brows are up in the middle. Jo may think about reasons for the silence.'),
      fits('Loneliness', 'Jo sits alone and looks at the phone.'),
      less(
        'Rage',
        'With rage the brows are mostly drawn together. Here they are up in the middle.',
      ),
      less('Relief', 'Relief comes when something is over. Here nothing has come yet.'),
    ],
  },
  {
    id: 'feel-moving',
    kind: 'feel',
    difficulty: 5,
    story: 'Toni moves to another city today. The new job begins on Monday.',
    pictures: [at('street', who(face('raised', 'down', 'slanted'), 'stand'), 'suitcase')],
    options: [
      fits('Sad to leave', 'The eyes look down. Leaving a place can be sad.'),
      fits('Unsure', 'A slanted mouth can show that a person does not know yet.'),
      less(
        'Glad and nothing else',
        'With gladness alone the mouth mostly smiles. This mouth is slanted, and the eyes look down.',
      ),
      less(
        'Disgusted',
        'With disgust the nose and the brows are often drawn together. Here the brows are up.',
      ),
    ],
  },
  {
    id: 'feel-fine',
    kind: 'feel',
    difficulty: 6,
    story: 'Robin says: “I am fine.” Robin speaks quietly and steps back.',
    pictures: [
      two(
        'park',
        away(face('inner-up', 'down', 'smile'), 'slumped'),
        who(face('inner-up', 'open', 'straight'), 'hand-out'),
      ),
    ],
    options: [
      fits(
        'Not well, and unwilling to talk now',
        'The head hangs and Robin turns away. The words say something else.',
      ),
      fits(
        'Fine, and tired',
        'The words can be true. Tired people look down and speak quietly too.',
      ),
      less(
        'Angry with the other person',
        'With anger the brows are often drawn together. Here they are up in the middle, and the voice is quiet.',
      ),
      less('Eager to go on talking', 'Robin speaks quietly, steps back and turns away.'),
    ],
  },
];
