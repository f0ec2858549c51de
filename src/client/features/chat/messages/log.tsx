import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from '#client/features/chat/chat.module.css';
import { type Conversation, fetchEarlier } from '#client/features/chat/queries.ts';
import type { Item } from '#client/features/chat/sending/turn.ts';
import { useChatTools } from '#client/features/chat/tools.ts';
import { loadState } from '#client/lib/load-state.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { useOnline } from '#client/platform/online.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { MESSAGES_OF_A_PAGE } from '#contract/shared/limits.ts';
import { texts } from '#texts/chat.js';
import { texts as common } from '#texts/common.js';
import { AfterMood, useTextAfterMood } from './after-mood.tsx';
import { CheckIn } from './check-in.tsx';
import { DeleteMessage } from './delete-message.tsx';
import { Message } from './message.tsx';
import { useReservedHeight } from './use-reserved-height.ts';
import { useStickToEnd } from './use-stick-to-end.ts';
import { type NumbersBelow, Waiting } from './waiting.tsx';
import { Welcome } from './welcome.tsx';

interface MessageLogProps {
  readonly query: UseQueryResult<Conversation>;
  readonly items: readonly Item[];
  /** The id of the message whose quick replies can be pressed; undefined if there is no such message. */
  readonly answerable: string | undefined;
  readonly isAnswering: boolean;
  /** Whether numbers to call appear below a message that has no answer text yet. */
  readonly numbers: NumbersBelow;
}

const NONE: readonly string[] = [];
const MOOD = { id: 'mood', state: 'kept' };
/**
 * How many of the last messages count as recent: as many may arrive at the same time, for example after reconnecting.
 */
const RECENT = 12;

/** The latest page of messages, and earlier ones on request. */
export const MessageLog = ({ query, items, answerable, isAnswering, numbers }: MessageLogProps) => {
  const { data } = query;
  const { userId } = useChatTools();
  const client = useQueryClient();
  const [shown, setShown] = useState(MESSAGES_OF_A_PAGE);
  const [problem, setProblem] = useState(false);
  const [isFetching, setFetching] = useState(false);
  const [deleting, setDeleting] = useState<Item | null>(null);
  const stored = loadState(query, useOnline()) === 'stored';
  const scroller = useRef<HTMLElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const first = useRef<string | undefined>(undefined);
  // The id of the log's first message. It is fixed when the page opens, so that a new message does not push an earlier
  // one out of the log.
  const [logFrom, setLogFrom] = useState<string | undefined>(undefined);

  const start = Math.max(0, items.length - shown);
  const visible = items.slice(start);
  const firstId = visible[0]?.id;
  if (logFrom === undefined && data !== undefined && firstId !== undefined) setLogFrom(firstId);
  const split = Math.max(
    0,
    visible.findIndex(({ id }) => id === logFrom),
  );
  const hasEarlier = start > 0 || (data?.next ?? null) !== null;

  const moodText = useTextAfterMood();
  // The id of the last message when the page opened, after which the message about the mood stays.
  const [moodAfter, setMoodAfter] = useState<string | null>();
  if (moodText !== undefined && moodAfter === undefined && data !== undefined)
    setMoodAfter(visible.at(-1)?.id ?? null);
  const moodAt = Math.max(split, visible.findIndex(({ id }) => id === moodAfter) + 1);
  const isMoodShown = moodText !== undefined && data?.checkIn === null;
  const isMoodLast = isMoodShown && moodAt === visible.length;

  useReservedHeight(log, items, numbers !== 'none');
  // The list follows new messages even if earlier messages could not be loaded.
  const followed = isMoodLast && items.length > 0 ? [...items, MOOD] : items;
  const keepPlace = useStickToEnd(scroller, followed, data !== undefined || items.length > 0);
  useLayoutEffect(() => {
    if (first.current !== firstId) keepPlace();
    first.current = firstId;
  }, [firstId, keepPlace]);

  const showEarlier = async (): Promise<void> => {
    if (isFetching) return;
    setProblem(false);
    if (start < MESSAGES_OF_A_PAGE && (data?.next ?? null) !== null) {
      setFetching(true);
      try {
        await fetchEarlier(client, userId);
      } catch {
        setProblem(true);
      }
      setFetching(false);
    }
    setShown((before) => before + MESSAGES_OF_A_PAGE);
  };

  const last = visible.length - 1;
  const list = (from: number, to: number) =>
    visible
      .slice(from, to)
      .map((item, index) => (
        <Message
          key={item.id}
          item={item}
          isLast={from + index === last && !isMoodLast}
          isRecent={from + index > last - RECENT}
          isAnswerable={item.id === answerable}
          replies={
            item.id === answerable && !isMoodLast ? (item.reply?.quickReplies ?? NONE) : NONE
          }
          onDelete={setDeleting}
        />
      ));

  const welcome =
    data !== undefined && items.length === 0 && data.checkIn === null ? (
      <Welcome watch={data.watch} isBegun={isMoodShown} />
    ) : null;

  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-labelledby="chat-messages"
      tabIndex={-1}
      data-messages
    >
      <VisuallyHidden>
        <h2 id="chat-messages">{texts.messages}</h2>
      </VisuallyHidden>
      {data === undefined ? (
        <NotLoaded message={texts.conversationNotLoaded} query={query} />
      ) : null}
      {hasEarlier && data !== undefined ? (
        <div className={styles.earlier}>
          <Button
            kind="secondary"
            size="small"
            pending={isFetching}
            pendingLabel={common.loading}
            onClick={() => void showEarlier()}
          >
            {texts.showEarlier}
          </Button>
        </div>
      ) : null}
      {problem ? <Notice tone="problem">{texts.earlierNotLoaded}</Notice> : null}
      {stored ? (
        <p className={`${kit.soft} ${kit.noneIfEmpty} ${styles.note}`}>{common.savedOnDevice}</p>
      ) : null}
      {isMoodShown ? null : welcome}
      {split > 0 ? <div className={styles.messages}>{list(0, split)}</div> : null}
      {data === undefined && items.length === 0 ? null : (
        <div ref={log} role="log" aria-label={texts.conversation} className={styles.messages}>
          {list(split, moodAt)}
          {isMoodShown ? <AfterMood text={moodText} isLast={isMoodLast} /> : null}
          {list(moodAt, visible.length)}
          {data?.checkIn == null || isAnswering ? null : <CheckIn checkIn={data.checkIn} />}
        </div>
      )}
      {isMoodShown ? welcome : null}
      <Waiting isAnswering={isAnswering} numbers={numbers} />
      <DeleteMessage item={deleting} onClose={() => setDeleting(null)} />
    </section>
  );
};
