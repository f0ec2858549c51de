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
  /** Whether what is in the outbox is what this page is about. */
  readonly isOurs?: (body: QuizBody) => boolean;
  /** Called when the server has the answers, whichever tab sent them. */
  readonly onSent: () => void;
}

/** Answers that could neither be kept nor sent. */
interface Failed {
  readonly id: string | null;
  readonly responses: Responses;
  readonly message: string;
}

export interface Submission {
  /** Whether the answers are on their way. */
  readonly sending: boolean;
  /** Whether the answers are on this device, to be sent when that is possible. */
  readonly waiting: boolean;
  /** Whether sending was tried in vain. */
  readonly failing: boolean;
  /** How often sending was tried by the person. */
  readonly attempts: number;
  /** Why these very answers were not taken, or null; they can be submitted again. */
  problemOf(responses: Responses): string | null;
  submit(responses: Responses): Promise<void>;
  /** Sends what waits at once, under its own id. */
  retry(): Promise<void>;
}

const same = (a: Responses, b: Responses): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Sends the answers of a quiz through the outbox: they are on this device before anything is said, they
 * are sent when that is possible, and under one id, so that they count once.
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
        // It may be that another device was first: what is shown may be old.
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
  /** The entry with these answers that the server refused. Others are another matter. */
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
      // The answer of the last time may have been lost on its way.
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
