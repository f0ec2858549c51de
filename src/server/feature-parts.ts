import type { Database } from './db/open.ts';
import type { Serve } from './http/serve.ts';

/** The dependencies of every feature. */
export interface FeatureParts {
  readonly serve: Serve;
  readonly database: Database;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}
