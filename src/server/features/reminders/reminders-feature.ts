import { createECDH } from 'node:crypto';
import { reminderEndpoints } from '#contract/reminders.ts';
import type { PersonClock } from '#domain/comfort/comfort.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import type { Config } from '#server/config.ts';
import { invalidField } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { texts } from '#texts/reminders.js';
import { reminderActions } from './actions.ts';
import { planner } from './planner.ts';
import { type AddressRules, isAllowedUrl } from './push/address.ts';
import { type PushClient, pushClient } from './push/push-client.ts';
import { keptVapidKeys } from './push/vapid-keys.ts';
import { PLAN_JOB, type Replan } from './replan.ts';
import { type SenderParts, sender } from './sender.ts';
import { settingsStore } from './settings-store.ts';
import type { ReminderSource } from './source.ts';
import { timerSignals } from './timer-signals.ts';

/** How long to wait between two checks for due reminders. */
const TICK_MS = 15_000;
/** How long deliveries are kept before they are deleted. */
const KEEP_MS = 3 * DAY_MS;
/** The contact address for push services when none is configured. */
const NOBODY = 'mailto:nobody@evenkeel.invalid';

interface RemindersParts extends FeatureParts {
  readonly config: Pick<Config, 'publicUrl' | 'vapidKeys' | 'vapidSubject'>;
  readonly jobs: Jobs;
  readonly replan: Replan;
  readonly sources: readonly ReminderSource[];
  readonly clockOf: (userId: UserId) => Promise<PersonClock>;
  readonly addressRules: AddressRules;
  /** Called with the status of an unexpected response from a push service. Null when there was no response. */
  readonly report: (status: number | null) => void;
  readonly count: SenderParts['count'];
}

/** Whether a key is a point on the P-256 curve, which push encryption requires. */
const isPublicKey = (key: string): boolean => {
  const ours = createECDH('prime256v1');
  ours.generateKeys();
  try {
    ours.computeSecret(Buffer.from(key, 'base64url'));
    return true;
  } catch {
    return false;
  }
};

/** Endpoints and background work for reminders: settings, devices, planning and sending. */
export const remindersFeature = ({
  serve,
  database,
  now,
  config,
  jobs,
  replan,
  sources,
  clockOf,
  addressRules,
  report,
  count,
}: RemindersParts) => {
  const { db } = database;
  const iso = (ms: number): string => new Date(ms).toISOString();
  const store = settingsStore(database, replan);
  const actions = reminderActions(database, sources);
  const signals = timerSignals(database);

  let keys: ReturnType<typeof keptVapidKeys> | null = null;
  const vapidKeys = (): ReturnType<typeof keptVapidKeys> => {
    keys ??= config.vapidKeys === null ? keptVapidKeys(db) : Promise.resolve(config.vapidKeys);
    keys.catch(() => {
      keys = null;
    });
    return keys;
  };
  const publicOrigin = config.publicUrl?.protocol === 'https:' ? config.publicUrl.origin : null;
  let client: PushClient | null = null;
  const push = async (): Promise<PushClient> => {
    const subject = config.vapidSubject ?? publicOrigin ?? NOBODY;
    client ??= pushClient({ subject, ...(await vapidKeys()) }, addressRules);
    return client;
  };

  const plans = planner({ database, sources, clockOf, now });
  const { sendDue } = sender({ database, clockOf, push, now, report, count });
  jobs.work(PLAN_JOB, (userId) => plans.plan(userId as UserId));
  jobs.every(TICK_MS, async () => {
    await sendDue(jobs.mayGoOn);
    while (jobs.mayGoOn() && (await plans.planNext()) > 0) await sendDue(jobs.mayGoOn);
  });

  serve(reminderEndpoints.read, async ({ subject }) => {
    const settings = await store.read(subject);
    const { zone } = await clockOf(subject);
    return {
      settings: settings && {
        ...settings,
        silentWeekdays: [...settings.silentWeekdays],
        zone: zone ?? settings.zone,
      },
      addresses: await store.addresses(subject),
      publicKey: (await vapidKeys()).publicKey,
    };
  });

  serve(reminderEndpoints.save, async ({ subject, body: { settings }, at }) => {
    await store.save(subject, settings, at);
    return { settings };
  });

  serve(reminderEndpoints.subscribe, async ({ subject, session, body, at }) => {
    const { endpoint, keys: deviceKeys, zone } = body;
    if (!isAllowedUrl(endpoint, addressRules)) {
      throw invalidField('endpoint', texts.addressNotAllowed);
    }
    if (!isPublicKey(deviceKeys.p256dh)) {
      throw invalidField('keys.p256dh', texts.keyNotUsable);
    }
    await store.subscribe(subject, session.id, { endpoint, keys: deviceKeys }, zone, at);
  });

  serve(reminderEndpoints.unsubscribe, async ({ subject, body: { endpoint } }) => {
    await store.unsubscribe(subject, endpoint);
  });

  serve(reminderEndpoints.timer, async ({ subject, body: { endpoint, timer, ends } }) => ({
    isOn: await signals.plan(subject, endpoint, timer, ends, now()),
  }));

  serve(reminderEndpoints.snooze, async ({ subject, body: { minutes, ...about } }) => {
    await actions.snooze(subject, about, iso(now() + minutes * 60_000));
  });

  serve(reminderEndpoints.notToday, async ({ subject, body, at }) => {
    await actions.putAway(subject, body, at);
  });

  serve(reminderEndpoints.late, ({ subject, query: { date } }) => actions.late(subject, date));

  return {
    /** Deletes deliveries older than `KEEP_MS`. */
    forgetOld: async (): Promise<void> => {
      await db
        .deleteFrom('reminder_deliveries')
        .where('due_at', '<', iso(now() - KEEP_MS))
        .execute();
    },
    /** Closes the connections to push services. */
    close: (): void => client?.close(),
  };
};
