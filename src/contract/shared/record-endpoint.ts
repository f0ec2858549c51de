import type * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done } from './fields.ts';

/** A call that stores one record of the person and only confirms it. */
export const recordEndpoint = <const Path extends `/${string}`, Body extends z.core.$ZodType>(
  path: Path,
  summaryText: string,
  body: Body,
) =>
  endpoint({
    method: 'POST',
    path,
    summary: `${summaryText} The same id twice is one record.`,
    access: 'session',
    body,
    status: 201,
    reply: done,
  });
