import type { FeatureParts } from '#server/feature-parts.ts';
import { quickCptRoutes } from './quick-cpt-routes.ts';
import { recordRoutes } from './record-routes.ts';
import { recordStore } from './record-store.ts';
import { runRoutes } from './run-routes.ts';
import { runStore } from './run-store.ts';

/** Endpoints of the attention tests: the quick CPT, responses in the Quick tests, and complete runs. */
export const attentionFeature = (parts: FeatureParts): void => {
  const { serve, database, now } = parts;
  const records = recordStore(database);
  quickCptRoutes(parts);
  recordRoutes({ serve, records, now });
  runRoutes({ serve, runs: runStore(database), records, now });
};
