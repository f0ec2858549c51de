import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chatSettings } from '#client/features/chat/queries.ts';
import { safetyPlanQuery } from '#client/lib/safety-plan/plan-here.ts';
import { onPossiblyBack } from '#client/platform/online.ts';
import { useOrganisationHelp } from './organisation/help.tsx';
import { sendRegion } from './region/use-region.ts';

/** Loads the region, safety plan and operator's help before they are needed, and sends an unsent region. */
export const useOfflineCrisisData = (userId: string): void => {
  const client = useQueryClient();
  useQuery(chatSettings(userId));
  useQuery(safetyPlanQuery(userId));
  useOrganisationHelp();
  useEffect(() => {
    void sendRegion(client, userId);
    return onPossiblyBack(() => void sendRegion(client, userId));
  }, [client, userId]);
};
