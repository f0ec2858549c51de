import styles from '#client/features/shared-view/parts/parts.module.css';
import { FiguresOnly, Section } from '#client/features/shared-view/parts/section.tsx';
import { figure } from '#client/features/shared-view/parts/texts.ts';
import { dateText } from '#client/lib/date-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import type { Instrument, Mode } from '#domain/attention/recording.ts';
import { count } from '#domain/shared/text/count.ts';

type Attention = StreamReplies['attention'];
type Test = Attention['tests'][number];

const NAMES: Readonly<Record<Instrument, string>> = {
  cpt: 'Continuous performance test',
  stroop: 'Stroop test',
  'digit-span': 'Digit span',
  simon: 'Simon test',
};

const MODE_NAMES: Readonly<Record<Mode, string>> = { quick: 'quick form', full: 'full form' };

/** The name of a test with its form, such as "Stroop test, full form". */
export const testName = ({ instrument, mode }: Pick<Test, 'instrument' | 'mode'>): string =>
  `${NAMES[instrument]}, ${MODE_NAMES[mode]}`;

const CHANGES: Readonly<Record<Test['change'], string>> = {
  better: 'Better than the earliest, by more than the wobble of the test.',
  worse: 'Worse than the earliest, by more than the wobble of the test.',
  none: 'No difference beyond the wobble of the test.',
  'too-few': 'Too few trials to say whether it changed.',
  'cannot-compare': 'These runs cannot be compared.',
};

/** The comparison of the latest run with the earliest one, as text. */
export const changeText = ({ runs, change }: Pick<Test, 'runs' | 'change'>): string =>
  runs < 2 ? 'One run alone cannot be compared.' : CHANGES[change];

const OneTest = ({ test }: { readonly test: Test }) => (
  <div className={`${kit.stack3} ${styles.group}`}>
    <h3 className={styles.name}>{testName(test)}</h3>
    <p className={styles.prose}>
      {test.runs === 1
        ? `One run, on ${dateText(test.lastOn)}: ${test.measure} ${figure(test.latest)}.`
        : `${count(test.runs, 'run')}. ${test.measure}: ${figure(test.latest)} in the latest, on ${dateText(test.lastOn)}${test.earliest === null ? '.' : `, and ${figure(test.earliest)} in the earliest one like it, on ${dateText(test.firstOn)}.`}`}{' '}
      {changeText(test)}
    </p>
  </div>
);

/** Attention tests: the latest run of each test compared with the earliest. */
export const AttentionSection = ({ reply }: { readonly reply: Attention }) => (
  <Section
    heading="Attention tests"
    reply={reply}
    hasAny={reply.tests.length > 0}
    origin="Taken alone on their own device, without supervision; self-reported"
  >
    {reply.tests.map((test) => (
      <OneTest key={`${test.instrument} ${test.mode}`} test={test} />
    ))}
    <p className={kit.hint}>
      Practice alone makes results better, above all from the first run to the second. A single
      result says little, and none of them is a diagnosis.
    </p>
    {reply.runs === null ? (
      <FiguresOnly />
    ) : (
      <FoldedTable
        name="Each run"
        summary={`Each run as a table (${reply.runs.length})`}
        columns={['Day', 'Test', 'Measure', 'Value', 'Trials']}
        rows={reply.runs.toReversed().map((run, at) => ({
          key: `${run.date} ${at}`,
          cells: [
            dateText(run.date),
            testName(run),
            run.measure,
            run.interrupted ? 'left before the end' : figure(run.value),
            run.trials,
          ],
        }))}
      />
    )}
  </Section>
);
