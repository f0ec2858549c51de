import { startAppServer } from '../tests/support/app-server.ts';
import type { Visitor } from '../tests/support/visitor.ts';
import { fillWithPeople } from './dashboard-people.ts';
import { type Measure, median } from './measure.ts';

const HISTORIES = [30, 365, 3650];
const NAMES = ['a month', 'a year', 'ten years'];
const ROUNDS = 60;
const REQUESTS = 20;
const GOAL = 1.2;

interface Read {
  readonly ms: number;
  readonly bytes: number;
}

/** Sends one request as the app does, and measures the time until the last byte of the reply. */
const read = async (url: string, { userId, headers }: Visitor): Promise<Read> => {
  const startedAt = performance.now();
  const reply = await fetch(`${url}/api/dashboard/summary/${userId}?zone=UTC`, { headers });
  const body = await reply.arrayBuffer();
  const ms = performance.now() - startedAt;
  if (reply.status !== 200) throw new Error(`The summary answered ${reply.status}.`);
  return { ms, bytes: body.byteLength };
};

const textOf = (values: readonly number[], unit: string, digits: number): string =>
  values.map((value, index) => `${NAMES[index]} ${value.toFixed(digits)} ${unit}`).join(', ');

/** Measures the dashboard summary for people with histories of different lengths, alternating between them. */
export const measureDashboardSpeed = async (): Promise<Measure[]> => {
  const server = await startAppServer();
  try {
    const visitors = await fillWithPeople(server, HISTORIES);
    const times: number[][] = HISTORIES.map(() => []);
    const bytes: number[] = HISTORIES.map(() => 0);
    // The first rounds are warm-up and do not count.
    for (let round = -20; round < ROUNDS; round += 1) {
      for (let turn = 0; turn < visitors.length; turn += 1) {
        const index = (turn + round + 30) % visitors.length;
        const visitor = visitors[index];
        if (visitor === undefined) continue;
        for (let request = 0; request < REQUESTS; request += 1) {
          const result = await read(server.url, visitor);
          if (round >= 0) times[index]?.push(result.ms);
          bytes[index] = result.bytes;
        }
      }
    }
    const middles = times.map(median);
    const ratio = (values: readonly number[]) => (values[2] ?? 0) / (values[0] ?? 0);
    return [
      {
        name: 'Dashboard summary, time for ten years',
        value: ratio(middles),
        unit: '× one month',
        goal: GOAL,
        better: 'lower',
        detail: `${textOf(middles, 'ms', 2)}; medians of ${ROUNDS * REQUESTS} requests`,
      },
      {
        name: 'Dashboard summary, bytes for ten years',
        value: ratio(bytes),
        unit: '× one month',
        goal: GOAL,
        better: 'lower',
        detail: textOf(bytes, 'bytes', 0),
      },
    ];
  } finally {
    await server.remove();
  }
};
