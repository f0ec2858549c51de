import type { LucideIcon } from 'lucide-react';
import Brain from 'lucide-react/icons/brain';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageCircle from 'lucide-react/icons/message-circle';
import Timer from 'lucide-react/icons/timer';
import type { PagePath } from '#contract/shared/pages.ts';
import { texts } from '#texts/landing.js';

interface LandingCard {
  /** The card's id in the specification, in which two cards have the same id. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly to: PagePath;
  readonly icon: LucideIcon;
}

export const LANDING_CARDS: readonly LandingCard[] = [
  {
    id: 'routine-builder',
    title: texts.routineBuilder,
    text: texts.aboutRoutineBuilder,
    tags: [texts.adhd, texts.autism, texts.ocd],
    to: '/features/routine-builder',
    icon: ListChecks,
  },
  {
    id: 'focus-mood-tracker',
    title: texts.focusTracker,
    text: texts.aboutFocusTracker,
    tags: [texts.adhd, texts.autism],
    to: '/features/focus-mood-tracker',
    icon: Timer,
  },
  {
    id: 'quiz',
    title: texts.quiz,
    text: texts.aboutQuiz,
    tags: [texts.ocd, texts.autism, texts.adhdAndTherapist],
    to: '/features/quiz',
    icon: ClipboardCheck,
  },
  {
    id: 'neuroplay-zone',
    title: texts.neuroPlay,
    text: texts.aboutNeuroPlay,
    tags: [texts.adhd, texts.autism, texts.ocd],
    to: '/features/game',
    icon: Brain,
  },
  {
    id: 'Chat',
    title: texts.aiTherapist,
    text: texts.aboutAiTherapist,
    tags: [texts.adhd, texts.autism, texts.ocd],
    to: '/features/chat',
    icon: MessageCircle,
  },
  {
    id: 'focus-mood-tracker',
    title: texts.moodTracker,
    text: texts.aboutMoodTracker,
    tags: [texts.adhd, texts.autism],
    to: '/features/focus-mood-tracker',
    icon: CalendarHeart,
  },
];
