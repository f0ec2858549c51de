import type { Plainer } from '#domain/chat/skills/machine.ts';
import type { ThoughtState } from './state.ts';

const NUMBER = [
  'In other words: how much of that feeling is there? 0 is none of it, and 100 is the most that you know.',
  'For example, 30 is a little and 80 is a lot. Your first guess is right enough.',
];

/** The steps of a thought record in plainer words, each with an example. */
export const thoughtPlainer: Plainer<ThoughtState> = {
  situation: () => [
    'In other words: what took place, before you felt bad? Leave out what you think of it.',
    'For example: "I wrote to Sam on Monday. It is Friday, and no answer came."',
  ],
  // "I'm confused" is a feeling.
  feeling: (_state, confusion) =>
    confusion === 'lost'
      ? null
      : [
          'In other words: which feeling was there when it took place?',
          'For example: afraid, sad, angry, ashamed, or only "bad". One word will do.',
        ],
  before: () => NUMBER,
  thought: () => [
    'In other words: what did your head say in that moment? Write it the way it sounded.',
    'For example: "They do not like me", or "I always get it wrong".',
  ],
  supports: () => [
    'In other words: why might this thought be right? Name what you saw or heard, if there is some.',
    'For example: "They looked away when I came in." You can also say that you know of none.',
  ],
  against: () => [
    'In other words: is there anything that this thought leaves out?',
    'For example: "Last week they wrote to me first", or "They had a lot to do that day".',
  ],
  view: () => [
    'In other words: what else could be going on, so that all of these facts fit?',
    'For example: "They may be busy", or "I do not know yet why it was so".',
  ],
  after: () => NUMBER,
};
