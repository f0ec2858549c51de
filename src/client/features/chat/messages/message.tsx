import Trash2 from 'lucide-react/icons/trash-2';
import { memo, useState } from 'react';
import { CrisisHelp } from '#client/features/chat/crisis/help.tsx';
import { HelpInOneLine } from '#client/features/chat/crisis/one-line.tsx';
import { MessageParts } from '#client/features/chat/parts/message-parts.tsx';
import type { Item } from '#client/features/chat/sending/turn.ts';
import { useChatTools } from '#client/features/chat/tools.ts';
import { dateAndTimeText } from '#client/lib/time/moment-text.ts';
import { useOnline } from '#client/platform/online.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import styles from './message.module.css';
import { QuickReplies } from './quick-replies.tsx';
import { Unanswered } from './unanswered.tsx';

interface MessageProps {
  readonly item: Item;
  readonly isLast: boolean;
  /** Whether it is among the last few, where the page may open or which may have arrived together. */
  readonly isRecent: boolean;
  /** Whether the next message answers it. */
  readonly isAnswerable: boolean;
  /** Its quick replies; empty for none. */
  readonly replies: readonly string[];
  readonly onDelete: (item: Item) => void;
}

/** Marks a message without an answer. What to do about it is shown once, below all of them. */
const Unsent = ({ item }: { readonly item: Item }) => {
  const { actions, focusField } = useChatTools();
  const online = useOnline();
  return (
    <div className={styles.unsent}>
      {online ? <p>Not answered.</p> : null}
      <Button
        kind="quiet"
        size="small"
        onClick={() => {
          // The button disappears with the message, so the focus must move.
          focusField();
          actions.remove(item.id);
        }}
      >
        Remove
      </Button>
    </div>
  );
};

const Paragraphs = ({ item }: { readonly item: Item }) => {
  const paragraphs = item.reply?.paragraphs ?? [item.text];
  return paragraphs.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a message never change places
    <p key={index} className={kit.ownWords} dir="auto">
      {text}
    </p>
  ));
};

/** One message with its time, replies, parts and buttons. */
export const Message = memo((props: MessageProps) => {
  const { item, isLast, isRecent, isAnswerable, replies, onDelete } = props;
  const { from, state, safety, reply, refusal } = item;
  const isOwn = from === 'person';
  const [hasFocus, setHasFocus] = useState(false);
  const isStreaming = state === 'streaming';
  // A safety question and its help are never pushed below a long form.
  const isAsked = safety?.response === 'full' || safety?.response === 'soft';
  const answering = (
    <>
      <QuickReplies replies={replies} />
      {isOwn || safety?.showsCrisis !== true ? null : <CrisisHelp offers={safety.offers} />}
      {isOwn || safety?.response !== 'soft' ? null : <HelpInOneLine offers={safety.offers} />}
    </>
  );
  return (
    <article
      className={`${styles.message} ${isOwn ? styles.own : styles.assistant}`}
      data-last={isLast || undefined}
      data-recent={isRecent || undefined}
      // Read out once complete, not word by word.
      aria-hidden={isStreaming || undefined}
      tabIndex={state === 'kept' ? 0 : undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <p className={styles.from}>
        {isOwn ? 'You' : 'Assistant'}
        <time dateTime={item.at} className={styles.time}>
          {dateAndTimeText(item.at)}
        </time>
      </p>
      {state === 'unanswered' ? <Unanswered refusal={refusal} count={item.count ?? 0} /> : null}
      {state === 'unanswered' ? null : <Paragraphs item={item} />}
      {isAsked ? answering : null}
      {reply === null ? null : (
        <MessageParts
          messageId={item.id}
          parts={reply.parts}
          isLast={isLast}
          isAnswerable={isAnswerable}
          isRaised={safety?.level === 'elevated' || safety?.level === 'high'}
        />
      )}
      {isAsked ? null : answering}
      {state === 'failed' ? <Unsent item={item} /> : null}
      {state === 'kept' ? (
        <button
          type="button"
          className={styles.remove}
          // Shift+Tab from the input field reaches the message first, not its delete button.
          tabIndex={hasFocus ? undefined : -1}
          aria-label={isOwn ? 'Delete your message' : 'Delete this answer'}
          onClick={() => onDelete(item)}
        >
          <Trash2 aria-hidden="true" size="1rem" />
        </button>
      ) : null}
    </article>
  );
});
