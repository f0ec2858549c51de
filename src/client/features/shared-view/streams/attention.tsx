import styles from '#client/features/shared-view/parts/parts.module.css';
import { FiguresOnly, Section } from '#client/features/shared-view/parts/section.tsx';
import { figure } from '#client/features/shared-view/parts/texts.ts';
import { dateText } from '#client/lib/date-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { texts } from '#texts/clients.js';

type Attention = StreamReplies['attention'];
type Test = Attention['tests'][number];

/** The name of a test with its form, such as "Stroop test, full form". */
export const testName = ({ instrument, mode }: Pick<Test, 'instrument' | 'mode'>): string =>
  texts.testForms[instrument]({ form: mode });

/** The comparison of the latest run with the earliest one, as text. */
export const changeText = ({ runs, change }: Pick<Test, 'runs' | 'change'>): string =>
  runs < 2 ? texts.oneRunAlone : texts.testChanges[change];

const runsText = ({ runs, measure, latest, lastOn, earliest, firstOn }: Test): string => {
  const last = { measure, latest: figure(latest), lastDay: dateText(lastOn) };
  if (runs === 1) return texts.oneRun(last);
  return earliest === null
    ? texts.latestRun({ runs, ...last })
    : texts.latestAndEarliestRun({
        runs,
        ...last,
        earliest: figure(earliest),
        firstDay: dateText(firstOn),
      });
};

const OneTest = ({ test }: { readonly test: Test }) => (
  <div className={`${kit.stack3} ${styles.group}`}>
    <h3 className={styles.name}>{testName(test)}</h3>
    <p className={styles.prose}>
      {runsText(test)} {changeText(test)}
    </p>
  </div>
);

/** Attention tests: the latest run of each test compared with the earliest. */
export const AttentionSection = ({ reply }: { readonly reply: Attention }) => (
  <Section
    heading={texts.attentionTests}
    reply={reply}
    hasAny={reply.tests.length > 0}
    origin={texts.measuredOnTheirOwnDevice}
  >
    {reply.tests.map((test) => (
      <OneTest key={`${test.instrument} ${test.mode}`} test={test} />
    ))}
    <p className={kit.hint}>{texts.practiceExplained}</p>
    {reply.runs === null ? (
      <FiguresOnly />
    ) : (
      <FoldedTable
        name={texts.eachRun}
        summary={texts.eachRunAsTable({ count: reply.runs.length })}
        columns={[texts.day, texts.test, texts.measure, texts.value, texts.trials]}
        rows={reply.runs.toReversed().map((run, at) => ({
          key: `${run.date} ${at}`,
          cells: [
            dateText(run.date),
            testName(run),
            run.measure,
            run.interrupted ? texts.leftEarly : figure(run.value),
            run.trials,
          ],
        }))}
      />
    )}
  </Section>
);
