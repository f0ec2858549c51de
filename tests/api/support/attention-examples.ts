import { STROOP_COLORS } from '#domain/attention/stroop/stimuli.ts';

type More = Readonly<Record<string, unknown>>;

/** A press of the quick CPT as a client sends it. */
export const aCptPress = (userId: string, more: More = {}) => ({
  userId,
  shownLetter: 'X',
  responseTime: '2026-03-10T09:30:00.123Z',
  isCorrect: true,
  sequence: ['K', 'A', 'X'],
  ...more,
});

/** The result of a quick CPT as a client sends it. */
export const aCptSummary = (userId: string, more: More = {}) => ({
  userId,
  total: 8,
  correct: 5,
  incorrect: 3,
  accuracy: 63,
  endedAt: '2026-03-10T09:30:30.000Z',
  localDate: '2026-03-10',
  zone: 'Europe/Paris',
  ...more,
});

/** Reports that a page was hidden, as a client sends it. */
export const aVisibility = (userId: string, more: More = {}) => ({
  userId,
  timestamp: '2026-03-10T09:30:00.000Z',
  visible: false,
  ...more,
});

/** A one-hour session as the beacon sends it. */
export const aFocusSession = (userId: string, more: More = {}) => ({
  userId,
  sessionStart: '2026-03-10T08:30:00.000Z',
  sessionEnd: '2026-03-10T09:30:00.000Z',
  durationSeconds: 3600,
  ...more,
});

/** Ten Stroop attempts of 500, 600, … 1400 ms, of which the first ones are right. */
export const attempts = (right = 9) =>
  Array.from({ length: 10 }, (_, place) => {
    const color = STROOP_COLORS[place % 4] ?? 'red';
    const selectedColor = place < right ? color : (STROOP_COLORS[(place + 1) % 4] ?? 'red');
    return {
      word: STROOP_COLORS[place % 3] ?? 'red',
      color,
      selectedColor,
      correct: place < right,
      timeTaken: 500 + place * 100,
      timestamp: `2026-03-10T09:30:${10 + place}.000Z`,
    };
  });

/** A Stroop batch as a client sends it: 9 of 10 right, 950 ms on average. */
export const aStroopBatch = (userId: string, more: More = {}) => ({
  userId,
  attempts: attempts(),
  difficulty: 'medium',
  ...more,
});

/** A correct digit-span answer as a client sends it. */
export const aDigitSpan = (userId: string, more: More = {}) => ({
  userId,
  sequence: [4, 0, 7],
  userInput: [4, 0, 7],
  correct: true,
  timeTaken: 2500,
  difficulty: 'easy',
  timestamp: '2026-03-10T09:30:00.000Z',
  level: 3,
  ...more,
});

/** A correct Simon repeat as a client sends it. */
export const aSimon = (userId: string, more: More = {}) => ({
  userId,
  sequence: ['red', 'blue'],
  userInput: ['red', 'blue'],
  correct: true,
  timeTaken: 1800,
  difficulty: 'hard',
  timestamp: '2026-03-10T09:30:00.000Z',
  level: 2,
  ...more,
});

/** A Stroop run with one answer, as a client sends it. */
export const aRun = (userId: string, more: More = {}) => ({
  userId,
  instrument: 'stroop',
  mode: 'full',
  difficulty: 'medium',
  version: 1,
  seed: 7,
  startedAt: '2026-03-10T09:30:00.000Z',
  localDate: '2026-03-10',
  zone: 'Europe/Paris',
  interrupted: false,
  events: [
    { type: 'start', atMs: 0 },
    { type: 'frame', atMs: 16.7, frameMs: 16.7 },
    { type: 'answer', color: 'red', atMs: 700 },
  ],
  timing: {
    frameMs: 16.7,
    frames: 60,
    lateFrames: 0,
    droppedFrames: 1,
    longestFrameMs: 33.4,
    input: 'key',
    onset: 'frame',
  },
  ...more,
});
