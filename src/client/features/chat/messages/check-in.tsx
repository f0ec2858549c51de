import { CrisisHelp } from '#client/features/chat/crisis/help.tsx';
import type { Conversation } from '#client/features/chat/queries.ts';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/chat.js';
import styles from './message.module.css';
import { QuickReplies } from './quick-replies.tsx';

/** Asks a person who returns after a sign of danger how they are now. */
export const CheckIn = ({
  checkIn,
}: {
  readonly checkIn: NonNullable<Conversation['checkIn']>;
}) => {
  return (
    <section
      className={`${kit.stack2} ${styles.message} ${styles.assistant}`}
      aria-label={texts.questionFromAssistant}
    >
      <p className={styles.from}>{texts.assistant}</p>
      <p className={kit.ownWords}>{checkIn.text}</p>
      <QuickReplies replies={checkIn.quickReplies} />
      <CrisisHelp offers={checkIn.offers} />
    </section>
  );
};
