import * as z from 'zod/mini';
import { deviceValue } from '#client/sync/device-value.ts';
import type { CountryCode } from '#domain/chat/lines/country.ts';
import { type SafetyPlan, safetyPlan } from '#domain/chat/plan.ts';
import { LINES } from './region/lines.ts';

// Stored apart from the query cache, so that the crisis help never waits for it.
/** The safety plan as last loaded on this device. */
export const planRecord = deviceValue<SafetyPlan>(
  'safety-plan',
  (kept) => z.safeParse(safetyPlan, kept).data ?? null,
);

const readRegion = (kept: unknown): CountryCode | null =>
  typeof kept === 'string' && LINES.isKnown(kept) ? kept : null;

/** The region of the crisis lines as last chosen or loaded on this device. */
export const regionRecord = deviceValue<CountryCode>('crisis-region', readRegion);

/** The region chosen on this device that the server does not have yet. */
export const unsentRegion = deviceValue<CountryCode>('crisis-region-unsent', readRegion);

const keepIfNew = <T>(record: { get(): T | null; set(value: T | null): void }, value: T | null) => {
  if (JSON.stringify(record.get()) !== JSON.stringify(value)) record.set(value);
};

/** Stores the plan on this device, or removes it. */
export const keepPlan = (plan: SafetyPlan | null): void => keepIfNew(planRecord, plan);
export const keepRegion = (region: CountryCode): void => keepIfNew(regionRecord, region);
