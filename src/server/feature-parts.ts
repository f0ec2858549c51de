import type { Database } from './db/open.ts';
import type { Serve } from './http/serve.ts';

/** What every feature is made with. */
export interface FeatureParts {
  readonly serve: Serve;
  readonly database: Database;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}
