import styles from '#client/features/shared-view/parts/parts.module.css';
import { Section } from '#client/features/shared-view/parts/section.tsx';
import chart from '#client/lib/charts/charts.module.css';
import { dateText, shortDateText } from '#client/lib/date-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { count } from '#domain/shared/text/count.ts';

type Ladder = StreamReplies['ladders']['ladders'][number];
type Try = Ladder['tries'][number];

/** The maximum number of tries in the drawing. The table contains all of them. */
const MOST_DRAWN = 10;

const RESISTED: Readonly<Record<Try['resisted'], string>> = {
  all: 'resisted all of it',
  part: 'resisted a part',
  none: 'not this time',
};

/**
 * The two marks of a try: a hollow diamond for the expected distress, and a filled circle for the highest distress
 * reached.
 */
const Pair = ({ predicted, actual }: Pick<Try, 'predicted' | 'actual'>) => (
  <svg
    role="img"
    className={chart.pair}
    aria-label={`${predicted === null ? 'Expected is not known' : `Expected ${predicted}`}, came ${actual}`}
  >
    <line x1="0" x2="100%" y1="50%" y2="50%" className={chart.grid} />
    {predicted === null ? null : (
      <svg x={`${predicted}%`} y="50%" className={chart.place} aria-hidden="true">
        <path d="M0-7 7 0 0 7-7 0Z" className={chart.hollow} />
      </svg>
    )}
    <svg x={`${actual}%`} y="50%" className={chart.place} aria-hidden="true">
      <circle r="5" className={chart.mark} />
    </svg>
  </svg>
);

const OneLadder = ({ ladder, place }: { readonly ladder: Ladder; readonly place: number }) => {
  const hasSteps = ladder.tries.some(({ step }) => step !== null);
  return (
    <div className={`${kit.stack3} ${styles.group}`}>
      <h3 className={styles.name} dir="auto">
        {ladder.fear ?? `Ladder ${place}`}
      </h3>
      <p>
        {count(ladder.rungs, 'step')}, {count(ladder.tries.length, { one: 'try', other: 'tries' })}{' '}
        in these days.
      </p>
      {ladder.tries.length === 0 ? null : (
        <>
          <ul className={chart.bars} aria-label="Expected and actual distress, 0 to 100">
            {ladder.tries.slice(-MOST_DRAWN).map(({ date, predicted, actual }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tries on the same day have no other identity
              <li key={`${date} ${at}`} className={chart.row}>
                <span className={chart.thing}>{shortDateText(date)}</span>
                <Pair predicted={predicted} actual={actual} />
                <span className={chart.figure}>
                  {predicted ?? '–'} → {actual}
                </span>
              </li>
            ))}
          </ul>
          <p className={kit.softSmall}>
            A hollow diamond is the distress that was expected, a full circle the highest that came,
            from 0 to 100.
          </p>
          <FoldedTable
            name={`Tries of ${ladder.fear ?? `ladder ${place}`}`}
            columns={['Day', ...(hasSteps ? ['Step'] : []), 'Expected', 'Highest', 'The urge']}
            rows={ladder.tries.toReversed().map((one, at) => ({
              key: `${one.date} ${at}`,
              cells: [
                dateText(one.date),
                ...(hasSteps ? [one.step ?? '–'] : []),
                one.predicted ?? 'not known',
                one.actual,
                RESISTED[one.resisted],
              ],
            }))}
          />
        </>
      )}
    </div>
  );
};

/** Fear ladders with expected and actual distress. */
export const LaddersSection = ({ reply }: { readonly reply: StreamReplies['ladders'] }) => (
  <Section heading="Ladders" reply={reply} hasAny={reply.ladders.length > 0}>
    <p className={kit.hint}>
      A try counts because it was tried and something was learned. It need not bring the distress
      down.
    </p>
    {reply.ladders.map((ladder, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: in a summary a ladder has no name
      <OneLadder key={at} ladder={ladder} place={at + 1} />
    ))}
  </Section>
);
