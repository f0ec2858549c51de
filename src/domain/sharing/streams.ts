/** The kinds of data that a person can share, each separately. Chat messages cannot be shared. */
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

/** How much of a stream is shared: only figures, or the entries too. */
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

/** The levels of detail in which a stream can be shared with a kind of connection; empty if it cannot be shared. */
export const detailsFor = (kind: ConnectionKind, stream: Stream): readonly Detail[] =>
  kind === 'therapist' ? DETAILS : (FOR_SUPPORTERS[stream] ?? []);

/** The pages on which others can look at shared data; the log of these looks names the page. */
export const VIEWER_PAGES = ['list', 'client', 'brief'] as const;
export type ViewerPage = (typeof VIEWER_PAGES)[number];
