import * as z from 'zod/mini';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, isLocalDate } from '#domain/shared/time/local-date.ts';
import { type Consent, consentProblem } from '#domain/sharing/consent.ts';
import {
  type ConnectionKind,
  DETAILS,
  detailsFor,
  isNeverSuggested,
  STREAMS,
} from '#domain/sharing/streams.ts';
import { texts } from '#texts/sharing.js';

/** The options for the first day of shared data. */
export const STARTS = ['today', 'weeks', 'date', 'all'] as const;

/** The person's choice, as entered in the form. */
export const consentDraft = z.object({
  streams: z.partialRecord(z.enum(STREAMS), z.enum(DETAILS)),
  start: z.enum(STARTS),
  startDate: z.string(),
  hasEnd: z.boolean(),
  endDate: z.string(),
});

export type ConsentDraft = z.output<typeof consentDraft>;

/** The initial choice. */
export const NOTHING_CHOSEN: ConsentDraft = {
  streams: {},
  start: 'today',
  startDate: '',
  hasEnd: false,
  endDate: '',
};

/**
 * The form values for editing a consent. If the last day of the consent is in the past, the person must choose a new
 * last day.
 */
export const draftOf = ({ streams, dataFrom, until }: Consent, today: LocalDate): ConsentDraft => ({
  streams,
  start: dataFrom === null ? 'all' : dataFrom === today ? 'today' : 'date',
  startDate: dataFrom ?? '',
  hasEnd: until !== null,
  endDate: until === null || until < today ? '' : until,
});

/**
 * Adds the kinds of data (streams) that are usually shared, as summaries. Choices that the person made earlier stay.
 */
export const withUsual = (draft: ConsentDraft, kind: ConnectionKind): ConsentDraft => {
  const usual = STREAMS.filter(
    (stream) => !isNeverSuggested(stream) && detailsFor(kind, stream).includes('summary'),
  );
  return {
    ...draft,
    streams: {
      ...Object.fromEntries(usual.map((stream) => [stream, 'summary' as const])),
      ...draft.streams,
    },
  };
};

/** A problem and its field; `path` is "" if the problem does not belong to a single field. */
export interface ConsentIssue {
  readonly path: 'startDate' | 'endDate' | '';
  readonly message: string;
}

const wrong = (path: ConsentIssue['path'], message: string): Read => ({
  consent: null,
  problem: { path, message },
});

type Read =
  | { readonly consent: Consent; readonly problem: null }
  | { readonly consent: null; readonly problem: ConsentIssue };

const startOf = ({ start, startDate }: ConsentDraft, today: LocalDate): LocalDate | null => {
  if (start === 'all') return null;
  if (start === 'today') return today;
  if (start === 'weeks') return addDays(today, -28);
  return isLocalDate(startDate) ? startDate : null;
};

/** Converts the form values to a consent, or to the problem with them. */
export const readConsent = (draft: ConsentDraft, kind: ConnectionKind, today: LocalDate): Read => {
  if (draft.start === 'date' && !isLocalDate(draft.startDate)) {
    return wrong('startDate', texts.firstDayNeeded);
  }
  if (draft.hasEnd && !isLocalDate(draft.endDate)) {
    return wrong('endDate', texts.lastDayNeeded);
  }
  const consent: Consent = {
    streams: draft.streams,
    dataFrom: startOf(draft, today),
    until: draft.hasEnd && isLocalDate(draft.endDate) ? draft.endDate : null,
  };
  const problem = consentProblem(consent, kind, today);
  if (problem === null) return { consent, problem };
  const isAboutEnd = consentProblem({ ...consent, until: null }, kind, today) === null;
  return wrong(isAboutEnd ? 'endDate' : '', problem);
};
