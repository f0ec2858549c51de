import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { guardOf } from '../scripts/schema-guards.ts';

it.each([
  ['a default', z._default(z.string(), '')],
  ['a transformation', z.pipe(z.string(), z.transform(Number))],
  ['one of these in a field', z.object({ a: z.array(z._default(z.string(), '')) })],
])('a schema with %s has no guard', (_what, schema) => {
  expect(() => guardOf(schema)).toThrow('There is no guard');
});
