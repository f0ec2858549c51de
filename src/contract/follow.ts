import * as z from 'zod/mini';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { texts } from '#texts/quiz.js';
import { changes } from './shared/change.ts';
import { endpoint } from './shared/endpoint.ts';
import { isUnique, ownParams } from './shared/fields.ts';

export const follow = z.object({
  topics: z.nullable(
    z
      .array(z.enum(NEUROTYPES, { error: () => texts.unknownTopic }), {
        error: () => texts.topicsAreList,
      })
      .check(z.refine(isUnique, { error: () => texts.topicTwice })),
  ),
  isWelcomed: z.boolean({ error: () => texts.welcomedOrNot }),
});

export const followEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/follow/:userId',
    summary: 'Tells what the person decided to follow; topics are null while they did not decide.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.object({ follow }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/follow/:userId',
    summary:
      'Keeps what is sent of what the person decides, and leaves the rest. An empty list is "not sure"; the weekly check-in and tasks then take turns.',
    access: 'session',
    params: ownParams,
    body: z.partial(follow),
    status: 200,
    reply: z.object({ follow }),
  }),
};

/** The changes that a person makes to their followed topics and to the welcome state. */
export const followChanges = changes({ follow: { body: z.partial(follow), call: 'save' } });
