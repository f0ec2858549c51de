import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Conversation, conversation } from '#client/features/chat/queries.ts';
import { onPossiblyBack, useOnline } from '#client/platform/online.ts';
import { dropPending, onSettledElsewhere, pendingMessages } from './pending-record.ts';
import { removeWhatIsLeft } from './remove-unanswered.ts';
import type { Turn } from './turn.ts';
import { type TurnActions, turnsOf } from './turns-of.ts';

/**
 * The messages of this visit, with those that are still under way from the one before it. What had no answer by then
 * is sent again. Where it cannot be known which have got there, they are shown, and are sent again once it is known.
 */
export const useTurns = (
  userId: string,
  { data, isError, isPaused }: Pick<UseQueryResult<Conversation>, 'data' | 'isError' | 'isPaused'>,
): readonly [readonly Turn[], TurnActions] => {
  const client = useQueryClient();
  const stored = data?.messages;
  const isUnknown = stored === undefined && (isError || isPaused);
  const here = useMemo(() => turnsOf(client, userId), [client, userId]);
  const turns = useSyncExternalStore(here.subscribe, here.get);
  const { actions } = here;
  const online = useOnline();

  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current || stored === undefined) return;
    hasLooked.current = true;
    const known = new Set(stored.map(({ id }) => id));
    for (const { id } of pendingMessages()) if (known.has(id)) dropPending(id);
    void removeWhatIsLeft(client, userId);
    actions.resend();
  }, [stored, actions, client, userId]);

  useEffect(() => {
    if (isUnknown) here.showKept();
  }, [isUnknown, here]);

  useEffect(() => {
    // Offline for certain: what is shown as waiting would only go and come back.
    if (!online) return;
    const tryAgain = (): void => {
      void removeWhatIsLeft(client, userId);
      // The same id again is the same message, so trying costs nothing.
      actions.resend();
    };
    if (hasLooked.current) tryAgain();
    return onPossiblyBack(tryAgain);
  }, [online, actions, client, userId]);

  const isUnderWay = turns.some(({ state }) => state === 'sending');
  const [isBehind, setBehind] = useState(false);
  useEffect(() => onSettledElsewhere(() => setBehind(true)), []);
  useEffect(() => {
    // What is listed by the server would take the place of an answer that still comes in.
    if (!isBehind || isUnderWay) return;
    setBehind(false);
    void client.invalidateQueries({ queryKey: conversation(userId).queryKey });
  }, [isBehind, isUnderWay, client, userId]);

  return [turns, actions];
};
