import { type MadeCode, sharingEndpoints } from '#contract/sharing/sharing.ts';
import { connected } from '#tests/support/database/connected.ts';
import type { Body } from './nasty.ts';
import type { Person, TestApp } from './test-app.ts';

/** A code that nobody issued. */
export const NO_CODE = 'acorn-album-amber-apple-arena';

type More = Readonly<Record<string, unknown>>;

/** The consent in these examples. */
export const aConsent = (more: More = {}) => ({
  streams: { mood: 'summary' },
  dataFrom: null,
  until: null,
  ...more,
});

/** Connects with the person who issued the code. */
export const aConnection = (code: string, more: More = {}) => ({
  code,
  shownName: 'Ada',
  consent: aConsent(),
  zone: 'UTC',
  ...more,
});

/** Issues a new code and returns its words. Throws if none was made. */
export const codeOf = async (
  viewer: Person,
  kind: 'therapist' | 'supporter' = 'supporter',
): Promise<MadeCode> =>
  sharingEndpoints.makeCode.reply.parse(
    (await viewer.call(sharingEndpoints.makeCode, { body: { kind } })).body,
  );

let viewer: { readonly world: TestApp; readonly person: Person } | null = null;

/** A body that a sharing call accepts from this person now; null for other calls. */
export const acceptedSharing = async (
  world: TestApp,
  person: Person,
  name: string,
): Promise<{ person: Person; body: Body } | null> => {
  if (!name.startsWith('sharing.')) return null;
  const { db } = world.database;
  if (viewer?.world !== world) {
    const email = `kim-${crypto.randomUUID()}@example.org`;
    viewer = { world, person: await world.signUp(email) };
  }
  const kim = viewer.person;
  await db.deleteFrom('connect_codes').where('viewer_id', '=', kim.userId).execute();
  await db
    .updateTable('connections')
    .set({ ended_at: '2026-03-10T12:00:00.000Z' })
    .where('user_id', '=', person.userId)
    .where('viewer_id', '=', kim.userId)
    .execute();
  const { userId } = person;
  const connectionId = async () =>
    connected(db, { userId, viewerId: kim.userId, kind: 'supporter' });
  switch (name) {
    case 'sharing.makeCode':
      return { person: kim, body: { kind: 'supporter' } };
    case 'sharing.removeCode':
      return { person: kim, body: { id: (await codeOf(kim)).id } };
    case 'sharing.lookUp':
      return { person, body: { code: (await codeOf(kim)).words } };
    case 'sharing.connect':
      return { person, body: aConnection((await codeOf(kim)).words) };
    case 'sharing.change':
      return {
        person,
        body: { connectionId: await connectionId(), from: 1, consent: aConsent(), zone: 'UTC' },
      };
    case 'sharing.takeBack':
      return { person, body: { connectionId: await connectionId(), zone: 'UTC' } };
    default:
      return { person, body: { connectionId: await connectionId() } };
  }
};
