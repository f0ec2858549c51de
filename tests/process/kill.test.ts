import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { sized } from '#tests/support/full.ts';
import { type Visitor, visit } from '#tests/support/visitor.ts';

const ROUNDS = sized({ usual: 4, full: 20 });
const WRITERS = 3;
const SEED = 20_260_301;

/** A deterministic generator of numbers from 0 to 1 (mulberry32). */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** What a writer knows: the acknowledged ids, and the id of the write without a reply. */
interface Writer {
  readonly visitor: Visitor;
  readonly acknowledged: string[];
  waiting: string | null;
}

/** Writes moods one after the other until the server stops responding. Starts with the write that got no reply. */
const writeUntilDead = async (writer: Writer, onAcknowledged: () => void): Promise<void> => {
  for (;;) {
    const id = writer.waiting ?? randomUUID();
    writer.waiting = id;
    const status = await writer.visitor.log(id).catch(() => null);
    if (status === null) return;
    expect(status).toBe(201);
    writer.acknowledged.push(id);
    writer.waiting = null;
    onAcknowledged();
  }
};

/** Kills the server during writes, after some acknowledged writes and a short delay. */
const killAmidWrites = async (
  server: AppServer,
  writers: readonly Writer[],
  random: () => number,
) => {
  let left = 1 + Math.floor(random() * 40);
  const momentMs = random() * 6;
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  const writing = writers.map((writer) =>
    writeUntilDead(writer, () => {
      left -= 1;
      if (left === 0) resolve();
    }),
  );
  await Promise.race([enough, Promise.all(writing)]);
  await delay(momentMs);
  await server.kill();
  await Promise.all(writing);
};

it(`keeps every acknowledged mood through ${ROUNDS} kills during writes`, async () => {
  const random = seeded(SEED);
  const server = await startAppServer();
  try {
    const writers: Writer[] = [];
    for (let count = 0; count < WRITERS; count += 1) {
      writers.push({ visitor: await visit(server.url), acknowledged: [], waiting: null });
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      await killAmidWrites(server, writers, random);
      await server.start();
      for (const { visitor, acknowledged, waiting } of writers) {
        const kept = await visitor.ids();
        // Only the write without a reply may or may not be stored.
        const certain = kept.filter((id) => id !== waiting);
        expect(certain.sort(), `round ${round}`).toEqual([...acknowledged].sort());
        expect(new Set(kept).size).toBe(kept.length);
      }
    }
    expect(writers.flatMap((writer) => writer.acknowledged).length).toBeGreaterThan(ROUNDS);
    await server.stop();
    const file = new Database(path.join(server.dataDir, 'evenkeel.db'), { readonly: true });
    expect(file.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(file.pragma('integrity_check', { simple: true })).toBe('ok');
    file.close();
  } finally {
    await server.remove();
  }
});
