import * as z from 'zod/mini';
import {
  FONTS,
  LATEST_DAY_START_HOUR,
  PREFERENCES,
  TEXT_SIZES,
  TEXT_SPACINGS,
  THEMES,
} from '#domain/comfort/comfort.ts';
import { LOOKS_MAX } from '#domain/comfort/looks.ts';
import { LANGUAGES } from '#domain/shared/text/languages.ts';
import { endpoint } from './shared/endpoint.ts';
import { localDate, ownParams, zone } from './shared/fields.ts';

const wholeUpTo = (max: number) => z.int().check(z.gte(0), z.lte(max));

const aDay = z.nullable(z.int().check(z.gte(1), z.lte(LOOKS_MAX)));

/** The daily limit on looking at tests and history, and the limit that replaces it from a later day. */
const looksLimit = z.object({
  aDay,
  later: z.nullable(z.object({ aDay, from: localDate })),
});

/** A language in which the app exists; null for none. */
const language = z.nullable(z.enum(LANGUAGES));

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
  scoresHidden: z.boolean(),
  looks: looksLimit,
  zone: z.nullable(zone),
  lastZone: z.nullable(zone),
  language,
  lastLanguage: language,
});

/** Pages that were opened before these settings existed omit them; omitted settings stay unchanged. */
const saved = z.extend(comfort, {
  scoresHidden: z.optional(comfort.shape.scoresHidden),
  looks: z.optional(comfort.shape.looks),
  zone: z.optional(comfort.shape.zone),
  lastZone: z.optional(comfort.shape.lastZone),
  language: z.optional(comfort.shape.language),
  lastLanguage: z.optional(comfort.shape.lastLanguage),
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
    body: saved,
    status: 200,
    reply: z.object({ comfort }),
  }),
};
