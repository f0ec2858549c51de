import styles from '#client/features/shared-view/parts/parts.module.css';
import { Section } from '#client/features/shared-view/parts/section.tsx';
import chart from '#client/lib/charts/charts.module.css';
import { dateText, shortDateText } from '#client/lib/date-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { texts } from '#texts/clients.js';

type Ladder = StreamReplies['ladders']['ladders'][number];
type Try = Ladder['tries'][number];

/** The maximum number of tries in the drawing. The table contains all of them. */
const MOST_DRAWN = 10;

/**
 * The two marks of a try: a hollow diamond for the expected distress, and a filled circle for the highest distress
 * reached.
 */
const Pair = ({ predicted, actual }: Pick<Try, 'predicted' | 'actual'>) => (
  <svg
    role="img"
    className={chart.pair}
    aria-label={
      predicted === null
        ? texts.cameUnexpected({ actual })
        : texts.expectedAndCame({ expected: predicted, actual })
    }
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
        {ladder.fear ?? texts.ladder({ number: place })}
      </h3>
      <p>{texts.stepsAndTries({ steps: ladder.rungs, tries: ladder.tries.length })}</p>
      {ladder.steps === null || ladder.steps.length === 0 ? null : (
        <ol
          aria-label={
            ladder.fear === null
              ? texts.stepsOfLadder({ number: place })
              : texts.stepsOfFear({ fear: ladder.fear })
          }
        >
          {ladder.steps.map((step) => (
            <li key={step} dir="auto">
              {step}
            </li>
          ))}
        </ol>
      )}
      {ladder.tries.length === 0 ? null : (
        <>
          <ul className={chart.bars} aria-label={texts.distressTitle}>
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
          <p className={kit.softSmall}>{texts.distressExplained}</p>
          <FoldedTable
            name={
              ladder.fear === null
                ? texts.triesOfLadder({ number: place })
                : texts.triesOfFear({ fear: ladder.fear })
            }
            columns={[
              texts.day,
              ...(hasSteps ? [texts.step] : []),
              texts.expected,
              texts.highest,
              texts.theUrge,
            ]}
            rows={ladder.tries.toReversed().map((one, at) => ({
              key: `${one.date} ${at}`,
              cells: [
                dateText(one.date),
                ...(hasSteps ? [one.step ?? '–'] : []),
                one.predicted ?? texts.notKnown,
                one.actual,
                texts.resisted[one.resisted],
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
  <Section heading={texts.ladders} reply={reply} hasAny={reply.ladders.length > 0}>
    <p className={kit.hint}>{texts.triesExplained}</p>
    {reply.ladders.map((ladder, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: in a summary a ladder has no name
      <OneLadder key={at} ladder={ladder} place={at + 1} />
    ))}
  </Section>
);
