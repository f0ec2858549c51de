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

/** One of the two servers, with a person who writes and one who reads three months of logs. */
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

/** Requests per second over a fixed number of requests. Throws unless each was answered well. */
const fire = async (options: autocannon.Options & { amount: number }): Promise<number> => {
  const startedAt = performance.now();
  const result = await autocannon({ ...options, connections: CONNECTIONS });
  const seconds = (performance.now() - startedAt) / 1000;
  if (result['2xx'] !== options.amount) {
    throw new Error(`${options.amount - result['2xx']} requests to ${options.url} failed.`);
  }
  return options.amount / seconds;
};

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

/** Writes and reads of moods against bare node:http on the same statements, turn by turn. */
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
