import { once } from 'node:events';
import { createServer } from 'node:net';

/** All ports are below 32768, from where on the system takes some for connections that programs make. */
const FIRST = 20_000;
const PORTS_OF_A_WORKER = 100;
/** Workers of Vitest come before it. */
const FIRST_OF_PLAYWRIGHT = 60;

/** The number of this worker among all; 0 outside of tests. */
const workerNumber = (): number => {
  const { VITEST_POOL_ID: vitest, TEST_PARALLEL_INDEX: playwright } = process.env;
  if (playwright !== undefined) return FIRST_OF_PLAYWRIGHT + Number(playwright);
  return Number(vitest ?? 0);
};

/** Which port of the worker comes next; another run at the same time begins elsewhere. */
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

/** A port of this worker alone, which nothing on this machine uses. */
export const freePort = async (): Promise<number> => {
  for (let tried = 0; tried < PORTS_OF_A_WORKER; tried += 1) {
    next += 1;
    const port = FIRST + workerNumber() * PORTS_OF_A_WORKER + (next % PORTS_OF_A_WORKER);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port.');
};
