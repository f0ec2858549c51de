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
import { texts } from '#texts/chat.js';
import { texts as common } from '#texts/common.js';
import styles from './message.module.css';
import { QuickReplies } from './quick-replies.tsx';
import { Unanswered } from './unanswered.tsx';

interface MessageProps {
  readonly item: Item;
  readonly isLast: boolean;
  /**
   * Whether the message is one of the last few messages, which always take their real height: the page may open at one
   * of them, and several of them may arrive together.
   */
  readonly isRecent: boolean;
  /** Whether the person's next message counts as an answer to this one. */
  readonly isAnswerable: boolean;
  /** The quick replies of the message; may be empty. */
  readonly replies: readonly string[];
  readonly onDelete: (item: Item) => void;
}

/** Marks a message that has no answer. A single note below all such messages explains what to do. */
const Unsent = ({ item }: { readonly item: Item }) => {
  const { actions, focusField } = useChatTools();
  const online = useOnline();
  return (
    <div className={`${kit.rowMiddle} ${kit.small} ${styles.unsent}`}>
      {online ? <p>{texts.notAnswered}</p> : null}
      <Button
        kind="quiet"
        size="small"
        onClick={() => {
          // The button disappears with the message, so the focus must move.
          focusField();
          actions.remove(item.id);
        }}
      >
        {common.remove}
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
  // The replies to a safety question, and its help, come before the parts, so that a long form does not push them down.
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
      className={`${kit.stack2} ${styles.message} ${isOwn ? styles.own : styles.assistant}`}
      data-last={isLast || undefined}
      data-recent={isRecent || undefined}
      // Hidden from screen readers while streaming, so that they read the complete answer and not word by word.
      aria-hidden={isStreaming || undefined}
      tabIndex={state === 'kept' ? 0 : undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <p className={styles.from}>
        {isOwn ? texts.you : texts.assistant}
        <time dateTime={item.at} className={`${kit.softThin} ${styles.time}`}>
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
          // With Shift+Tab from the input field, the focus must reach the message before its delete button.
          tabIndex={hasFocus ? undefined : -1}
          aria-label={isOwn ? texts.deleteYourMessage : texts.deleteThisAnswer}
          onClick={() => onDelete(item)}
        >
          <Trash2 aria-hidden="true" size="1rem" />
        </button>
      ) : null}
    </article>
  );
});
