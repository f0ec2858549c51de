import { type ConversationState, KEPT_WORDINGS } from '#domain/chat/conversation.ts';
import type { Part, Reply } from '#domain/chat/reply.ts';
import { SKILL_NAMES, type SkillId } from '#domain/chat/skills/skills.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { SAID, type SaidKey } from './said.ts';

/** A reply, and the conversation that remembers how it was worded. */
export interface Worded {
  readonly state: ConversationState;
  readonly reply: Reply;
}

interface Extras {
  readonly before?: readonly string[];
  readonly offers?: readonly SkillId[];
  readonly buttons?: readonly string[];
  readonly parts?: readonly Part[];
}

const nameOf = (key: string, index: number): string => `${key}:${index}`;

/** Words that offer something to do. Who wished for none of that is spared them. */
const OFFERING =
  /\b(?:exercises?|practice|button|breath|breathe|calm (?:the|your|minute)|calm it|relax|in steps|something calm|one of these|choose|do one small thing|do something|cool down)\b/;

/** The wordings that were not used lately, and that offer nothing to who wished for no offers. */
const freshOf = ({ worded, wish }: ConversationState, { key, ways }: Pool): readonly number[] =>
  ways.flatMap((way, index) =>
    worded.includes(nameOf(key, index)) || (wish !== 'none' && OFFERING.test(way.join(' ')))
      ? []
      : [index],
  );

/** Whether a pool has a wording left that was not used lately. */
export const hasFresh = (state: ConversationState, pool: Pool): boolean =>
  freshOf(state, pool).length > 0;

/** The wording whose use lies longest back. */
const oldestOf = (worded: readonly string[], { key, ways }: Pool): number => {
  const uses = ways.map((_, index) => worded.lastIndexOf(nameOf(key, index)));
  return uses.indexOf(Math.min(...uses));
};

/** Several ways to say one thing, under the name by which the conversation remembers them. */
export interface Pool {
  readonly key: string;
  readonly ways: readonly (readonly string[])[];
}

/**
 * Says something from the first pool that has a wording left which was not used lately. Where all were, it is the one of
 * the last pool that was used longest ago.
 *
 * @param seed the person's, for instance of their id; each turn draws anew
 * @param pools at least one
 */
export const wordFirst = (
  state: ConversationState,
  seed: number,
  pools: readonly Pool[],
  { before = [], offers = [], buttons = [], parts = [] }: Extras = {},
): Worded => {
  const pool = pools.find((one) => freshOf(state, one).length > 0) ?? pools.at(-1);
  if (pool === undefined) throw new Error('there is nothing to say');
  const fresh = freshOf(state, pool);
  const draw = seededRandom(seed + 7919 * state.turn)();
  const index = fresh[Math.floor(draw * fresh.length)] ?? oldestOf(state.worded, pool);
  const worded = [...state.worded, nameOf(pool.key, index)].slice(-KEPT_WORDINGS);
  const labels = (state.wish === 'none' ? offers : []).map((skill) => SKILL_NAMES[skill].button);
  return {
    state: { ...state, worded },
    reply: {
      paragraphs: [...before, ...(pool.ways[index] ?? [])],
      quickReplies: [...new Set([...buttons, ...labels])],
      parts,
    },
  };
};

/** Says one of the replies that belong to no topic. */
export const say = (
  state: ConversationState,
  seed: number,
  key: SaidKey,
  extras: Extras = {},
): Worded => wordFirst(state, seed, [{ key, ways: SAID[key] }], extras);
