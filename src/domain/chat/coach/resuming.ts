import type { SkillId, SkillState } from '#domain/chat/skills/skills.ts';
import type { Heard } from '#domain/chat/text/heard.ts';

const VERBS =
  /^(?:(?:ok|okay|yes|please|now|lets|let us|can we|could we|i want to|i would like to|id like to|may we|and|then|so|hi|hello) )*(?:go on|carry on|continue|resume|pick (?:it )?up|go back|get back|return|keep going)(?: |$)(.*)$/;
const ASKS_WHERE =
  /^(?:(?:ok|so|and|sorry|hi|im back|back|wait) )*where (?:were|was|are) (?:we|i)(?: (?:again|now|at))*$/;
const FILLERS =
  /\b(?:with|to|the|my|our|a|where|we|i|stopped|left|off|it|that|this|from|last|time|yesterday|before|again|please|now|of|in|on|exercise|skill|there)\b/g;

const NAMES: readonly (readonly [SkillId, RegExp])[] = [
  ['exposure', /\b(?:ladder|fears?|exposure|steps?)\b/],
  ['scene', /\b(?:scene|talk|conversation|practi[sc]e|role ?play)\b/],
  ['start', /\b(?:task|start(?:ing|ed)?|getting started)\b/],
  ['thought', /\bthoughts?\b|\brecord\b/],
  ['breathing', /\bbreath\w*\b/],
  ['grounding', /\bground\w*\b/],
  ['relaxation', /\b(?:relax\w*|muscles?)\b/],
  ['sensory-break', /\b(?:sensory|break)\b/],
];

/** What a wish to go on asks for: a certain skill, or the one that was left last. Null without such a wish. */
export const resumeIn = ({ plain }: Heard): SkillId | 'last' | null => {
  if (ASKS_WHERE.test(plain)) return 'last';
  const rest = VERBS.exec(plain.slice(0, 120))?.[1];
  if (rest === undefined) return null;
  const named = NAMES.find(([, words]) => words.test(rest))?.[0];
  if (named !== undefined) return named;
  return rest.replace(FILLERS, '').trim() === '' ? 'last' : null;
};

/** The left skill that is meant; undefined where there is none. */
export const resumable = (
  paused: readonly SkillState[],
  wish: SkillId | 'last',
): SkillState | undefined =>
  wish === 'last' ? paused[0] : paused.find(({ skill }) => skill === wish);
