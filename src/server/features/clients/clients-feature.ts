import { clientEndpoints } from '#contract/sharing/clients.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { notAhead } from '#server/claimed-day.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { clientStore } from './client-store.ts';

/**
 * Endpoints for therapists and supporters: the list of users who share data with them, and the days of sessions.
 * Returns a function that checks whether anybody shares data with a viewer.
 */
export const clientsFeature = ({
  serve,
  database,
  now,
}: FeatureParts): { readonly hasClients: (userId: UserId) => Promise<boolean> } => {
  const clients = clientStore(database);

  serve(clientEndpoints.all, async ({ subject, query: { zone = 'UTC' } }) => {
    const nowMs = now();
    return {
      clients: await clients.list(subject, localDateAt(nowMs, zone), nowMs),
      ended: await clients.ended(subject, nowMs),
    };
  });

  serve(clientEndpoints.one, ({ viewer, params: { connectionId } }) =>
    clients.one({ viewerId: viewer, connectionId, nowMs: now() }),
  );

  serve(clientEndpoints.addMeeting, ({ viewer, params: { connectionId }, body: { date } }) =>
    clients.addMeeting(
      { viewerId: viewer, connectionId, nowMs: now() },
      notAhead(date, now(), 'body.date'),
    ),
  );

  serve(clientEndpoints.removeMeeting, ({ viewer, params: { connectionId }, body: { date } }) =>
    clients.removeMeeting({ viewerId: viewer, connectionId, nowMs: now() }, date),
  );

  serve(clientEndpoints.leave, async ({ viewer, params: { connectionId } }) => {
    await clients.leave({ viewerId: viewer, connectionId, nowMs: now() });
  });

  return { hasClients: (userId) => clients.hasAny(userId, now()) };
};
