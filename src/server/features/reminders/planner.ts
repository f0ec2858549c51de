import { v7 as uuidv7 } from 'uuid';
import type { PersonClock } from '#domain/comfort/comfort.ts';
import type { DueReminder } from '#domain/reminders/due.ts';
import { sendable } from '#domain/reminders/sendable.ts';
import { reminderTitle } from '#domain/reminders/titles.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import { BASE_LANGUAGE } from '#domain/shared/text/message.ts';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';
import { runInLanguage } from '#server/language/current-language.ts';
import { settingsOf, settingsRows } from './settings-store.ts';
import type { ReminderSource } from './source.ts';

/** How far in advance reminder deliveries are planned. */
const AHEAD_MS = 26 * HOUR_MS;
/**
 * How much of the planned time must be left. When less is left, a person's reminders are planned again, which happens
 * about once a day.
 */
const LEFT_MS = 2 * HOUR_MS;
/** How far into the past planning looks when it runs late, for example after an outage. */
const BACK_MS = 24 * HOUR_MS;
/** How long before its planning a reminder may have become due and still be sent. */
const GRACE_MS = 60_000;
/** Maximum number of people for whom one process plans reminders in one round. */
const ROUND = 200;
/**
 * How long to wait before planning again for a person for whom planning failed. Planning for other people continues.
 */
const RETRY_MS = HOUR_MS;
/** Number of rows per statement. Both database engines accept this many. */
const ROWS_AT_ONCE = 200;

export interface PlannerParts {
  readonly database: Pick<Database, 'db'>;
  readonly sources: readonly ReminderSource[];
  readonly clockOf: (userId: UserId) => Promise<PersonClock>;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** All reminder items from a person's sources in a range of days. */
const itemsOf = async (
  sources: readonly ReminderSource[],
  tx: Tx,
  userId: UserId,
  from: LocalDate,
  to: LocalDate,
): Promise<readonly ReminderItem[]> => {
  const items: ReminderItem[] = [];
  for (const source of sources) items.push(...(await source.itemsBetween(tx, userId, from, to)));
  return items;
};

const keyOf = (kind: string, sourceId: string, date: LocalDate): string =>
  `${kind} ${sourceId} ${date}`;

/** Plans the delivery of reminders in advance, with one row per reminder and device. */
export const planner = ({ database: { db }, sources, clockOf, now }: PlannerParts) => {
  /** Deletes planned deliveries that are obsolete or whose time has changed. The caller adds the new deliveries. */
  const refresh = async (
    tx: Tx,
    userId: UserId,
    wanted: ReadonlyMap<string, DueReminder>,
    items: readonly ReminderItem[],
  ): Promise<void> => {
    const ended: string[] = [];
    const there = new Set(items.map(({ sourceId, date }) => keyOf('snooze', sourceId, date)));
    const planned = await tx
      .selectFrom('reminder_deliveries')
      .select(['id', 'kind', 'source_id', 'local_date', 'due_at'])
      .where('user_id', '=', userId)
      .where('state', '=', 'planned')
      .where('kind', '!=', 'timer')
      .execute();
    for (const row of planned) {
      const key = keyOf(row.kind, row.source_id, row.local_date);
      const reminder = wanted.get(key);
      const stays =
        row.kind === 'snooze'
          ? there.has(key)
          : reminder !== undefined && iso(reminder.dueMs) === row.due_at;
      if (!stays) ended.push(row.id);
    }
    for (let start = 0; start < ended.length; start += ROWS_AT_ONCE) {
      await tx
        .deleteFrom('reminder_deliveries')
        .where('id', 'in', ended.slice(start, start + ROWS_AT_ONCE))
        .execute();
    }
  };

  /**
   * Plans one person's reminders again from their sources. Does nothing if they are already planned until `enoughMs`.
   */
  const plan = async (userId: UserId, enoughMs: number | null = null): Promise<void> => {
    // The clock is read before the transaction, because on SQLite the transaction occupies the only connection.
    const { zone, dayStartsAtHour, language } = await clockOf(userId);
    const titleOf = (...reminder: Parameters<typeof reminderTitle>): string =>
      runInLanguage(language ?? BASE_LANGUAGE, () => reminderTitle(...reminder));
    await inTransaction(db, userId, async (tx) => {
      const row = await settingsRows.get(tx, userId);
      if (row === undefined || row.plannedUntil === null) return;
      // Another process may have planned the reminders in the meantime.
      if (enoughMs !== null && row.plannedUntil >= iso(enoughMs)) return;
      const devices = await tx
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .execute();
      const setPlannedUntil = (plannedUntil: string | null) =>
        settingsRows.change(tx, userId, {}, { plannedUntil });
      if (devices.length === 0) {
        await setPlannedUntil(null);
        return;
      }
      const settings = { ...settingsOf(row), ...(zone === null ? {} : { zone }) };
      const nowMs = now();
      const untilMs = nowMs + AHEAD_MS;
      const lastMs = Math.max(
        Math.min(nowMs - GRACE_MS, Date.parse(row.plannedUntil)),
        nowMs - BACK_MS,
      );
      const day = (ms: number): LocalDate => localDateAt(ms, settings.zone, dayStartsAtHour);
      const items = await itemsOf(
        sources,
        tx,
        userId,
        addDays(day(nowMs - BACK_MS), -1),
        addDays(day(untilMs), 1),
      );
      const wanted = new Map(
        sendable(items, settings, dayStartsAtHour)
          .filter(({ dueMs }) => dueMs > nowMs - BACK_MS && dueMs <= untilMs)
          .map((one) => [keyOf(one.kind, one.item.sourceId, one.item.date), one]),
      );
      await refresh(tx, userId, wanted, items);
      // This leaves out reminders that were due before their task or routine existed, for example the reminder for
      // today of a routine that was created later in the day than its time.
      const fresh = [...wanted.values()].filter(({ dueMs }) => dueMs > lastMs);
      const rows = fresh.flatMap(({ item, kind, dueMs }) =>
        devices.map((device) => ({
          user_id: userId,
          kind,
          item_kind: item.kind,
          source_id: item.sourceId,
          local_date: item.date,
          subscription_id: device.id,
          id: uuidv7(),
          due_at: iso(dueMs),
          title: titleOf(item, kind, settings.ownWords),
          page: item.page,
          state: 'planned' as const,
          claim: null,
          claimed_until: null,
        })),
      );
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
        await tx
          .insertInto('reminder_deliveries')
          .values(rows.slice(start, start + ROWS_AT_ONCE))
          // A sent reminder is planned again only if it was moved to a later time.
          .onConflict((conflict) =>
            conflict
              .columns(['user_id', 'kind', 'source_id', 'local_date', 'subscription_id'])
              .doUpdateSet(({ ref }) => ({
                due_at: ref('excluded.due_at'),
                title: ref('excluded.title'),
                page: ref('excluded.page'),
                state: 'planned',
                claim: null,
                claimed_until: null,
              }))
              .where((eb) =>
                eb.or([
                  eb('reminder_deliveries.state', '=', 'planned'),
                  eb('reminder_deliveries.due_at', '<', eb.ref('excluded.due_at')),
                ]),
              ),
          )
          .execute();
      }
      await setPlannedUntil(iso(untilMs));
    });
  };

  return {
    /** Plans one person's reminders again. Does nothing if the account no longer exists. */
    plan: async (userId: UserId): Promise<void> => {
      const found = await db
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .executeTakeFirst();
      if (found !== undefined) await plan(userId);
    },

    /**
     * Plans reminders for people whose planned time is almost over, and returns the number of these people. If planning
     * fails for some of them, it still plans for all others, tries the failed ones again later, and throws an
     * AggregateError.
     */
    planNext: async (): Promise<number> => {
      const enoughMs = now() + LEFT_MS;
      const people = await db
        .selectFrom('reminder_settings')
        .select('user_id')
        .where('planned_until', '<', iso(enoughMs))
        .orderBy('planned_until')
        .limit(ROUND)
        .execute();
      const failures: unknown[] = [];
      for (const { user_id } of people) {
        try {
          await plan(user_id as UserId, enoughMs);
        } catch (error) {
          failures.push(error);
          await db
            .updateTable('reminder_settings')
            .set({ planned_until: iso(enoughMs + RETRY_MS) })
            .where('user_id', '=', user_id)
            .execute();
        }
      }
      if (failures.length > 0) {
        throw new AggregateError(failures, 'The reminders of some people could not be planned.');
      }
      return people.length;
    },
  };
};
