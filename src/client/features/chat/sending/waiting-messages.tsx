import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { hearEntry } from '#client/lib/listening/listening.ts';
import { every } from '#client/platform/after.ts';
import { onPossiblyBack } from '#client/platform/online.ts';
import { useOutbox, useOutboxActions } from '#client/sync/outbox/context.ts';
import type { Outbox } from '#client/sync/outbox/outbox.ts';
import type { PagePath } from '#contract/shared/pages.ts';
import { CHAT, messageHandler } from './handlers.ts';

const CHAT_PAGE: PagePath = '/features/chat';
/** The retry interval, in case no event signals that the server is back. */
const TRY_AGAIN_MS = 30_000;

/** The messages to send: neither in flight nor refused by the server with a reason. */
const waitingIn = (outbox: Outbox) => {
  const { items, attempts } = outbox.view();
  return items.filter(({ id, kind }) => {
    const attempt = attempts.get(id);
    const isOpen = attempt === undefined || (attempt.state === 'failed' && attempt.reason === null);
    return kind === messageHandler.name && isOpen;
  });
};

/**
 * Sends the waiting messages once the server is reachable. If the server does not store messages, the waiting messages
 * stay unsent, because the person would never see the answers.
 */
const sendWaiting = async (client: QueryClient, userId: string, outbox: Outbox): Promise<void> => {
  const waiting = waitingIn(outbox);
  if (!navigator.onLine || waiting.length === 0) return;
  const [{ chatSettings }, { turnOf }] = await Promise.all([
    import('#client/features/chat/queries.ts'),
    import('./turn.ts'),
  ]);
  const settings = await client.fetchQuery(chatSettings(userId)).catch(() => null);
  if (settings?.storing !== true) return;
  outbox.wake(CHAT);
  // The chat and its crisis help are not in view, so this page must offer help.
  for (const item of waiting) hearEntry(item.id, [turnOf(item, undefined, true)?.text ?? '']);
};

/** Sends chat messages that wait for a connection while another page is open. The chat page sends its own messages. */
export const WaitingMessages = ({ userId }: { readonly userId: string }) => {
  const client = useQueryClient();
  const outbox = useOutboxActions();
  const { items } = useOutbox();
  const [path] = useLocation();
  const isWaiting = path !== CHAT_PAGE && items.some(({ kind }) => kind === messageHandler.name);
  useEffect(() => {
    if (!isWaiting) return;
    const send = (): void => void sendWaiting(client, userId, outbox);
    send();
    const stops = [onPossiblyBack(send), every(TRY_AGAIN_MS, send)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isWaiting, client, userId, outbox]);
  return null;
};
