import fc from 'fast-check';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';
import { type SkillContext, STOP } from '#domain/chat/skills/machine.ts';
import {
  beginSkill,
  hearSkill,
  type SkillId,
  type SkillState,
  type SkillTurn,
} from '#domain/chat/skills/skills.ts';
import { heardOf } from '#domain/chat/text/heard.ts';
import { breakDown } from '#domain/routine/breakdown.ts';

export const NOW_MS = Date.UTC(2026, 2, 14, 9, 30);

/** The world as a skill sees it, with the routine's own way of taking tasks apart. */
export const contextAt = (nowMs = NOW_MS, ladders: readonly Ladder[] = []): SkillContext => ({
  nowMs,
  newId: '0190a000-0000-7000-8000-000000000001',
  ladders,
  breakDown: (title, minutes) =>
    breakDown({ title, estimatedTime: minutes, size: 'full', band: null, templateId: null }),
});

/** One thing that a person does in a skill: presses the button with this place, or types. */
export type Act = { readonly press: number } | { readonly type: string };

const TYPED = [
  'yes',
  'no',
  'next',
  'back',
  'ok',
  'around 60',
  '7/10',
  '55-65',
  'i dont know',
  'what?',
  '2',
  'worse',
  'it happened, a bit',
  'I am afraid that I left the stove on',
  '   ',
  '???',
  '日本語のテキスト',
  'مرحبا',
  '👍',
  '10 minutes',
  'an hour',
  'play it again',
];

/** Anything that can be pressed or typed, in any script and of any length up to the limit. */
export const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.nat(9).map((press) => ({ press })) },
  { weight: 4, arbitrary: fc.constantFrom(...TYPED).map((type) => ({ type })) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }).map((type) => ({ type })),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'x y '.repeat(1000) }) },
);

/** The buttons of a reply that go on with the skill. */
const buttonsOf = ({ reply }: SkillTurn): readonly string[] =>
  reply.quickReplies.filter((label) => label !== STOP);

/** What an act says to a skill that has just said this. */
export const messageOf = (act: Act, turn: SkillTurn): string => {
  if ('type' in act) return act.type;
  const buttons = buttonsOf(turn);
  return buttons[act.press % Math.max(1, buttons.length)] ?? 'next';
};

/** One turn of a skill. */
export const take = (state: SkillState, message: string, context = contextAt()): SkillTurn =>
  hearSkill(state, heardOf(message), context);

/** All turns of a skill that begins and meets these acts, until it is finished. */
export const walk = (skill: SkillId, does: readonly Act[]): readonly SkillTurn[] => {
  const turns = [beginSkill(skill, '', contextAt())];
  for (const act of does) {
    const last = turns.at(-1);
    if (last?.state === undefined || last.state === null) break;
    turns.push(take(last.state, messageOf(act, last)));
  }
  return turns;
};

/** Says these messages one after the other to a skill; the last turn. */
export const talk = (
  skill: SkillId,
  messages: readonly string[],
  context = contextAt(),
): SkillTurn => {
  let turn = beginSkill(skill, '', context);
  for (const message of messages) {
    if (turn.state === null) throw new Error(`finished before "${message}"`);
    turn = take(turn.state, message, context);
  }
  return turn;
};
