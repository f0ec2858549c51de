import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { browsers, chromiumPath } from './chromium.ts';

/**
 * Builds the app and finds the browsers once, before the first journey, so that just loading the Playwright config
 * needs neither. The worker processes inherit the environment variables.
 */
const setup = async (): Promise<void> => {
  await ensureBuilt();
  const whole = chromiumPath();
  process.env.CHROMIUM_PATH = browsers().shell ?? whole;
  process.env.WHOLE_CHROMIUM_PATH = whole;
};

export default setup;
