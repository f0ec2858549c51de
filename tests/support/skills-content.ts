import fc from 'fast-check';
import type { FormEntries } from '#domain/chat/form.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';
import type { SkillContext, SkillId } from '#domain/chat/skills/skill.ts';
import { createSkills, type SkillState, type SkillTurn } from '#domain/chat/skills/skills.ts';
import { readSkillsContent } from '#server/content/chat/skills.ts';
import { breakdown } from './breakdown.ts';

/** The exercises from the content files. */
export const skillsContent = readSkillsContent('content/chat/skills');
export const skills = createSkills(skillsContent);

export const NOW_MS = Date.UTC(2026, 2, 14, 9, 30);

/** The context of a skill, with the real function that breaks tasks down. */
export const contextAt = (nowMs = NOW_MS, ladders: readonly Ladder[] = []): SkillContext => ({
  nowMs,
  newId: '0190a000-0000-7000-8000-000000000001',
  ladders,
  breakDown: breakdown.stepsFor,
});

/** A person’s action: a typed text, a button label, or values for the form on the screen. */
export type Does = string | Readonly<Record<string, string>>;

/** The entries of the form that a turn shows, where these values replace the form's own. */
const entriesOf = (
  { reply }: SkillTurn,
  values: Readonly<Record<string, string>> = {},
): FormEntries => {
  const form = reply.parts.find((part) => part.type === 'form');
  if (form === undefined) throw new Error('no form is shown');
  const given = Object.fromEntries(form.fields.map(({ name, value }) => [name, value]));
  return { form: form.form, values: { ...given, ...values } };
};

/** The next turn of a skill. */
export const take = (turn: SkillTurn, does: Does, context = contextAt()): SkillTurn => {
  if (turn.state === null) throw new Error('finished before');
  const said =
    typeof does === 'string'
      ? { text: does, entries: null }
      : { text: '', entries: entriesOf(turn, does) };
  return skills.hear(turn.state, said, context);
};

/** The last turn of a skill after these actions. */
export const talk = (skill: SkillId, does: readonly Does[], context = contextAt()): SkillTurn =>
  does.reduce((turn, one) => take(turn, one, context), skills.begin(skill, context));

/** The step of a turn; null if the skill is finished. */
export const atOf = ({ state }: SkillTurn): string | null => state?.at ?? null;
export const saidBy = ({ reply }: SkillTurn): string => reply.paragraphs.join(' ');

/** A random action: pressing the button at this index, submitting the form, or typing. */
type Act = { readonly press: number } | { readonly type: string };
const FILLED: Readonly<Record<string, string>> = {
  text: 'a few words',
  number: '40',
  rows: 'touch the door\t30\ntouch the bus\t50\neat at home\t70',
};

/**
 * The turn after an action. Button indexes wrap around, with the form counted as one more button; "Back" and "Stop
 * here" are left out.
 */
export const act = (turn: SkillTurn, does: Act): SkillTurn => {
  if ('type' in does) return take(turn, does.type);
  const { stop, back } = skillsContent.common;
  const labels = turn.reply.quickReplies.filter((label) => label !== stop && label !== back.label);
  const form = turn.reply.parts.find((part) => part.type === 'form');
  const place = does.press % Math.max(1, labels.length + (form === undefined ? 0 : 1));
  const label = labels[place];
  if (label !== undefined || form === undefined) return take(turn, label ?? 'next');
  return take(
    turn,
    Object.fromEntries(
      form.fields.map(({ name, kind, value, options }) => [
        name,
        value || (options[0] ?? FILLED[kind] ?? ''),
      ]),
    ),
  );
};

const TYPED = [
  'yes',
  'no',
  'back',
  'what?',
  '2',
  '70',
  'again',
  'it happened, a bit',
  'I am afraid that I left the stove on',
  '   ',
  '???',
  'مرحبا',
  '👍',
  'this makes it worse',
  '__proto__',
];
const presses = fc.nat(9).map((press) => ({ press }));
export const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: presses },
  { weight: 3, arbitrary: fc.constantFrom(...TYPED).map((type) => ({ type })) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }).map((type) => ({ type })),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'x y '.repeat(1000) }) },
);

/** All turns of a skill with these actions, until the skill is finished. */
export const walk = (skill: SkillId, does: readonly Act[]): readonly SkillTurn[] => {
  const turns = [skills.begin(skill, contextAt())];
  for (const one of does) {
    const last = turns.at(-1);
    if (last === undefined || last.state === null) break;
    turns.push(act(last, one));
  }
  return turns;
};

/** A state after it was stored and loaded again. */
export const stored = (state: SkillState): unknown => JSON.parse(JSON.stringify(state));
