import { v7 as uuidv7 } from 'uuid';
import type { LateReminder } from '#contract/reminders.ts';
import { reminderTitle } from '#domain/reminders/titles.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/reminders.js';
import { settingsIn } from './settings-store.ts';
import type { ReminderSource } from './source.ts';

/** The task or routine, on one day, that a reminder is about (its subject). */
export interface ReminderSubject {
  readonly kind: ReminderItem['kind'];
  readonly sourceId: string;
  readonly date: LocalDate;
}

/** What a person can do with a reminder, and the list of reminders that the person missed. */
export const reminderActions = (
  { db }: Pick<Database, 'db'>,
  sources: readonly ReminderSource[],
) => ({
  /** Repeats the reminder at an instant, on all devices. Throws a 404 if its subject is done or no longer exists. */
  snooze: (
    userId: UserId,
    { kind, sourceId, date }: ReminderSubject,
    dueAt: string,
  ): Promise<void> =>
    inTransaction(db, userId, async (tx) => {
      const source = sources.find((one) => one.kind === kind);
      const items = (await source?.itemsBetween(tx, userId, date, date)) ?? [];
      const item = items.find((one) => one.sourceId === sourceId);
      if (item === undefined) {
        throw new HttpError('not_found', texts.alreadyDone);
      }
      const ownWords = (await settingsIn(tx, userId))?.ownWords ?? false;
      const fresh = {
        due_at: dueAt,
        title: reminderTitle(item, 'start', ownWords),
        page: item.page,
        state: 'planned' as const,
        claim: null,
        claimed_until: null,
      };
      const devices = await tx
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .execute();
      for (const { id } of devices) {
        await tx
          .insertInto('reminder_deliveries')
          .values({
            user_id: userId,
            kind: 'snooze',
            item_kind: kind,
            source_id: sourceId,
            local_date: date,
            subscription_id: id,
            id: uuidv7(),
            ...fresh,
          })
          .onConflict((conflict) =>
            conflict
              .columns(['user_id', 'kind', 'source_id', 'local_date', 'subscription_id'])
              .doUpdateSet(fresh),
          )
          .execute();
      }
    }),

  /** Puts a reminder's subject away for its day. Throws a 404 if the subject does not exist. */
  putAway: async (
    userId: UserId,
    { kind, sourceId, date }: ReminderSubject,
    now: string,
  ): Promise<void> => {
    const source = sources.find((one) => one.kind === kind);
    if (source === undefined) throw new HttpError('not_found', texts.noLongerThere);
    await source.putAway(userId, sourceId, date, now);
  },

  /**
   * The day's missed reminders, at most one per task or routine: the latest. Tasks and routines that the person has
   * started, and those for which another reminder was delivered, are left out.
   */
  late: (userId: UserId, date: LocalDate): Promise<LateReminder[]> =>
    inTransaction(db, userId, async (tx) => {
      const rows = await tx
        .selectFrom('reminder_deliveries')
        .select(['item_kind', 'source_id', 'title', 'due_at', 'kind', 'state'])
        .where('user_id', '=', userId)
        .where('local_date', '=', date)
        .where('state', 'in', ['sent', 'missed'])
        .orderBy('due_at')
        .execute();
      const reached = new Set(
        rows.filter(({ state }) => state === 'sent').map((row) => row.source_id),
      );
      const missed = rows.filter((row) => row.state === 'missed' && !reached.has(row.source_id));
      if (missed.length === 0) return [];
      const open = new Set<string>();
      for (const source of sources) {
        for (const { sourceId } of await source.itemsBetween(tx, userId, date, date)) {
          open.add(sourceId);
        }
      }
      const last = new Map(missed.map((row) => [row.source_id, row]));
      return [...last.values()]
        .filter((row) => open.has(row.source_id))
        .flatMap(({ item_kind: kind, source_id: sourceId, title, due_at: dueAt }) =>
          kind === 'timer' ? [] : [{ kind, sourceId, date, title, dueAt }],
        );
    }),
});
