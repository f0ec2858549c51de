import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { drawIndex, seededRandom } from '#domain/shared/numbers/random.ts';
import { type Call, MIX, type Person } from './mix.ts';

/*
 * Uses a server as people do. Runs in its own process, so that measuring takes no time from the server. It receives its
 * job as a message and sends the results back.
 */

/** A job for a load process: the work to do. */
export interface LoadJob {
  readonly url: string;
  readonly people: readonly Person[];
  readonly lengthMs: number;
  readonly seed: number;
  /**
   * Either actions start at random at this rate, even if earlier actions are not finished (an open loop, a Poisson
   * process), or this many people act without pauses (a closed loop).
   */
  readonly arrivals: { readonly perSecond: number } | { readonly atOnce: number };
}

/**
 * One action: its index in the mix, its planned start, the time from the planned start until its last reply, and its
 * number of failed calls.
 */
export type Done = readonly [action: number, plannedMs: number, tookMs: number, failed: number];

const LEAST_DELAY_MS = 1;

const run = async (job: LoadJob): Promise<readonly Done[]> => {
  const { url, people, lengthMs, seed, arrivals } = job;
  const random = seededRandom(seed);
  const agent = new Agent({ keepAlive: true });
  const shares = MIX.map(({ percent }) => percent / 100);
  const done: Done[] = [];
  const begunAt = performance.now();
  const now = (): number => performance.now() - begunAt;

  /** Whether a call got the expected reply. */
  const ask = ({ path, body }: Call, headers: Person['headers']): Promise<boolean> =>
    new Promise((resolve) => {
      const method = body === undefined ? 'GET' : 'POST';
      const sent = request(`${url}${path}`, { agent, method, headers }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode === 200 || answer.statusCode === 201));
        answer.once('error', () => resolve(false));
      });
      sent.once('error', () => resolve(false));
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });

  const act = async (plannedMs: number): Promise<void> => {
    const person = people[Math.floor(random() * people.length)];
    const index = drawIndex(shares, random);
    const action = MIX[index];
    if (person === undefined || action === undefined)
      throw new Error('There is nobody, or nothing to do.');
    const calls = action.calls(person, new Date(), random);
    const answers = await Promise.all(calls.map((call) => ask(call, person.headers)));
    done.push([index, plannedMs, now() - plannedMs, answers.filter((isGood) => !isGood).length]);
  };

  if ('atOnce' in arrivals) {
    const acting = Array.from({ length: arrivals.atOnce }, async () => {
      while (now() < lengthMs) await act(now());
    });
    await Promise.all(acting);
  } else {
    const acting: Promise<void>[] = [];
    let plannedMs = 0;
    for (;;) {
      plannedMs += (-Math.log(1 - random()) * 1000) / arrivals.perSecond;
      if (plannedMs > lengthMs) break;
      const leftMs = plannedMs - now();
      if (leftMs > LEAST_DELAY_MS) await delay(leftMs);
      acting.push(act(plannedMs));
    }
    await Promise.all(acting);
  }
  agent.destroy();
  return done;
};

process.once('message', async (job: LoadJob) => {
  process.send?.(await run(job), () => process.disconnect());
});
