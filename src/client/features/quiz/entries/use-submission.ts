import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { quizKeys } from '#client/features/quiz/keys.ts';
import { onBroadcast } from '#client/sync/broadcast.ts';
import { useDelayed, useOutbox } from '#client/sync/outbox/context.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import type { QuizResponse } from '#domain/quiz/item.ts';
import { bodyNow, type QuizBody, readBody } from './body.ts';
import type { QuizHandler } from './handlers.ts';

type Responses = readonly QuizResponse[];

interface Plan {
  readonly userId: string;
  readonly handler: QuizHandler;
  /** Whether an outbox entry belongs to this page. */
  readonly isOurs?: (body: QuizBody) => boolean;
  /** Called when the server has received the answers, no matter which tab sent them. */
  readonly onSent: () => void;
}

/** Answers that could be neither stored nor sent. */
interface Failed {
  readonly id: string | null;
  readonly responses: Responses;
  readonly message: string;
}

export interface Submission {
  /** Whether the answers are being sent. */
  readonly sending: boolean;
  /** Whether the answers are stored on this device until they can be sent. */
  readonly waiting: boolean;
  /** Whether the last attempt to send failed. */
  readonly failing: boolean;
  /** The number of attempts that the person started. */
  readonly attempts: number;
  /**
   * The reason why the server did not accept these answers; null if the server did not refuse the answers. The answers
   * can be submitted again.
   */
  problemOf(responses: Responses): string | null;
  submit(responses: Responses): Promise<void>;
  /** Sends the waiting answers immediately, with the id they already have. */
  retry(): Promise<void>;
}

const same = (a: Responses, b: Responses): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Sends the answers of a quiz through the outbox. They are stored on this device before any outcome is reported, and
 * sent as soon as possible. All attempts use one id, so that the answers count only once.
 */
export const useSubmission = ({
  userId,
  handler,
  isOurs = () => true,
  onSent,
}: Plan): Submission => {
  const client = useQueryClient();
  const { items, send, amend } = useOutbox();
  const delayed = useDelayed();
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [failing, setFailing] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);

  const sent = useEffectEvent(onSent);
  useEffect(
    () =>
      onBroadcast((message) => {
        if (message.userId !== userId) return;
        if (message.topic === 'postponed') setFailing(true);
        // Another device may have sent answers first, so the data on this page may be out of date.
        if (message.topic === 'refused')
          void client.invalidateQueries({ queryKey: quizKeys.all(userId) });
        if (message.topic !== 'sent') return;
        setFailing(false);
        if (message.kind === handler.name) sent();
      }),
    [client, userId, handler],
  );

  const ours = items
    .filter((item) => item.kind === handler.name)
    .map(({ id, refused, body }) => ({ id, refused, body: readBody(body) }))
    .filter(({ body }) => body !== null && isOurs(body));
  const kept = ours.findLast(({ refused }) => refused === null);
  const isWaiting = kept !== undefined;
  const waiting = isWaiting && delayed.some(({ id }) => id === kept.id);
  /** The refused entry that contains exactly these answers. */
  const refusedWith = (responses: Responses) =>
    ours.findLast(
      ({ refused, body }) => refused !== null && same(body?.responses ?? [], responses),
    );

  const settle = async (responses: Responses, sending: Promise<SendResult>): Promise<void> => {
    setBusy(true);
    const outcome = await sending;
    setFailed(outcome.state === 'failed' ? { ...outcome, responses } : null);
    setAttempts((before) => before + 1);
    setBusy(false);
  };

  return {
    sending: busy || (isWaiting && !waiting),
    waiting,
    failing,
    attempts,
    problemOf: (responses) => {
      if (failed !== null && same(failed.responses, responses)) return failed.message;
      return refusedWith(responses)?.refused?.message ?? null;
    },
    submit: async (responses) => {
      if (busy || isWaiting) return;
      const body = bodyNow(responses);
      const refused = refusedWith(responses);
      if (refused !== undefined) return settle(responses, amend(refused.id, body));
      // The reply to the last attempt may have been lost, so the same answers are sent with the same id.
      const id = failed !== null && same(failed.responses, responses) ? failed.id : null;
      return settle(responses, send(handler, body, id ?? undefined));
    },
    retry: async () => {
      const body = kept?.body ?? null;
      if (busy || kept === undefined || body === null) return;
      return settle(body.responses, send(handler, body, kept.id));
    },
  };
};
