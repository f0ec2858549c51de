import type { SocialScene } from '#domain/games/social/scene.ts';
import { at, away, CALM, CROSS, face, fits, GLAD, less, SAD, who } from './parts.ts';

/** The scenes that ask what the player could say. */
export const SAY: readonly SocialScene[] = [
  {
    id: 'say-birthday',
    kind: 'say',
    difficulty: 1,
    story: 'Your friend has a birthday today.',
    pictures: [at('room', who(GLAD, 'stand'), 'cake')],
    options: [
      fits('“Happy birthday.”', 'These words are often said on this day.'),
      fits('“I am glad that you are my friend.”', 'It says something kind and true.'),
      less(
        '“Why is there a cake?”',
        'A cake with candles belongs to many birthdays. The question can sound as if you forgot.',
      ),
      less(
        '“My day was longer than yours.”',
        'It leaves the birthday and compares. Your friend may not know what to answer.',
      ),
    ],
  },
  {
    id: 'say-fell',
    kind: 'say',
    difficulty: 2,
    story: 'A person in the park has fallen and sits on the ground.',
    pictures: [at('park', who(face('inner-up', 'open', 'down'), 'curled-up'))],
    options: [
      fits('“Are you hurt?”', 'It asks what matters first.'),
      fits('“Can I help you up?”', 'It offers help and lets the person decide.'),
      less('“You fell.”', 'The person knows it. It does not say that you want to help.'),
      less('“The ground is dry today.”', 'It may be true, but it is not about the person.'),
    ],
  },
  {
    id: 'say-new-cut',
    kind: 'say',
    difficulty: 2,
    story:
      'A colleague has new, short hair and asks: “What do you think?” You liked the long hair better.',
    pictures: [at('office', who(face('raised', 'open', 'smile'), 'stand'), 'desk')],
    options: [
      fits(
        '“It is new to me. Do you like it?”',
        'It is true, and it asks for your colleague’s own view.',
      ),
      fits(
        '“I liked it long too. This is a big change.”',
        'It is honest and says nothing bad about the new hair.',
      ),
      less('“It looks wrong.”', 'It judges, and the hair cannot be changed back now. It can hurt.'),
      less(
        '“Hair grows about one centimeter a month.”',
        'It is true, but it leaves the question open.',
      ),
    ],
  },
  {
    id: 'say-talking-long',
    kind: 'say',
    difficulty: 3,
    story: 'You have talked about trains for ten minutes. The other person looks at the door.',
    pictures: [at('room', who(face('level', 'aside', 'straight'), 'stand'), 'clock')],
    options: [
      fits(
        '“Shall I go on, or do you need to leave?”',
        'Eyes on the door can mean that a person wants to go. You ask instead of guessing.',
      ),
      fits('“What have you been doing lately?”', 'It gives the other person a turn.'),
      less('“Look at me when I talk.”', 'Looking away has many reasons. A command can feel hard.'),
      less(
        '“There is more about trains.”',
        'It goes on without asking. The person may want to leave.',
      ),
    ],
  },
  {
    id: 'say-plan-change',
    kind: 'say',
    difficulty: 3,
    story: 'Your friend says: “Let us meet tomorrow instead of today.” You were ready for today.',
    pictures: [at('street', who(face('inner-up', 'open', 'straight'), 'hands-together'))],
    options: [
      fits(
        '“I need a moment. Changes are hard for me.”',
        'It says what happens in you, and blames nobody.',
      ),
      fits(
        '“Tomorrow does not work for me. Can we find another day?”',
        'A no can be said kindly, with another offer.',
      ),
      less(
        '“You always do this.”',
        'It speaks of all other days too. The friend may feel attacked.',
      ),
      less(
        '“I packed my bag this morning.”',
        'It is true. The friend still does not know whether tomorrow suits you.',
      ),
    ],
  },
  {
    id: 'say-sad-friend',
    kind: 'say',
    difficulty: 4,
    story: 'Your friend’s cat has died.',
    pictures: [at('room', who(SAD, 'sit'), 'plant')],
    options: [
      fits(
        '“I am sorry. Do you want to talk about the cat?”',
        'It shows that you noticed, and lets your friend choose.',
      ),
      fits(
        '“I do not know what to say. I can stay with you.”',
        'It is honest. Staying can be enough.',
      ),
      less('“You can get a new one.”', 'It is about later. Your friend misses this cat now.'),
      less('“Cats live about fifteen years.”', 'A fact does not answer the sadness.'),
    ],
  },
  {
    id: 'say-loud-neighbor',
    kind: 'say',
    difficulty: 4,
    story: 'A person beside you talks loudly on the phone. You cannot read like this.',
    pictures: [at('office', away(CALM, 'stand'), 'phone')],
    options: [
      fits(
        '“Excuse me, could you speak more quietly?”',
        'It asks for one clear thing in a calm way.',
      ),
      fits(
        'Nothing, and move to another seat',
        'Saying nothing is possible too. It spares you the talk.',
      ),
      less(
        '“You are the loudest person here.”',
        'It judges the person and does not say what you need.',
      ),
      less('“I like silence.”', 'It is true, but the person may not understand it as a request.'),
    ],
  },
  {
    id: 'say-joke',
    kind: 'say',
    difficulty: 5,
    story: 'A colleague says with a grin: “Well, you are early.” You came ten minutes late.',
    pictures: [at('office', who(face('one-up', 'open', 'slanted'), 'stand'))],
    options: [
      fits(
        '“Sorry, I am late.”',
        'The words mean the opposite: you are late. This answers what was meant.',
      ),
      fits(
        '“Was that a joke? I am not sure.”',
        'It is fine to ask. The raised brow and slanted mouth can go with a joke.',
      ),
      less('“No, I am not early.”', 'It is true. The colleague knows it and meant the opposite.'),
      less('“Thank you.”', 'The sentence was no praise, since you came late.'),
    ],
  },
  {
    id: 'say-mistake',
    kind: 'say',
    difficulty: 6,
    story: 'You promised to bring the keys and forgot them. The other person waits at the door.',
    pictures: [at('street', who(CROSS, 'arms-crossed'), 'clock')],
    options: [
      fits(
        '“I forgot the keys. I am sorry. I will get them now.”',
        'It says what happened and what you do about it.',
      ),
      fits(
        '“I see that you are upset. I understand.”',
        'Drawn brows and crossed arms can show anger. You name it and do not argue.',
      ),
      less(
        '“Do not be angry.”',
        'A feeling does not end on request. It can make the anger larger.',
      ),
      less(
        '“You could have brought yours.”',
        'It moves the cause to the other person. You had promised it.',
      ),
    ],
  },
  {
    id: 'say-invited',
    kind: 'say',
    difficulty: 6,
    story:
      'A colleague says: “We should have coffee some time.” Then the colleague picks up a coat and walks.',
    pictures: [at('office', who(face('level', 'aside', 'smile'), 'walk'))],
    options: [
      fits(
        '“I would like that. Does Tuesday suit you?”',
        'If it was meant, it becomes a plan. If not, the person can say so.',
      ),
      fits(
        '“Yes, some time. See you.”',
        'The sentence is often only friendly. This answer is friendly too.',
      ),
      less(
        '“When exactly? Now?”',
        'The person is leaving, so now is unlikely. It can feel like pressure.',
      ),
      less('“I drink only tea.”', 'Coffee here stands for meeting. The answer leaves that open.'),
    ],
  },
];
