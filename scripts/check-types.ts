import { spawnSync } from 'node:child_process';
import { exitWithUsage } from './help.ts';
import { ensureTexts } from './texts/modules.ts';

exitWithUsage('npm run check:types\nChecks the types of each layer.');

await ensureTexts();

// Each layer has its own tsconfig, so that, for example, the domain cannot use DOM and Node types.
const PROJECTS = ['src/domain', 'src/contract', 'src/server', 'src/client', '.'];

const failed = PROJECTS.filter((project) => {
  const { status } = spawnSync('tsc', ['-p', project], { stdio: 'inherit' });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}`);
  process.exit(1);
}
