import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '#tests/support/database/postgres-server.ts';
import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { exitWithUsage } from '../../scripts/help.ts';
import { badModel } from './attacks/bad-model.ts';
import { flood } from './attacks/flood.ts';
import { foreignLock } from './attacks/foreign-lock.ts';
import { fragments } from './attacks/fragments.ts';
import { fullOfOne } from './attacks/full-of-one.ts';
import { halfSent } from './attacks/half-sent.ts';
import { idleConnections } from './attacks/idle-connections.ts';
import { logins } from './attacks/logins.ts';
import { readers } from './attacks/readers.ts';
import { resetTimes } from './attacks/reset-times.ts';
import { restarts } from './attacks/restarts.ts';
import { stalls } from './attacks/stalls.ts';
import { storage } from './attacks/storage.ts';
import { wrongCodes } from './attacks/wrong-codes.ts';
import { wrongPasswords } from './attacks/wrong-passwords.ts';
import { type Attack, inWorld, type Measured } from './world.ts';

exitWithUsage(
  'npm run bench:attack -- [name]\nAttacks app processes of our own. With a name it takes only the attacks that have it in theirs.',
);

/*
 * Attacks on our own processes, on loopback only. Each has a bound that the result must not exceed. `node
 * bench/attack/run.ts flood` runs only the attacks with "flood" in their names.
 */

const ATTACKS: readonly Attack[] = [
  restarts,
  idleConnections,
  halfSent,
  fragments,
  fullOfOne,
  logins,
  flood,
  readers,
  stalls,
  storage,
  badModel,
  wrongPasswords,
  wrongCodes,
  resetTimes,
  foreignLock,
];
const LIMIT_MS = 180_000;

const failed = (error: unknown): readonly Measured[] => [
  { what: 'ran to its end', figure: Number.NaN, bound: 0, detail: String(error) },
];

const tooLate = async (): Promise<never> => {
  await delay(LIMIT_MS, undefined, { ref: false });
  throw new Error('It took too long.');
};

// Exit explicitly, so that child processes also end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const [wanted = ''] = process.argv.slice(2);
await ensureBuilt();
const postgres = await startPostgres();
const rows: Readonly<Record<string, string>>[] = [];
for (const attack of ATTACKS.filter(({ name }) => name.includes(wanted)))
  for (const engine of attack.engines) {
    const measured = await Promise.race([inWorld(attack, engine, postgres), tooLate()]).catch(
      failed,
    );
    for (const { what, figure, bound, detail } of measured) {
      const row = {
        attack: attack.name,
        engine,
        measured: what,
        bound: `≤ ${bound}`,
        figure: String(Number(figure.toFixed(1))),
        held: figure <= bound ? 'yes' : 'NO',
      };
      rows.push(row);
      console.log(`${row.held}: ${row.attack} on ${engine}: ${what}: ${row.figure} (${detail})`);
    }
  }
await postgres.stop();
console.table(rows);
// Exit explicitly, because an attack that timed out may still use resources.
process.exit(rows.every(({ held }) => held === 'yes') ? 0 : 1);
