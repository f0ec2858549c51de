import { useId } from 'react';
import type { Goals } from '#client/features/goals/changes/use-goals.ts';
import type { Thing } from '#client/features/goals/editor/link-fields.tsx';
import { Progress } from '#client/features/goals/rating/progress.tsx';
import { dateText } from '#client/lib/date-text.ts';
import {
  AREA_NAMES,
  DIFFICULTY,
  IMPORTANCE,
  placeOf,
  STATUS_NAMES,
  signed,
  weekdayName,
} from '#client/lib/goals/words.ts';
import { Button } from '#client/ui/button.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import type { Goal } from '#contract/goals.ts';
import { newestRating } from '#domain/goals/levels.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/goals.js';
import styles from './goals.module.css';

/** Actions that open a form. */
export type GoalAction = 'edit' | 'rate' | 'aside' | 'remove';

interface GoalCardProps {
  readonly goal: Goal;
  readonly goals: Goals;
  readonly things: readonly Thing[];
  /** Changes the status of the goal. This moves the card to another section. */
  readonly onBecome: (status: Goal['status']) => void;
  readonly onAsk: (action: GoalAction) => void;
}

const Facts = ({ goal, things }: Pick<GoalCardProps, 'goal' | 'things'>) => {
  const { plan } = goal;
  const serving = plan.links.flatMap(({ kind, id }) =>
    things.filter((thing) => thing.kind === kind && thing.id === id).map(({ name }) => name),
  );
  const facts: readonly (readonly [string, string | null])[] = [
    [texts.facts.why, plan.why],
    [texts.facts.area, plan.area === null ? null : AREA_NAMES[plan.area]],
    [texts.facts.importance, IMPORTANCE[plan.importance]],
    [texts.facts.difficulty, DIFFICULTY[plan.difficulty]],
    [texts.facts.practiceDays, plan.practiceDays.map(weekdayName).join(', ') || null],
    [texts.facts.until, plan.dueOn === null ? null : dateText(plan.dueOn)],
    [texts.facts.when, plan.ifThen?.when ?? null],
    [texts.facts.act, plan.ifThen?.act ?? null],
    [texts.facts.barriers, plan.barriers.join('; ') || null],
    [texts.facts.servedBy, serving.join(', ') || null],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) =>
        text === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
};

const Steps = ({ goal, goals }: Pick<GoalCardProps, 'goal' | 'goals'>) => (
  <ul className={kit.plainList} aria-label={texts.stepsOf({ goal: goal.plan.words })}>
    {goal.plan.steps.map(({ id, words }) => (
      <li key={id}>
        <label className={`${kit.checkLine} ${styles.step}`}>
          <input
            type="checkbox"
            checked={goal.stepsDone[id] !== undefined}
            onChange={(event) =>
              void goals.markStep(goal, id, event.currentTarget.checked ? goals.today : null)
            }
          />
          <bdi>{words}</bdi>
        </label>
      </li>
    ))}
  </ul>
);

/** The actions that the goal's status allows. */
const Actions = ({ goal, onBecome, onAsk }: Pick<GoalCardProps, 'goal' | 'onBecome' | 'onAsk'>) => {
  const become = (status: Goal['status']) => () => onBecome(status);
  switch (goal.status) {
    case 'proposed':
      return (
        <>
          <Button onClick={become('active')}>{texts.takeOn}</Button>
          <Button kind="secondary" onClick={become('cancelled')}>
            {texts.notForMe}
          </Button>
        </>
      );
    case 'accepted':
      return <Button onClick={become('active')}>{texts.begin}</Button>;
    case 'active':
      return (
        <>
          <Button kind="secondary" onClick={() => onAsk('rate')}>
            {texts.rate}
          </Button>
          <Button kind="quiet" onClick={become('completed')}>
            {texts.reached}
          </Button>
          <Button kind="quiet" onClick={() => onAsk('aside')}>
            {texts.setAside}
          </Button>
        </>
      );
    default:
      return (
        <Button kind="secondary" onClick={become('active')}>
          {texts.takeUpAgain}
        </Button>
      );
  }
};

const own = (words: string) => <bdi>{words}</bdi>;

/** A goal: its words, its progress and steps, and all other details in a collapsible part. */
export const GoalCard = ({ goal, goals, things, onBecome, onAsk }: GoalCardProps) => {
  const id = useId();
  const { plan, status } = goal;
  const newest = newestRating(goal.versions, goal.ratings, 'person');
  const levels = goal.versions.at(-1)?.levels;
  return (
    <li className={`${kit.stack3} ${kit.box} ${styles.card}`} aria-labelledby={id}>
      <div>
        <h3 id={id} className={kit.largeBreak} dir="auto">
          {plan.words}
        </h3>
        <p className={kit.softBreak}>
          {newest === null
            ? sentence(texts.target({ words: levels?.[2] ?? '', level: own }))
            : sentence(
                texts.ratedOn({
                  number: signed(newest.level),
                  words: levels?.[placeOf(newest.level)] ?? '',
                  level: own,
                  name: texts.levelsInSentence[newest.level],
                  day: dateText(newest.date),
                }),
              )}
          {status === 'on-hold' || status === 'cancelled' || status === 'accepted'
            ? ` · ${STATUS_NAMES[status]}`
            : null}
        </p>
        {goal.proposedBy === null ? null : (
          <p className={kit.softBreak}>
            {sentence(texts.fromTherapist({ therapist: goal.proposedBy, name: own }))}
          </p>
        )}
      </div>
      {plan.steps.length === 0 || status !== 'active' ? null : <Steps goal={goal} goals={goals} />}
      <fieldset
        className={`${kit.rowMiddle} ${styles.row}`}
        aria-label={texts.whatToDo({ goal: plan.words })}
      >
        <Actions goal={goal} onBecome={onBecome} onAsk={onAsk} />
      </fieldset>
      <Fold label={texts.progressAndMore}>
        <div className={kit.stack4}>
          <Progress goal={goal} />
          <Facts goal={goal} things={things} />
          <div className={`${kit.rowMiddle} ${styles.row}`}>
            <Button kind="secondary" size="small" onClick={() => onAsk('edit')}>
              {common.edit}
            </Button>
            <Button kind="quiet" size="small" onClick={() => onAsk('remove')}>
              {common.delete}
            </Button>
          </div>
        </div>
      </Fold>
    </li>
  );
};
