import { useEffect, useState } from 'react';
import { stroopBatchHandler } from '#client/features/attention/entries/panel-handlers.ts';
import type { Save } from '#client/features/attention/entries/use-save-run.ts';
import { getSession } from '#client/lib/session/session.ts';
import { newId } from '#client/platform/new-id.ts';
import { onBroadcast } from '#client/sync/broadcast.ts';
import { batchResult, type StroopBatch } from '#domain/attention/stroop/batch.ts';

interface BatchResult {
  /** The accuracy in percent, 0 to 100. */
  readonly accuracy: number;
  /** The average time in milliseconds. */
  readonly avgTime: number;
}

interface ShownBatch {
  readonly id: string;
  readonly result: BatchResult;
  /** Whether the result came from the server. */
  readonly isReply: boolean;
}

const numberIn = (reply: object, name: string): number | null => {
  const value: unknown = Reflect.get(reply, name);
  return typeof value === 'number' ? value : null;
};

const resultIn = (reply: unknown): BatchResult | null => {
  if (typeof reply !== 'object' || reply === null) return null;
  const accuracy = numberIn(reply, 'accuracy');
  const avgTime = numberIn(reply, 'avgTime');
  return accuracy === null || avgTime === null ? null : { accuracy, avgTime };
};

/**
 * Sends batches and returns the result of the latest batch. The result is computed locally until the server replies.
 */
export const useBatches = (save: Save) => {
  const [shown, setShown] = useState<ShownBatch | null>(null);

  useEffect(
    () =>
      onBroadcast((message) => {
        if (message.topic !== 'sent' || message.kind !== stroopBatchHandler.name) return;
        const result = resultIn(message.reply);
        if (result === null) return;
        setShown((now) =>
          now?.id === message.id ? { id: message.id, result, isReply: true } : now,
        );
      }),
    [],
  );

  const add = ({
    runId,
    attempts,
    difficulty,
  }: Omit<StroopBatch, 'userId'> & { readonly runId: string }): void => {
    const id = newId();
    const { accuracy, avgTime } = batchResult(attempts);
    if (accuracy === null || avgTime === null || getSession().state === 'out') return;
    setShown({ id, result: { accuracy, avgTime }, isReply: false });
    save(stroopBatchHandler, { runId, attempts, difficulty }, id);
  };

  return { shown, add, clear: () => setShown(null) };
};
