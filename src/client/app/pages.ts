import type { ComponentType } from 'react';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import {
  BRIEF_PAGE,
  CLIENT_PAGE,
  LOGIN_PAGE,
  type PagePath,
  PLAYER_PAGE,
} from '#contract/shared/pages.ts';

export interface PageEntry {
  readonly title: string;
  readonly Part: ComponentType<object> & { preload(): Promise<void> };
  /** Whether the page has the shared footer. */
  readonly hasFooter?: boolean;
  /** Whether the page fills the whole window, without the top bar. */
  readonly isFullScreen?: boolean;
  /** Whether phones show the page without the top bar, with only the lower bar. */
  readonly isTall?: boolean;
  /** Replaces the gate's usual text for signed-out visitors. */
  readonly gateText?: string;
  /** Whether the page is also available to signed-out visitors. */
  readonly isOpen?: boolean;
  /** Whether the page always has the plain frame, so that typed text survives the end of the session. */
  readonly isPlain?: boolean;
  /** A part that signed-out visitors also see, below the sign-in options. */
  readonly OpenPart?: ComponentType<object>;
}

const Brief = lazyPart(async () => (await import('./pages/sharing/brief-page.tsx')).BriefPage);
const Client = lazyPart(async () => (await import('./pages/sharing/client-page.tsx')).ClientPage);
const Clients = lazyPart(
  async () => (await import('./pages/sharing/clients-page.tsx')).ClientsPage,
);
const Comic = lazyPart(async () => (await import('./pages/comic-page.tsx')).ComicPage);
const Chat = lazyPart(async () => (await import('./pages/chat-page.tsx')).ChatPage);
const VisitorCrisisHelp = lazyPart(
  async () => (await import('#client/features/chat/crisis/visitor-help.tsx')).VisitorCrisisHelp,
);
const Cpt = lazyPart(async () => (await import('./pages/cpt-page.tsx')).CptPage);
const Dashboard = lazyPart(async () => (await import('./pages/dashboard/dashboard.tsx')).Dashboard);
const FocusAndMood = lazyPart(
  async () => (await import('./pages/focus/focus-and-mood.tsx')).FocusAndMood,
);
const FocusPart = lazyPart(async () => (await import('./pages/focus/focus-page.tsx')).FocusPart);
const TestsPart = lazyPart(async () => (await import('./pages/focus/tests-page.tsx')).TestsPart);
const Comfort = lazyPart(
  async () => (await import('#client/features/comfort/section.tsx')).ComfortSection,
);
const Goals = lazyPart(async () => (await import('./pages/goals-page.tsx')).GoalsPage);
const SharingPart = lazyPart(
  async () => (await import('./pages/sharing/sharing-page.tsx')).SharingPage,
);
const Games = lazyPart(async () => (await import('./pages/games/game-page.tsx')).GamePage);
const LoginReturn = lazyPart(async () => (await import('./entry/login-return.tsx')).LoginReturn);
const Memory = lazyPart(async () => (await import('./pages/games/memory-page.tsx')).MemoryPage);
const FocusTap = lazyPart(async () => (await import('./pages/games/focus-tap-page.tsx')).FocusPage);
const Social = lazyPart(async () => (await import('./pages/games/social-page.tsx')).SocialPage);
const Medication = lazyPart(
  async () => (await import('./pages/health/medication-page.tsx')).MedicationPage,
);
const SafetyPlan = lazyPart(
  async () => (await import('./pages/health/safety-plan-page.tsx')).SafetyPlanPage,
);
const Pomodoro = lazyPart(async () => (await import('./pages/pomodoro-page.tsx')).PomodoroPage);
const Player = lazyPart(async () => (await import('./pages/player-page.tsx')).PlayerPage);
const QuizOptions = lazyPart(async () => (await import('./pages/quiz-pages.tsx')).QuizOptionsPage);
const FirstQuiz = lazyPart(async () => (await import('./pages/quiz-pages.tsx')).FirstQuizPage);
const WeeklyQuiz = lazyPart(async () => (await import('./pages/quiz-pages.tsx')).WeeklyQuizPage);
const RoutineBuilder = lazyPart(
  async () => (await import('./pages/routine-builder.tsx')).RoutineBuilder,
);
const Privacy = lazyPart(async () => (await import('./pages/about/privacy-page.tsx')).PrivacyPage);
const ResetPassword = lazyPart(async () => (await import('./pages/mail/mail-pages.tsx')).ResetPage);
const FinishSignUp = lazyPart(async () => (await import('./pages/mail/mail-pages.tsx')).FinishPage);
const ConfirmEmail = lazyPart(
  async () => (await import('./pages/mail/mail-pages.tsx')).ConfirmPage,
);
const Settings = lazyPart(async () => (await import('./pages/settings.tsx')).Settings);
const Urge = lazyPart(async () => (await import('./pages/urge/urge-pages.tsx')).UrgePage);
const UrgeLadders = lazyPart(async () => (await import('./pages/urge/urge-pages.tsx')).LaddersPage);
const PastUrges = lazyPart(async () => (await import('./pages/urge/urge-pages.tsx')).PastUrgesPage);
const Today = lazyPart(async () => (await import('./pages/today.tsx')).Today);

const QUIZ_GATE = 'Please log in to take the quiz.';
const SETTINGS_GATE = 'The settings of your account are here once you log in or go on as a guest.';

/** Options shared by the pages that are opened by a link in a mail. */
const BY_MAIL = { isOpen: true, isPlain: true } as const;

const CHAT: PageEntry = {
  title: 'AI Therapist',
  Part: Chat,
  isTall: true,
  OpenPart: VisitorCrisisHelp,
};
const DASHBOARD: PageEntry = { title: 'Your Dashboard', Part: Dashboard, hasFooter: true };

/** The page at each address. The landing page is not listed. */
export const PAGES: Readonly<Record<Exclude<PagePath, '/'>, PageEntry>> = {
  '/homepage': { title: 'Today', Part: Today },
  '/dashboard': DASHBOARD,
  '/dashbaord': DASHBOARD,
  '/settings': { title: 'Settings', Part: Settings, gateText: SETTINGS_GATE, OpenPart: Comfort },
  '/privacy': { title: 'Privacy', Part: Privacy, isOpen: true },
  [LOGIN_PAGE]: { title: 'Logging in', Part: LoginReturn, isOpen: true },
  '/reset-password': { title: 'Set a new password', Part: ResetPassword, ...BY_MAIL },
  '/finish-sign-up': { title: 'Finish your sign-up', Part: FinishSignUp, ...BY_MAIL },
  '/confirm-email': { title: 'Confirm your address', Part: ConfirmEmail, ...BY_MAIL },
  '/features/routine-builder': { title: 'Daily Routine Builder', Part: RoutineBuilder },
  '/features/goals': { title: 'Goals', Part: Goals },
  '/features/urge': { title: 'Urge now', Part: Urge },
  '/features/urge/ladders': { title: 'My ladders', Part: UrgeLadders },
  '/features/urge/past': { title: 'Past urges', Part: PastUrges },
  '/features/clients': { title: 'People who share with me', Part: Clients },
  [CLIENT_PAGE]: { title: 'What is shared', Part: Client },
  [BRIEF_PAGE]: { title: 'Session brief', Part: Brief },
  '/features/sharing': { title: 'Sharing', Part: SharingPart },
  [PLAYER_PAGE]: { title: 'Routine', Part: Player, isFullScreen: true },
  '/features/focus-mood-tracker': { title: 'Focus & Mood Tracker', Part: FocusAndMood },
  '/features/focus-mood-tracker/focus': { title: 'Focus and distractions', Part: FocusPart },
  '/features/focus-mood-tracker/tests': { title: 'Attention tests', Part: TestsPart },
  '/features/focus-mood-tracker/cpt': { title: 'CPT Attention Test', Part: Cpt },
  '/features/focus-mood-tracker/pomodoro': { title: 'Pomodoro Timer', Part: Pomodoro },
  '/features/game': { title: 'NeuroPlay Zone', Part: Games },
  '/features/game/Memory': { title: 'Memory Game', Part: Memory },
  '/features/game/focus': { title: 'Focus Game', Part: FocusTap },
  '/features/game/social': { title: 'Social Cues', Part: Social },
  '/features/quiz': { title: 'Quiz', Part: QuizOptions, gateText: QUIZ_GATE },
  '/features/quiz/first': { title: 'First-Time Quiz', Part: FirstQuiz, gateText: QUIZ_GATE },
  '/features/quiz/weekly': { title: 'Weekly Check-in', Part: WeeklyQuiz, gateText: QUIZ_GATE },
  '/features/quiz/comic': { title: 'Mood Comic', Part: Comic, gateText: QUIZ_GATE },
  '/features/safety-plan': { title: 'My safety plan', Part: SafetyPlan },
  '/features/medication': { title: 'Medication and body log', Part: Medication },
  '/features/chat': CHAT,
  '/features/Chat': CHAT,
};
