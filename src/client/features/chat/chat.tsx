import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { useUserId } from '#client/lib/session/session.ts';
import { useUnderWay } from '#client/lib/update/under-way.ts';
import { useToday } from '#client/lib/use-today.ts';
import kit from '#client/ui/layout/kit.module.css';
import { usePageHeading } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/chat.js';
import { texts as common } from '#texts/common.js';
import styles from './chat.module.css';
import { Composer } from './composer/composer.tsx';
import { CrisisBar } from './crisis/bar.tsx';
import { CrisisButton } from './crisis/button.tsx';
import { helpStays, isHeard, shownPurposes } from './crisis/help-in-view.ts';
import { useOfflineCrisisData } from './crisis/use-offline-crisis-data.ts';
import { MessageLog } from './messages/log.tsx';
import { LeaveButton } from './messages/quick-replies.tsx';
import { numbersBelow } from './messages/waiting.tsx';
import { conversation } from './queries.ts';
import { continueLadder, offeredBy } from './sending/continue-ladder.ts';
import { itemsOf, lastOf } from './sending/turn.ts';
import { useDangerWaiting } from './sending/use-danger-waiting.ts';
import { useSlowMessages } from './sending/use-slow-messages.ts';
import { useTurns } from './sending/use-turns.ts';
import { ChatSettingsButton } from './settings/settings.tsx';
import type { AddTask } from './tools.ts';
import { ChatTools } from './tools.ts';

interface ChatProps {
  /** Adds a task that the chat offered. The task becomes part of the person's routine. */
  readonly addTask: AddTask;
}

const NO_REPLIES: readonly string[] = [];
const NONE_FITTING: ReturnType<typeof shownPurposes> = [];

/** The conversation with the assistant: the crisis help, the messages, and the message field. */
export const Chat = ({ addTask }: ChatProps) => {
  const userId = useUserId();
  const today = useToday();
  const query = useQuery(conversation(userId));
  const stored = query.data?.messages;
  const [turns, actions] = useTurns(userId, query);
  // A reload would remove the messages that are not stored anywhere.
  useUnderWay(turns.length > 0);
  const late = useSlowMessages(turns);
  const page = useRef<HTMLDivElement>(null);
  useOfflineCrisisData(userId);
  const items = useMemo(() => itemsOf(stored ?? [], turns, today), [stored, turns, today]);
  /** Whether the last message was sent by a press, and no form has opened since. */
  const isPressed = useRef(false);
  const tools = useMemo(() => {
    const focus = (within: HTMLElement | null, field: string, orElse: string): void =>
      within
        ?.querySelector<HTMLElement>(matchMedia('(pointer: fine)').matches ? field : orElse)
        ?.focus({ preventScroll: true });
    const focusField = (): void => focus(page.current, '[data-composer]', '[data-messages]');
    return {
      addTask,
      actions,
      userId,
      focusField,
      press: (...message: Parameters<typeof actions.send>) => {
        focusField();
        isPressed.current = true;
        return actions.send(...message);
      },
      enterForm: (form: HTMLElement) => {
        const isWaiting = page.current?.querySelector(
          '[data-composer]:focus:placeholder-shown, [data-messages]:focus',
        );
        if (isPressed.current && isWaiting != null) focus(form, '[name]', '[data-first]');
        isPressed.current = false;
      },
    };
  }, [addTask, actions, userId]);
  const isAnswering = turns.some(({ state }) => state === 'sending');
  const { checkIn = null, watch } = query.data ?? {};
  const last = checkIn === null ? lastOf(items) : undefined;
  const isDangerWaiting = useDangerWaiting(turns);
  // The buttons of a safety question stay.
  const isAside = isDangerWaiting && last?.safety?.response === 'none';
  const answerable = last !== undefined && isHeard(watch, last) && !isAside ? last : undefined;
  const offered = isAside ? NO_REPLIES : (checkIn?.quickReplies ?? offeredBy(items, watch));
  const hasHelp = useMemo(() => helpStays(watch, items), [watch, items]);
  const fitting = useMemo(
    () => (hasHelp ? shownPurposes(items, checkIn?.offers) : NONE_FITTING),
    [hasHelp, items, checkIn],
  );
  return (
    <ChatTools value={tools}>
      <div ref={page} className={styles.page}>
        <header className={`${kit.rowApart} ${styles.head}`}>
          <div className={styles.names}>
            <Link to="/homepage" className={styles.toToday}>
              <ArrowLeft aria-hidden="true" size="1.2em" />
              {common.today}
            </Link>
            <h1
              ref={usePageHeading(texts.aiTherapist)}
              tabIndex={-1}
              className={`${kit.largest} ${styles.title}`}
            >
              {texts.aiTherapist}
            </h1>
          </div>
          <div className={styles.tools}>
            <CrisisButton fitting={fitting} />
            <ChatSettingsButton
              userId={userId}
              onCleared={actions.clear}
              onLadder={(label) =>
                void continueLadder(label, offered, (text) => actions.send(text).answered)
              }
            />
          </div>
        </header>
        <p className={`${kit.softSmall} ${styles.lead}`}>{texts.whatItIs}</p>
        <MessageLog
          query={query}
          items={items}
          answerable={answerable?.id}
          isAnswering={isAnswering}
          numbers={numbersBelow(turns, late, hasHelp)}
        />
        <div className={kit.stack2}>
          <div className={`${kit.row2} ${kit.noneIfEmpty}`}>
            {hasHelp ? <CrisisBar fitting={fitting} /> : null}
            <LeaveButton replies={offered} />
          </div>
          <Composer
            userId={userId}
            onSend={(text) => {
              isPressed.current = false;
              return actions.send(text);
            }}
          />
        </div>
      </div>
    </ChatTools>
  );
};
