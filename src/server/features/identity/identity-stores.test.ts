import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#domain/shared/brands.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import { sessionStore } from './session-store.ts';
import { userStore } from './user-store.ts';

const NOW = '2026-03-10T12:00:00.000Z';
const LATER = '2026-03-11T12:00:00.000Z';
const LATEST = '2026-04-11T12:00:00.000Z';

describe.each(ENGINES)('the identity stores on %s', (engine) => {
  let database: OpenFresh;
  let users: ReturnType<typeof userStore>;
  let sessions: ReturnType<typeof sessionStore>;

  beforeAll(async () => {
    database = await openFresh(engine);
    users = userStore(database.db);
    sessions = sessionStore(database);
  });
  afterAll(() => database.end());

  const newId = () => uuidv7() as UserId;
  const registration = (email: string) => ({ name: 'Ada', email, passwordHash: 'hash' });
  const addSession = async (userId: UserId, expiresAt = LATER) => {
    const id = uuidv7();
    const session = { id, secretHash: `hash of ${id}`, device: 'a browser', now: NOW, expiresAt };
    await sessions.add(userId, session);
    return id;
  };

  it('add only one person per email, even on simultaneous attempts', async () => {
    const ids = [newId(), newId(), newId()];
    const added = await Promise.all(ids.map((id) => users.add(id, registration('one@x.org'), NOW)));
    expect(added.filter(Boolean)).toHaveLength(1);
    const found = await users.byEmail('one@x.org');
    expect(found).toMatchObject({ passwordHash: 'hash', user: { name: 'Ada', role: 'person' } });
    expect(ids).toContain(found?.user.id);
  });

  it('find nobody by an unknown email or id', async () => {
    expect(await users.byEmail('nobody@x.org')).toBeNull();
    expect(await users.byId(newId())).toBeNull();
  });

  it('find a session by the digest of its secret until it expires', async () => {
    const ada = await database.person();
    const id = await addSession(ada);
    expect(await sessions.bySecretHash(`hash of ${id}`, NOW)).toEqual({
      id,
      isFresh: true,
      userId: ada,
      role: 'guest',
      needsSecondFactor: false,
      isEarlier: false,
      lastSeenAt: NOW,
    });
    expect(await sessions.bySecretHash(id, NOW)).toBeNull();
    expect(await sessions.bySecretHash(`hash of ${id}`, LATER)).toBeNull();
    await sessions.touch(ada, id, LATER, LATEST);
    expect(await sessions.bySecretHash(`hash of ${id}`, LATER)).toMatchObject({
      lastSeenAt: LATER,
    });
  });

  it('end only the given person’s sessions', async () => {
    const ada = await database.person();
    const ben = await database.person();
    const [first, second, third] = [
      await addSession(ada),
      await addSession(ada),
      await addSession(ada),
    ];
    const ofBen = await addSession(ben);
    expect(await sessions.remove(ben, first)).toBe(false);
    await sessions.touch(ben, first, LATEST, LATEST);
    expect(await sessions.remove(ada, first)).toBe(true);
    await sessions.removeOthers(ada, second);
    expect((await sessions.list(ada, NOW)).map((session) => session.id)).toEqual([second]);
    expect(await sessions.remove(ada, third)).toBe(false);
    expect((await sessions.list(ben, NOW)).map((session) => session.id)).toEqual([ofBen]);
  });

  it('remove expired sessions and keep the rest', async () => {
    const ada = await database.person();
    await addSession(ada, LATER);
    const kept = await addSession(ada, LATEST);
    await sessions.removeExpired(LATER);
    const left = await database.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', ada)
      .execute();
    expect(left).toEqual([{ id: kept }]);
  });

  it('remove a person with their sessions', async () => {
    const ada = await database.person();
    const id = await addSession(ada);
    await users.remove(ada);
    expect(await sessions.bySecretHash(`hash of ${id}`, NOW)).toBeNull();
  });
});
