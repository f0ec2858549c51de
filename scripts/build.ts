import { ensureClient } from './client-build.ts';

await ensureClient();
