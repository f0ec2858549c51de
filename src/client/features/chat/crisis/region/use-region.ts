import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  keepRegion,
  regionRecord,
  unsentRegion,
} from '#client/features/chat/crisis/device-records.ts';
import { saveSettings } from '#client/features/chat/settings/save-settings.ts';
import { Refusal } from '#client/lib/api/call.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import type { CountryCode } from '#domain/chat/lines/country.ts';
import { type RegionChoice, regionChoiceOf } from './region-choice.ts';

/** Sends the region that was chosen on this device, if the server does not have it yet. Never rejects. */
export const sendRegion = async (client: QueryClient, userId: string): Promise<void> => {
  const region = unsentRegion.get();
  if (region === null) return;
  const isUnsent = (): boolean => unsentRegion.get() === region;
  try {
    await saveSettings(client, userId, { region }, isUnsent);
    if (isUnsent()) unsentRegion.set(null);
  } catch (error) {
    // The region stays in use on this device and is sent later, unless the server can never accept it.
    if (error instanceof Refusal && error.code === 'invalid' && isUnsent()) unsentRegion.set(null);
  }
};

/**
 * The region of the crisis lines, and a function to choose it, even offline. The region is guessed until the person
 * chooses one.
 */
export const useRegion = (): readonly [RegionChoice, (region: CountryCode) => void] => {
  const userId = useUserId();
  const client = useQueryClient();

  const choose = (region: CountryCode): void => {
    keepRegion(region);
    unsentRegion.set(region);
    void sendRegion(client, userId);
  };

  return [regionChoiceOf(useDeviceValue(regionRecord)), choose];
};
