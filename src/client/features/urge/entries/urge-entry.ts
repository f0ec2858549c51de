import type { KeptUrge, UrgeBody, UrgeChange } from '#contract/urges.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { UrgeRecord } from '#domain/urge/urge.ts';

/** The outbox body of an urge. The time at which the person's day starts determines the date of the urge. */
export const urgeBodyOf = (
  { id: _id, startedAtMs, ...said }: UrgeRecord,
  { zone, dayStartsAtHour }: { readonly zone: string; readonly dayStartsAtHour: number },
): UrgeBody => ({
  startedAt: new Date(startedAtMs).toISOString(),
  localDate: localDateAt(startedAtMs, zone, dayStartsAtHour),
  zone,
  ...said,
});

/** The past urges after all changes, newest first. */
export const withChanges = (
  urges: readonly KeptUrge[],
  changes: readonly UrgeChange[],
  userId: string,
): readonly KeptUrge[] =>
  changes
    .reduce((known, { id, kind, body }) => {
      if (kind === 'urge-remove') return known.filter((urge) => urge.id !== body.urgeId);
      if (kind === 'urge-correct') {
        const { urgeId, ...answers } = body;
        return known.map((urge) => (urge.id === urgeId ? { ...urge, ...answers } : urge));
      }
      return known.some((urge) => urge.id === id) ? known : known.concat({ ...body, id, userId });
    }, urges)
    .toSorted((one, other) => other.startedAt.localeCompare(one.startedAt));
