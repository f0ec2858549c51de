import { v7 as uuidv7 } from 'uuid';
import type { RoutinePlan } from '#domain/routines/plan.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import type { Database } from '#server/db/open.ts';
import type { StandInDevice } from '#tests/support/stand-ins/push-stand-in.ts';

/** The number of people written per batch. */
const CHUNK = 100;

const planAt = (time: string, date: string): RoutinePlan => ({
  name: 'Morning',
  icon: 'sun',
  color: 'teal',
  anchor: { kind: 'time', time },
  repeat: { kind: 'once' },
  startsOn: localDate(date),
  endsOn: null,
  steps: [{ id: uuidv7(), title: 'Drink some water', minutes: 1, hint: null, from: 'micro' }],
  reminders: { atStart: true, minutesBefore: null },
});

/**
 * Adds people with one device each, who have one routine at each of the given instants (whole minutes in UTC). This
 * does not plan their reminders.
 */
export const addPeople = async (
  { db }: Database,
  devices: readonly StandInDevice[],
  instantsMs: readonly number[],
): Promise<void> => {
  const now = new Date().toISOString();
  for (let first = 0; first < devices.length; first += CHUNK) {
    const people = devices
      .slice(first, first + CHUNK)
      .map((device) => ({ device, id: uuidv7(), session: uuidv7() }));
    const routines = people.flatMap(({ id }) =>
      instantsMs.map((ms, position) => ({ user_id: id, id: uuidv7(), position, ms })),
    );
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('users')
        .values(
          people.map(({ id }) => ({
            id,
            name: '',
            email: null,
            password_hash: null,
            role: 'guest' as const,
            created_at: now,
          })),
        )
        .execute();
      await tx
        .insertInto('sessions')
        .values(
          people.map(({ id, session }) => ({
            id: session,
            user_id: id,
            secret_hash: session,
            device: '',
            created_at: now,
            last_seen_at: now,
            expires_at: '2999-01-01T00:00:00.000Z',
          })),
        )
        .execute();
      await tx
        .insertInto('push_subscriptions')
        .values(
          people.map(({ id, session, device }) => ({
            id: uuidv7(),
            user_id: id,
            session_id: session,
            endpoint: device.endpoint,
            ...device.keys,
            created_at: now,
          })),
        )
        .execute();
      await tx
        .insertInto('routines')
        .values(
          routines.map(({ user_id, id, position }) => ({
            user_id,
            id,
            position,
            removed_on: null,
            created_at: now,
          })),
        )
        .execute();
      await tx
        .insertInto('routine_versions')
        .values(
          routines.map(({ user_id, id, ms }) => {
            const instant = new Date(ms).toISOString();
            return {
              user_id,
              routine_id: id,
              from_date: localDate('0001-01-01'),
              plan: JSON.stringify(planAt(instant.slice(11, 16), instant.slice(0, 10))),
              created_at: now,
            };
          }),
        )
        .execute();
      await tx
        .insertInto('reminder_settings')
        .values(
          people.map(({ id }) => ({
            user_id: id,
            zone: 'UTC',
            quiet_from: null,
            quiet_to: null,
            own_words: 0,
            silent_weekdays: '[]',
            silent_on: null,
            planned_until: now,
            updated_at: now,
          })),
        )
        .execute();
    });
  }
};
