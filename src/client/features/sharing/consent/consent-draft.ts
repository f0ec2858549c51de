import * as z from 'zod/mini';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, isLocalDate } from '#domain/shared/time/local-date.ts';
import { type Consent, consentProblem } from '#domain/sharing/consent.ts';
import {
  type ConnectionKind,
  DETAILS,
  detailsFor,
  isChosenOneByOne,
  STREAMS,
} from '#domain/sharing/streams.ts';

/** From which day on data is shared. */
export const STARTS = ['today', 'weeks', 'date', 'all'] as const;

/** What somebody chooses to share, as it is entered. */
export const consentDraft = z.object({
  streams: z.partialRecord(z.enum(STREAMS), z.enum(DETAILS)),
  start: z.enum(STARTS),
  startDate: z.string(),
  hasEnd: z.boolean(),
  endDate: z.string(),
});

export type ConsentDraft = z.output<typeof consentDraft>;

/** Nothing is chosen at first. */
export const NOTHING_CHOSEN: ConsentDraft = {
  streams: {},
  start: 'today',
  startDate: '',
  hasEnd: false,
  endDate: '',
};

/** A consent as it is entered again to be changed; a last day that is over has to be chosen anew. */
export const draftOf = ({ streams, dataFrom, until }: Consent, today: LocalDate): ConsentDraft => ({
  streams,
  start: dataFrom === null ? 'all' : dataFrom === today ? 'today' : 'date',
  startDate: dataFrom ?? '',
  hasEnd: until !== null,
  endDate: until === null || until < today ? '' : until,
});

/** With what is usually shared in short; what was chosen already stays. */
export const withUsual = (draft: ConsentDraft, kind: ConnectionKind): ConsentDraft => {
  const usual = STREAMS.filter(
    (stream) => !isChosenOneByOne(stream) && detailsFor(kind, stream).includes('summary'),
  );
  return {
    ...draft,
    streams: {
      ...Object.fromEntries(usual.map((stream) => [stream, 'summary' as const])),
      ...draft.streams,
    },
  };
};

/** What is wrong, and at which field; `path` is "" where it is about none alone. */
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

/** What was entered as a consent, or what is wrong with it. */
export const readConsent = (draft: ConsentDraft, kind: ConnectionKind, today: LocalDate): Read => {
  if (draft.start === 'date' && !isLocalDate(draft.startDate)) {
    return wrong('startDate', 'Choose the first day that is shared.');
  }
  if (draft.hasEnd && !isLocalDate(draft.endDate)) {
    return wrong('endDate', 'Choose the last day of sharing, or no end.');
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
