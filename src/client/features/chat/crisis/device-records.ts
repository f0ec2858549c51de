import * as z from 'zod/mini';
import { deviceValue } from '#client/sync/device-value.ts';
import { REGIONS, type Region } from '#domain/chat/safety/lines/line.ts';
import { type SafetyPlan, safetyPlan } from '#domain/chat/safety/plan.ts';

// Stored apart from the query cache, so that the crisis help never waits for it.
/** The safety plan as last loaded on this device. */
export const planRecord = deviceValue<SafetyPlan>(
  'safety-plan',
  (kept) => z.safeParse(safetyPlan, kept).data ?? null,
);

const readRegion = (kept: unknown): Region | null =>
  REGIONS.find((region) => region === kept) ?? null;

/** The region of the crisis lines as last chosen or loaded on this device. */
export const regionRecord = deviceValue<Region>('crisis-region', readRegion);

/** The region chosen on this device that the server does not have yet. */
export const unsentRegion = deviceValue<Region>('crisis-region-unsent', readRegion);

const keepIfNew = <T>(record: { get(): T | null; set(value: T | null): void }, value: T | null) => {
  if (JSON.stringify(record.get()) !== JSON.stringify(value)) record.set(value);
};

/** Stores the plan on this device, or removes it. */
export const keepPlan = (plan: SafetyPlan | null): void => keepIfNew(planRecord, plan);
export const keepRegion = (region: Region): void => keepIfNew(regionRecord, region);
