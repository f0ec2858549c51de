import { clausesIn } from '#domain/chat/text/clauses.ts';
import { matcherOf } from '#domain/chat/text/patterns/matcher.ts';
import { sentencesOf } from '#domain/chat/text/sentences.ts';
import type { TriggersContent } from './content.ts';
import type { PolarityOf, Tone, Trigger } from './trigger.ts';

export interface Triggers {
  /**
   * The triggers that a message mentions without denying them, without duplicates, in the order of the content. The
   * tone combines the sentiment of the clauses that mention a trigger with its usual tone.
   */
  readonly in: (text: string, polarityOf: PolarityOf) => readonly Trigger[];
}

/** Longer messages are truncated to this length. */
const MOST_CHARACTERS = 4000;
/** Weight of a trigger's usual tone, relative to the words about it. */
const LEAN_SHARE = 0.6;
/** Weight of the whole message if the clauses about a trigger are neutral. */
const WHOLE_SHARE = 0.5;
/** Absolute value from which a tone is no longer neutral. */
const FELT_FROM = 0.2;

const GAP = /\s*(\.\.\d)\s*/;

const toneOf = (felt: number): Tone => {
  if (felt >= FELT_FROM) return 'positive';
  return felt <= -FELT_FROM ? 'negative' : 'neutral';
};

const bounded = (value: number): number =>
  Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0;

/** Expands alternatives into phrases: "good|nice talk" into "good talk" and "nice talk". */
const eachOf = (phrase: string): readonly string[] =>
  phrase
    .split(' ')
    .map((word) => word.split('|'))
    .reduce(
      (begun, words) => begun.flatMap((first) => words.map((word) => `${first} ${word}`)),
      [''],
    );

/** Finds triggers by the phrases of the content. */
export const createTriggers = ({ readAs, denials, triggers }: TriggersContent): Triggers => {
  const instead = new Map(Object.entries(readAs));
  const clausesOf = (text: string, isKnown: (word: string) => boolean) =>
    sentencesOf(
      text.replace(/[a-z]+/gi, (word) => instead.get(word.toLowerCase()) ?? word),
      isKnown,
    ).flatMap((sentence) => clausesIn(sentence));
  const plainOf = (phrase: string): string =>
    clausesOf(phrase, () => true)
      .flat()
      .join('_');
  const patternOf = (phrase: string): string =>
    phrase
      .split(GAP)
      .map((part) => (part.startsWith('..') ? part : eachOf(part).map(plainOf).join('|')))
      .join(' ');

  const kinds = matcherOf(
    triggers.flatMap((kind) => kind.phrases.map((phrase) => [patternOf(phrase), kind] as const)),
    {},
  );
  const denying = matcherOf(
    (['by', 'turnedBy', 'turnedForGoodBy'] as const).flatMap((label) =>
      denials[label].map((phrase) => [patternOf(phrase), label] as const),
    ),
    {},
  );
  const between = new Set(denials.between.map(plainOf));
  const isKnown = (word: string): boolean =>
    kinds.vocabulary.has(word) || denying.vocabulary.has(word);

  /** The index in a clause from which triggers count as denied; `Infinity` if none do. */
  const deniedFrom = (
    words: readonly string[],
    turnedBy: 'turnedBy' | 'turnedForGoodBy',
  ): number => {
    const found = denying.find(words);
    const turns = new Set(
      found.filter(({ label }) => label === turnedBy).map(({ start }) => start),
    );
    const isTurned = (end: number): boolean => {
      let at = end;
      while (!turns.has(at) && between.has(words[at] ?? '')) at += 1;
      return turns.has(at);
    };
    const denied = found.filter(({ label, end }) => label === 'by' && !isTurned(end));
    return Math.min(...denied.map(({ end }) => end));
  };

  return {
    in: (text, polarityOf) => {
      const read = text.slice(0, MOST_CHARACTERS);
      const about = new Map<string, Set<string>>();
      for (const words of clausesOf(read, isKnown)) {
        const found = kinds.find(words);
        if (found.length === 0) continue;
        const clause = words.join(' ');
        const badUntil = deniedFrom(words, 'turnedBy');
        const goodUntil = deniedFrom(words, 'turnedForGoodBy');
        for (const { label, start } of found) {
          if (start < (label.lean > 0 ? goodUntil : badUntil))
            about.set(label.trigger, (about.get(label.trigger) ?? new Set()).add(clause));
        }
      }
      if (about.size === 0) return [];
      const whole = WHOLE_SHARE * bounded(polarityOf(read));
      return triggers.flatMap(({ trigger, lean }) => {
        const said = [...(about.get(trigger) ?? [])].map((clause) => bounded(polarityOf(clause)));
        if (said.length === 0) return [];
        const mean = said.reduce((sum, value) => sum + value, 0) / said.length;
        return [{ trigger, tone: toneOf((mean === 0 ? whole : mean) + LEAN_SHARE * lean) }];
      });
    },
  };
};
