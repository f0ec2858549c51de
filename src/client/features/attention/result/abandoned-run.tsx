import { type DeviceValue, deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { Notice } from '#client/ui/notices/notice.tsx';
import { INSTRUMENTS, type Instrument } from '#domain/attention/recording.ts';
import { texts } from '#texts/attention.js';

interface AbandonedRun {
  readonly instrument: Instrument;
  /** The part of the test in which the person left the run; null for a test without parts. */
  readonly part: number | null;
}

const runIn = (kept: unknown): AbandonedRun | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const part: unknown = Reflect.get(kept, 'part');
  const named: unknown = Reflect.get(kept, 'instrument');
  const instrument = INSTRUMENTS.find((one) => one === named);
  return instrument === undefined
    ? null
    : { instrument, part: typeof part === 'number' ? part : null };
};

let record: DeviceValue<AbandonedRun> | null = null;

// Created on first use, because this module may be evaluated before `device-value.ts`.
const storedRun = (): DeviceValue<AbandonedRun> => {
  record ??= deviceValue('attention-left', runIn);
  return record;
};

/** Remembers, until the next run starts, that a full run ended because its page was left. */
export const rememberAbandonedRun = (left: AbandonedRun): void => storedRun().set(left);

/** Forgets the run that was left; called when another run starts. */
export const forgetAbandonedRun = (): void => storedRun().set(null);

/** Explains that a full run of one of the tests in `of` was left and saved as interrupted. */
export const AbandonedRunNotice = ({ of }: { readonly of: readonly Instrument[] }) => {
  const left = useDeviceValue(storedRun());
  if (left === null || !of.includes(left.instrument)) return null;
  const { instrument, part } = left;
  return (
    <Notice tone="info">
      {instrument === 'cpt' && part !== null
        ? texts.leftCptPart({ part })
        : texts.leftRun[instrument]}
    </Notice>
  );
};
