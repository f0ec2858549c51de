import type { PagePath } from '#contract/pages.ts';

interface LaterText {
  readonly title: string;
  readonly lead: string;
  /** Said in place of the usual sentence. */
  readonly notice?: string;
}

const CHAT: LaterText = {
  title: 'AI Therapist',
  lead: 'A self-help chat with calming scripts, exposure coaching and practice conversations. It is not a therapist and not for emergencies.',
};

const TEXTS: Partial<Readonly<Record<PagePath, LaterText>>> = {
  '/features/focus-mood-tracker/cpt': {
    title: 'CPT Attention Test',
    lead: 'A short test of attention: letters appear one by one, and you press X when an X follows an A.',
  },
  '/features/focus-mood-tracker/pomodoro': {
    title: 'Pomodoro Timer',
    lead: 'A timer for stretches of focus with breaks between them, and a gentle sign before each one ends.',
  },
  '/features/game': {
    title: 'NeuroPlay Zone',
    lead: 'Small games to practice attention, holding back, and reading people. Their levels follow how you play.',
  },
  '/features/game/Memory': {
    title: 'Memory Game',
    lead: 'Eight cards, four pairs. You turn two at a time and find the ones that match.',
  },
  '/features/game/focus': {
    title: 'Focus Game',
    lead: 'Circles appear for a moment. You tap the green ones and leave the red ones.',
  },
  '/features/game/social': {
    title: 'Social Cues',
    lead: 'Drawn faces and situations to read at your own pace, with literal explanations.',
  },
  '/features/quiz': {
    title: 'Quiz',
    lead: 'A first quiz about ADHD, autism and OCD traits, a short check-in each week, and a comic of your moods. None of them is a diagnosis.',
  },
  '/features/quiz/first': {
    title: 'First-Time Quiz',
    lead: 'Eighteen plain questions about how you think and feel. The result is a description, not a diagnosis.',
  },
  '/features/quiz/weekly': {
    title: 'Weekly Check-in',
    lead: 'Six short questions once a week, to see how things change.',
  },
  '/features/quiz/comic': {
    title: 'Mood Comic',
    lead: 'A strip of four pictures drawn from the moods of your week.',
    notice: 'Mood Comic Coming Soon...',
  },
  '/features/chat': CHAT,
  '/features/Chat': CHAT,
};

export const LATER_PAGES: ReadonlyMap<string, LaterText> = new Map(Object.entries(TEXTS));
