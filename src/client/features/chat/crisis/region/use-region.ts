import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { keepRegion, regionRecord, unsentRegion } from '#client/features/chat/crisis/record.ts';
import { saveSettings } from '#client/features/chat/settings/save-settings.ts';
import { useChatTools } from '#client/features/chat/tools.ts';
import { Refusal } from '#client/lib/api/call.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import type { Region } from '#domain/chat/safety/lines/line.ts';
import { type Place, placeOf } from './place.ts';

/** Sends the region that was chosen on this device, where it is not sent yet. Never rejects. */
export const sendRegion = async (client: QueryClient, userId: string): Promise<void> => {
  const region = unsentRegion.get();
  if (region === null) return;
  const isUnsent = (): boolean => unsentRegion.get() === region;
  try {
    await saveSettings(client, userId, { region }, isUnsent);
    if (isUnsent()) unsentRegion.set(null);
  } catch (error) {
    // It holds on this device all the same, and is sent later unless it never can be.
    if (error instanceof Refusal && error.code === 'invalid' && isUnsent()) unsentRegion.set(null);
  }
};

/** Where the crisis lines are for, guessed while nobody has said so; and how to say so, also offline. */
export const useRegion = (): readonly [Place, (region: Region) => void] => {
  const { userId } = useChatTools();
  const client = useQueryClient();

  const choose = (region: Region): void => {
    keepRegion(region);
    unsentRegion.set(region);
    void sendRegion(client, userId);
  };

  return [placeOf(useDeviceValue(regionRecord)), choose];
};
