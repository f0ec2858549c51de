import { exactOption, type Heard, saysUnsure } from '#domain/chat/text/heard.ts';
import { strengthIn } from '#domain/chat/text/numbers.ts';

const NOT_SURE = 'I am not sure';
/** The middle, which is taken where somebody cannot say a number. */
const MIDDLE = 50;
const UNCERTAIN =
  /\b(?:not (?:so |very |that |really |too |quite |totally |all that )?(?:sure|certain)|unsure|(?:dont|do not|cant|cannot) (?:really )?(?:know|say|tell)|no idea|hard to (?:say|tell)|idk)\b/;

/** The buttons where a number from 0 to 100 is asked for. */
export const STRENGTHS: readonly string[] = ['20', '40', '60', '80', NOT_SURE];

/** A strength as a skill keeps it. */
interface Strength {
  /** From 0 to 100, whole. */
  readonly value: number;
  /** What is said about it; empty where it needs no word. */
  readonly note: readonly string[];
}

/** The strength that a message says, or the middle where it says that it is not sure; null for anything else. */
export const strengthOf = (heard: Heard): Strength | null => {
  const isUnsure =
    saysUnsure(heard) || exactOption([NOT_SURE], heard) !== null || UNCERTAIN.test(heard.plain);
  const said = isUnsure && !/\d/.test(heard.plain) ? null : strengthIn(heard.text);
  if (said !== null) return { value: said, note: [] };
  if (!isUnsure) return null;
  return {
    value: MIDDLE,
    note: [`Then we put ${MIDDLE} for now. You can change it: write "back".`],
  };
};
