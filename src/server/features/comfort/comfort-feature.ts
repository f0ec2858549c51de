import { comfortEndpoints } from '#contract/comfort.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { comfortStore } from './comfort-store.ts';

/** Reading and keeping comfort settings. */
export const comfortFeature = ({ serve, database, now }: FeatureParts): void => {
  const comforts = comfortStore(database.db);

  serve(comfortEndpoints.read, async ({ subject }) => ({ comfort: await comforts.read(subject) }));

  serve(comfortEndpoints.save, async ({ subject, body }) => {
    await comforts.save(subject, body, new Date(now()).toISOString());
    return { comfort: body };
  });
};
