import styles from '#client/features/chat/composer/composer.module.css';
import { LEAVE } from '#client/features/chat/sending/continue-ladder.ts';
import { useChatTools } from '#client/features/chat/tools.ts';
import kit from '#client/ui/layout/kit.module.css';

interface RepliesProps {
  readonly replies: readonly string[];
}

/** Sends a reply and moves the focus, because the pressed button disappears. */
export const usePress = (): ((reply: string) => void) => {
  const { actions, focusField } = useChatTools();
  return (reply) => {
    focusField();
    actions.send(reply);
  };
};

/** Replies that are sent with one press. Typing the same text has the same effect. */
export const QuickReplies = ({ replies }: RepliesProps) => {
  const press = usePress();
  const shown = replies.filter((reply) => reply !== LEAVE);
  if (shown.length === 0) return null;
  return (
    <ul className={kit.row2} aria-label="Answers">
      {shown.map((reply) => (
        <li key={reply}>
          <button
            type="button"
            className={`${kit.boldBreak} ${styles.reply}`}
            onClick={() => press(reply)}
          >
            {reply}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** The button to leave the running exercise. It stays in view, even if the answers above are long. */
export const LeaveButton = ({ replies }: RepliesProps) => {
  const press = usePress();
  if (!replies.includes(LEAVE)) return null;
  return (
    <button type="button" className={styles.leave} onClick={() => press(LEAVE)}>
      {LEAVE}
    </button>
  );
};
