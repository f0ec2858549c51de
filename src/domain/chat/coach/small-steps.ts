import type { ConversationState } from '#domain/chat/conversation.ts';
import type { Heard } from '#domain/chat/text/heard.ts';
import { isUnsettled } from '#domain/chat/told-to-coach.ts';
import { alone, safely, type Way } from './offering.ts';
import { lifeTopics } from './topics/all-topics.ts';
import { fearTopics } from './topics/fears.ts';
import { WEIGHTY } from './topics/losses.ts';
import { wordFirst } from './wording.ts';

const BEFORE = '^(?:(?:ok|okay|so|yes|well|and|hey|but|oh|actually|update|done) )*';
const LATELY = '(?:(?:just|finally|actually|already|even|now|really) )*';
const AFTER = '(?: (?:now|today|already|at last|just now|this morning|tonight|again))*';
const COUNT =
  '(?:one|two|three|four|five|six|ten|half|some|a few|a couple of|\\d+|the first|a|an|the|my)';
const VERBS =
  '(?:opened|started|began|wrote|written|read|washed|cleaned|cleared|sent|submitted|finished|answered|tidied|filled in|emailed|mailed|paid|booked|unpacked|folded|drafted|typed|deleted|sorted|printed|signed|put away)';

/** A thing that was begun or done, in few words, each said back as it was written. */
const STEPS = new RegExp(
  `${BEFORE}(?:i|ive|i have) ${LATELY}((?:${VERBS} (?:(?:it|them|that)(?: (?:up|in|off))?|${COUNT} \\w+(?: \\w+)?(?: of (?:it|them|the \\w+))?)|got (?:up|dressed|out of bed|started)|(?:took|had) a shower|brushed my teeth|went outside|started|showered|stood up|sat down at (?:my|the) desk))${AFTER}$`,
);
/** Alone these tell of many things; right after talk of beginning they tell of a beginning. */
const BARE =
  /^(?:ok |yes |and )*(?:i |ive |i have )(?:just |finally |actually )*(started|begun|began|opened it|did it|did one)$/;

/** Topics in which something is to be begun. */
const OF_STARTING: ReadonlySet<string> = new Set(
  'motivation exam chores clutter inbox money phone-calls job-search unfinished focus scrolling mornings hygiene deciding doubling work-load perfect waiting-mode stuck area-learning area-work area-home area-screen'.split(
    ' ',
  ),
);

const isOfStarting = ({ about, turn, paused }: ConversationState): boolean =>
  (about !== null && turn - about.turn <= 3 && OF_STARTING.has(about.topic)) ||
  paused.some(({ skill }) => skill === 'start');

/** A loss is no task, and what a ritual did is no success. */
const isOfOther = ({ about, turn }: ConversationState): boolean =>
  about !== null &&
  turn - about.turn <= 3 &&
  (WEIGHTY.has(about.topic) || fearTopics.some(({ id, isHeld }) => isHeld && id === about.topic));

/** As it is said to the person: "two sentences of my essay" is of theirs. */
const saidBack = (step: string): string =>
  `You ${step.replace(/\bmy\b/g, 'your').replace(/^(?:begun|written)/, (word) => ({ begun: 'began', written: 'wrote' })[word] ?? word)}.`;

export const STEP_DONE: readonly (readonly string[])[] = [
  ['That was the hard part.', 'You can stop here, or do one more small piece.'],
  ['Starting is what so often does not happen, and now it has.', 'Rest, or go on for two minutes?'],
  ['A part of it is there now.', 'What is the next small bit of it, if you want one?'],
  ['That counts, also if it is small.', 'It may be enough for now. Is there more in you today?'],
];

/** These are a success whatever was spoken of; "I washed them" may be a ritual. */
const BEGINS_SOMETHING =
  /^(?:opened|started|began|begun|finished|submitted) (?:it|them|that)\b|^(?:started|began) (?:the|my) (?!day|week|new|job|period|course|school|diet|meds|medic)\w+$|^(?:wrote|written|read|typed|drafted) \w+ (?:sentences?|lines?|pages?|words?|paragraphs?)\b|^(?:got (?:up|dressed|out of bed)|(?:took|had) a shower|showered|brushed my teeth|stood up)$/;

const stepIn = ({ plain }: Heard, state: ConversationState): string | null => {
  const step = STEPS.exec(plain)?.[1];
  const isPlain = step !== undefined && BEGINS_SOMETHING.test(step);
  if (step !== undefined && (isPlain || isOfStarting(state))) return step;
  return isOfStarting(state) ? (BARE.exec(plain)?.[1] ?? null) : null;
};

/** Names a small success, before it could be taken for an answer to something else. */
export const smallStep: Way = (state, heard, around) => {
  const step = isUnsettled(around.verdict) || isOfOther(state) ? null : stepIn(heard, state);
  if (step === null) return null;
  const next: ConversationState = {
    ...state,
    about: { topic: 'motivation', turn: state.turn },
    outcome: 'talk',
  };
  const pool = { key: 'step-done', ways: STEP_DONE };
  const before = [saidBack(step)];
  return alone(wordFirst(next, around.seed, [pool], { before, offers: safely(['start'], around) }));
};

const STUCK =
  /^(?:.{1,80} (?:and|but|so|because) )?(?:(?:but|ugh|oh|ok|so|well|honestly|still|and) )*i (?:just |really |still )*(?:cant|cannot|can not|couldnt) (?:even |just |really |seem to )*(?:(?:make|get|bring|force) myself (?:to )?)?(open|start|begin|look at|touch|face|read|pick up|write|answer|log in to|turn on|do|clean|tidy|call|send) ((?:the|my|this|that|an?) \w+(?: \w+)?)(?: (?:now|today|yet|again|at all))*$/;
/** What has no thing to look at. */
const STUCK_DOING =
  /^(?:(?:but|ugh|oh|ok|so|well|honestly|still|and) )*i (?:just |really |still )*(?:cant|cannot|can not|couldnt) (?:even |just |really |seem to )*(?:make|get|bring|force) myself (?:to )?(?:shower|get (?:up|dressed|going)|go outside|move|start|begin|study|work|clean|tidy|wash|practi[sc]e|write|do (?:it|anything))(?: (?:now|today|yet|again|at all))*$/;
const CANNOT_MAKE = /\b(?:make|get|bring|force) myself\b/;

export const STUCK_AT: readonly (readonly string[])[] = [
  [
    'Getting started on a task makes that first bit smaller, with the button below.',
    'What is it that waits there?',
  ],
  [
    'We can begin with two minutes of it, with the button below.',
    'What is the task behind it, in a few words?',
  ],
];

/** Offers a smaller beginning to who cannot bring themselves to one, by the thing that is named. */
export const stuckAt: Way = (state, heard, around) => {
  const [, , thing] = STUCK.exec(heard.plain) ?? [];
  const isStuck = thing !== undefined && CANNOT_MAKE.test(heard.plain);
  const isDoing = STUCK_DOING.test(heard.plain);
  if (!(isStuck || isDoing) || isUnsettled(around.verdict)) return null;
  const next: ConversationState = {
    ...state,
    about: { topic: 'motivation', turn: state.turn },
    outcome: 'talk',
  };
  const smaller = isDoing
    ? 'do the first ten seconds of it'
    : `look at ${thing?.replace(/^my\b/, 'your')} for ten seconds`;
  const before = [`You want to, and it does not go. Smaller, then: ${smaller}.`];
  const pool = { key: 'stuck-at', ways: STUCK_AT };
  return alone(wordFirst(next, around.seed, [pool], { before, offers: safely(['start'], around) }));
};

export const TASK_NAMED: readonly (readonly string[])[] = [
  [
    'Then that is the task. It needs no good start, only a first bit.',
    'For two minutes, put in front of you what it needs, and do nothing else.',
  ],
  [
    'So that is what waits. A bad first version of it is a start.',
    'The button below keeps two minutes for the first bit of it.',
  ],
];

const MOST_WORDS = 14;
/** The question for the task was the last thing that was said. */
const ASKED_TASK = /^(?:stuck-at:\d+|motivation:0)$/;
/** Tells of something, or declines, and names no task. */
const NAMES_NONE =
  /^(?:(?:but|and|well|so|ok) )*(?:i (?!(?:have|need|want|should|must|was supposed) to\b)|im\b|ive\b|its? |he |she |they |we |you |that |this |there |because|no\b|none|nothing|everything|all\b|idk|dont|not |yes\b|maybe|whatever|thanks?|ok$|hm+$|nope|dunno|what|why|how)/;

/** Hears the task that was asked for, as it was named. */
export const taskNamed: Way = (state, heard, around) => {
  const isAsked =
    ASKED_TASK.test(state.worded.at(-1) ?? '') && state.about?.turn === state.turn - 1;
  const isTask =
    heard.plain !== '' &&
    heard.plain.split(' ').length <= MOST_WORDS &&
    !heard.text.endsWith('?') &&
    !NAMES_NONE.test(heard.plain);
  // What names something else, such as a loss, is taken up as that.
  const found = lifeTopics.find(({ words }) => words.test(heard.plain));
  if (found !== undefined && !OF_STARTING.has(found.id)) return null;
  if (!isAsked || !isTask || isUnsettled(around.verdict)) return null;
  const next: ConversationState = {
    ...state,
    about: { topic: 'motivation', turn: state.turn },
    outcome: 'talk',
  };
  const pool = { key: 'task-named', ways: TASK_NAMED };
  return alone(wordFirst(next, around.seed, [pool], { offers: safely(['start'], around) }));
};
