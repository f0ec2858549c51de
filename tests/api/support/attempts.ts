import {
  aCptPress,
  aCptSummary,
  aDigitSpan,
  aFocusSession,
  aRun,
  aSimon,
  aStroopBatch,
  aVisibility,
} from './attention-examples.ts';
import {
  A_UUID,
  aDistraction,
  aFirstQuiz,
  aMessage,
  aMood,
  aPlan,
  aTask,
  aWeeklyQuiz,
  someChatSettings,
  someComfort,
} from './examples.ts';
import { aGameResult, aPin } from './game-examples.ts';
import type { Parts, Person } from './test-app.ts';

/** Two people: Ada owns things, and Ben tries to get at them. */
export interface Two {
  readonly ada: Person;
  readonly ben: Person;
}

interface Attempt {
  /** What Ben sends in order to reach what is Ada's. */
  readonly parts: (two: Two) => Parts;
  /** The status that stops him; 200 or 201 where the call can only ever be about himself. */
  readonly expected: number;
}

const own = { parts: () => ({}), expected: 200 };

/** One line for each call of the contract: an endpoint without one fails the suite. */
export const attempts: Record<string, Attempt> = {
  'identity.signup': {
    parts: ({ ada }) => ({ body: { name: 'Ben', email: ada.email, password: 'another password' } }),
    expected: 409,
  },
  'identity.login': {
    parts: ({ ada, ben }) => ({ body: { email: ada.email, password: ben.password } }),
    expected: 401,
  },
  'identity.guest': { parts: () => ({}), expected: 201 },
  'identity.upgrade': {
    parts: ({ ada }) => ({ body: { name: 'Ben', email: ada.email, password: 'another password' } }),
    expected: 409,
  },
  'identity.logout': own,
  'identity.me': own,
  'identity.sessions': own,
  'identity.exportData': own,
  'identity.revokeSession': {
    parts: ({ ada }) => ({ params: { sessionId: ada.token } }),
    expected: 404,
  },
  'identity.changePassword': {
    parts: ({ ada }) => ({
      body: { currentPassword: ada.password, newPassword: 'taken over' },
    }),
    expected: 400,
  },
  'identity.deleteAccount': {
    parts: ({ ada, ben }) => ({ body: { password: ben.password, userId: ada.userId } }),
    expected: 403,
  },
  'mood.submit': { parts: ({ ada }) => ({ body: aMood(ada.userId) }), expected: 403 },
  'mood.all': {
    parts: ({ ada, ben }) => ({
      params: { userId: ben.userId },
      query: { userId: ada.userId },
    }),
    expected: 403,
  },
  'routine.all': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'routine.smartGenerate': {
    parts: ({ ada }) => ({ params: { userId: ada.userId } }),
    expected: 403,
  },
  'routine.add': {
    parts: ({ ben }) => ({ body: aTask(ben.userId, { id: A_UUID, title: 'Mine' }) }),
    expected: 201,
  },
  'routine.update': {
    parts: () => ({ body: { taskId: A_UUID, updates: { title: 'Taken over' } } }),
    expected: 404,
  },
  'routine.remove': { parts: () => ({ params: { taskId: A_UUID } }), expected: 404 },
  'routine.completionHistory': {
    parts: ({ ada }) => ({ params: { userId: ada.userId } }),
    expected: 403,
  },
  'routine.reorder': {
    parts: ({ ben }) => ({ body: { userId: ben.userId, taskIds: [A_UUID] } }),
    expected: 404,
  },
  'routine.lighter': { parts: () => ({ body: { taskId: A_UUID } }), expected: 404 },
  'routine.notToday': { parts: () => ({ body: { taskId: A_UUID } }), expected: 404 },
  'routine.breakdown': { parts: () => ({ body: { taskId: A_UUID } }), expected: 404 },
  'distraction.log': { parts: ({ ada }) => ({ body: aDistraction(ada.userId) }), expected: 403 },
  'distraction.summary': {
    parts: ({ ada }) => ({ params: { userId: ada.userId } }),
    expected: 403,
  },
  'quickCpt.response': { parts: ({ ada }) => ({ body: aCptPress(ada.userId) }), expected: 403 },
  'quickCpt.summary': { parts: ({ ada }) => ({ body: aCptSummary(ada.userId) }), expected: 403 },
  'focus.visibility': { parts: ({ ada }) => ({ body: aVisibility(ada.userId) }), expected: 403 },
  'focus.session': { parts: ({ ada }) => ({ body: aFocusSession(ada.userId) }), expected: 403 },
  'attention.stroop': {
    parts: ({ ada, ben }) => ({
      params: { userId: ada.userId },
      body: aStroopBatch(ben.userId),
    }),
    expected: 403,
  },
  'attention.digitSpan': {
    parts: ({ ada, ben }) => ({
      params: { userId: ben.userId },
      body: aDigitSpan(ada.userId),
    }),
    expected: 403,
  },
  'attention.simon': {
    parts: ({ ada, ben }) => ({ params: { userId: ada.userId }, body: aSimon(ben.userId) }),
    expected: 403,
  },
  'attention.summary': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'attention.keepRun': {
    parts: ({ ada, ben }) => ({ params: { userId: ben.userId }, body: aRun(ada.userId) }),
    expected: 403,
  },
  'attention.runs': {
    parts: ({ ada }) => ({ params: { userId: ada.userId }, query: { instrument: 'stroop' } }),
    expected: 403,
  },
  'attention.run': { parts: () => ({ params: { runId: A_UUID } }), expected: 404 },
  'quiz.hasTakenFirst': {
    parts: ({ ada }) => ({ query: { userId: ada.userId } }),
    expected: 403,
  },
  'quiz.questions': own,
  'quiz.firstResult': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'quiz.submitFirst': { parts: ({ ada }) => ({ body: aFirstQuiz(ada.userId) }), expected: 403 },
  'quiz.reset': { parts: ({ ada }) => ({ query: { userId: ada.userId } }), expected: 403 },
  'quiz.weeklyQuestions': {
    parts: ({ ada }) => ({ params: { userId: ada.userId } }),
    expected: 403,
  },
  'quiz.submitWeekly': { parts: ({ ada }) => ({ body: aWeeklyQuiz(ada.userId) }), expected: 403 },
  'quiz.weeklyProgress': {
    parts: ({ ada }) => ({ params: { userId: ada.userId } }),
    expected: 403,
  },
  'games.keep': {
    parts: ({ ben }) => ({ body: aGameResult(ben.userId, { id: A_UUID }) }),
    expected: 201,
  },
  'games.summary': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'games.pin': { parts: ({ ada }) => ({ body: aPin(ada.userId) }), expected: 403 },
  'chat.analyze': { parts: ({ ada }) => ({ body: aMessage(ada.userId) }), expected: 403 },
  'chat.messages': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'chat.deleteConversation': {
    parts: ({ ada }) => ({ params: { userId: ada.userId } }),
    expected: 403,
  },
  'chat.settings': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'chat.saveSettings': {
    parts: ({ ada }) => ({ params: { userId: ada.userId }, body: someChatSettings }),
    expected: 403,
  },
  'chat.safetyPlan': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'chat.saveSafetyPlan': {
    parts: ({ ada }) => ({ params: { userId: ada.userId }, body: aPlan }),
    expected: 403,
  },
  'chat.ladders': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'chat.topTriggers': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'chat.deleteMessage': { parts: () => ({ params: { messageId: A_UUID } }), expected: 404 },
  'chat.deleteLadder': { parts: () => ({ params: { ladderId: A_UUID } }), expected: 404 },
  // It names nobody, and what is no form is read by nobody.
  'audio.transcribe': { parts: () => ({ body: {} }), expected: 415 },
  'dashboard.summary': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'comfort.read': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'comfort.save': {
    parts: ({ ada }) => ({ params: { userId: ada.userId }, body: someComfort }),
    expected: 403,
  },
  'system.health': own,
};
