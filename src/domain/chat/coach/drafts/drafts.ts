import type { Surroundings } from '#domain/chat/coach/coached.ts';
import { alone, safely, type Way } from '#domain/chat/coach/offering.ts';
import { type Worded, wordFirst } from '#domain/chat/coach/wording.ts';
import type { ConversationState } from '#domain/chat/conversation.ts';
import type { SkillState } from '#domain/chat/skills/skills.ts';
import { type Heard, saysNo, saysUnsure } from '#domain/chat/text/heard.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import { isUnsettled } from '#domain/chat/told-to-coach.ts';
import { wantsOthers, wordsWanted } from './asked.ts';
import { FRAME, OTHER_FRAMES } from './frame.ts';
import type { Occasion } from './occasion.ts';
import { OCCASIONS, occasionIn } from './occasions.ts';

/** The topic under which a conversation remembers that it was asked what the words are for. */
const ASKED = 'drafts?';
const GIVEN = 'drafts:';
const FRAMED = 'frame';

/** Asks once what for and to whom. */
export const ASKS_WHAT_FOR: readonly (readonly string[])[] = [
  ['Yes. Who is it for, and what is it to do? For example: "my boss, to get Friday off".'],
  ['I can give you a draft for that. To whom is it, and what do you want from them?'],
  ['Words I have. Tell me two things in one line: who gets them, and what they are about.'],
];

/** Said before drafts. They are the person's to change. */
export const BEFORE_DRAFTS: readonly (readonly string[])[] = [
  ['Here are words that you can use and change. What is in brackets is for you to fill in.'],
  ['You can take these as they are, or change any word. The brackets are yours to fill.'],
  ['Two drafts. Leave out what does not sound like you, and put your own in the brackets.'],
];

/** Said before the frame, where the occasion is not known. */
export const BEFORE_FRAME: readonly (readonly string[])[] = [
  [
    'I have no ready words for that one. This frame fits most things, and the brackets are yours to fill.',
  ],
  ['For that I only have a plain frame. Put your own words where the brackets are.'],
];

/** Said after drafts. */
const AFTER_DRAFTS =
  'If you want to try out how it sounds, you can say it here first, in a social scene.';

/** From this many words on, it was said for whom and what for. */
const TOLD_WORDS = { given: 11, told: 9 } as const;

/** At most these people get words while danger is watched: who asks for help, for a friend, or for a doctor. */
const WHILE_WATCHED: ReadonlySet<string> = new Set([
  'help',
  'struggling',
  'doctor',
  'sick',
  'day-off',
]);

const quoted = (drafts: readonly string[]): readonly string[] =>
  drafts.map((draft) => `"${draft}"`);

/** Gives drafts, or the frame where the occasion is not known, and remembers which. */
const giving = (
  state: ConversationState,
  around: Surroundings,
  occasion: Occasion | undefined,
  frame: readonly string[] = FRAME,
): Worded => {
  const [key, ways] =
    occasion === undefined ? ['before-frame', BEFORE_FRAME] : ['before-drafts', BEFORE_DRAFTS];
  const about = { topic: `${GIVEN}${occasion?.id ?? FRAMED}`, turn: state.turn };
  const next = { ...state, about, outcome: 'held' as const };
  // A thought is nobody to practice with.
  const offers = safely([occasion?.id === 'to-a-thought' ? 'exposure' : 'scene'], around);
  const said = wordFirst(next, around.seed, [{ key, ways }], { offers });
  const isPracticed = offers.includes('scene') && state.wish === 'none';
  const paragraphs = [
    ...said.reply.paragraphs,
    ...quoted(occasion?.drafts ?? frame),
    ...(occasion?.note == null ? [] : [occasion.note]),
    ...(isPracticed ? [AFTER_DRAFTS] : []),
  ];
  return { ...said, reply: { ...said.reply, paragraphs } };
};

const asking = (state: ConversationState, around: Surroundings): Worded =>
  wordFirst({ ...state, about: { topic: ASKED, turn: state.turn }, outcome: 'held' }, around.seed, [
    { key: 'drafts-for', ways: ASKS_WHAT_FOR },
  ]);

const isJustAfter = ({ about, turn }: ConversationState, start: string): boolean =>
  about !== null && about.turn === turn - 1 && about.topic.startsWith(start);

/** Gives a frame to who wants other words than those that were given. */
const others: Way = (state, heard, around) => {
  if (!isJustAfter(state, GIVEN) || !wantsOthers(heard)) return null;
  const isFramed = state.about?.topic === `${GIVEN}${FRAMED}`;
  return alone(giving(state, around, undefined, isFramed ? OTHER_FRAMES : FRAME));
};

/** Hears what the words are for, where that was asked. */
const answered: Way = (state, heard, around) => {
  if (!isJustAfter(state, ASKED) || heard.plain === '' || saysNo(heard)) return null;
  const occasion = saysUnsure(heard) ? undefined : occasionIn(heard.plain);
  const isOwn = heard.text.endsWith('?') && wordsWanted(heard) === null;
  return isOwn && occasion === undefined ? null : alone(giving(state, around, occasion));
};

/** Gives words that can be sent or said, to who asks for them; asks once what for, where that is not known. */
export const drafted: Way = (state, heard, around) => {
  const isWatched = isUnsettled(around.verdict);
  const isAnswer = isWatched
    ? null
    : (others(state, heard, around) ?? answered(state, heard, around));
  if (isAnswer !== null) return isAnswer;
  const wanted = wordsWanted(heard);
  if (wanted === null) return null;
  const occasion = occasionIn(heard.plain);
  if (isWatched && !(occasion !== undefined && WHILE_WATCHED.has(occasion.id))) return null;
  if (occasion !== undefined) return alone(giving(state, around, occasion));
  const isTold = heard.plain.split(' ').length >= TOLD_WORDS[wanted];
  if (!isTold) return alone(asking(state, around));
  // What somebody wants to tell in a way of their own is practiced as a scene.
  return wanted === 'given' ? alone(giving(state, around, undefined)) : null;
};

/** What a scene or a task is about, as far as it was said. */
const matterOf = (active: SkillState): string =>
  active.skill === 'scene'
    ? plainOf(`${active.own.situation} ${active.own.wish}`)
    : active.skill === 'start'
      ? plainOf(active.task)
      : '';

/** Gives words inside a scene or beside a task, before its step is put again; null where none are asked for. */
export const draftedBeside = (
  state: ConversationState,
  active: SkillState,
  heard: Heard,
  around: Surroundings,
): Worded | null => {
  const mayBe = active.skill === 'scene' || (active.skill === 'start' && active.at !== 'task');
  if (!mayBe || wordsWanted(heard) !== 'given') return null;
  const occasion = occasionIn(heard.plain) ?? occasionIn(matterOf(active));
  const { reply, state: next } = giving(state, around, occasion);
  const paragraphs = reply.paragraphs.filter((line) => line !== AFTER_DRAFTS);
  return {
    state: { ...next, about: state.about },
    reply: { ...reply, paragraphs, quickReplies: [] },
  };
};

/** All drafts, for what checks their words. */
export const ALL_DRAFTS: readonly string[] = [
  ...OCCASIONS.flatMap(({ drafts, note }) => [...drafts, ...(note === null ? [] : [note])]),
  ...FRAME,
  ...OTHER_FRAMES,
];
