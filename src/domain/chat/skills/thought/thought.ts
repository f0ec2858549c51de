import { type Closing, kindlyTo } from '#domain/chat/skills/closings.ts';
import {
  hear,
  type Move,
  type SkillContext,
  type Step,
  show,
  type Turn,
  withPlainer,
} from '#domain/chat/skills/machine.ts';
import { STRENGTHS, strengthOf } from '#domain/chat/skills/strength.ts';
import { type Heard, ownWordsOf, saysNo, saysUnsure } from '#domain/chat/text/heard.ts';
import { thoughtPlainer } from './plainer.ts';
import type { ThoughtState } from './state.ts';

type Said = 'situation' | 'feeling' | 'thought' | 'supports' | 'against' | 'view';

const EXAMPLES: Readonly<Record<Said, readonly string[]>> = {
  situation: [
    'Someone did not answer me',
    'I made a mistake',
    'Something is coming up',
    'People were near me',
  ],
  feeling: ['Afraid', 'Sad', 'Angry', 'Ashamed', 'Guilty', 'Tense'],
  thought: ['They do not like me', 'It is my fault', 'It will go wrong', 'I cannot manage this'],
  supports: ['It felt that way', 'It has happened before', 'I cannot name a fact'],
  against: [
    'I do not know what they think',
    'It has gone well before',
    'There can be other reasons',
  ],
  view: ['There can be more than one reason', 'I do not know yet', 'It is hard, and it can pass'],
};

/** Thoughts that come back and ask to be made certain are not for weighing up. */
const ASKS_FOR_CERTAINTY =
  /\b(?:what if|for sure|certain|contaminat|germs|did i lock|left the stove|might have hurt|go to hell|am i a bad person)/;
const RITUAL_NOTE =
  'If this thought comes back many times and wants to be made certain, weighing it up can become a ritual. Then working on the fear in steps fits better.';

const feelsNow = (closing: Closing): Move<ThoughtState> | null => {
  const again = closing === 'well' || closing === 'liked' ? null : kindlyTo(closing, true);
  return again === null ? null : { again, isAnswer: true };
};

const said = (
  field: Said,
  to: ThoughtState['at'],
  asks: (state: ThoughtState) => readonly string[],
): Step<ThoughtState> => ({
  takes: 'feelings',
  // How somebody feels now can be the feeling that is asked for.
  ...(field === 'feeling' ? { closes: (_, closing) => feelsNow(closing) } : {}),
  ask: (state) => ({ paragraphs: asks(state), quickReplies: EXAMPLES[field] }),
  hear: (state, heard): Move<ThoughtState> => {
    const kept = ownWordsOf(EXAMPLES[field], heard);
    if (kept === null)
      return { again: ['A few words are enough. You can also choose one of these.'] };
    const isEmpty = saysUnsure(heard) || saysNo(heard);
    const next = { ...state, [field]: isEmpty ? 'I do not know yet' : kept };
    const isRitual = field === 'thought' && ASKS_FOR_CERTAINTY.test(heard.plain);
    return { to, state: next, note: isRitual ? [RITUAL_NOTE] : [] };
  },
});

const strong = (
  field: 'before' | 'after',
  to: ThoughtState['at'],
  asks: readonly string[],
): Step<ThoughtState> => ({
  // Who closes the last step needs no number.
  ...(to === 'end' ? { closes: (state) => ({ to, state: { ...state, [field]: null } }) } : {}),
  ask: () => ({ paragraphs: asks, quickReplies: STRENGTHS }),
  hear: (state, heard): Move<ThoughtState> => {
    const found = strengthOf(heard);
    if (found === null) return { again: ['A number from 0 to 100 is enough. A guess is fine.'] };
    return { to, state: { ...state, [field]: found.value }, note: found.note };
  },
});

const compared = ({ before, after }: ThoughtState): string => {
  const first = before ?? 50;
  if (after === null) return `The feeling was ${first} at first. It needs no second number.`;
  const last = after;
  if (first === last)
    return `The feeling was ${first}, and it is ${last} now. It may take its time.`;
  return last < first
    ? `The feeling was ${first}, and it is ${last} now.`
    : `The feeling was ${first}, and it is ${last} now. Looking at a thought can stir it up. That passes.`;
};

const STEPS = withPlainer<ThoughtState>(
  {
    situation: said('situation', 'feeling', () => [
      'We write one thought down and look at it from more than one side.',
      'What happened? Say only what a camera would have seen.',
    ]),
    feeling: said('feeling', 'before', () => ['What did you feel? One word is enough.']),
    before: strong('before', 'thought', ['How strong was it, from 0 to 100?']),
    thought: said('thought', 'supports', () => ['What went through your mind then?']),
    supports: said('supports', 'against', ({ thought }) => [
      `The thought: ${thought}`,
      'What speaks for it? Facts only, if there are some.',
    ]),
    against: said('against', 'view', () => ['What does not fit with it? Small facts count.']),
    view: said('view', 'after', () => [
      'What is another way to see it? It does not have to be a nice one. It only has to fit the facts.',
    ]),
    after: strong('after', 'end', ['How strong is the feeling now, from 0 to 100?']),
    end: {
      ask: (state) => ({
        paragraphs: [
          `The thought was: ${state.thought}`,
          `Another view: ${state.view}`,
          compared(state),
          'You do not have to believe the other view. Having two is the point.',
        ],
      }),
      hear: (state) => ({ to: 'end', state }),
    },
  },
  thoughtPlainer,
);

/** Begins a thought record. */
export const beginThought = (context: SkillContext): Turn<ThoughtState> => {
  const state: ThoughtState = {
    skill: 'thought',
    at: 'situation',
    trail: [],
    situation: '',
    feeling: '',
    thought: '',
    supports: '',
    against: '',
    view: '',
    before: null,
    after: null,
  };
  return show(STEPS, state, context);
};

/** Says again where it stands. */
export const showThought = (state: ThoughtState, context: SkillContext): Turn<ThoughtState> =>
  show(STEPS, state, context);

/** One turn of a thought record. */
export const hearThought = (
  state: ThoughtState,
  heard: Heard,
  context: SkillContext,
): Turn<ThoughtState> => hear(STEPS, state, heard, context);
