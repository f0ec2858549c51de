import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sharingEndpoints } from '#contract/sharing/sharing.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { CODE_BYTES, codeFrom, readCode } from '#domain/sharing/code.ts';
import type { Throttle, ThrottleFactory, ThrottleLimits } from '#server/db/throttle.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { noRoom, refuseStale } from '#server/http/serve.ts';
import { codeStore } from './code-store.ts';
import { connectionStore } from './connection-store.ts';
import { logStore } from './log-store.ts';

const HOUR_S = 3600;

interface SharingFeatureParts extends FeatureParts {
  /** The words from which connection codes are made. */
  readonly words: readonly string[];
  /** Creates a throttle that counts attempts by network address. */
  readonly addressThrottle: (make: ThrottleFactory, limits: ThrottleLimits) => Throttle;
  /** Counts one attempt. Throws a 429 when there were too many. */
  readonly refuseWhenTooMany: (throttle: Throttle, key: string) => Promise<void>;
}

/** Endpoints for users who share: codes, connections, consents and the access log. Returns a job to run every hour. */
export const sharingFeature = ({
  serve,
  database,
  now,
  words,
  addressThrottle,
  refuseWhenTooMany,
}: SharingFeatureParts): { readonly forgetOldCodes: () => Promise<void> } => {
  const [codes, connections, log] = [
    codeStore(database.db),
    connectionStore(database.db),
    logStore(database.db),
  ];
  const iso = (): string => new Date(now()).toISOString();
  const byPerson = database.throttle({ name: 'code-person', attempts: 10, windowS: HOUR_S });
  const byAddress = addressThrottle(database.throttle, {
    name: 'code-address',
    attempts: 100,
    windowS: HOUR_S,
  });

  /** Counts an attempt to enter a code, which limits guessing. */
  const countGuess = async (userId: UserId, request: FastifyRequest): Promise<void> => {
    await refuseWhenTooMany(byPerson, userId);
    await refuseWhenTooMany(byAddress, request.ip);
  };

  serve(sharingEndpoints.makeCode, async ({ subject, body }) => {
    const code = codeFrom(randomBytes(CODE_BYTES), words);
    return { ...(await codes.add(subject, body.kind, code, now())), words: code };
  });

  serve(sharingEndpoints.codes, ({ subject }) => codes.open(subject, iso()));

  serve(sharingEndpoints.removeCode, async ({ subject, body }) => {
    await codes.remove(subject, body.id);
  });

  serve(sharingEndpoints.lookUp, async ({ subject, body, request }) => {
    await countGuess(subject, request);
    return codes.whose(subject, readCode(body.code), iso());
  });

  serve(sharingEndpoints.connect, async ({ subject, body, request }) => {
    await countGuess(subject, request);
    const { connection, isNew } = await connections.connect(
      subject,
      { code: readCode(body.code), shownName: body.shownName, consent: body.consent },
      { nowMs: now(), zone: body.zone },
    );
    // Only a new connection resets the person's count: a code that the person has already used can be sent repeatedly
    // and must not reset it. The count of the network address stays, because many people may share the address.
    if (isNew) await byPerson.forget(subject);
    return connection;
  });

  serve(sharingEndpoints.connections, ({ subject }) => connections.all(subject));

  serve(sharingEndpoints.change, ({ subject, session, body, request }) => {
    const { connectionId, from, consent, zone } = body;
    const at = { nowMs: now(), zone };
    return connections.change(subject, { connectionId, from, consent }, at, () => {
      refuseStale(session);
      if (!request.hasRoom) throw noRoom();
    });
  });

  serve(sharingEndpoints.takeBack, ({ subject, body: { connectionId, zone } }) =>
    connections.takeBack(subject, connectionId, { nowMs: now(), zone }),
  );

  serve(sharingEndpoints.end, ({ subject, body }) =>
    connections.end(subject, body.connectionId, iso()),
  );

  serve(sharingEndpoints.log, ({ subject, query }) => log.page(subject, query.before));

  return { forgetOldCodes: () => codes.forgetBefore(iso()) };
};
