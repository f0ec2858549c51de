import { VIEW_FOCUS_TARGET } from '#client/features/quiz/questions/use-view-focus.ts';
import styles from '#client/features/quiz/quiz.module.css';
import { useOnline } from '#client/platform/online.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/quiz.js';
import type { Submission } from './use-submission.ts';

const Trouble = ({ sending, attempts, retry }: Submission) => (
  <Notice
    tone="problem"
    first={texts.somethingWentWrong}
    action={
      <Button
        size="small"
        kind="secondary"
        pending={sending}
        pendingLabel={texts.submitting}
        onClick={() => void retry()}
      >
        {common.tryAgain}
      </Button>
    }
  >
    {/* The key changes with each attempt, so that screen readers announce the text again. */}
    <span key={attempts}>{texts.answersKept}</span>
  </Notice>
);

/** Replaces the questions while the answers wait to be sent, and explains what happens to the answers. */
export const KeptAnswers = ({ submission }: { readonly submission: Submission }) => {
  const online = useOnline();
  const state = online ? (submission.failing ? 'failing' : 'slow') : 'offline';
  return (
    <section className={`${kit.raisedCard} ${kit.stack5} ${styles.card}`}>
      <h2 className={kit.largest} tabIndex={-1} {...VIEW_FOCUS_TARGET}>
        {state === 'slow' ? texts.answersOnTheirWay : texts.answersKeptHeading}
      </h2>
      {state === 'failing' ? <Trouble {...submission} /> : null}
      {online ? null : <p>{texts.noConnection}</p>}
      <p>{texts.whatHappens[state]}</p>
      <p>{texts.canClosePage}</p>
    </section>
  );
};
