// Part of the service worker: a press on a notification brings the app to the front, or opens it.
const showApp = async (path) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path) ?? pages[0];
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
};

self.addEventListener('notificationclick', (event) => {
  // reminders.js handles its own, which have several actions.
  if (event.notification.data?.reminder !== undefined) return;
  event.notification.close();
  event.waitUntil(showApp(event.notification.data?.path ?? '/homepage'));
});
