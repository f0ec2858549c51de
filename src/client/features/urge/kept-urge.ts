import * as z from 'zod/mini';
import { useNow } from '#client/lib/use-now.ts';
import { currentMs } from '#client/platform/after.ts';
import { prepareSound } from '#client/platform/audio.ts';
import { type DeviceValue, deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { DISTRESS } from '#domain/urge/distress.ts';
import {
  DELAYS_MINUTES,
  isFilledIn,
  NEW_URGE,
  RITUALS,
  type Urge,
  type UrgeEvent,
  urgeAt,
  withUrgeEvent,
} from '#domain/urge/urge.ts';

const distress = z.nullable(z.literal(DISTRESS));
const begun = {
  id: z.string(),
  startedAtMs: z.number(),
  minutes: z.literal(DELAYS_MINUTES),
  before: distress,
  during: distress,
};
const stored = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('before'), before: distress }),
  z.object({ stage: z.literal('waiting'), ...begun, told: z.boolean() }),
  z.object({
    stage: z.literal('after'),
    ...begun,
    endedAtMs: z.number(),
    after: distress,
    happened: z.string(),
    ritual: z.nullable(z.enum(RITUALS)),
  }),
]);

/** A log-out asks about drafts with a non-empty list, so `entered` is non-empty once there is input after the delay. */
const draft = z.object({ urge: stored, entered: z.array(z.literal('after')) });

const kept = deviceValue(
  'urge',
  (text): z.output<typeof draft> | null => z.safeParse(draft, text).data ?? null,
  'draft',
);

/** The current urge, shared by all tabs; null for none. It has only absolute times, so it survives reloads. */
export const currentUrge: DeviceValue<Urge> = {
  get: () => kept.get()?.urge ?? null,
  set: (urge) => kept.set(urge && { urge, entered: isFilledIn(urge) ? ['after'] : [] }),
  subscribe: kept.subscribe,
};

/** Applies an event. If it begins a delay, it must be called in a press handler, which browsers require for sound. */
export const noteUrge = (event: UrgeEvent): void => {
  if (event.type === 'begun') prepareSound();
  currentUrge.set(withUrgeEvent(currentUrge.get() ?? NEW_URGE, event, currentMs()));
};

/** The current urge, whose delay ends automatically, and the time in UTC ms, in whole seconds since the delay began. */
export const useUrge = (): { readonly urge: Urge; readonly nowMs: number } => {
  const urge = useDeviceValue(currentUrge) ?? NEW_URGE;
  const nowMs = useNow(urge.stage === 'waiting' ? urge.startedAtMs : null);
  return { urge: urgeAt(urge, nowMs), nowMs };
};
