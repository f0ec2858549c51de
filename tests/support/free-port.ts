import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The first port that tests use. All ports of tests are below 32768, where the system’s range for outgoing connections
 * starts.
 */
const FIRST = 20_000;
const PORTS_OF_A_WORKER = 100;
/** The number of the first Playwright worker; Vitest workers have lower numbers. */
const FIRST_OF_PLAYWRIGHT = 60;

/** The number of this worker among all workers; 0 outside of tests. */
const workerNumber = (): number => {
  const { VITEST_POOL_ID: vitest, TEST_PARALLEL_INDEX: playwright } = process.env;
  if (playwright !== undefined) return FIRST_OF_PLAYWRIGHT + Number(playwright);
  return Number(vitest ?? 0);
};

/**
 * The offset of the worker's last port. It starts at the process id, so that parallel test runs use different ports.
 */
let next = process.pid;

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer().listen(port);
  const listens = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.close();
  return listens;
};

/** An unused port reserved for this worker. */
export const freePort = async (): Promise<number> => {
  for (let tried = 0; tried < PORTS_OF_A_WORKER; tried += 1) {
    next += 1;
    const port = FIRST + workerNumber() * PORTS_OF_A_WORKER + (next % PORTS_OF_A_WORKER);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port.');
};
