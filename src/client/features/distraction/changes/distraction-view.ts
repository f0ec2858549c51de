import { type Distraction, distractionChanges } from '#contract/distraction.ts';
import { readChange } from '#contract/shared/change.ts';
import { DISTRACTION_TYPES } from '#domain/distraction/types.ts';
import { isDay, isText, oneOf, shaped } from '#domain/shared/guards.ts';
import { DISTRACTION } from './distraction-counts.ts';

const isBody = shaped({
  type: oneOf(DISTRACTION_TYPES),
  timestamp: isText,
  localDate: isDay,
  zone: isText,
});

/** The fields of an outbox entry that this file reads. */
interface Entry {
  readonly id: string;
  readonly userId: string;
  readonly kind: string;
  readonly body: unknown;
}

/** The distractions that the server has, with the waiting entries in the order in which they were made. */
export const withEntries = (
  logs: readonly Distraction[],
  entries: readonly Entry[],
): readonly Distraction[] =>
  entries.reduce<readonly Distraction[]>((known, { id, userId, kind, body }) => {
    if (kind === DISTRACTION && isBody(body)) {
      const { type, timestamp, localDate, zone } = body;
      const isKnown = known.some((log) => log.id === id);
      return isKnown ? known : known.concat({ id, userId, type, timestamp, localDate, zone });
    }
    const change = readChange(distractionChanges, { id, kind, body });
    if (change === null) return known;
    const { distractionId } = change.body;
    if (change.kind === 'distraction-remove')
      return known.filter((log) => log.id !== distractionId);
    const { type } = change.body;
    return known.map((log) => (log.id === distractionId ? { ...log, type } : log));
  }, logs);
