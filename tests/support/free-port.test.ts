import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

it('a free port is below those that the system assigns to connections, and differs each time', async () => {
  const ports: number[] = [];
  for (let count = 0; count < 20; count += 1) ports.push(await freePort());
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.min(...ports)).toBeGreaterThan(1023);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it('a port in use is skipped, also after all other ports of the worker were given out', async () => {
  const used = await freePort();
  const other = createServer().listen(used, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  for (let count = 0; count < 150; count += 1) expect(await freePort()).not.toBe(used);
});
