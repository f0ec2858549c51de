import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nothing uses, for a server whose address is needed before it starts. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
};
