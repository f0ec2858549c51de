import type { Server } from 'node:http';
import { freePort } from '../../tests/support/free-port.ts';

/** Lets a server listen on a free port. Returns its address, and a function that stops it. */
export const listening = async (server: Server) => {
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
