import { chromiumPath } from './chromium.ts';

/**
 * Finds the browser once, before the first journey: what only reads the settings of the tests needs
 * none. The processes that run the journeys get the variable with the environment.
 */
const setup = (): void => {
  process.env.CHROMIUM_PATH = chromiumPath();
};

export default setup;
