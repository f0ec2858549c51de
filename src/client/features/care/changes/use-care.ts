import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUserId } from '#client/lib/session/session.ts';
import { useChanges } from '#client/sync/changes/collection.ts';
import { careCollection } from './care-collection.ts';
import { personCare } from './care-query.ts';
import { withChanges } from './care-view.ts';

/** What the signed-in person and their therapists plan together with all that the person did, sent or not. */
export const useCare = () => {
  const client = useQueryClient();
  const query = useQuery(personCare(useUserId()));
  const { waiting, ...changes } = useChanges(careCollection);
  return {
    query,
    care: query.data && withChanges(query.data, waiting),
    ...changes,
    /** After an answer by which a goal or a routine is made. */
    refreshAll: () => client.invalidateQueries(),
  };
};
