// Part of the service worker: shows reminders that the server pushed, and handles the actions pressed on them.
const SNOOZE_MINUTES = 10;

const showReminder = (reminder, body = '') =>
  self.registration.showNotification(reminder.title, {
    body,
    tag: `reminder ${reminder.sourceId} ${reminder.date}`,
    renotify: true,
    icon: '/icons/icon-192.png',
    data: { reminder },
    // A message from a server before an update has no texts for actions.
    actions: reminder.actions ?? [],
  });

/** Shows the end of a timer, replacing the notification that the page itself showed. */
const showSign = ({ title, page, sourceId }) =>
  self.registration.showNotification(title, {
    tag: sourceId.split(' ')[0],
    renotify: true,
    icon: '/icons/icon-192.png',
    // notification-click.js handles the press.
    data: { path: page },
  });

const openPage = async (path) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
};

const post = (path, body) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const CALLS = {
  snooze: ['/api/reminders/snooze', { minutes: SNOOZE_MINUTES }],
  'not-today': ['/api/reminders/not-today', {}],
};

/** Tells the server; if that fails, the reminder is shown again, so that it is not lost. */
const tell = async (reminder, action) => {
  const [path, more] = CALLS[action];
  const { kind, sourceId, date } = reminder;
  try {
    const answer = await post(path, { kind, sourceId, date, ...more });
    // 404 and 409: it is already done or dismissed.
    if (answer.ok || answer.status === 404 || answer.status === 409) return;
    if (answer.status === 401) return openPage(reminder.page);
  } catch {
    // Offline: shown again below.
  }
  await showReminder(reminder, reminder.notArrived);
};

self.addEventListener('push', (event) => {
  const reminder = event.data?.json();
  if (!reminder?.title) return;
  event.waitUntil(reminder.kind === 'timer' ? showSign(reminder) : showReminder(reminder));
});

self.addEventListener('notificationclick', (event) => {
  const reminder = event.notification.data?.reminder;
  if (reminder === undefined) return;
  event.notification.close();
  event.waitUntil(event.action in CALLS ? tell(reminder, event.action) : openPage(reminder.page));
});

/** Sends the server the new push subscription in place of the one that the push service dropped. */
const renewAddress = async ({ oldSubscription, newSubscription }) => {
  const me = await fetch('/auth/me');
  // Somebody who logged out gets no reminders here.
  if (!me.ok) return;
  const { userId } = await me.json();
  const options = oldSubscription?.options;
  const renewed =
    newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!renewed) return;
  const { endpoint, keys } = renewed.toJSON();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const zone = timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
  await post('/api/reminders/subscribe', { userId, endpoint, keys, zone });
  if (oldSubscription) {
    const { endpoint: old } = oldSubscription;
    await post('/api/reminders/unsubscribe', { endpoint: old });
  }
};

// If it fails, the settings show that reminders no longer arrive.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewAddress(event));
});
