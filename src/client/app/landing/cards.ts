import type { LucideIcon } from 'lucide-react';
import Brain from 'lucide-react/icons/brain';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageCircle from 'lucide-react/icons/message-circle';
import Timer from 'lucide-react/icons/timer';
import type { PagePath } from '#contract/shared/pages.ts';

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
    title: 'Routine Builder',
    text: 'A daily plan that fits the energy you have, with a lighter version of every task.',
    tags: ['ADHD', 'Autism', 'OCD'],
    to: '/features/routine-builder',
    icon: ListChecks,
  },
  {
    id: 'focus-mood-tracker',
    title: 'Focus Tracker',
    text: 'A focus timer with cues for transitions, short attention tests, and a log of your distractions.',
    tags: ['ADHD', 'Autism'],
    to: '/features/focus-mood-tracker',
    icon: Timer,
  },
  {
    id: 'quiz',
    title: 'Quiz for ADHD, OCD, Autism',
    text: 'Plain questions about how you think and feel, and a short check-in each week.',
    tags: ['OCD', 'Autism', 'ADHD+Therapist-focused'],
    to: '/features/quiz',
    icon: ClipboardCheck,
  },
  {
    id: 'neuroplay-zone',
    title: 'NeuroPlay Zone',
    text: 'Small games with adaptive levels for attention, inhibition control and social skills.',
    tags: ['ADHD', 'Autism', 'OCD'],
    to: '/features/game',
    icon: Brain,
  },
  {
    id: 'Chat',
    title: 'AI-Therapist',
    text: 'A self-help chat with calming scripts, exposure coaching and practice conversations.',
    tags: ['ADHD', 'Autism', 'OCD'],
    to: '/features/chat',
    icon: MessageCircle,
  },
  {
    id: 'focus-mood-tracker',
    title: 'Mood Tracker',
    text: 'A check-in that takes a moment, and a calendar that shows how your days went.',
    tags: ['ADHD', 'Autism'],
    to: '/features/focus-mood-tracker',
    icon: CalendarHeart,
  },
];
