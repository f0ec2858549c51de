import { type Clause, clausesOf, isDenied } from './clauses.ts';
import { TAXONOMY } from './taxonomy.ts';
import type { TriggerKind } from './taxonomy-row.ts';

export const TONES = ['positive', 'neutral', 'negative'] as const;
export type Tone = (typeof TONES)[number];

/** Something that set off a feeling, and how it felt. */
export interface Trigger {
  readonly trigger: string;
  readonly tone: Tone;
}

/** How the words of a text sound, from −1 (bad) over 0 (neither) to 1 (good). A library of the caller's. */
export type PolarityOf = (text: string) => number;

/** How much what a trigger usually feels like counts beside the words that are about it. */
const LEAN_SHARE = 0.6;
/** How much the rest of the message counts where a clause says nothing by itself. */
const WHOLE_SHARE = 0.5;
/** From here on, up or down, a tone is no longer neutral. */
const FELT_FROM = 0.2;

const toneOf = (felt: number): Tone => {
  if (felt >= FELT_FROM) return 'positive';
  return felt <= -FELT_FROM ? 'negative' : 'neutral';
};

const bounded = (value: number): number =>
  Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0;

const isIn = ({ words, lean }: TriggerKind, { plain }: Clause): boolean => {
  const at = words.exec(plain)?.index;
  return at !== undefined && !isDenied(plain, at, lean > 0);
};

/**
 * The triggers that a message speaks of, each once, in the order of the taxonomy; none that it denies. The tone is
 * what the words about it say, moved by what the trigger usually feels like.
 */
export const triggersIn = (text: string, polarityOf: PolarityOf): readonly Trigger[] => {
  const clauses = clausesOf(text);
  const found = TAXONOMY.map((kind) => ({
    kind,
    about: clauses.filter((clause) => isIn(kind, clause)),
  })).filter(({ about }) => about.length > 0);
  if (found.length === 0) return [];
  const whole = WHOLE_SHARE * bounded(polarityOf(text.slice(0, 4000)));
  return found.map(({ kind, about }) => {
    const said = about.map((clause) => bounded(polarityOf(clause.text)));
    const mean = said.reduce((sum, value) => sum + value, 0) / said.length;
    const felt = (mean === 0 ? whole : mean) + LEAN_SHARE * kind.lean;
    return { trigger: kind.trigger, tone: toneOf(felt) };
  });
};
