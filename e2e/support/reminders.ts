import { randomUUID } from 'node:crypto';
import { type CDPSession, expect, type Page, type Worker } from '@playwright/test';
import { reminderEndpoints } from '#contract/reminders.ts';
import { settled } from './clock.ts';
import { dayFromNow } from './routine.ts';

/** A routine with a reminder. */
export interface RemindingRoutine {
  readonly routineId: string;
  readonly date: string;
  readonly path: string;
}

/** Creates a daily routine "Morning pills" with a reminder at the current minute, through the API. */
export const giveReminder = async (page: Page, userId: string): Promise<RemindingRoutine> => {
  const routineId = randomUUID();
  const date = await dayFromNow(page, 0);
  const time = await page.evaluate(() => new Date().toTimeString().slice(0, 5));
  const plan = {
    name: 'Morning pills',
    icon: 'sun',
    color: 'teal',
    anchor: { kind: 'time', time },
    repeat: { kind: 'days', every: 1 },
    startsOn: date,
    endsOn: null,
    steps: [{ id: randomUUID(), title: 'Drink some water', minutes: 1, hint: null, from: 'micro' }],
    reminders: { atStart: true, minutesBefore: null },
  };
  const reply = await page.request.post('/api/routines/save', {
    data: { userId, id: routineId, plan, from: date },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return { routineId, date, path: `/features/routine-builder/play/${routineId}/${date}` };
};

/** A person's stored reminder settings, once the page is at rest. */
export const storedReminders = async (page: Page, userId: string) => {
  await settled(page);
  const reply = await page.request.get(`/api/reminders/${userId}`);
  return reminderEndpoints.read.reply.parse(await reply.json()).settings;
};

/** Makes the browser deliver a push message to the service worker, as its push service would. */
export const deliverPush = async (page: Page, message: unknown): Promise<void> => {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data: JSON.stringify(message),
  });
};

/** The content of a notification. */
interface Shown {
  readonly title: string;
  readonly body: string;
  readonly actions: readonly string[];
}

/** The notifications currently shown. */
export const shownNotifications = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map((one) => ({
      title: one.title,
      body: one.body,
      actions: ('actions' in one ? (one.actions as { action: string }[]) : []).map(
        ({ action }) => action,
      ),
    }));
  });

/** The service worker of the page. */
const workerOf = async (page: Page): Promise<Worker> => {
  const [worker] = page.context().serviceWorkers();
  return worker ?? page.context().waitForEvent('serviceworker');
};

/** Tells the service worker that its push address has changed, as a push service does. */
export const changeAddress = async (page: Page, from: string, to: string): Promise<void> => {
  await (await workerOf(page)).evaluate(
    async ([before, after]) => {
      const event = new Event('pushsubscriptionchange');
      const keys = {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      };
      let done: unknown;
      Object.assign(event, {
        oldSubscription: { endpoint: before },
        newSubscription: { toJSON: () => ({ endpoint: after, keys }) },
        waitUntil: (promise: unknown) => {
          done = promise;
        },
      });
      self.dispatchEvent(event);
      await done;
    },
    [from, to] as const,
  );
};

/** Presses an action of the visible notification and waits until the service worker has handled it. */
export const pressNotification = async (page: Page, action: string): Promise<void> => {
  await (await workerOf(page)).evaluate(async (pressed) => {
    // The page's type definitions do not include service workers.
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent: (event: Event) => boolean;
    };
    const [notification] = await scope.registration.getNotifications();
    const event = new Event('notificationclick');
    let done: unknown;
    Object.assign(event, {
      notification,
      action: pressed,
      waitUntil: (promise: unknown) => {
        done = promise;
      },
    });
    scope.dispatchEvent(event);
    await done;
  }, action);
};

/** Replaces the push service, which the test browser does not have, with an object in the page. */
export const givePushService = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let subscription: unknown = null;
    const bytes = (text: string): ArrayBuffer =>
      Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
    const keys = {
      p256dh: bytes(
        'BCVxsr7N/eNgVRqvHtD0zTZsEc6+VV+JvLexhqUzORcxaOzi6+AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4=',
      ),
      auth: bytes('BTBZMqHH6r4Tts7J/aSIgg=='),
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription,
      subscribe: async (options: unknown) => {
        subscription = {
          endpoint: `https://push.example.org/${crypto.randomUUID()}`,
          options,
          getKey: (name: 'p256dh' | 'auth') => keys[name],
          unsubscribe: async () => {
            subscription = null;
            return true;
          },
        };
        return subscription;
      },
    });
  });
