import { held, life, type Topic } from '#domain/chat/coach/topic.ts';

/** No words lead to these: they are taken up by the kind of a question. */
const NO_WORDS = '(?!)';

/** What somebody else feels, thinks or means. */
export const OTHERS_FEEL: Topic = held(
  life(
    'asked-feelings',
    ['scene', 'thought'],
    NO_WORDS,
    [
      ['I cannot see into them, so I do not know. What did they say or do that brought it up?'],
      ['Only they can tell that. What was said and what was done, as a camera would have it?'],
      ['From here that is open. When were you last in touch, and what was it like then?'],
    ],
    [
      [
        'A way to find out is to ask once, in plain words: "You were quiet today. Is there something between us?"',
      ],
      [
        'There can be several reasons for that, and from here none can be picked.',
        'You can ask them, or leave it until you meet again.',
      ],
      [
        'If you ask, name what you saw and leave out the guess: "I have not heard from you since Monday. How are you?"',
      ],
    ],
  ),
);

/** What somebody else did, does or will do. */
export const OTHERS_DO: Topic = held(
  life(
    'asked-deeds',
    ['scene'],
    NO_WORDS,
    [
      ['I cannot know that from here. What do you know of it so far, and who could tell you more?'],
      ['That is for them to answer. What have you heard or seen of it yourself?'],
      ['I was not there, so I have no answer. What makes you ask it today?'],
    ],
    [
      ['One line is enough for asking: "Can you tell me how it went with [thing]?"'],
      [
        'If nobody can tell you today, it may stay open until you see them.',
        'What would you do in the next hour, if you did not need to know?',
      ],
      ['When they tell you, that is what there is to know. Until then it is a guess.'],
    ],
  ),
);

/** What can be looked up: an hour, a day, a place. */
export const FACTS: Topic = held(
  life(
    'asked-facts',
    [],
    NO_WORDS,
    [
      [
        'I have no clock and no search, so I cannot tell. A sign at the door, their page or a call can.',
        'What do you need it for?',
      ],
      ['I cannot reach them. The place itself can tell you.', 'Is something waiting for it?'],
    ],
    [
      ['Then that look comes first, and the rest after it.'],
      ['If it does not work out today, another day can have it.'],
    ],
  ),
);

/** The hour and the day. */
export const CLOCK: Topic = held(
  life(
    'asked-clock',
    [],
    NO_WORDS,
    [
      ['I have no clock and no calendar. The corner of your screen has both. What is it for?'],
      [
        'Days and hours are not shown to me, and your screen knows them. What is the next thing that has a time?',
      ],
    ],
    [
      ['Then you have a place to begin from.'],
      ['Write the hour of the next thing where you see it, and you need not hold it in mind.'],
    ],
  ),
);

/** Whether one is late. */
export const LATE: Topic = held(
  life(
    'asked-late',
    [],
    NO_WORDS,
    [
      ['I see neither your clock nor your plan. When are you due, and how long is the way?'],
      ['I cannot see the time here. What does the clock say, and when does it begin?'],
    ],
    [
      ['If it is late, one line will do: "I am running late. I will be there at about [time]."'],
      ['Take what you need most, and go. The rest can be done on the way or left.'],
    ],
  ),
);

/** Whether something usual may be done. */
export const MAY_I: Topic = held(
  life(
    'asked-may',
    ['scene'],
    NO_WORDS,
    [
      [
        'You may ask for that, and they may say yes or no. Both happen every day. Whom would it be?',
      ],
      ['People do that, and some like it more than others do. What would you want to come of it?'],
    ],
    [
      ['If you want a draft for it, write "give me words" and say whom it is for.'],
      ['You can try it once in a small way, and see what they say.'],
    ],
  ),
);

export const askedTopics: readonly Topic[] = [OTHERS_FEEL, OTHERS_DO, FACTS, CLOCK, LATE, MAY_I];
