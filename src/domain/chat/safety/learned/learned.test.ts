import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assess, assessByRules } from '#domain/chat/safety/assess.ts';
import { type Assessment, responseTo } from '#domain/chat/safety/assessment.ts';
import { DEVELOPMENT_CASES, TEST_CASES } from '#domain/chat/safety/eval/cases.ts';
import type { EvalCase } from '#domain/chat/safety/eval/eval-case.ts';
import { measure, rateOf, reportOf } from '#domain/chat/safety/eval/measure.ts';
import { partsOf } from '#domain/chat/safety/findings.ts';
import { corpusFrom } from '#domain/chat/safety/training/corpus.ts';
import {
  HELD_OUT_TALK,
  ORDINARY_TALK,
  offeredFrom,
} from '#domain/chat/safety/training/ordinary-talk.ts';
import { besideOthers, HELD_OUT_BESIDE } from '#domain/chat/safety/training/plain-danger.ts';
import { riskOf } from './score.ts';
import { packed, unpacked } from './table.ts';
import { train } from './train.ts';
import { trainGuard, versionOf, weightsText } from './train-guard.ts';
import { WEIGHTS } from './weights.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../training/${name}`, import.meta.url), 'utf8');
const { training, heldOut } = corpusFrom({
  risk: read('risk.tsv'),
  calm: read('calm.tsv'),
  pairs: read('pairs.tsv'),
});

const byWords = (text: string): Assessment => {
  const risk = riskOf(partsOf(text));
  return {
    ...assessByRules(''),
    hint: risk?.isRaised === true ? { category: risk.category, kind: 'own' } : null,
  };
};

const ratesOf = (
  title: string,
  cases: readonly EvalCase[],
  guard: (text: string) => Assessment,
): Readonly<Record<'recall' | 'falseAlarms' | 'askedSoftly', number | null>> => {
  const measures = measure(cases, guard);
  process.stdout.write(`${reportOf(title, measures)}\n`);
  const [recall, falseAlarms] = [measures.recall, measures.falseAlarms].map((shares) => {
    const all = shares.get('all');
    return all === undefined ? null : rateOf(all);
  });
  const askedSoftly = rateOf(measures.askedSoftly);
  return { recall: recall ?? null, falseAlarms: falseAlarms ?? null, askedSoftly };
};

describe('the corpus', () => {
  it('holds out a tenth that nothing is learned from', () => {
    const all = training.length + heldOut.length;
    expect(heldOut.length / all).toBeGreaterThan(0.09);
    expect(heldOut.length / all).toBeLessThan(0.11);
    const learned = new Set([...training, ...DEVELOPMENT_CASES].map(({ text }) => text));
    expect(heldOut.filter(({ text }) => learned.has(text))).toEqual([]);
    expect(TEST_CASES.filter(({ text }) => learned.has(text))).toEqual([]);
    expect(training.every(({ text, levels }) => text !== '' && levels.length > 0)).toBe(true);
  });
});

/*
 * The goal is 0.97 recall at 0.05 false alarms. The held-out tenth was written to be hard, and
 * the guard is far from the goal on it; these limits only keep what is there.
 */
describe('on messages that it did not learn from', () => {
  it('the learned part alone keeps its measured rates', () => {
    const { recall, falseAlarms, askedSoftly } = ratesOf(
      'held-out tenth, learned part',
      heldOut,
      byWords,
    );
    expect(recall).toBeGreaterThanOrEqual(0.8);
    expect(falseAlarms).toBe(0);
    expect(askedSoftly).toBeLessThanOrEqual(0.14);
  });

  it('plain danger beside a request or a remark is heard, and answered in full but for three of a film', () => {
    const missed = HELD_OUT_BESIDE.filter(({ text }) => responseTo(assess(text)) === 'none');
    const soft = HELD_OUT_BESIDE.filter(({ text }) => responseTo(assess(text)) === 'soft');
    expect(soft.length).toBeLessThanOrEqual(3);
    expect(missed.map(({ text }) => text)).toEqual([]);
  });

  it('the whole guard finds more than the rules alone', () => {
    const rules = ratesOf('held-out tenth, rules', heldOut, assessByRules);
    const whole = ratesOf('held-out tenth, guard', heldOut, (text) => assess(text));
    expect(whole.recall).toBeGreaterThan((rules.recall ?? 1) + 0.25);
    expect(whole.recall).toBeGreaterThanOrEqual(0.8);
    expect(whole.falseAlarms).toBeLessThanOrEqual(0.1);
    expect(whole.askedSoftly).toBeLessThanOrEqual(0.08);
  });

  it('what people ask the skills for raises it rarely', () => {
    const talk = ratesOf('held-out talk, guard', HELD_OUT_TALK, (text) => assess(text));
    expect(talk.falseAlarms).toBeLessThanOrEqual(0.04);
    expect(talk.askedSoftly).toBeLessThanOrEqual(0.05);
  });

  it('the test half of the rules is not read worse', () => {
    const rules = ratesOf('test half, rules', TEST_CASES, assessByRules);
    const whole = ratesOf('test half, guard', TEST_CASES, (text) => assess(text));
    expect(whole.recall).toBeGreaterThanOrEqual(rules.recall ?? 1);
    expect(whole.falseAlarms).toBeLessThanOrEqual(0.05);
    expect(whole.askedSoftly).toBeLessThanOrEqual(0.05);
  });
});

describe('training', () => {
  const few = [...training.slice(0, 20), ...training.slice(-20)];

  it('gives the same weights for the same messages', () => {
    const texts = [0, 1].map(() => weightsText(trainGuard(few, '2026-01-02')));
    expect(texts[0]).toBe(texts[1]);
    expect(weightsText(trainGuard(few.slice(1), '2026-01-02'))).not.toBe(texts[0]);
  });

  it('writes weights that are read back within half a step', () => {
    const part = { words: ['a', 'quiet', 'day'], findings: [] };
    const other = { words: ['a', 'loud', 'night'], findings: [] };
    const examples = [part, part, other, other].map((one) => ({
      part: one,
      isPositive: one === other,
    }));
    const table = train(examples, 256);
    const text = packed(table);
    const back = unpacked(text);
    expect(back.marks).toEqual(table.marks);
    expect(back.offset).toBe(table.offset);
    for (const [at, weight] of table.weights.entries()) {
      expect(Math.abs((back.weights[at] ?? 9) - weight)).toBeLessThanOrEqual(text.scale / 2 + 1e-9);
    }
    expect(packed(back)).toEqual(text);
  });

  it('was last done on the messages that stand here', () => {
    const { version, risk } = WEIGHTS;
    expect(
      versionOf([
        ...training,
        ...DEVELOPMENT_CASES,
        ...ORDINARY_TALK,
        ...offeredFrom(read('offered.txt')),
        ...besideOthers(training, ORDINARY_TALK),
      ]),
    ).toBe(version);
    expect(packed(unpacked(risk)).weights).toBe(risk.weights);
  });
});
