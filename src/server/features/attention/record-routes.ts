import { attentionEndpoints } from '#contract/attention/attention.ts';
import { batchResult, type StroopBatch } from '#domain/attention/stroop/batch.ts';
import { attentionSummary, totalsOf } from '#domain/attention/summary.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { instantOf } from '#server/http/clock-check.ts';
import { newRecordId } from '#server/http/new-record-id.ts';
import type { Serve } from '#server/http/serve.ts';
import type { RecordStore } from './record-store.ts';

interface RecordParts {
  readonly serve: Serve;
  readonly records: RecordStore;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

type Kept = Pick<StroopBatch, 'attempts' | 'difficulty'> & { readonly runId?: string };

/** The request body for a digit sequence or a Simon repeat. */
interface SequenceAnswer {
  readonly id?: string | undefined;
  readonly runId?: string | undefined;
  readonly userId: string;
  readonly correct: boolean;
  readonly timeTaken: number;
  readonly timestamp: string;
  readonly level: number;
}

/** Endpoints for responses in the Quick tests, and for their summary. */
export const recordRoutes = ({ serve, records, now }: RecordParts): void => {
  serve(attentionEndpoints.stroop, async ({ subject, body, at }) => {
    const nowMs = now();
    const attempts = body.attempts.map((attempt, place) => ({
      ...attempt,
      timestamp: instantOf(['attempts', place, 'timestamp'].join('.'), attempt.timestamp, nowMs),
    }));
    const run = body.runId === undefined ? {} : { runId: body.runId };
    const batch: Kept = { attempts, difficulty: body.difficulty, ...run };
    const kept = await records.add(
      subject,
      {
        id: newRecordId(body.id),
        test: 'stroop',
        data: batch,
        totals: totalsOf(
          attempts.map(({ correct, timeTaken }) => ({
            correct,
            timeMs: timeTaken,
            level: 0,
          })),
        ),
        recordedAt: attempts.at(-1)?.timestamp ?? at,
        ...run,
      },
      at,
    );
    // Only the batch of attempts that was stored first under an id counts, even if a repeated request contains other
    // attempts.
    const { attempts: first } = kept as Kept;
    const { accuracy, avgTime } = batchResult(first);
    if (accuracy === null || avgTime === null)
      throw new Error('A batch without attempts was kept.');
    return { accuracy, avgTime };
  });

  const addSequence = async (
    test: 'digit' | 'simon',
    subject: UserId,
    { id, runId, userId: _, ...answer }: SequenceAnswer,
    at: string,
  ) => {
    const { correct, timeTaken, level } = answer;
    const timestamp = instantOf('timestamp', answer.timestamp, now());
    const run = runId === undefined ? {} : { runId };
    const record = {
      id: newRecordId(id),
      test,
      data: { ...answer, timestamp, ...run },
      totals: totalsOf([{ correct, timeMs: timeTaken, level }]),
      recordedAt: timestamp,
      ...run,
    };
    await records.add(subject, record, at);
  };

  serve(attentionEndpoints.digitSpan, ({ subject, body, at }) =>
    addSequence('digit', subject, body, at),
  );
  serve(attentionEndpoints.simon, ({ subject, body, at }) =>
    addSequence('simon', subject, body, at),
  );

  serve(attentionEndpoints.summary, async ({ subject }) =>
    attentionSummary(await records.totals(subject)),
  );
};
