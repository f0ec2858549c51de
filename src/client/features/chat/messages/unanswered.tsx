import { CrisisHelp } from '#client/features/chat/crisis/help.tsx';
import { useChatTools } from '#client/features/chat/tools.ts';
import { useOnline } from '#client/platform/online.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import styles from './message.module.css';

const waitsText = (count: number): string =>
  count === 1
    ? '1 message waits. It is sent when you are back online.'
    : `${count} messages wait. They are sent when you are back online.`;

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
      <p className={kit.ownWords}>{waits ? waitsText(count) : 'Sorry, something went wrong.'}</p>
      {refusal === null ? null : <p className={kit.ownWords}>{refusal}</p>}
      {waits ? null : (
        <div className={`${kit.rowMiddle} ${kit.small} ${styles.unsent}`}>
          <p>Your words are kept on this device.</p>
          <Button
            kind="secondary"
            size="small"
            onClick={() => {
              // The button disappears during the retry, so the focus must move.
              focusField();
              actions.resend();
            }}
          >
            Try again
          </Button>
        </div>
      )}
      <p className={kit.ownWords}>
        Nothing has answered you yet. If you are in danger, these people can help now:
      </p>
      <CrisisHelp offers={['emergency', 'lines']} />
    </>
  );
};
