import type { Way } from './topic.ts';

/** How a message sounds where no topic fits it. */
export type Sound = 'good' | 'hard' | 'plain';

const HARD =
  /\b(?:bad|badly|worse|awful|scary|gross|disgusting|ruined|ouch|terrible|horrible|worst|hate|hated|hurts?|hard|difficult|pain|wrong|lost|broken?|broke|failed|sucks?|tough|rough|unfair|upset|worried|scared|cant|cannot|couldnt|never|nobody|tired|annoying|annoyed|problem|trouble|late|sick|ugh|stuck|lonely|sad|angry|cried|crying|struggling|struggle|stress\w*)\b/;
const GOOD =
  /\b(?:good|nice|great|lovely|love|loved|fun|happy|glad|proud|finally|enjoy\w*|liked|beautiful|amazing|awesome|won|better|well|cool|excited|calm|helped)\b/;
const DENIED = /\b(?:not|isnt|wasnt|dont|didnt|no|never|hardly|nothing)\b/;

export const soundOf = (plain: string): Sound => {
  if (HARD.test(plain)) return 'hard';
  return GOOD.test(plain) && !DENIED.test(plain) ? 'good' : 'plain';
};

/** What is asked where no topic fits, by how it sounds. */
export const LISTENING: Readonly<Record<Sound, readonly Way[]>> = {
  good: [
    ['That has something good in it.', 'Which part would you like to have again?'],
    ['It is nice to read that.', 'What made it possible?'],
    ['Good that you share this, too.', 'How does it feel in your body right now?'],
  ],
  hard: [
    ['That sounds hard.', 'Which one part of it is the heaviest?'],
    ['I am sorry that it is like this.', 'Is there something in it that can be changed today?'],
    [
      'No wonder that it weighs on you.',
      'Do you want an idea for it, or do you want to tell more?',
    ],
    ['That is not a small thing.', 'When is it at its worst, and when is it a bit better?'],
    ['It makes sense that this is on your mind.', 'What have you tried so far?'],
  ],
  plain: [
    ['Tell me a bit more, if you like.', 'Is it a good thing, a hard thing, or in between?'],
    ['Thank you for writing that.', 'How does it make you feel, in one word?'],
    ['That is part of your day, then.', 'Does it give you energy, or does it take some?'],
    ['I can picture a bit of it.', 'What is the main thing about it for you?'],
    ['I have read it.', 'Do you want to tell more, or is that all of it?'],
    ['That came up today, then.', 'How was it for you?'],
    ['It is good to hear from your day.', 'Is it a nice bit of it, or a tiring one?'],
    ['There is room for that here.', 'What was the best or the worst bit of it?'],
    ['I follow you.', 'What would be a good way for it to go on?'],
    ['Noted.', 'How much energy do you have left today, from 0 to 10?'],
    ['Go on, if you like.', 'Was that as you expected?'],
    ['That can be said here.', 'Is it about today, or about a longer time?'],
    [
      'I am with you so far.',
      'Do you want to tell more, get an idea for it, or do something calm?',
    ],
  ],
};

/** For a question that the coach has no answer to: it says so, and what it can do. */
export const NO_ANSWER: readonly Way[] = [
  [
    'I do not know the answer to that, since I only know about hard days and how to get through them. What is behind the question for you?',
  ],
  [
    'I have no answer to that one. I can listen, give an idea for everyday trouble, or lead you through an exercise.',
  ],
  [
    'That is outside of what I know. I can help with starting things, fears, loud days, people, and thoughts that go round.',
  ],
  [
    'I cannot look things up, so I cannot answer that. If something about it troubles you, tell me that part.',
  ],
  [
    'I am a small program, and that is a question for a person or a search. Is there a worry or a task in it?',
  ],
];

/** Where an idea is asked for, and no topic is known. */
export const NEEDS_TOPIC: readonly Way[] = [
  [
    'I have ideas for many things. What is it for: sleep, starting, noise, people, food, or a fear?',
  ],
  ['Tell me the trouble in a few words, and I give you one idea for it.'],
  ['An idea needs a place to go. Which moment of the day is the hard one?'],
];

/** Before what is said to an answer: it shows that it was read as one. */
export const TAKEN: readonly string[] = ['I hear you.', 'I see.', 'I follow that.'];
/** Before it, where the answer was longer than a few words. */
export const TAKEN_LONG: readonly string[] = [
  'Thank you for explaining that.',
  'Now I can see it better.',
  'That gives me more of the picture.',
  'That was a lot to write. Thank you.',
];
/** Before it, where the person does not know or does not want to say. */
export const TAKEN_UNSURE: readonly string[] = [
  'You do not need to know that.',
  'It can stay open.',
  'No answer is needed for that.',
];
/** Before it, where there was a yes or a no. */
export const TAKEN_YES: readonly string[] = [
  'Yes, then.',
  'Good to know.',
  'I take that as a yes.',
];
export const TAKEN_NO: readonly string[] = ['No, then.', 'I take that as a no.', 'Then not.'];

/** Where another idea is asked for, and there is none left. */
export const NO_MORE: readonly Way[] = [
  [
    'Those were all the ideas that I have for this. You can tell me another part of it, or choose an exercise.',
  ],
  ['I have nothing new for this one. Which of the ideas came closest, and what was in its way?'],
  [
    'There is no further idea from me here. Somebody who knows you may have one. Whom could you ask?',
  ],
];

/** What is said to an answer, where no topic is known. */
export const ONWARD: readonly Way[] = [
  ['If one thing about it could be different tomorrow, what would you choose?'],
  ['Which of that would you most like somebody to know?'],
  ['Go on if you want to. It need not be in order.'],
  ['Is there a small next step in it, or is it enough that it was said?'],
  ['What has helped with something like it before, even a little?'],
  ['You can stay with that, or we do something for your body first.'],
  ['Which part of it is in your hands, and which part is not?'],
];

/** The same, where something good was told. */
export const ONWARD_GOOD: readonly Way[] = [
  ['You may keep that one for a gray day.'],
  ['It is nice to read more of it. What comes next today?'],
  ['Let it be good for a while, with nothing to do about it.'],
];

/** What is said to a few words in passing that go on with something: it takes them in, and gives no advice. */
export const IN_PASSING: Readonly<Record<'good' | 'plain', readonly Way[]>> = {
  plain: [
    ['That is how a day goes sometimes.'],
    ['Fair enough. Go on, or leave it there.'],
    ['What is next for you, if anything is?'],
    ['I read along. Say more whenever it suits you.'],
    ['Yes. You can tell it bit by bit.'],
    ['It may be said, and it need not lead anywhere.'],
    ['I am with you there.'],
    ['It is fine to only mention that.'],
    ['I can see it before me. Is there more?'],
    ['Then that is where it stands for now.'],
    ['Small things may be told here, too.'],
    ['Okay. What is the rest of the day like?'],
  ],
  good: [
    ['That sounds nice.'],
    ['I am glad that it went like that.'],
    ['May there be more of that this week.'],
    ['A good bit of the day, then.'],
    ['That is worth keeping in mind.'],
    ['Good. How does it feel to tell it?'],
  ],
};

/** What is said to all that is told of a loss: it stays with the person, and wants nothing solved. */
export const WITH_LOSS: readonly Way[] = [
  ['You can go on telling, and you can stop at any word.'],
  ['It makes sense that this is heavy. Nothing has to be solved today.'],
  ['I am still here. What you miss may be said more than once.'],
  ['There is no hurry with any of this.'],
  ['Is there somebody near you who knew them, too?'],
  ['Such small things are often what is missed most.'],
  ['It is a lot for one day. Something warm to drink may go along with it.'],
  ['You can write what comes, in any order, or sit here without words.'],
];
