import * as z from 'zod/mini';
import {
  FONTS,
  LATEST_DAY_START_HOUR,
  PREFERENCES,
  TEXT_SIZES,
  TEXT_SPACINGS,
  THEMES,
} from '#domain/comfort/comfort.ts';
import { endpoint } from './shared/endpoint.ts';
import { ownParams } from './shared/fields.ts';

const wholeUpTo = (max: number) => z.int().check(z.gte(0), z.lte(max));

const comfort = z.object({
  theme: z.enum(THEMES),
  reducedMotion: z.enum(PREFERENCES),
  reducedStimulation: z.boolean(),
  textSize: z.enum(TEXT_SIZES),
  textSpacing: z.enum(TEXT_SPACINGS),
  font: z.enum(FONTS),
  sounds: z.boolean(),
  soundVolume: wholeUpTo(100),
  oneThingAtATime: z.boolean(),
  dayStartsAtHour: wholeUpTo(LATEST_DAY_START_HOUR),
});

export const comfortEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/comfort/:userId',
    summary: 'Reads the comfort settings kept with the account; null when there are none yet.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.object({ comfort: z.nullable(comfort) }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/comfort/:userId',
    summary: 'Keeps the comfort settings with the account.',
    access: 'session',
    params: ownParams,
    body: comfort,
    status: 200,
    reply: z.object({ comfort }),
  }),
};
