import { getComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { clockTimeText } from '#client/lib/time/moment-text.ts';
import type { distractionEndpoints } from '#contract/distraction.ts';
import type { CallOf } from '#contract/shared/endpoint.ts';
import type { DistractionType } from '#domain/distraction/types.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';

type Log = CallOf<(typeof distractionEndpoints)['log']>['body'];

/** A distraction in the outbox: the log without its ids, which the outbox adds. */
export type DistractionBody = Omit<Log, 'id' | 'userId' | 'timestamp'> & {
  readonly timestamp: string;
};

/** A distraction logged at this instant (UTC ms), on the person's local date. */
export const distractionAt = (type: DistractionType, instantMs: number): DistractionBody => {
  const zone = deviceZone();
  const localDate = localDateAt(instantMs, zone, getComfort().dayStartsAtHour);
  return { type, timestamp: new Date(instantMs).toISOString(), localDate, zone };
};

/** The time of an entry as a time of day, in this device's time zone. */
export const clockOf = ({ timestamp }: DistractionBody): string => clockTimeText(timestamp);
