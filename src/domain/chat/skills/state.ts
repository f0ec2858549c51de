import * as z from 'zod/mini';
import { SCRIPT_IDS } from './skill.ts';

/** So many steps back are kept. */
export const MOST_STEPS_BACK = 40;
const name = z.string().check(z.maxLength(60));

/** What each skill keeps of where it stands; a timer counts from `sinceMs`. */
export const standing = {
  at: name,
  trail: z.array(name).check(z.maxLength(MOST_STEPS_BACK)),
  values: z.record(name, z.string().check(z.maxLength(4000))),
  sinceMs: z.number(),
};

/** Where a skill stands whose steps are data. */
export const scriptShape = z.object({ skill: z.enum(SCRIPT_IDS), ...standing });
export type ScriptState = z.infer<typeof scriptShape>;
