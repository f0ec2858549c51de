import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../free-port.ts';

/** A proxy to a database that simulates a broken network. */
export interface Gate {
  /** The address of the database through the gate. */
  readonly databaseUrl: string;
  /** Holds back all bytes on old and new connections, like a hanging server. */
  hang(): void;
  /** Cuts all connections and accepts no new ones. */
  shut(): Promise<void>;
  /** Lets all bytes and connections pass again. */
  open(): Promise<void>;
}

/** Puts a gate in front of the database at `databaseUrl`. */
export const gateTo = async (databaseUrl: string): Promise<Gate> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let hangs = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined).on('data', (bytes) => void to.write(bytes));
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (hangs) from.pause();
    }
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(databaseUrl);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  return {
    databaseUrl: through.href,
    hang: () => {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    shut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: async () => {
      hangs = false;
      for (const socket of sockets) socket.resume();
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
};
