/** What a person can share with somebody, each separately. Chat messages cannot be shared. */
export const STREAMS = [
  'mood',
  'mood-words',
  'tags',
  'routines',
  'attention',
  'quizzes',
  'distractions',
  'triggers',
  'goals',
  'ladders',
  'safety-plan',
  'card',
] as const;
export type Stream = (typeof STREAMS)[number];

/** How much of a stream is shared: figures alone, or the entries too. */
export const DETAILS = ['summary', 'detail'] as const;
export type Detail = (typeof DETAILS)[number];

/** The kinds of connections: somebody who treats the person, or family and friends. */
export const CONNECTION_KINDS = ['therapist', 'supporter'] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

/** Streams that are never suggested; the person chooses each of them individually. */
const CHOSEN_ONE_BY_ONE: ReadonlySet<Stream> = new Set([
  'mood-words',
  'triggers',
  'ladders',
  'safety-plan',
]);

export const isNeverSuggested = (stream: Stream): boolean => CHOSEN_ONE_BY_ONE.has(stream);

const FOR_SUPPORTERS: Readonly<Partial<Record<Stream, readonly Detail[]>>> = {
  mood: ['summary'],
  routines: ['summary'],
  goals: ['summary'],
  'safety-plan': DETAILS,
  card: DETAILS,
};

/** The details in which a stream can be shared with a kind of connection; empty for none. */
export const detailsFor = (kind: ConnectionKind, stream: Stream): readonly Detail[] =>
  kind === 'therapist' ? DETAILS : (FOR_SUPPORTERS[stream] ?? []);

/** The pages from which shared data can be looked at; the log names them. */
export const VIEWER_PAGES = ['list', 'client', 'brief'] as const;
export type ViewerPage = (typeof VIEWER_PAGES)[number];
