import type { Category } from '#domain/chat/safety/assessment.ts';
import type { EvalCase } from '#domain/chat/safety/eval/eval-case.ts';
import { isPositive } from '#domain/chat/safety/eval/measure.ts';
import { partsOf } from '#domain/chat/safety/findings.ts';
import { seedOf } from '#domain/shared/numbers/random.ts';
import { joined, type Part } from './features.ts';
import type { GuardWeights } from './guard-weights.ts';
import { type PackedTable, packed } from './table.ts';
import { train } from './train.ts';

const RISK_BUCKETS = 2 ** 18;
const SMALL_BUCKETS = 2 ** 13;

interface Message {
  readonly parts: readonly Part[];
  readonly one: EvalCase;
}

const tableOf = (
  messages: readonly Message[],
  isOne: (one: EvalCase) => boolean,
  buckets: number,
): PackedTable =>
  packed(
    train(
      messages.map(({ parts, one }) => ({ part: joined(parts), isPositive: isOne(one) })),
      buckets,
    ),
  );

/** The hash of messages by which weights tell what they were learned from. */
export const versionOf = (cases: readonly EvalCase[]): string =>
  seedOf(cases.map(({ text }) => text).join('\n')).toString(16);

/**
 * Learns the weights of the guard from messages. The same messages give the same weights.
 *
 * @param date the local date of the training, YYYY-MM-DD
 */
export const trainGuard = (cases: readonly EvalCase[], date: string): GuardWeights => {
  const messages = cases.map((one) => ({ one, parts: partsOf(one.text) }));
  const risky = messages.filter(({ one }) => isPositive(one));
  const about = (category: Category): PackedTable =>
    tableOf(risky, ({ categories }) => categories[0] === category, SMALL_BUCKETS);
  return {
    version: versionOf(cases),
    date,
    risk: tableOf(messages, isPositive, RISK_BUCKETS),
    other: tableOf(risky, ({ style }) => style === 'third-person', SMALL_BUCKETS),
    categories: {
      'medical-emergency': about('medical-emergency'),
      suicide: about('suicide'),
      abuse: about('abuse'),
      'harm-to-others': about('harm-to-others'),
      'self-harm': about('self-harm'),
      'eating-disorder': about('eating-disorder'),
    },
  };
};

const tableText = (indent: string, { weights, marks, scale, offset }: PackedTable): string =>
  [
    '{',
    `${indent}  weights:`,
    `${indent}    '${weights}',`,
    `${indent}  marks:`,
    `${indent}    '${marks}',`,
    `${indent}  scale: ${scale},`,
    `${indent}  offset: ${offset},`,
    `${indent}}`,
  ].join('\n');

const keyText = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

/** The program text that holds the weights. */
export const weightsText = (weights: GuardWeights): string =>
  [
    "import type { GuardWeights } from './guard-weights.ts';",
    '',
    '/** Written by scripts/train-guard.ts; see docs/science/safety.md. */',
    'export const WEIGHTS: GuardWeights = {',
    `  version: '${weights.version}',`,
    `  date: '${weights.date}',`,
    `  risk: ${tableText('  ', weights.risk)},`,
    `  other: ${tableText('  ', weights.other)},`,
    '  categories: {',
    ...Object.entries(weights.categories).map(
      ([name, table]) => `    ${keyText(name)}: ${tableText('    ', table)},`,
    ),
    '  },',
    '};',
    '',
  ].join('\n');
