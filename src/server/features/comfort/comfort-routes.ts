import { comfortEndpoints } from '#contract/comfort.ts';
import type { Serve } from '#server/http/serve.ts';
import type { ComfortStore } from './comfort-store.ts';

interface ComfortParts {
  readonly serve: Serve;
  readonly comforts: ComfortStore;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/** Reading and keeping comfort settings. */
export const comfortRoutes = ({ serve, comforts, now }: ComfortParts): void => {
  serve(comfortEndpoints.read, async ({ subject }) => ({ comfort: await comforts.read(subject) }));

  serve(comfortEndpoints.save, async ({ subject, body }) => {
    await comforts.save(subject, body, new Date(now()).toISOString());
    return { comfort: body };
  });
};
