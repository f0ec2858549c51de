import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { apt, mayInstall } from '#tests/support/database/debian.ts';
import { freePort } from '#tests/support/free-port.ts';

const START_LIMIT_MS = 10_000;

/** A reverse proxy in front of several app processes. */
interface Proxy {
  /** Base URL without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A typical setup: if a process does not respond, it is skipped for a second and the request goes to another process.
 */
const settings = (port: number, upstreams: readonly string[], folder: string): string => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/errors;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream app {
    ${upstreams.map((one) => `server ${new URL(one).host} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://app;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout;
      proxy_next_upstream_tries 3;
    }
  }
}
`;

const isInstalled = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/**
 * Starts nginx in front of app processes, installing it from Debian's packages if needed.
 * @throws Error if nginx is missing and cannot be installed, or does not start
 */
export const startProxy = async (upstreams: readonly string[]): Promise<Proxy> => {
  if (!isInstalled()) {
    if (!mayInstall()) throw new Error('This needs nginx.');
    console.log('Installing nginx from the packages of this system.');
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'nginx-light');
    // The package starts nginx on the default port.
    spawnSync('service', ['nginx', 'stop']);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-proxy-'));
  const file = path.join(folder, 'nginx.conf');
  const port = await freePort();
  writeFileSync(file, settings(port, upstreams, folder));
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' });
  const ended = once(nginx, 'exit');
  const end = () => {
    nginx.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  const stop = async () => {
    end();
    await ended;
    process.off('exit', end);
  };
  const url = `http://127.0.0.1:${port}`;
  const limit = performance.now() + START_LIMIT_MS;
  while ((await fetch(url).catch(() => null)) === null) {
    if (performance.now() > limit) {
      await stop();
      throw new Error('nginx did not start.');
    }
    await delay(50);
  }
  return { url, stop };
};
