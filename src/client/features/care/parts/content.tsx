import { anchorText, daysText } from '#client/lib/routines/plan-words.ts';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { type CareProposal, homeworkOf } from '#contract/sharing/care.ts';
import { texts } from '#texts/care.js';
import { homeworkDays } from './words.ts';

/** The content of a proposal as text. */
export const ProposalContent = ({ proposal }: { readonly proposal: CareProposal }) => {
  const { content } = proposal;
  const homework = homeworkOf(proposal);
  if (homework !== null) return <p>{homeworkDays(homework)}</p>;
  if (content.kind === 'routine') {
    const { plan } = content;
    const time = plan.anchor.kind === 'time' ? plan.anchor.time : null;
    return (
      <>
        <p>
          {daysText(plan)}, {anchorText(plan, time, [])}
        </p>
        <ul>
          {plan.steps.map(({ id, title }) => (
            <li key={id}>
              <bdi>{title}</bdi>
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (content.kind !== 'goal') return null;
  return (
    <>
      {content.plan.why === null ? null : <p className={kit.ownWords}>{content.plan.why}</p>}
      <p>
        {sentence(
          texts.fromLevelTo({
            from: content.levels[0],
            to: content.levels[2],
            own: (words) => <bdi>{words}</bdi>,
          }),
        )}
      </p>
      {content.plan.steps.length === 0 ? null : (
        <ul>
          {content.plan.steps.map(({ id, words }) => (
            <li key={id}>
              <bdi>{words}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
