import { useEffect, useState } from 'react';
import { AFTER_MOOD } from '#client/features/chat/sending/sent-words.ts';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/chat.js';
import styles from './message.module.css';
import { QuickReplies } from './quick-replies.tsx';

const TEXTS: ReadonlyMap<string | null, string> = new Map(Object.entries(texts.afterMood));

/** The first message after the `#mood=` link that follows a low mood; undefined if another link opened the page. */
export const useTextAfterMood = (): string | undefined => {
  const [text] = useState(() =>
    TEXTS.get(new URLSearchParams(window.location.hash.slice(1)).get('mood')),
  );
  useEffect(() => {
    if (text !== undefined)
      window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [text]);
  return text;
};

/** A message of the assistant that takes up the mood, with replies until the person writes something. */
export const AfterMood = ({
  text,
  isLast,
}: {
  readonly text: string;
  readonly isLast: boolean;
}) => (
  <section
    className={`${kit.stack2} ${styles.message} ${styles.assistant}`}
    aria-label={texts.questionFromAssistant}
    data-last={isLast || undefined}
  >
    <p className={styles.from}>{texts.assistant}</p>
    <p className={kit.ownWords}>{text}</p>
    {isLast ? <QuickReplies replies={AFTER_MOOD} /> : null}
  </section>
);
