import { browsers } from './chromium.ts';

/**
 * Finds the browsers once, before the first journey: what only reads the settings of the tests needs
 * none. The processes that run the journeys get the variables with the environment.
 */
const setup = (): void => {
  const { usual, whole } = browsers();
  process.env.CHROMIUM_PATH = usual;
  process.env.WHOLE_CHROMIUM_PATH = whole;
};

export default setup;
