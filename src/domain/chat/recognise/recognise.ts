import { SKILL_IDS, type SkillId } from '#domain/chat/skills/skills.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import { calmEvidence } from './evidence-calm.ts';
import { doingEvidence } from './evidence-doing.ts';
import { thinkingEvidence } from './evidence-thinking.ts';

/** Each row counts once for a message. */
const EVIDENCE = [...calmEvidence, ...doingEvidence, ...thinkingEvidence];

/** From this much evidence on, a skill is picked. */
const ENOUGH = 3;
/** From this much on, it is worth a question. */
const SOME = 2;
/** A skill is picked when it is ahead of the next by this much. */
const AHEAD = 1;
/** How many skills a question offers at most. */
const MOST_OFFERED = 3;
/** Only the beginning of a long message tells what it asks for. */
const READ_CHARACTERS = 600;

/** A wish to be left in peace, at the beginning of a message: then the rest of it asks for nothing. */
const LEFT_ALONE =
  /^(?:(?:please|just|ok|no|stop|now|can you|could you|will you|you) )*(?:leave me (?:alone|be|in peace)|go away|get lost|shut up)\b/;

/** What a message seems to ask for. */
export type Recognised =
  | { readonly kind: 'skill'; readonly skill: SkillId }
  /** Two or three that could be meant, most likely first, when one alone is not sure. */
  | { readonly kind: 'unsure'; readonly skills: readonly SkillId[] }
  | { readonly kind: 'none' };

/** The evidence that a message holds for each skill, most first; ties in the order of the skills. */
const sumsFor = (plain: string) => {
  const sums = new Map<SkillId, number>();
  for (const { skill, weight, words } of EVIDENCE) {
    if (words.test(plain)) sums.set(skill, (sums.get(skill) ?? 0) + weight);
  }
  return SKILL_IDS.map((skill) => ({ skill, sum: sums.get(skill) ?? 0 }))
    .filter(({ sum }) => sum > 0)
    .sort((one, other) => other.sum - one.sum);
};

/** What fits beside a skill that is only half sure. */
const NEIGHBOR: Readonly<Record<SkillId, SkillId>> = {
  breathing: 'grounding',
  grounding: 'breathing',
  relaxation: 'breathing',
  'sensory-break': 'grounding',
  exposure: 'thought',
  scene: 'thought',
  start: 'thought',
  thought: 'grounding',
};

/** Picks the skill that a message asks for in plain words, or says that it is unsure, or that there is none. */
export const recognise = (text: string): Recognised => {
  const plain = plainOf(text.slice(0, READ_CHARACTERS));
  if (LEFT_ALONE.test(plain)) return { kind: 'none' };
  const [best, second, third] = sumsFor(plain);
  if (best === undefined || best.sum < SOME) return { kind: 'none' };
  const isAhead = best.sum - (second?.sum ?? 0) >= AHEAD;
  if (best.sum >= ENOUGH && isAhead) return { kind: 'skill', skill: best.skill };
  const near = [second, third].flatMap((found) =>
    found && found.sum >= SOME ? [found.skill] : [],
  );
  const skills = [best.skill, ...(near.length > 0 ? near : [NEIGHBOR[best.skill]])];
  return { kind: 'unsure', skills: skills.slice(0, MOST_OFFERED) };
};
