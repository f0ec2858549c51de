import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Proxy {
  /** Base URL without a trailing slash. Its certificate is self-signed. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Headers that HTTP/2 forbids. */
const OF_HTTP1 = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

const certificate = (): { readonly key: Buffer; readonly cert: Buffer } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    const command = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${cert}`;
    execFileSync('openssl', command.split(' '), { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** A proxy in front of `target` that speaks HTTP/2 over TLS, like the one that the handbook of operation prescribes. */
export const startHttp2Proxy = async (target: string): Promise<Proxy> => {
  const server = createSecureServer(certificate(), (asked, answer) => {
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')),
    );
    const forwarded = request(
      `${target}${asked.url}`,
      { method: asked.method, headers: { ...headers, host: new URL(target).host } },
      (reply) => {
        const kept = Object.entries(reply.headers).filter(([name]) => !OF_HTTP1.includes(name));
        answer.writeHead(reply.statusCode ?? 502, Object.fromEntries(kept));
        reply.pipe(answer);
      },
    );
    forwarded.on('error', () => answer.stream.close());
    asked.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
};
