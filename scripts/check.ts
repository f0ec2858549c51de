import { spawnSync } from 'node:child_process';
import { exitWithUsage } from './help.ts';
import { ensureTexts } from './texts/modules.ts';

exitWithUsage(
  'npm run check\nChecks types, style and dead code, one after the other, up to the first that fails.',
);

await ensureTexts();
for (const part of ['types', 'lint', 'dead']) {
  const { status } = spawnSync('npm', ['run', '--silent', `check:${part}`], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
