import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { QUIZ_DRAFTS, quizKeys } from '#client/features/quiz/keys.ts';
import { call, Refusal } from '#client/lib/api/call.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { discardDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { quizEndpoints } from '#contract/quiz.ts';
import { texts } from '#texts/quiz.js';

type ResetState =
  | 'idle'
  | 'asking'
  | 'resetting'
  | { readonly failed: string; readonly changed: string };

/** A button that resets the first quiz after the person has confirmed, and loads it again. */
export const ResetQuiz = ({ userId }: { readonly userId: string }) => {
  const client = useQueryClient();
  const [state, setState] = useState<ResetState>('idle');

  const reset = async (): Promise<void> => {
    setState('resetting');
    try {
      await call(quizEndpoints.reset, { query: { userId } });
    } catch (error) {
      // If there was no reply, the server may still have reset the quiz.
      const isKnown = error instanceof Refusal;
      if (!isKnown) void client.invalidateQueries({ queryKey: quizKeys.first(userId) });
      setState({
        failed: errorText(error),
        changed: isKnown ? texts.nothingChanged : texts.secondResetIsSafe,
      });
      return;
    }
    discardDraft(QUIZ_DRAFTS.first);
    client.setQueryData(quizKeys.first(userId), null);
    client.removeQueries({ queryKey: quizKeys.allWeeklyQuestions(userId) });
    void client.invalidateQueries({ queryKey: quizKeys.all(userId) });
  };

  return (
    <>
      <Button
        size="small"
        kind="secondary"
        pending={state === 'resetting'}
        pendingLabel={texts.resetting}
        onClick={() => setState('asking')}
      >
        {texts.resetAndTakeAgain}
      </Button>
      {typeof state === 'string' ? null : (
        <RetryNotice first={texts.resetFailed} onRetry={() => void reset()}>
          {state.failed} {state.changed}
        </RetryNotice>
      )}
      <Confirm
        open={state === 'asking'}
        title={texts.takeAgain}
        keep={texts.keepResult}
        submit={texts.resetQuiz}
        onConfirm={() => void reset()}
        onClose={() => setState('idle')}
      >
        <p>{texts.whatResetDeletes}</p>
      </Confirm>
    </>
  );
};
