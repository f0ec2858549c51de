import * as z from 'zod/mini';
import { deviceRecord } from '#client/sync/device-record.ts';
import { REGIONS, type Region } from '#domain/chat/safety/lines/line.ts';
import { type SafetyPlan, safetyPlan } from '#domain/chat/safety/plan.ts';

// Apart from the other cached data, so that crisis help never waits for anything.
/** The safety plan as it was last seen here. */
export const planRecord = deviceRecord<SafetyPlan>(
  'safety-plan',
  (kept) => z.safeParse(safetyPlan, kept).data ?? null,
);

const readRegion = (kept: unknown): Region | null =>
  REGIONS.find((region) => region === kept) ?? null;

/** The region of the crisis lines as it was last chosen or seen here. */
export const regionRecord = deviceRecord<Region>('crisis-region', readRegion);

/** The region that was chosen here and that the server does not have yet. */
export const unsentRegion = deviceRecord<Region>('crisis-region-unsent', readRegion);

const keepIfNew = <T>(record: { get(): T | null; set(value: T | null): void }, value: T | null) => {
  if (JSON.stringify(record.get()) !== JSON.stringify(value)) record.set(value);
};

/** Keeps the plan on this device, or removes it from there. */
export const keepPlan = (plan: SafetyPlan | null): void => keepIfNew(planRecord, plan);
/** Keeps the region on this device. */
export const keepRegion = (region: Region): void => keepIfNew(regionRecord, region);
