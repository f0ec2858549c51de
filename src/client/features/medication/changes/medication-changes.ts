import * as z from 'zod/mini';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { medicationSettings, medicine } from '#contract/medication.ts';
import { localDate } from '#contract/shared/fields.ts';
import { EFFECT_LEVELS } from '#domain/medication/medication.ts';

const as = <Name extends string, Body extends z.core.$ZodType>(name: Name, body: Body) =>
  z.object({ id: z.string(), kind: z.literal(name), body });

const place = { localDate, zone: z.string() };

const change = z.discriminatedUnion('kind', [
  as('medication-settings', z.partial(medicationSettings)),
  as('medicine-save', medicine),
  as('medicine-remove', z.object({ medicineId: z.string() })),
  as('medicine-taken', z.object({ medicineId: z.string(), takenAt: z.string(), ...place })),
  as('medicine-untaken', z.object({ doseId: z.string() })),
  as(
    'medicine-effect',
    z.object({
      effect: z.string(),
      level: z.literal(EFFECT_LEVELS),
      ratedAt: z.string(),
      ...place,
    }),
  ),
  as('medicine-effect-remove', z.object({ ratingId: z.string() })),
]);

/** Something that a person did to the log, as the outbox keeps it. The names of the kinds are stored, so they never change. */
export type MedicationChange = z.output<typeof change>;

/** What is kept for one kind of change. */
export type BodyOf<Kind extends MedicationChange['kind']> = Extract<
  MedicationChange,
  { kind: Kind }
>['body'];

/** An entry of the outbox as a change of the log; null when it is none. */
export const readChange = ({ id, kind, body }: Pick<OutboxItem, 'id' | 'kind' | 'body'>) =>
  z.safeParse(change, { id, kind, body }).data ?? null;
