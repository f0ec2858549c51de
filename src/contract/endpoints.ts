import { comfortEndpoints } from './comfort.ts';
import { identityEndpoints } from './identity.ts';
import { moodEndpoints } from './mood.ts';
import { systemEndpoints } from './system.ts';

/** Every call of the API, by feature. */
export const endpoints = {
  identity: identityEndpoints,
  mood: moodEndpoints,
  comfort: comfortEndpoints,
  system: systemEndpoints,
};
