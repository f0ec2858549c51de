import autocannon from 'autocannon';
import { spawnApp } from '../tests/support/app-process.ts';
import { ENGINES, type Engine } from '../tests/support/database/engines.ts';
import { moodBody, type Visitor, visit } from '../tests/support/visitor.ts';
import { startBareServer } from './bare-process.ts';
import { inPairs, type Measure, median, medianOf } from './measure.ts';
import { type Store, withStore } from './people/store.ts';

const WRITES = 1000;
const READS = 2000;
const CONNECTIONS = 8;
const LOGS_TO_READ = 90;
const ROUNDS = 8;
const GOAL = { goal: 0.8, better: 'higher' } as const;

/** One of the two compared servers, with one person who writes logs and another who reads three months of logs. */
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

/** autocannon's polling interval, which is the resolution of its own clock. */
const TICK_MS = 50;

/** The number of requests per second, measured until the last reply. Rejects unless all requests succeeded. */
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

const write = ({ url, writer }: Side): Promise<number> => {
  const { id: _made, ...body } = moodBody(writer.userId);
  return fire({
    url: `${url}/api/mood/submit`,
    amount: WRITES,
    method: 'POST',
    headers: { ...writer.headers },
    body: JSON.stringify(body),
  });
};

/** @param packed whether to accept compression, as browsers do */
const read = ({ url, reader }: Side, packed: boolean): Promise<number> =>
  fire({
    url: `${url}/api/mood/all/${reader.userId}`,
    amount: READS,
    headers: {
      cookie: reader.headers.cookie ?? '',
      ...(packed ? { 'accept-encoding': 'gzip, deflate, br' } : {}),
    },
  });

/** Requests per second, by kind. */
interface Rates {
  readonly writes: number;
  readonly reads: number;
  /** The rate of reads with a compressed reply. */
  readonly packed: number;
}

const ratesOf = async (side: Side): Promise<Rates> => ({
  writes: await write(side),
  reads: await read(side, false),
  packed: await read(side, true),
});

type Round = readonly [ours: Rates, bare: Rates];

const compare = (name: string, kind: keyof Rates, rounds: readonly Round[]): Measure => {
  const ratios = rounds.map(([ours, bare]) => ours[kind] / bare[kind]);
  const middle = (side: 0 | 1): string =>
    median(rounds.map((round) => round[side][kind])).toFixed(0);
  return {
    ...GOAL,
    name,
    ...medianOf(ratios),
    unit: '× bare',
    detail: `${middle(0)} to ${middle(1)} requests a second, medians of ${rounds.length} rounds`,
  };
};

/** Compares the two servers. Each has its own database, so that neither waits for the other. */
const compareOn = async (engine: Engine, own: Store, { place }: Store): Promise<Measure[]> => {
  const app = spawnApp(own.settings);
  const peer = await startBareServer(place.databaseUrl ?? place.dataDir);
  try {
    const [ours, bare] = [await prepare(await app.ready), await prepare(peer.url)];
    // The first round warms up both servers and does not count.
    for (const side of [ours, bare]) await ratesOf(side);
    const rounds = await inPairs(
      ROUNDS,
      () => ratesOf(ours),
      () => ratesOf(bare),
    );
    return [
      compare(`POST a mood, ${engine}`, 'writes', rounds),
      compare(`GET ${LOGS_TO_READ} moods, ${engine}`, 'reads', rounds),
      compare(`GET ${LOGS_TO_READ} moods, packed, ${engine}`, 'packed', rounds),
    ];
  } finally {
    app.signal('SIGTERM');
    await Promise.all([app.ended, peer.stop()]);
  }
};

/**
 * Compares mood writes and reads with plain node:http and the same SQL statements, in pairs of rounds, on both engines.
 */
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
