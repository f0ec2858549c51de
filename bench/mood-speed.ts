import autocannon from 'autocannon';
import { startAppServer } from '../tests/support/app-server.ts';
import { moodBody, type Visitor, visit } from '../tests/support/visitor.ts';
import { startBareServer } from './bare-process.ts';
import { type Measure, median } from './measure.ts';

const ROUNDS = 7;
const WRITES = 1000;
const READS = 2000;
const CONNECTIONS = 8;
const LOGS_TO_READ = 90;
const GOAL = 0.8;

/** One of the two servers, with a person who writes and a person who reads three months of logs. */
interface Side {
  readonly url: string;
  readonly writer: Visitor;
  readonly reader: Visitor;
  readonly writes: number[];
  readonly reads: number[];
}

const prepare = async (url: string): Promise<Side> => {
  const [writer, reader] = [await visit(url), await visit(url)];
  for (let count = 0; count < LOGS_TO_READ; count += 1) await reader.log(crypto.randomUUID());
  return { url, writer, reader, writes: [], reads: [] };
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

const compare = (name: string, ours: readonly number[], bare: readonly number[]): Measure => {
  const [our, their] = [median(ours), median(bare)];
  return {
    name,
    value: our / their,
    unit: '× bare',
    goal: GOAL,
    better: 'higher',
    detail: `${Math.round(our)} to ${Math.round(their)} requests a second, medians of ${ROUNDS} rounds`,
  };
};

/** Compares writes and reads of moods with bare node:http on the same statements, in alternation. */
export const measureMoodSpeed = async (): Promise<Measure[]> => {
  const app = await startAppServer();
  const peer = await startBareServer();
  try {
    const [ours, bare] = [await prepare(app.url), await prepare(peer.url)];
    // The first round warms both up and does not count.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const order = round % 2 === 0 ? [ours, bare] : [bare, ours];
      for (const side of order) {
        const [writes, reads] = [await write(side, WRITES), await read(side, READS)];
        if (round === 0) continue;
        side.writes.push(writes);
        side.reads.push(reads);
      }
    }
    return [
      compare('POST a mood', ours.writes, bare.writes),
      compare(`GET ${LOGS_TO_READ} moods`, ours.reads, bare.reads),
    ];
  } finally {
    await Promise.all([app.remove(), peer.remove()]);
  }
};
