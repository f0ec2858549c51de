import styles from '#client/features/chat/composer/composer.module.css';
import { LEAVE } from '#client/features/chat/sending/sent-words.ts';
import { useChatTools } from '#client/features/chat/tools.ts';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/chat.js';

interface RepliesProps {
  readonly replies: readonly string[];
}

/** Replies that are sent with one press. Typing the same text has the same effect. */
export const QuickReplies = ({ replies }: RepliesProps) => {
  const { press } = useChatTools();
  const shown = replies.filter((reply) => reply !== LEAVE);
  if (shown.length === 0) return null;
  return (
    <ul className={kit.row2} aria-label={texts.answers}>
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
  const { press } = useChatTools();
  if (!replies.includes(LEAVE)) return null;
  return (
    <button type="button" className={styles.leave} onClick={() => press(LEAVE)}>
      {LEAVE}
    </button>
  );
};
