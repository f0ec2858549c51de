import { ensureClient } from './client-build.ts';

// The server runs in this same process, so that a signal to stop reaches it directly.
try {
  await ensureClient();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('#server/main.ts');
