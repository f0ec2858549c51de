import { v7 as uuidv7 } from 'uuid';
import type { PersonClock } from '#domain/comfort/comfort.ts';
import { LATE_MS } from '#domain/reminders/due.ts';
import { notificationTexts } from '#domain/reminders/notification.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { BASE_LANGUAGE } from '#domain/shared/text/message.ts';
import type { Database } from '#server/db/open.ts';
import { runInLanguage } from '#server/language/current-language.ts';
import { digest } from '#server/secrets.ts';
import type { PushClient } from './push/push-client.ts';

/** Maximum number of reminders that a process claims at once for sending. */
const BATCH = 40;
/**
 * How long a claim is valid. A claim is valid longer than one request takes, so only a process that died loses its
 * claims.
 */
const CLAIM_MS = 60_000;
/** How much of a claim's time must be left before sending. If less is left, the claim is renewed first. */
const RENEW_MS = 30_000;
/** How long to wait before trying again when a push service could not accept a reminder. */
const RETRY_MS = 30_000;
/** Maximum length of a push topic in characters (RFC 8030). */
const TOPIC_LETTERS = 32;

const iso = (ms: number): string => new Date(ms).toISOString();

type Outcome = 'sent' | 'gone' | 'refused' | 'later';

export interface SenderParts {
  readonly database: Pick<Database, 'db'>;
  readonly clockOf: (userId: UserId) => Promise<PersonClock>;
  readonly push: () => Promise<PushClient>;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Called with the status of an unexpected response. Null when there was no response. */
  readonly report: (status: number | null) => void;
  /** Counts the outcome of each reminder. */
  readonly count: (outcome: Outcome | 'missed', times: number) => void;
}

interface Claimed {
  readonly id: string;
  readonly user_id: string;
  /** Identifies the round of sending that claimed the delivery. */
  readonly claim: string;
  readonly due_at: string;
  readonly item_kind: string;
  readonly source_id: string;
  readonly local_date: string;
  readonly title: string;
  readonly page: string;
  readonly subscription_id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The data for the service worker's notification. */
const payloadOf = ({ title, page, item_kind, source_id, local_date }: Claimed): string =>
  JSON.stringify({
    title,
    page,
    kind: item_kind,
    sourceId: source_id,
    date: local_date,
    ...(item_kind === 'timer' ? {} : notificationTexts()),
  });

/** Turns a push service's status (RFC 8030) into an outcome. Null means that there was no response. */
const outcomeOf = (status: number | null): Outcome => {
  if (status === null || status === 429 || status >= 500) return 'later';
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'refused';
};

/**
 * Sends due reminders. Each reminder is claimed by one process. If that process dies before it records the reminder as
 * sent, the reminder is sent again after the claim expires. Each push service gets only one request at a time, so a
 * process that dies can cause at most one duplicate reminder per service.
 */
export const sender = ({ database: { db }, clockOf, push, now, report, count }: SenderParts) => {
  /** Marks reminders that are too late to send as missed. The page Today shows missed reminders. */
  const missLate = async (): Promise<void> => {
    const { numUpdatedRows } = await db
      .updateTable('reminder_deliveries')
      .set({ state: 'missed', claim: null })
      .where('state', 'in', ['planned', 'claimed'])
      .where('due_at', '<=', iso(now() - LATE_MS))
      .where(({ or, eb }) =>
        or([eb('state', '=', 'planned'), eb('claimed_until', '<', iso(now()))]),
      )
      .executeTakeFirst();
    count('missed', Number(numUpdatedRows));
  };

  const claimBatch = async (): Promise<readonly Claimed[]> => {
    const claim = uuidv7();
    const nowIso = iso(now());
    const due = db
      .selectFrom('reminder_deliveries')
      .select('id')
      .where('state', 'in', ['planned', 'claimed'])
      .where('due_at', '<=', nowIso)
      .where('due_at', '>', iso(now() - LATE_MS))
      .where(({ or, eb }) =>
        or([eb('claimed_until', 'is', null), eb('claimed_until', '<', nowIso)]),
      )
      .orderBy('due_at')
      .limit(BATCH);
    const many = db.getExecutor().adapter.supportsMultipleConnections ?? true;
    const claimed = await db
      .updateTable('reminder_deliveries')
      .set({ state: 'claimed', claim, claimed_until: iso(now() + CLAIM_MS) })
      .where('id', 'in', many ? due.forUpdate().skipLocked() : due)
      .returning('id')
      .execute();
    if (claimed.length === 0) return [];
    const rows = await db
      .selectFrom('reminder_deliveries as delivery')
      .innerJoin('push_subscriptions as device', 'device.id', 'delivery.subscription_id')
      .select([
        'delivery.id',
        'delivery.user_id',
        'delivery.due_at',
        'delivery.item_kind',
        'delivery.source_id',
        'delivery.local_date',
        'delivery.title',
        'delivery.page',
        'delivery.subscription_id',
        'device.endpoint',
        'device.p256dh',
        'device.auth',
      ])
      // The rows are selected by id, because the column `id` has an index.
      .where(
        'delivery.id',
        'in',
        claimed.map(({ id }) => id),
      )
      .where('delivery.claim', '=', claim)
      .orderBy('delivery.due_at')
      .execute();
    return rows.map((row) => ({ ...row, claim }));
  };

  /** Stores the state of a claimed reminder, unless this round has lost its claim. */
  const settle = async (
    { id, claim }: Claimed,
    state: 'sent' | 'missed' | 'planned',
    retryMs: number | null = null,
  ): Promise<void> => {
    await db
      .updateTable('reminder_deliveries')
      .set({ state, claim: null, claimed_until: retryMs === null ? null : iso(retryMs) })
      .where('id', '=', id)
      .where('claim', '=', claim)
      .execute();
  };

  const renew = async ({ id, claim }: Claimed): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('reminder_deliveries')
      .set({ claimed_until: iso(now() + CLAIM_MS) })
      .where('id', '=', id)
      .where('claim', '=', claim)
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  };

  /** Records whether the push service of a device accepted the last reminder. The page Settings shows this. */
  const noteRefusal = async (
    { subscription_id }: Claimed,
    outcome: 'sent' | 'refused',
  ): Promise<void> => {
    await db
      .updateTable('push_subscriptions')
      .set({ refused_at: outcome === 'refused' ? iso(now()) : null })
      .where('id', '=', subscription_id)
      .where('refused_at', outcome === 'refused' ? 'is' : 'is not', null)
      .execute();
  };

  const sendOne = async (claimed: Claimed, client: PushClient): Promise<Outcome> => {
    const { endpoint, p256dh, auth, due_at, source_id, local_date } = claimed;
    const leftMs = Date.parse(due_at) + LATE_MS - now();
    // The cast is safe, because the column only contains user ids.
    const { language } = await clockOf(claimed.user_id as UserId);
    const status = await client.send({
      endpoint,
      p256dh,
      auth,
      payload: runInLanguage(language ?? BASE_LANGUAGE, () => payloadOf(claimed)),
      topic: digest(`${source_id} ${local_date}`).slice(0, TOPIC_LETTERS),
      ttlS: Math.max(1, Math.round(leftMs / 1000)),
    });
    const outcome = outcomeOf(status);
    count(outcome, 1);
    if (outcome === 'sent') await settle(claimed, 'sent');
    if (outcome === 'refused') await settle(claimed, 'missed');
    if (outcome === 'later') await settle(claimed, 'planned', now() + RETRY_MS);
    // Deleting the device also deletes its deliveries.
    if (outcome === 'gone') {
      await db.deleteFrom('push_subscriptions').where('id', '=', claimed.subscription_id).execute();
    }
    if (outcome === 'sent' || outcome === 'refused') await noteRefusal(claimed, outcome);
    if (outcome === 'refused' || outcome === 'later') report(status);
    return outcome;
  };

  /**
   * Sends reminders to one push service, one after the other. When the service does not respond, the remaining
   * reminders are postponed.
   */
  const sendLane = async (
    lane: readonly Claimed[],
    client: PushClient,
    claimedMs: number,
  ): Promise<void> => {
    const gone = new Set<string>();
    let isDown = false;
    for (const claimed of lane) {
      if (gone.has(claimed.subscription_id)) continue;
      if (isDown) {
        await settle(claimed, 'planned', now() + RETRY_MS);
        continue;
      }
      if (now() - claimedMs > CLAIM_MS - RENEW_MS && !(await renew(claimed))) continue;
      const outcome = await sendOne(claimed, client);
      if (outcome === 'gone') gone.add(claimed.subscription_id);
      isDown = outcome === 'later';
    }
  };

  /** Sends one batch of due reminders, and returns its size. */
  const sendBatch = async (): Promise<number> => {
    const claimedMs = now();
    const batch = await claimBatch();
    if (batch.length === 0) return 0;
    const client = await push();
    const lanes = Map.groupBy(batch, ({ endpoint }) => new URL(endpoint).origin);
    await Promise.all([...lanes.values()].map((lane) => sendLane(lane, client, claimedMs)));
    return batch.length;
  };

  return {
    /**
     * Sends all due reminders.
     *
     * @param shouldContinue checked before each batch
     */
    sendDue: async (shouldContinue: () => boolean): Promise<void> => {
      await missLate();
      while (shouldContinue() && (await sendBatch()) > 0);
    },
  };
};
