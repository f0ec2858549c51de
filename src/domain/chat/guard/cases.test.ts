import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GUARD, PLAINLY } from '#tests/support/chat/guard-content.ts';
import { CALM } from './states.ts';

interface Case {
  readonly label: string;
  readonly message: string;
}

/** The messages on which the signs were developed, in tab-separated columns: label, category, style and message. */
const CASES: readonly Case[] = readFileSync('models/guard/cases.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([label = '', , , message = '']) => ({ label, message }));

const FULL_SHARES = new Map(
  [...Map.groupBy(CASES, ({ label }) => label)].map(([label, cases]) => {
    const full = cases.filter(
      ({ message }) => GUARD.hear(CALM, message, PLAINLY).response === 'full',
    );
    return [label, full.length / cases.length] as const;
  }),
);

/**
 * The share of messages to which patterns alone give a full reply. For other messages, the classifier can ask softly.
 */
describe('the table of earlier messages', () => {
  it.each([
    ['plain', 0.9, 1],
    ['third-person', 0.75, 1],
    ['calm', 0, 0.035],
    ['intrusive', 0, 0.04],
  ])('the share of %s messages answered in full is %d to %d', (label, least, most) => {
    const share = FULL_SHARES.get(label) ?? Number.NaN;
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });
});
