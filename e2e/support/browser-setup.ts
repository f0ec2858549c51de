import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { browsers, chromiumPath } from './chromium.ts';

/**
 * Builds the app and finds the browsers once, before the first journey: what only reads the settings of the
 * tests needs none. The processes that run the journeys get the variables with the environment.
 */
const setup = async (): Promise<void> => {
  await ensureBuilt();
  const whole = chromiumPath();
  process.env.CHROMIUM_PATH = browsers().shell ?? whole;
  process.env.WHOLE_CHROMIUM_PATH = whole;
};

export default setup;
