import * as z from 'zod/mini';
import { SCRIPT_IDS } from './skill.ts';

/** Maximum number of earlier steps that are stored for going back. */
export const MOST_STEPS_BACK = 40;
const name = z.string().check(z.maxLength(60));

/** The stored position shared by all skills; a timer counts from `sinceMs` (UTC in ms). */
export const standing = {
  at: name,
  trail: z.array(name).check(z.maxLength(MOST_STEPS_BACK)),
  values: z.record(name, z.string().check(z.maxLength(4000))),
  sinceMs: z.number(),
};

/** The stored state of a skill whose steps are defined as data. */
export const scriptShape = z.object({ skill: z.enum(SCRIPT_IDS), ...standing });
export type ScriptState = z.infer<typeof scriptShape>;
