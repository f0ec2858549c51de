import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createServer } from 'vite';
import { exitWithUsage } from './help.ts';
import { ensureTexts } from './texts/modules.ts';

exitWithUsage(
  'npm run dev\nServes the pages on port 3000 with hot reload and the server on the next port. PORT chooses another one.',
);

// Vite serves the page with hot reload and proxies calls to the server on the next port.
const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;
const root = path.resolve(import.meta.dirname, '..');
const target = `http://127.0.0.1:${serverPort}`;

await ensureTexts();

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'src/server/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(serverPort), HOST: '127.0.0.1' },
  },
);

const vite = await createServer({
  configFile: path.join(root, 'vite.config.ts'),
  // The Host header stays unchanged, because the server compares it with the page's origin.
  server: { port, strictPort: true, proxy: { '/auth': { target }, '/api': { target } } },
});
await vite.listen();
vite.printUrls();

const stop = async (): Promise<void> => {
  const ended = server.exitCode === null ? once(server, 'exit') : null;
  server.kill('SIGTERM');
  await Promise.all([vite.close(), ended]);
  process.exit(0);
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
server.once('exit', () => void stop());
