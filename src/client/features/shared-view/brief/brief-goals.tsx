import { basisText } from '#client/features/shared-view/parts/texts.ts';
import { STATUS_TEXTS } from '#client/features/shared-view/streams/goal-group.tsx';
import { scoresOf } from '#client/features/shared-view/streams/goal-scores.ts';
import { shortDateText } from '#client/lib/date-text.ts';
import { signed } from '#client/lib/goals/words.ts';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { texts } from '#texts/clients.js';
import styles from './brief.module.css';

type Reply = StreamReplies['goals'];
type Rating = Reply['goals'][number]['person'];

/** Maximum number of goals that fit on one page. */
const MOST_GOALS = 6;

const ratingText = (rating: Rating): string =>
  rating === null
    ? '–'
    : texts.ratingOn[rating.level]({
        level: signed(rating.level),
        day: shortDateText(rating.date),
      });

const scoreText = (reply: Reply): string | null => {
  const { person, therapist } = scoresOf(reply.goals);
  const own = { score: person.score ?? 0, goals: person.goals };
  const theirs = { score: therapist.score ?? 0, goals: therapist.goals };
  if (person.score === null)
    return therapist.score === null ? null : texts.goalScores.therapist(theirs);
  if (therapist.score === null) return texts.goalScores.person(own);
  return texts.goalScores.both({
    ...own,
    therapistScore: theirs.score,
    therapistGoals: theirs.goals,
  });
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
        {texts.goals}
        {reply.entries > 0 ? (
          <span className={`${kit.softSmall} ${styles.basis}`}>{basisText(reply)}</span>
        ) : null}
      </h3>
      <table className={`${kit.table} ${styles.goals}`}>
        <thead>
          <tr>
            <th scope="col">{texts.goal}</th>
            <th scope="col">{texts.ownRating}</th>
            <th scope="col">{texts.therapistsRating}</th>
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
        <p>{texts.moreGoals({ count: goals.length - MOST_GOALS })}</p>
      ) : null}
      {score === null ? null : <p>{score}</p>}
    </section>
  );
};
