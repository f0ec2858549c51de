import styles from '#client/features/shared-view/parts/parts.module.css';
import { LEVEL_TEXTS } from '#client/features/shared-view/parts/texts.ts';
import { dateText } from '#client/lib/date-text.ts';
import { Picture } from '#client/lib/goals/picture.tsx';
import { AREA_NAMES, placeOf, signed } from '#client/lib/goals/words.ts';
import { Fold } from '#client/ui/fold.tsx';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import type { GoalStatus } from '#domain/goals/goal.ts';
import { LEVELS } from '#domain/goals/levels.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts } from '#texts/clients.js';
import goalStyles from './goals.module.css';

type Goal = StreamReplies['goals']['goals'][number];

/** The names of the statuses of another person's goal. */
export const STATUS_TEXTS: Readonly<Record<GoalStatus, string>> = texts.goalStatuses;

const RATERS = [
  ['person', texts.ownRating],
  ['therapist', texts.therapistsRating],
] as const;

/** The latest ratings by the person and the therapist, one row each, on the same five levels. */
const SideBySide = ({ goal }: { readonly goal: Goal }) => (
  <section
    className={goalStyles.box}
    aria-label={texts.ratingsByBoth({ goal: goal.words })}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard could not scroll the table
    tabIndex={0}
  >
    <table className={`${kit.table} ${kit.small} ${goalStyles.levels}`}>
      <thead>
        <tr>
          <th scope="col">{texts.latest}</th>
          {LEVELS.map((level) => (
            <th key={level} scope="col" abbr={LEVEL_TEXTS[level]}>
              {signed(level)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {RATERS.map(([rater, name]) => {
          const rating = goal[rater];
          return (
            <tr key={rater}>
              <th scope="row">
                {name}
                {rating === null ? null : (
                  <span className={kit.softBlock}>{dateText(rating.date)}</span>
                )}
              </th>
              {rating === null ? (
                <td colSpan={LEVELS.length} className={goalStyles.none}>
                  {texts.noneInDays}
                </td>
              ) : (
                LEVELS.map((level) => (
                  <td key={level}>
                    {level === rating.level ? (
                      <span className={goalStyles.here}>{signed(level)}</span>
                    ) : null}
                  </td>
                ))
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);

const inWords = (goal: Goal): string | null => {
  const { person, plan } = goal;
  if (person === null) return plan === null ? null : texts.target({ level: plan.levels[2] });
  return texts.ownRatings[person.level]({
    level: signed(person.level),
    plan: plan === null ? 'hidden' : 'shown',
    words: plan === null ? '' : plan.levels[placeOf(person.level)],
  });
};

const RATER_NAMES = { person: texts.self, therapist: texts.therapist } as const;

const stepState = (done: boolean, doneOn: LocalDate | null): string => {
  if (!done) return texts.stepOpen;
  return doneOn === null ? texts.stepDone : texts.stepDoneOn({ day: dateText(doneOn) });
};

const Plan = ({
  goal,
  plan,
}: {
  readonly goal: Goal;
  readonly plan: NonNullable<Goal['plan']>;
}) => (
  <>
    {plan.ratings.length === 0 ? null : (
      <>
        <Picture ratings={plan.ratings} legend={texts.ratingsExplained} />
        <FoldedTable
          name={texts.ratingsOf({ goal: goal.words })}
          columns={[texts.day, texts.rater, texts.level, texts.note]}
          rows={plan.ratings.toReversed().map(({ date, rater, level, note, version }) => ({
            key: `${date} ${rater}`,
            cells: [
              dateText(date),
              RATER_NAMES[rater],
              version === plan.version
                ? `${signed(level)}: ${plan.levels[placeOf(level)]}`
                : texts.earlierWords({ level: signed(level) }),
              note || '–',
            ],
          }))}
        />
      </>
    )}
    <Fold label={texts.levelsStepsAndMore}>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.fiveLevels}</dt>
          <dd>
            <ul className={goalStyles.words}>
              {LEVELS.toReversed().map((level) => (
                <li key={level}>
                  {signed(level)}: <bdi>{plan.levels[placeOf(level)]}</bdi>
                </li>
              ))}
            </ul>
          </dd>
        </div>
        {plan.why === null || plan.why === '' ? null : (
          <div>
            <dt>{texts.why}</dt>
            <dd dir="auto">{plan.why}</dd>
          </div>
        )}
        {plan.steps.length === 0 ? null : (
          <div>
            <dt>{texts.steps}</dt>
            <dd>
              <ul>
                {plan.steps.map(({ words, done, doneOn }) => (
                  <li key={words}>
                    <bdi>{words}</bdi> {stepState(done, doneOn)}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {plan.barriers.length === 0 ? null : (
          <div>
            <dt>{texts.whatMayGetInTheWay}</dt>
            <dd dir="auto">{plan.barriers.join('; ')}</dd>
          </div>
        )}
      </dl>
    </Fold>
  </>
);

/** One goal: the latest ratings by both people, and the shared part of the goal's plan. */
export const GoalGroup = ({ goal }: { readonly goal: Goal }) => (
  <div className={`${kit.stack3} ${styles.group}`}>
    <h3 className={styles.name} dir="auto">
      {goal.words}
    </h3>
    <p className={kit.softMeasure}>
      {[
        goal.statusSince === null
          ? STATUS_TEXTS[goal.status]
          : texts.goalStatusesSince[goal.status]({ day: dateText(goal.statusSince) }),
        goal.area === null ? null : AREA_NAMES[goal.area],
        goal.steps === 0
          ? null
          : texts.stepsOfGoalDone({ done: goal.stepsDone, count: goal.steps }),
      ]
        .filter((part) => part !== null)
        .join(' · ')}
    </p>
    {inWords(goal) === null ? null : <p className={styles.prose}>{inWords(goal)}</p>}
    <SideBySide goal={goal} />
    {goal.plan === null ? null : <Plan goal={goal} plan={goal.plan} />}
  </div>
);
