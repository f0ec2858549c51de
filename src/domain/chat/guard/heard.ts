import * as z from 'zod/mini';
import { CATEGORIES } from './assessment.ts';

const text = z.string().check(z.minLength(1));
const byCategory = z.record(z.enum(CATEGORIES), z.strictObject({ stated: text, mentioned: text }));

/** The texts shown next to an entry in which danger was detected. */
export const heardShape = z.strictObject({ own: byCategory, 'third-person': byCategory });
export type HeardWords = z.infer<typeof heardShape>;
