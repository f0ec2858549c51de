import { basisText, LEVEL_TEXTS } from '#client/features/shared-view/parts/texts.ts';
import { STATUS_TEXTS } from '#client/features/shared-view/streams/goal-group.tsx';
import { scoresOf } from '#client/features/shared-view/streams/goal-scores.ts';
import { shortDateText } from '#client/lib/date-text.ts';
import { signed } from '#client/lib/goals/words.ts';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import styles from './brief.module.css';

type Reply = StreamReplies['goals'];
type Rating = Reply['goals'][number]['person'];

/** Maximum number of goals that fit on one page. */
const MOST_GOALS = 6;

const ratingText = (rating: Rating): string =>
  rating === null
    ? '–'
    : `${signed(rating.level)} ${LEVEL_TEXTS[rating.level].toLowerCase()} (${shortDateText(rating.date)})`;

const scoreText = (reply: Reply): string | null => {
  const { person, therapist } = scoresOf(reply.goals);
  const parts = [
    person.score === null ? null : `T = ${person.score} by ${person.goals} own ratings`,
    therapist.score === null
      ? null
      : `T = ${therapist.score} by ${therapist.goals} ratings of the therapist`,
  ].filter((part) => part !== null);
  return parts.length === 0
    ? null
    : `Together: ${parts.join('; ')}. 50 is what is aimed at; it says nothing about health.`;
};

/** Goals with the ratings of both people side by side, active goals first. */
export const BriefGoals = ({ reply }: { readonly reply: Reply }) => {
  const goals = [
    ...reply.goals.filter(({ status }) => status === 'active'),
    ...reply.goals.filter(({ status }) => status !== 'active'),
  ];
  const score = scoreText(reply);
  return (
    <section className={`${kit.stack2} ${styles.part}`}>
      <h3>
        Goals
        {reply.entries > 0 ? (
          <span className={`${kit.softSmall} ${styles.basis}`}>{basisText(reply)}</span>
        ) : null}
      </h3>
      <table className={`${kit.table} ${styles.goals}`}>
        <thead>
          <tr>
            <th scope="col">Goal</th>
            <th scope="col">Own rating</th>
            <th scope="col">Therapist’s rating</th>
          </tr>
        </thead>
        <tbody>
          {goals.slice(0, MOST_GOALS).map(({ id, words, status, person, therapist }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{words}</bdi>
                {status === 'active' ? null : ` (${STATUS_TEXTS[status]})`}
              </th>
              <td>{ratingText(person)}</td>
              <td>{ratingText(therapist)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {goals.length > MOST_GOALS ? (
        <p>{goals.length - MOST_GOALS} more are on the page of this person.</p>
      ) : null}
      {score === null ? null : <p>{score}</p>}
    </section>
  );
};
