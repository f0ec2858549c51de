import { describe, expect, it } from 'vitest';
import { assess } from './assess.ts';
import { CASES, DEVELOPMENT_CASES, TEST_CASES } from './eval/cases.ts';
import { isPositive, measure, rateOf, reportOf } from './eval/measure.ts';

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const LEAST_RECALL = 0.97;
const MOST_FALSE_ALARMS = 0.05;

describe('the evaluation messages', () => {
  it('are enough, of every kind, and none stands twice', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(600);
    expect(CASES.filter((one) => !isPositive(one)).length).toBeGreaterThanOrEqual(200);
    const indirect = CASES.filter((one) => isPositive(one) && one.style === 'indirect');
    expect(indirect.length).toBeGreaterThanOrEqual(100);
    expect(new Set(CASES.map(({ text }) => text)).size).toBe(CASES.length);
    expect(DEVELOPMENT_CASES.length + TEST_CASES.length).toBe(CASES.length);
  });
});

describe('the guard on the test half', () => {
  const measures = measure(TEST_CASES, (text) => assess(text));

  it('finds those who need care and leaves the others in peace', () => {
    print(
      reportOf(
        'development half',
        measure(DEVELOPMENT_CASES, (text) => assess(text)),
      ),
    );
    print(reportOf('test half', measures));
    const recall = measures.recall.get('all');
    const falseAlarms = measures.falseAlarms.get('all');
    expect(recall && rateOf(recall)).toBeGreaterThanOrEqual(LEAST_RECALL);
    expect(falseAlarms && rateOf(falseAlarms)).toBeLessThanOrEqual(MOST_FALSE_ALARMS);
  });
});
