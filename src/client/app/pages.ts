import type { ComponentType } from 'react';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import {
  BRIEF_PAGE,
  CLIENT_PAGE,
  LOGIN_PAGE,
  type PagePath,
  PLAYER_PAGE,
} from '#contract/shared/pages.ts';
import { texts } from '#texts/pages.js';

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

const QUIZ_GATE = texts.quizNeedsLogin;
const SETTINGS_GATE = texts.settingsNeedLogin;

/** Options shared by the pages that are opened by a link in a mail. */
const BY_MAIL = { isOpen: true, isPlain: true } as const;

const CHAT: PageEntry = {
  title: texts.aiTherapist,
  Part: Chat,
  isTall: true,
  OpenPart: VisitorCrisisHelp,
};
const DASHBOARD: PageEntry = { title: texts.yourDashboard, Part: Dashboard, hasFooter: true };

/** The page at each address. The landing page is not listed. */
export const PAGES: Readonly<Record<Exclude<PagePath, '/'>, PageEntry>> = {
  '/homepage': { title: texts.today, Part: Today },
  '/dashboard': DASHBOARD,
  '/dashbaord': DASHBOARD,
  '/settings': {
    title: texts.settings,
    Part: Settings,
    gateText: SETTINGS_GATE,
    OpenPart: Comfort,
  },
  '/privacy': { title: texts.privacy, Part: Privacy, isOpen: true },
  [LOGIN_PAGE]: { title: texts.loggingIn, Part: LoginReturn, isOpen: true },
  '/reset-password': { title: texts.setNewPassword, Part: ResetPassword, ...BY_MAIL },
  '/finish-sign-up': { title: texts.finishSignUp, Part: FinishSignUp, ...BY_MAIL },
  '/confirm-email': { title: texts.confirmAddress, Part: ConfirmEmail, ...BY_MAIL },
  '/features/routine-builder': { title: texts.routineBuilder, Part: RoutineBuilder },
  '/features/goals': { title: texts.goals, Part: Goals },
  '/features/urge': { title: texts.urgeNow, Part: Urge },
  '/features/urge/ladders': { title: texts.myLadders, Part: UrgeLadders },
  '/features/urge/past': { title: texts.pastUrges, Part: PastUrges },
  '/features/clients': { title: texts.peopleWhoShare, Part: Clients },
  [CLIENT_PAGE]: { title: texts.whatIsShared, Part: Client },
  [BRIEF_PAGE]: { title: texts.sessionBrief, Part: Brief },
  '/features/sharing': { title: texts.sharing, Part: SharingPart },
  [PLAYER_PAGE]: { title: texts.routine, Part: Player, isFullScreen: true },
  '/features/focus-mood-tracker': { title: texts.focusAndMood, Part: FocusAndMood },
  '/features/focus-mood-tracker/focus': { title: texts.focusAndDistractions, Part: FocusPart },
  '/features/focus-mood-tracker/tests': { title: texts.attentionTests, Part: TestsPart },
  '/features/focus-mood-tracker/cpt': { title: texts.cptTest, Part: Cpt },
  '/features/focus-mood-tracker/pomodoro': { title: texts.pomodoroTimer, Part: Pomodoro },
  '/features/game': { title: texts.neuroPlayZone, Part: Games },
  '/features/game/Memory': { title: texts.memoryGame, Part: Memory },
  '/features/game/focus': { title: texts.focusGame, Part: FocusTap },
  '/features/game/social': { title: texts.socialCues, Part: Social },
  '/features/quiz': { title: texts.quiz, Part: QuizOptions, gateText: QUIZ_GATE },
  '/features/quiz/first': { title: texts.firstQuiz, Part: FirstQuiz, gateText: QUIZ_GATE },
  '/features/quiz/weekly': { title: texts.weeklyCheckIn, Part: WeeklyQuiz, gateText: QUIZ_GATE },
  '/features/quiz/comic': { title: texts.moodComic, Part: Comic, gateText: QUIZ_GATE },
  '/features/safety-plan': { title: texts.mySafetyPlan, Part: SafetyPlan },
  '/features/medication': { title: texts.medicationLog, Part: Medication },
  '/features/chat': CHAT,
  '/features/Chat': CHAT,
};
