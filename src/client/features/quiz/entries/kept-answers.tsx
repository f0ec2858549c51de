import { VIEW_FOCUS_TARGET } from '#client/features/quiz/questions/use-view-focus.ts';
import styles from '#client/features/quiz/quiz.module.css';
import { useOnline } from '#client/platform/online.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { Submission } from './use-submission.ts';

const LATER = 'You can close this page: they are also sent when you open Evenkeel again.';

const Trouble = ({ sending, attempts, retry }: Submission) => (
  <Notice
    tone="problem"
    first="Something went wrong."
    action={
      <Button
        size="small"
        kind="secondary"
        pending={sending}
        pendingLabel="Submitting..."
        onClick={() => void retry()}
      >
        Try again
      </Button>
    }
  >
    {/* The key changes with each attempt, so that screen readers announce the text again. */}
    <span key={attempts}>Your answers are kept.</span>
  </Notice>
);

/** Replaces the questions while the answers wait to be sent, and explains what happens to the answers. */
export const KeptAnswers = ({ submission }: { readonly submission: Submission }) => {
  const online = useOnline();
  const slow = online && !submission.failing;
  return (
    <section className={`${kit.raisedCard} ${kit.stack5} ${styles.card}`}>
      <h2 className={kit.largest} tabIndex={-1} {...VIEW_FOCUS_TARGET}>
        {slow ? 'Your answers are on their way' : 'Your answers are kept'}
      </h2>
      {online && submission.failing ? <Trouble {...submission} /> : null}
      {online ? null : <p>There is no connection right now.</p>}
      <p>
        {slow ? 'It takes longer than usual. ' : ''}All of your answers are on this device.{' '}
        {online ? 'Evenkeel tries to send them by itself.' : 'They are sent when it returns.'} Then
        your result is here.
      </p>
      <p>{LATER}</p>
    </section>
  );
};
