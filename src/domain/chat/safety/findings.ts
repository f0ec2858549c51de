import { ANSWER_WORDS } from './answering.ts';
import { isAtLeast, rankOf } from './assessment.ts';
import { coreOf } from './core.ts';
import { type Deed, deedOf, foundOnAnother, hurtsAnother } from './deeds.ts';
import { RULE_WORDS, signsIn } from './find-signs.ts';
import type { Part } from './learned/features.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import { weigh } from './modifiers.ts';
import type { Rule } from './rules/rule.ts';
import type { Finding, Sign, Weight } from './sign.ts';
import { CLAUSE_JOINS, clausesIn } from './text/clauses.ts';
import { matcherOf } from './text/matcher.ts';
import { type Sentence, sentencesOf } from './text/sentences.ts';

/** Whether the guard's rules, idioms or markers hold this word. */
const isGuardWord = (word: string): boolean => RULE_WORDS.has(word) || ANSWER_WORDS.has(word);

const SOON = matcherOf<true>([['@soon', true]], LEXICON);
const NAMED = matcherOf<true>(
  [
    ['@killVerb @self', true],
    ['@endLife', true],
    ['suicide|suicidal', true],
    ['want|going to die', true],
  ],
  LEXICON,
);
const LIFTED = new Set(['wish', 'intention', 'thought']);

/** A wish or thought of one's own that names a time or a finished decision is an intention. */
const lifted = (sign: Sign, weight: Weight): Weight =>
  weight.level === 'elevated' &&
  weight.kind === 'own' &&
  sign.rule.category === 'suicide' &&
  LIFTED.has(sign.rule.act) &&
  SOON.find(sign.sentence.words).length > 0
    ? { ...weight, level: 'high' }
    : weight;

const findingOf = (sign: Sign, deed: Deed): Finding => {
  const { concept } = sign.rule;
  // What somebody may do to the person who writes is danger from them.
  const category = deed === 'to-me' ? 'abuse' : sign.rule.category;
  const isTheirs =
    (category === 'abuse' && hurtsAnother(sign.sentence)) || foundOnAnother(sign.sentence);
  const isOutright = category === 'suicide' && NAMED.find(sign.sentence.words).length > 0;
  const weight = lifted(sign, weigh(sign, deed));
  const kind = isTheirs && weight.kind === 'own' ? 'third-person' : weight.kind;
  return { ...weight, kind, category, concept, isOutright };
};

/** The weightiest finding of each rule in a sentence, apart for each whose deed it may be. */
const findingsOf = (sentence: Sentence): readonly Finding[] => {
  const findings = new Map<Deed, Map<Rule, Finding>>();
  for (const sign of signsIn(sentence)) {
    const deed = deedOf(sign);
    if (deed === 'to-oneself') continue;
    const found = findings.get(deed) ?? new Map<Rule, Finding>();
    findings.set(deed, found);
    const before = found.get(sign.rule);
    // Once a rule weighs fully, its further places add nothing.
    if (before !== undefined && isAtLeast(before.level, sign.rule.level)) continue;
    const finding = findingOf(sign, deed);
    if (before === undefined || rankOf(finding.level) > rankOf(before.level)) {
      found.set(sign.rule, finding);
    }
  }
  return [...findings.values()].flatMap((found) => [...found.values()]);
};

/** The sentences of a message as plain words. */
export const spelt = (text: string): readonly Sentence[] => sentencesOf(text, isGuardWord);

/** A shorter piece says too little to be read alone. */
const LEAST_CLAUSE_WORDS = 3;

/** The words of each clause that can be read alone; none where the sentence is one. */
const readableClauses = (sentence: Sentence): readonly (readonly string[])[] => {
  const pieces = clausesIn(sentence, CLAUSE_JOINS);
  return pieces.length > 1 ? pieces.filter(({ length }) => length >= LEAST_CLAUSE_WORDS) : [];
};

const isRaised = ({ level }: Finding): boolean => isAtLeast(level, 'elevated');

/** A sentence with what the rules find in it, and in what it tells before an aside that would hide it. */
export const partOf = (sentence: Sentence): Part & { readonly findings: readonly Finding[] } => {
  const { words } = sentence;
  const found = findingsOf(sentence);
  const core = coreOf(sentence);
  const more = core === null || found.some(isRaised) ? [] : findingsOf(core).filter(isRaised);
  return {
    words,
    findings: [...found, ...more],
    clauses: readableClauses(sentence),
  };
};

/** The sentences of a message, each with what the rules find in it. */
export const partsOf = (text: string): readonly Part[] => spelt(text).map(partOf);
