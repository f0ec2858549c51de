import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { browsers, chromiumPath } from './chromium.ts';

/**
 * Builds the app and finds the browsers once, before the first journey. This is not done when the Playwright config is
 * loaded, because loading the config must not need the app or a browser. The worker processes inherit the environment
 * variables.
 */
const setup = async (): Promise<void> => {
  await ensureBuilt();
  const whole = chromiumPath();
  process.env.CHROMIUM_PATH = browsers().shell ?? whole;
  process.env.WHOLE_CHROMIUM_PATH = whole;
};

export default setup;
