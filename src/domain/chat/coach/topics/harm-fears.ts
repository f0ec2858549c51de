import { held, life, type Topic } from '#domain/chat/coach/topic.ts';

/** No words lead to it: it is known by the form of a fear and what is feared. */
const NO_WORDS = '(?!)';

/**
 * A fear of doing harm, or of a thought that is not wanted. It names the fear as one, says nothing on whether it is true, and
 * turns to what is done because of it.
 */
export const HARM_FEAR: Topic = held(
  life(
    'harm-fear',
    ['exposure', 'grounding'],
    NO_WORDS,
    [
      [
        'That is a thought that came by itself, and it frightens you. I call it a fear, and I do not weigh up what it says.',
        'What do you do to be safe from it: avoid, check, ask, or go over it?',
      ],
      [
        'A thought like that can shake a person. It is the fear that speaks, and I will not argue with it or agree with it.',
        'What does it want you to do right now?',
      ],
    ],
    [
      [
        'The thought may be there, and you can go on with what your hands were doing.',
        'What it wants from you is the part that can change, in small steps.',
      ],
      [
        'You can name it in one line, "There is that fear again", and leave it without an answer.',
        'A therapist who knows exposure can go along with you.',
      ],
    ],
  ),
);

/** Said to what was put away, avoided or done against such a fear. */
export const FEAR_AVOIDS: readonly (readonly string[])[] = [
  [
    'The fear asked for that, and you did it to be safe. It brings quiet for a while, and then the fear asks for the next thing.',
    'One small part of it can be left as it usually is, for a few minutes. The steps begin with something like that.',
  ],
  [
    'That is what the fear does: it makes your day smaller, one thing at a time.',
    'What else is there by now that you leave out or put away because of it?',
  ],
  [
    'Keeping away is part of this fear, and you are not the only one who does it.',
    'A ladder puts such things in order, the smallest first, and you choose each of them.',
  ],
];

/** Said where the thought goes on and on. */
export const FEAR_STAYS: readonly (readonly string[])[] = [
  [
    'Pushing it away makes it come back. It is the same fear, and it may stay in the room for now.',
    'Say "There is that thought again", once, and go on with one thing that you can touch.',
  ],
  [
    'A head that has to answer such a thought goes round for hours. You can leave it without an answer.',
    'The wish to solve it may be loud. Give it ten minutes in which you solve nothing.',
  ],
  [
    'It comes again because it frightens you, and you do not have to do anything about it.',
    'What were you doing before it came? You can go back to that while it talks.',
  ],
];

/** Said to a doubt about oneself that belongs to such a fear. */
export const FEAR_DOUBTS: readonly (readonly string[])[] = [
  [
    'That is the fear again, as a question. It wants a yes or a no, and I give it neither, because it would ask once more.',
    'You can say: "Maybe, maybe not. I leave that open." Then wait ten minutes, and go over nothing.',
  ],
  [
    'I hear how much that question hurts. It belongs to the same fear, and an answer would feed it.',
    'Let it stand there for ten minutes. Or we make small steps out of it, with the button below.',
  ],
];

/** Said to how bad it feels. */
export const FEAR_FEELS: readonly (readonly string[])[] = [
  [
    'It makes sense that this frightens you. The feeling is real, whatever the thought says.',
    'Stay where you are for a minute, and let the thought be there beside you.',
  ],
  [
    'That is hard to have in your body, and it does not have to be gone to go on.',
    'Feel your feet on the floor. The fear may go up or down while you do.',
  ],
];

/** Said where such a thought was told to nobody. */
export const FEAR_UNTOLD: readonly (readonly string[])[] = [
  [
    'Fear and shame come with such thoughts, and many people tell nobody. You have told it here.',
    'A therapist who works with OCD has heard many like it. One sentence is enough there, too.',
  ],
  [
    'It is a lot to carry alone. People who work with OCD know thoughts of this kind well.',
    'A first line for them can be: "I have thoughts that frighten me, and I do things to keep them away."',
  ],
];
