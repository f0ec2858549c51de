import autocannon from 'autocannon';
import { spawnApp } from '../tests/support/app-process.ts';
import { ENGINES, type Engine } from '../tests/support/database/engines.ts';
import { moodBody, type Visitor, visit } from '../tests/support/visitor.ts';
import { startBareServer } from './bare-process.ts';
import { isKnown, type Measure, median, medianInterval } from './measure.ts';
import { type Store, withStore } from './people/store.ts';

const WRITES = 1000;
const READS = 2000;
const CONNECTIONS = 8;
const LOGS_TO_READ = 90;
const REPEATS = { goal: 0.8, better: 'higher', least: 5, most: 15, share: 0.05 } as const;

/** One of the two servers, with a person who writes and a person who reads three months of logs. */
interface Side {
  readonly url: string;
  readonly writer: Visitor;
  readonly reader: Visitor;
}

const prepare = async (url: string): Promise<Side> => {
  const [writer, reader] = [await visit(url), await visit(url)];
  for (let count = 0; count < LOGS_TO_READ; count += 1) await reader.log(crypto.randomUUID());
  return { url, writer, reader };
};

/** How often autocannon checks whether it is done, which is the resolution of its own clock. */
const TICK_MS = 50;

/** The requests per second until the last answer. Rejects unless all requests succeeded. */
const fire = (options: autocannon.Options & { amount: number }): Promise<number> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    let lastAt = startedAt;
    const settings = { ...options, connections: CONNECTIONS, sampleInt: TICK_MS };
    const load = autocannon(settings, (error, result) => {
      const unanswered = options.amount - (result?.['2xx'] ?? 0);
      if (unanswered === 0) resolve((options.amount * 1000) / (lastAt - startedAt));
      else reject(error ?? new Error(`${unanswered} requests to ${options.url} failed.`));
    });
    load.on('response', () => {
      lastAt = performance.now();
    });
  });

const write = ({ url, writer }: Side, amount: number): Promise<number> => {
  const { id: _made, ...body } = moodBody(writer.userId);
  return fire({
    url: `${url}/api/mood/submit`,
    amount,
    method: 'POST',
    headers: { ...writer.headers },
    body: JSON.stringify(body),
  });
};

const read = ({ url, reader }: Side, amount: number): Promise<number> =>
  fire({
    url: `${url}/api/mood/all/${reader.userId}`,
    amount,
    headers: { cookie: reader.headers.cookie ?? '' },
  });

/** The requests per second of one round on each side. */
type Pair = readonly [ours: number, bare: number];

const ratiosOf = (pairs: readonly Pair[]): readonly number[] =>
  pairs.map(([ours, bare]) => ours / bare);

const compare = (name: string, pairs: readonly Pair[]): Measure => {
  const [ours, bare] = [0, 1].map((side) =>
    Math.round(median(pairs.map((pair) => pair[side] ?? 0))),
  );
  return {
    name,
    value: median(ratiosOf(pairs)),
    interval: medianInterval(ratiosOf(pairs)),
    unit: '× bare',
    goal: REPEATS.goal,
    better: REPEATS.better,
    detail: `${ours} to ${bare} requests a second, medians of ${pairs.length} rounds`,
  };
};

/** Compares the two servers, each with a database of its own, so that neither waits for the other. */
const compareOn = async (engine: Engine, own: Store, { place }: Store): Promise<Measure[]> => {
  const app = spawnApp(own.settings);
  const peer = await startBareServer(place.databaseUrl ?? place.dataDir);
  try {
    const [ours, bare] = [await prepare(await app.ready), await prepare(peer.url)];
    const round = async (isOursFirst: boolean) => {
      const [one, other] = isOursFirst ? [ours, bare] : [bare, ours];
      const first = { write: await write(one, WRITES), read: await read(one, READS) };
      const second = { write: await write(other, WRITES), read: await read(other, READS) };
      return isOursFirst ? { ours: first, bare: second } : { ours: second, bare: first };
    };
    // The first round warms both up and does not count.
    await round(true);
    const [writes, reads]: [Pair[], Pair[]] = [[], []];
    while ([writes, reads].some((pairs) => !isKnown(ratiosOf(pairs), REPEATS))) {
      const result = await round(writes.length % 2 === 0);
      writes.push([result.ours.write, result.bare.write]);
      reads.push([result.ours.read, result.bare.read]);
    }
    return [
      compare(`POST a mood, ${engine}`, writes),
      compare(`GET ${LOGS_TO_READ} moods, ${engine}`, reads),
    ];
  } finally {
    app.signal('SIGTERM');
    await Promise.all([app.ended, peer.stop()]);
  }
};

/** Compares writes and reads of moods with bare node:http on the same statements, in pairs of rounds, on both engines. */
export const measureMoodSpeed = async (): Promise<Measure[]> => {
  const measures: Measure[] = [];
  for (const engine of ENGINES)
    await withStore(engine, (own) =>
      withStore(engine, async (bare) => {
        measures.push(...(await compareOn(engine, own, bare)));
      }),
    );
  return measures;
};
