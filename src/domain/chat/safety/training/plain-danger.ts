import type { EvalCase } from '#domain/chat/safety/eval/eval-case.ts';
import { isPositive } from '#domain/chat/safety/eval/measure.ts';
import { PLAIN_DANGERS } from '#domain/chat/safety/plain-danger.ts';

/*
 * What is plainly danger stays so beside a request or a remark that is not: "I want to die and I need help with my
 * routine". The learned part reads a message as a whole, so it has to meet both together.
 */

/** Harmless words beside it, before (with a bar at the end) or behind. */
const BESIDE = `
  and I need help with my routine
  , can we do a breathing exercise
  , can we do grounding
  , can you help me get started on the dishes
  and my homework is late
  and also I have a meeting at ten
  but first I want to tidy my desk
  , can we talk
  , what should I do today
  and the weather is grey
  can you plan my day,|
  I had toast for breakfast and|
  my cat is cute but|
  so I was at work today and|
  hi, slow breathing please,|
  while we watched a film
  after the film
  , the news is on
  , we were watching a film
  like in that book I read
  like in the show
  and I have OCD
  and my OCD is bad today
  and my intrusive thoughts are loud
  and the thoughts are loud
  while listening to my favourite song
  during the show
  when the song was on
  when the radio played
  we were watching a film and|
  I have OCD and|`
  .trim()
  .split('\n')
  .map((line) => line.trim());

/** A danger with harmless words beside it. */
const besideOf = (danger: string, beside: string): string =>
  beside.endsWith('|')
    ? `${beside.slice(0, -1)} ${danger}`
    : `${danger}${/^(?:,|$)/.test(beside) ? '' : ' '}${beside}`;

const halfOf = <One>(all: readonly One[], half: 0 | 1): readonly One[] =>
  all.filter((_, at) => at % 2 === half);

const joinedOf = (besides: readonly string[]): readonly EvalCase[] =>
  PLAIN_DANGERS.flatMap(([category, danger]) =>
    besides.map((beside) => ({
      text: besideOf(danger, beside),
      categories: [category],
      levels: ['elevated', 'high'],
      style: 'ordinary',
    })),
  );

/** Plain danger alone and with one half of the words: learned from. */
const PLAIN_BESIDE: readonly EvalCase[] = joinedOf(['', ...halfOf(BESIDE, 0)]);

/** The same with the other half of the words: not learned from. */
export const HELD_OUT_BESIDE: readonly EvalCase[] = joinedOf(halfOf(BESIDE, 1));

const SHORT_WORDS_MOST = 9;
const JOINTS = [', ', ' and ', ' but ', ', also ', ' so '];
const JOINED_MOST = 1500;

const isShort = ({ text }: EvalCase): boolean => text.split(/\s+/).length <= SHORT_WORDS_MOST;
const bare = (text: string): string => text.replace(/[.!?\s]+$/, '');

/** Some of a list, evenly spread over it. */
const someOf = <One>(all: readonly One[], most: number): readonly One[] => {
  const step = Math.max(1, all.length / most);
  return Array.from(
    { length: Math.min(most, all.length) },
    (_, at) => all[Math.floor(at * step)],
  ).flatMap((one) => one ?? []);
};

/**
 * Short messages joined with ordinary talk into one sentence, before it and behind it by turns: what is danger stays
 * danger and what is calm stays calm, whatever stands beside it.
 */
const joinedWithTalk = (
  messages: readonly EvalCase[],
  talk: readonly EvalCase[],
): readonly EvalCase[] => {
  const beside = talk.filter(isShort);
  return someOf(messages.filter(isShort), JOINED_MOST).map((one, at) => {
    const other = bare(beside[(at * 7) % beside.length]?.text ?? '');
    const joint = JOINTS[at % JOINTS.length] ?? ', ';
    const pair = at % 2 === 0 ? [bare(one.text), other] : [other, one.text];
    return { ...one, text: pair.join(joint) };
  });
};

/**
 * What is learned about danger beside other things.
 *
 * @param training the messages that are learned from
 * @param talk messages without any danger
 */
export const besideOthers = (
  training: readonly EvalCase[],
  talk: readonly EvalCase[],
): readonly EvalCase[] => [
  ...PLAIN_BESIDE,
  ...joinedWithTalk(training.filter(isPositive), talk),
  ...joinedWithTalk(
    training.filter((one) => !isPositive(one)),
    talk,
  ),
];
