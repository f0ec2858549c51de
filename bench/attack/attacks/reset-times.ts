import { v7 as uuidv7 } from 'uuid';
import { mailEndpoints } from '#contract/accounts/mail.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { openDatabase } from '#server/db/open.ts';
import { userStore } from '#server/features/identity/user-store.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { freePort } from '#tests/support/free-port.ts';
import { smtpStandIn } from '#tests/support/stand-ins/smtp-stand-in.ts';
import { health, middle, timed } from '../people.ts';
import type { Attack, World } from '../world.ts';

const PAIRS = 1_000;
/**
 * Number of standard errors up to which a difference counts as chance. About 1 in 400 runs exceeds this number by
 * chance.
 */
const ERRORS = 3;

const knownAddress = (at: number): string => `ada-${at}@example.org`;
const unknownAddress = (at: number): string => `eve-${at}@example.org`;

const addPeople = async ({ settings: { DATA_DIR = '', DATABASE_URL } }: World): Promise<void> => {
  const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL ?? null });
  await database.db.transaction().execute(async (tx) => {
    for (let at = 0; at < PAIRS; at += 1) {
      const person = { name: 'Ada', email: knownAddress(at), passwordHash: 'no hash' };
      await userStore(tx).add(uuidv7() as UserId, person, new Date().toISOString());
    }
  });
  await database.close();
};

/**
 * How much better than chance an attacker can guess from response times alone: |U / n² − 1/2| for two samples of size
 * n, 0 to 0.5, where U is the statistic of Mann and Whitney (1947). The result is in units of the standard error √((2n
 * + 1) / 12n²).
 */
const errorsFromChance = (some: readonly number[], others: readonly number[]): number => {
  const n = some.length;
  let wins = 0;
  for (const one of some)
    for (const other of others) wins += one > other ? 1 : Number(one === other) / 2;
  return Math.abs(wins / n ** 2 - 0.5) / Math.sqrt((2 * n + 1) / (12 * n ** 2));
};

/** An attacker requests password resets to find out, from the replies and their timing, who has an account. */
export const resetTimes: Attack = {
  name: 'who has an account, by asking for new passwords',
  engines: ENGINES,
  run: async (world) => {
    await addPeople(world);
    const mail = await smtpStandIn();
    world.after(() => mail.close());
    const PORT = String(await freePort());
    const { url } = await world.start({
      TRUST_PROXY: 'true',
      PORT,
      PUBLIC_URL: `http://127.0.0.1:${PORT}`,
      SMTP_URL: mail.url.href,
      MAIL_FROM: 'evenkeel@example.org',
    });
    const answers = new Set<string>();
    const ask = async (email: string, number: number): Promise<void> => {
      const answer = await fetch(`${url}${mailEndpoints.askReset.path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${number >> 8}.${number & 255}.7`,
        },
        body: JSON.stringify({ email }),
      });
      answers.add(`${answer.status} ${await answer.text()}`);
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    const nextTimes = { known: [] as number[], unknown: [] as number[] };
    const measure = async (kind: 'known' | 'unknown', at: number): Promise<void> => {
      const [email, number] =
        kind === 'known' ? [knownAddress(at), at] : [unknownAddress(at), PAIRS + at];
      times[kind].push(await timed(() => ask(email, number)));
      // Also time the next reply, because work that continues after a reset reply could delay it.
      nextTimes[kind].push(await timed(() => health(url)));
    };
    for (let at = -20; at < 0; at += 1) await ask(unknownAddress(at), 3 * PAIRS + at);
    for (let at = 0; at < PAIRS; at += 1) {
      const isKnownFirst = Math.random() < 0.5;
      await measure(isKnownFirst ? 'known' : 'unknown', at);
      await measure(isKnownFirst ? 'unknown' : 'known', at);
    }
    const inMs = (ms: number): string => ms.toFixed(2);
    const detail = `${PAIRS} pairs, ${inMs(middle(times.known))} and ${inMs(middle(times.unknown))} ms; answers: ${[...answers].join(', ')}`;
    return [
      { what: 'different answers', figure: answers.size, bound: 1, detail },
      {
        what: 'standard errors of a guess by the time',
        figure: errorsFromChance(times.known, times.unknown),
        bound: ERRORS,
        detail,
      },
      {
        what: 'standard errors of a guess by the time of the next call',
        figure: errorsFromChance(nextTimes.known, nextTimes.unknown),
        bound: ERRORS,
        detail: `${inMs(middle(nextTimes.known))} and ${inMs(middle(nextTimes.unknown))} ms`,
      },
    ];
  },
};
