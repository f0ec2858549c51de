import { useNow } from '#client/lib/use-now.ts';
import { currentMs } from '#client/platform/after.ts';
import { prepareSound } from '#client/platform/audio.ts';
import { type DeviceValue, deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import {
  either,
  isFlag,
  isNumber,
  isText,
  listOf,
  nullable,
  oneOf,
  readAs,
  shaped,
} from '#domain/shared/guards.ts';
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

const distress = nullable(oneOf(DISTRESS));
const begun = {
  id: isText,
  startedAtMs: isNumber,
  minutes: oneOf(DELAYS_MINUTES),
  before: distress,
  during: distress,
};
const isUrge = either(
  shaped({ stage: oneOf(['before']), before: distress }),
  shaped({ stage: oneOf(['waiting']), ...begun, told: isFlag }),
  shaped({
    stage: oneOf(['after']),
    ...begun,
    endedAtMs: isNumber,
    after: distress,
    happened: isText,
    ritual: nullable(oneOf(RITUALS)),
  }),
);

/**
 * At log-out, the person is asked about drafts that contain a non-empty list. Therefore `entered` is non-empty once
 * there is input after the delay.
 */
const isDraft = shaped({ urge: isUrge, entered: listOf(oneOf(['after'])) });

const kept = deviceValue('urge', readAs(isDraft), 'draft');

/**
 * The current urge, which all tabs share; null if there is none. It contains only absolute times, so it survives
 * reloads.
 */
export const currentUrge: DeviceValue<Urge> = {
  get: () => kept.get()?.urge ?? null,
  set: (urge) => kept.set(urge && { urge, entered: isFilledIn(urge) ? ['after'] : [] }),
  subscribe: kept.subscribe,
};

/**
 * Applies an event. If the event begins a delay, this must be called in a press handler, which browsers require for
 * sound.
 */
export const noteUrge = (event: UrgeEvent): void => {
  if (event.type === 'begun') prepareSound();
  currentUrge.set(withUrgeEvent(currentUrge.get() ?? NEW_URGE, event, currentMs()));
};

/**
 * The current urge, whose delay ends automatically, and the current time in UTC ms, which advances in whole seconds
 * from the start of the delay.
 */
export const useUrge = (): { readonly urge: Urge; readonly nowMs: number } => {
  const urge = useDeviceValue(currentUrge) ?? NEW_URGE;
  const nowMs = useNow(urge.stage === 'waiting' ? urge.startedAtMs : null);
  return { urge: urgeAt(urge, nowMs), nowMs };
};
