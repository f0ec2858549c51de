import { CrisisHelp } from '#client/features/chat/crisis/help.tsx';
import { useChatTools } from '#client/features/chat/tools.ts';
import { useOnline } from '#client/platform/online.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/chat.js';
import { texts as common } from '#texts/common.js';
import styles from './message.module.css';

interface UnansweredProps {
  readonly refusal: string | null;
  /** The number of unanswered messages above. */
  readonly count: number;
}

/**
 * A single note below all unanswered messages. It says that they wait for a connection, or what went wrong. It always
 * includes numbers to call, because these messages have not been checked for danger.
 */
export const Unanswered = ({ refusal, count }: UnansweredProps) => {
  const { actions, focusField } = useChatTools();
  const waits = !useOnline() && refusal === null;
  return (
    <>
      <p className={kit.ownWords}>
        {waits ? texts.messagesWait({ count }) : texts.somethingWentWrong}
      </p>
      {refusal === null ? null : <p className={kit.ownWords}>{refusal}</p>}
      {waits ? null : (
        <div className={`${kit.rowMiddle} ${kit.small} ${styles.unsent}`}>
          <p>{texts.wordsKeptHere}</p>
          <Button
            kind="secondary"
            size="small"
            onClick={() => {
              // The button disappears during the retry, so the focus must move.
              focusField();
              actions.resend();
            }}
          >
            {common.tryAgain}
          </Button>
        </div>
      )}
      <p className={kit.ownWords}>{texts.nobodyAnsweredYet}</p>
      <CrisisHelp offers={['emergency', 'lines']} />
    </>
  );
};
