import { followEndpoints } from '#contract/follow.ts';
import type { Follow } from '#domain/follow/follow.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { followStore } from './follow-store.ts';

const wireOf = ({ topics, isWelcomed }: Follow) => ({
  topics: topics === null ? null : [...topics],
  isWelcomed,
});

/** Endpoints for reading and saving the topics that a person follows. */
export const followFeature = ({ serve, database }: FeatureParts) => {
  const follows = followStore(database.db);

  serve(followEndpoints.read, async ({ subject }) => ({
    follow: wireOf(await follows.read(subject)),
  }));

  serve(followEndpoints.save, async ({ subject, body, at }) => ({
    follow: wireOf(await follows.save(subject, body, at)),
  }));

  return { followOf: follows.read };
};
