import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUserId } from '#client/lib/session/session.ts';
import { useChanges } from '#client/sync/changes/collection.ts';
import { careCollection } from './care-collection.ts';
import { personCare } from './care-query.ts';
import { withChanges } from './care-view.ts';

/** The joint plans of the signed-in person and their therapists, including unsent changes. */
export const useCare = () => {
  const client = useQueryClient();
  const query = useQuery(personCare(useUserId()));
  const { waiting, ...changes } = useChanges(careCollection);
  return {
    query,
    care: query.data && withChanges(query.data, waiting),
    ...changes,
    /** Refetches everything after the person answers a proposal and thereby creates a goal or a routine. */
    refreshAll: () => client.invalidateQueries(),
  };
};
