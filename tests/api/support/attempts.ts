import { previewEndpoints, sharedEndpoints } from '#contract/sharing/shared.ts';
import { softAuthenticator } from '#tests/support/stand-ins/authenticator.ts';
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
import { AGENDA_ID, aCard, aProposal, PROPOSAL_ID } from './care-examples.ts';
import {
  A_UUID,
  aDistraction,
  aFirstQuiz,
  aHelp,
  aLadder,
  aLook,
  aMessage,
  aMood,
  anOwnTag,
  anUrge,
  aPlan,
  aTask,
  aWeeklyQuiz,
  someChatSettings,
  someComfort,
  someFollow,
  urgeAnswers,
} from './examples.ts';
import { aGameResult, aPin } from './game-examples.ts';
import { aGoal, aGoalRating, GOAL_ID, GOAL_STEP_ID } from './goal-examples.ts';
import {
  aDose,
  aMedicine,
  anEffect,
  DOSE_ID,
  EFFECT_ID,
  MEDICINE_ID,
} from './medication-examples.ts';
import { aDevice, aReminder, aTimer, reminderSettings } from './reminder-examples.ts';
import {
  aBreak,
  aRoutine,
  aRunEvent,
  ROUTINE_ID,
  routineDay,
  STEP_ID,
} from './routine-examples.ts';
import { aConnection, aConsent, NO_CODE } from './sharing-examples.ts';
import type { Parts, Person } from './test-app.ts';

const SITE = 'http://localhost';
/** A challenge that nobody issued. */
const NOT_ASKED = { challenge: 'YW55dGhpbmc' };

/** Two people: Ada owns data, and Ben tries to reach it. */
interface Two {
  readonly ada: Person;
  readonly ben: Person;
}

interface Attempt {
  /** The request with which Ben tries to reach Ada’s data. */
  readonly parts: (two: Two) => Parts;
  /** The expected status. It is 200 or 201 if the call can only concern Ben himself. */
  readonly expected: number;
}

/** The same attempt for each stream, by call name. */
const ofStreams = (prefix: string, names: readonly string[], attempt: Attempt) =>
  Object.fromEntries(names.map((name) => [`${prefix}.${name}`, attempt]));

const days = { from: '2026-03-01', to: '2026-03-10' };

/** A text in the format of a mail link’s secret, but not a valid secret. */
const NO_SECRET = 'x'.repeat(43);

const own = { parts: () => ({}), expected: 200 };

/** One attempt for each call of the contract. The suite fails if the attempt for a call is missing. */
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
  'identity.logoutEverywhere': own,
  'guestEntries.offered': own,
  'guestEntries.take': { parts: ({ ada }) => ({ body: { guestId: ada.userId } }), expected: 404 },
  'guestEntries.remove': { parts: ({ ada }) => ({ body: { guestId: ada.userId } }), expected: 404 },
  'identity.changeAbout': {
    parts: () => ({ body: { title: 'Nurse', organisation: '', registration: '' } }),
    expected: 403,
  },
  'secondFactor.begin': {
    parts: ({ ada }) => ({ body: { password: ada.password } }),
    expected: 400,
  },
  'secondFactor.confirm': { parts: () => ({ body: { code: 'abcdef' } }), expected: 400 },
  'secondFactor.verify': { parts: () => ({ body: { code: '123456' } }), expected: 409 },
  'secondFactor.recover': { parts: () => ({ body: { recoveryCode: 'abcd' } }), expected: 400 },
  'secondFactor.left': own,
  'secondFactor.remove': own,
  'secondFactor.renew': { parts: () => ({ body: { code: '123456' } }), expected: 409 },
  'passkeys.all': own,
  'passkeys.beginAdding': {
    parts: ({ ada }) => ({ body: { password: ada.password } }),
    expected: 400,
  },
  'passkeys.add': {
    parts: () => ({ body: { name: 'Key', response: softAuthenticator(SITE).make(NOT_ASKED) } }),
    expected: 400,
  },
  'passkeys.rename': {
    parts: () => ({ body: { passkeyId: A_UUID, name: 'Key' } }),
    expected: 404,
  },
  'passkeys.remove': { parts: () => ({ params: { passkeyId: A_UUID } }), expected: 404 },
  'passkeys.decline': own,
  'passkeys.beginLogin': own,
  'passkeys.login': {
    parts: () => ({ body: { response: softAuthenticator(SITE).sign(NOT_ASKED) } }),
    expected: 400,
  },
  'passkeys.beginVerifying': { parts: () => ({}), expected: 409 },
  'passkeys.verify': {
    parts: () => ({ body: { response: softAuthenticator(SITE).sign(NOT_ASKED) } }),
    expected: 400,
  },
  'passwordCodes.left': own,
  'passwordCodes.make': {
    parts: ({ ada }) => ({ body: { password: ada.password } }),
    expected: 400,
  },
  'passwordCodes.reset': {
    parts: ({ ada }) => ({
      body: { email: ada.email, recoveryCode: 'abcd', newPassword: 'taken over' },
    }),
    expected: 400,
  },
  'oidc.ways': own,
  'oidc.begin': { parts: () => ({ body: { returnTo: '/homepage' } }), expected: 503 },
  'oidc.beginConnecting': { parts: () => ({ body: {} }), expected: 503 },
  'oidc.beginConfirming': { parts: () => ({}), expected: 503 },
  'oidc.finish': { parts: () => ({ body: { answer: 'code=a&state=b' } }), expected: 503 },
  'oidc.disconnect': { parts: () => ({}), expected: 503 },
  'mail.askReset': { parts: ({ ada }) => ({ body: { email: ada.email } }), expected: 503 },
  'mail.resetPassword': {
    parts: () => ({ body: { secret: NO_SECRET, newPassword: 'taken over' } }),
    expected: 404,
  },
  'mail.finishSignup': {
    parts: () => ({ body: { secret: NO_SECRET, password: 'taken over' } }),
    expected: 404,
  },
  'mail.address': own,
  'mail.askConfirmation': { parts: () => ({}), expected: 503 },
  'mail.confirmAddress': { parts: () => ({ body: { secret: NO_SECRET } }), expected: 404 },
  'identity.me': own,
  'identity.sessions': own,
  'identity.exportData': own,
  'data.tables': own,
  'data.fhirBundle': own,
  'data.fhirLines': own,
  'data.previewFile': { parts: () => ({ body: {} }), expected: 415 },
  'data.bringBack': { parts: () => ({ body: {} }), expected: 415 },
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
  'clients.all': own,
  'clients.one': { parts: () => ({ params: { connectionId: A_UUID } }), expected: 404 },
  'clients.addMeeting': {
    parts: () => ({ params: { connectionId: A_UUID }, body: { date: '2026-03-10' } }),
    expected: 404,
  },
  'clients.removeMeeting': {
    parts: () => ({ params: { connectionId: A_UUID }, body: { date: '2026-03-10' } }),
    expected: 404,
  },
  'clients.leave': { parts: () => ({ params: { connectionId: A_UUID } }), expected: 404 },
  'mood.submit': { parts: ({ ada }) => ({ body: aMood(ada.userId) }), expected: 403 },
  'mood.addDetails': {
    parts: ({ ben }) => ({ body: { userId: ben.userId, moodId: A_UUID, why: 'of Ben' } }),
    expected: 404,
  },
  'mood.correct': {
    parts: ({ ben }) => ({ body: { userId: ben.userId, moodId: A_UUID, mood: 0 } }),
    expected: 404,
  },
  'mood.remove': { parts: () => ({ body: { moodId: A_UUID } }), expected: 404 },
  'mood.all': {
    parts: ({ ada, ben }) => ({
      params: { userId: ben.userId },
      query: { userId: ada.userId },
    }),
    expected: 403,
  },
  'mood.words': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'mood.addTag': { parts: ({ ada }) => ({ body: anOwnTag(ada.userId) }), expected: 403 },
  'mood.removeTag': { parts: () => ({ params: { tagId: A_UUID } }), expected: 404 },
  'tasks.all': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'tasks.smartGenerate': {
    parts: ({ ada }) => ({ params: { userId: ada.userId } }),
    expected: 403,
  },
  'tasks.others': { parts: ({ ada }) => ({ body: { userId: ada.userId } }), expected: 403 },
  'tasks.fit': { parts: ({ ada }) => ({ body: { userId: ada.userId } }), expected: 403 },
  'tasks.swap': {
    parts: () => ({ body: { id: '0197b3f0-0000-7000-8000-0000000000a2', taskId: A_UUID } }),
    expected: 404,
  },
  'tasks.add': {
    parts: ({ ben }) => ({ body: aTask(ben.userId, { id: A_UUID, title: 'Mine' }) }),
    expected: 201,
  },
  'tasks.update': {
    parts: () => ({ body: { taskId: A_UUID, updates: { title: 'Taken over' } } }),
    expected: 404,
  },
  'tasks.remove': { parts: () => ({ params: { taskId: A_UUID } }), expected: 404 },
  'tasks.completionHistory': {
    parts: ({ ada }) => ({ params: { userId: ada.userId } }),
    expected: 403,
  },
  'tasks.reorder': {
    parts: ({ ben }) => ({ body: { userId: ben.userId, taskIds: [A_UUID] } }),
    expected: 404,
  },
  'tasks.lighter': { parts: () => ({ body: { taskId: A_UUID } }), expected: 404 },
  'tasks.notToday': { parts: () => ({ body: { taskId: A_UUID } }), expected: 404 },
  'tasks.letGo': { parts: () => ({ body: { taskIds: [A_UUID] } }), expected: 404 },
  'tasks.letGoAll': { parts: ({ ada }) => ({ body: { userId: ada.userId } }), expected: 403 },
  'tasks.breakdown': { parts: () => ({ body: { taskId: A_UUID } }), expected: 404 },
  'tasks.stuck': { parts: ({ ben }) => ({ body: aHelp(ben.userId) }), expected: 201 },
  'tasks.helps': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'routines.all': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'routines.proposals': {
    parts: ({ ada }) => ({ params: { userId: ada.userId }, query: { today: '2026-03-10' } }),
    expected: 403,
  },
  'routines.answerProposal': {
    parts: () => ({
      body: { ...routineDay, kind: 'lighter', proposed: 'micro', answer: 'taken' },
    }),
    expected: 404,
  },
  'routines.templates': { parts: () => ({}), expected: 200 },
  'routines.save': { parts: ({ ada }) => ({ body: aRoutine(ada.userId) }), expected: 403 },
  'routines.preview': {
    parts: ({ ada }) => ({
      body: {
        userId: ada.userId,
        repeat: { kind: 'once' },
        startsOn: '2026-03-01',
        endsOn: null,
        from: '2026-03-01',
      },
    }),
    expected: 403,
  },
  'routines.remove': {
    parts: () => ({ body: { routineId: ROUTINE_ID, from: '2026-03-10' } }),
    expected: 404,
  },
  'routines.reorder': {
    parts: ({ ben }) => ({ body: { userId: ben.userId, routineIds: [ROUTINE_ID] } }),
    expected: 404,
  },
  'routines.pause': {
    parts: ({ ben }) => ({ body: aBreak(ben.userId, { routineId: ROUTINE_ID }) }),
    expected: 404,
  },
  'routines.resume': {
    parts: ({ ben }) => ({ body: { id: aBreak(ben.userId).id, from: '2026-03-10' } }),
    expected: 404,
  },
  'routines.days': {
    parts: ({ ada }) => ({
      params: { userId: ada.userId },
      query: { from: '2026-03-10', to: '2026-03-20', today: '2026-03-10' },
    }),
    expected: 403,
  },
  'routines.changeDay': {
    parts: () => ({ body: { ...routineDay, changes: { notToday: true } } }),
    expected: 404,
  },
  'routines.mark': {
    parts: () => ({ body: { ...routineDay, stepId: STEP_ID, state: 'done' } }),
    expected: 404,
  },
  'routines.run': {
    parts: () => ({ body: { ...routineDay, events: [aRunEvent(A_UUID)] } }),
    expected: 404,
  },
  'calendar.read': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'calendar.make': {
    parts: ({ ada }) => ({ body: { userId: ada.userId, zone: 'UTC', ownWords: true } }),
    expected: 403,
  },
  'calendar.change': {
    parts: () => ({ body: { zone: 'UTC', ownWords: true } }),
    expected: 404,
  },
  'calendar.revoke': { parts: () => ({}), expected: 200 },
  'calendar.download': {
    parts: ({ ada }) => ({ body: { userId: ada.userId, zone: 'UTC', ownWords: true } }),
    expected: 403,
  },
  'reminders.read': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'reminders.save': {
    parts: ({ ada }) => ({ body: { userId: ada.userId, settings: reminderSettings() } }),
    expected: 403,
  },
  'reminders.subscribe': { parts: ({ ada }) => ({ body: aDevice(ada.userId) }), expected: 403 },
  'reminders.timer': {
    parts: ({ ada }) => ({ body: { userId: ada.userId, ...aTimer } }),
    expected: 403,
  },
  'reminders.unsubscribe': {
    parts: () => ({ body: { endpoint: aDevice('').endpoint } }),
    expected: 200,
  },
  'reminders.snooze': { parts: () => ({ body: { ...aReminder, minutes: 10 } }), expected: 404 },
  'reminders.notToday': { parts: () => ({ body: aReminder }), expected: 404 },
  'reminders.late': {
    parts: ({ ada }) => ({ params: { userId: ada.userId }, query: { date: '2026-03-10' } }),
    expected: 403,
  },
  'goals.all': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'goals.save': { parts: ({ ada }) => ({ body: aGoal(ada.userId) }), expected: 403 },
  'goals.status': {
    parts: () => ({ body: { goalId: GOAL_ID, status: 'cancelled', date: '2026-03-10' } }),
    expected: 404,
  },
  'goals.step': {
    parts: () => ({ body: { goalId: GOAL_ID, stepId: GOAL_STEP_ID, doneOn: '2026-03-10' } }),
    expected: 404,
  },
  'goals.rate': { parts: ({ ben }) => ({ body: aGoalRating(ben.userId) }), expected: 404 },
  'goals.remove': { parts: () => ({ body: { goalId: GOAL_ID } }), expected: 404 },
  'sharing.makeCode': {
    parts: ({ ada }) => ({ body: { userId: ada.userId, kind: 'supporter' } }),
    expected: 403,
  },
  'sharing.codes': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'sharing.removeCode': { parts: () => ({ body: { id: A_UUID } }), expected: 404 },
  'sharing.lookUp': { parts: () => ({ body: { code: NO_CODE } }), expected: 404 },
  'sharing.connect': { parts: () => ({ body: aConnection(NO_CODE) }), expected: 404 },
  'sharing.connections': {
    parts: ({ ada }) => ({ params: { userId: ada.userId } }),
    expected: 403,
  },
  'sharing.change': {
    parts: () => ({ body: { connectionId: A_UUID, from: 1, consent: aConsent(), zone: 'UTC' } }),
    expected: 404,
  },
  'sharing.takeBack': {
    parts: () => ({ body: { connectionId: A_UUID, zone: 'UTC' } }),
    expected: 404,
  },
  'sharing.end': { parts: () => ({ body: { connectionId: A_UUID } }), expected: 404 },
  'sharing.log': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'distraction.log': { parts: ({ ada }) => ({ body: aDistraction(ada.userId) }), expected: 403 },
  'distraction.all': {
    parts: ({ ada }) => ({ params: { userId: ada.userId } }),
    expected: 403,
  },
  'distraction.correct': {
    parts: ({ ben }) => ({
      body: { userId: ben.userId, distractionId: A_UUID, type: 'Noise' },
    }),
    expected: 404,
  },
  'distraction.remove': { parts: () => ({ body: { distractionId: A_UUID } }), expected: 404 },
  'distraction.summary': {
    parts: ({ ada }) => ({ params: { userId: ada.userId } }),
    expected: 403,
  },
  'medication.log': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'medication.settings': {
    parts: ({ ada }) => ({ params: { userId: ada.userId } }),
    expected: 403,
  },
  'medication.saveSettings': {
    parts: ({ ada }) => ({ body: { userId: ada.userId, on: false } }),
    expected: 403,
  },
  'medication.saveMedicine': {
    parts: ({ ada }) => ({ body: aMedicine(ada.userId) }),
    expected: 403,
  },
  'medication.removeMedicine': {
    parts: () => ({ body: { medicineId: MEDICINE_ID } }),
    expected: 404,
  },
  'medication.take': { parts: ({ ben }) => ({ body: aDose(ben.userId) }), expected: 404 },
  'medication.removeDose': { parts: () => ({ body: { doseId: DOSE_ID } }), expected: 404 },
  'medication.rate': { parts: ({ ada }) => ({ body: anEffect(ada.userId) }), expected: 403 },
  'medication.removeRating': { parts: () => ({ body: { ratingId: EFFECT_ID } }), expected: 404 },
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
  'safetyPlan.read': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'safetyPlan.change': {
    parts: ({ ada }) => ({ params: { userId: ada.userId }, body: aPlan }),
    expected: 403,
  },
  'chat.ladders': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'chat.forgetTrigger': {
    parts: ({ ada }) => ({ body: { userId: ada.userId, trigger: 'Work' } }),
    expected: 403,
  },
  'chat.topTriggers': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'chat.deleteMessage': { parts: () => ({ params: { messageId: A_UUID } }), expected: 404 },
  'chat.saveLadder': { parts: ({ ada }) => ({ body: aLadder(ada.userId) }), expected: 403 },
  'urges.keep': { parts: ({ ada }) => ({ body: anUrge(ada.userId) }), expected: 403 },
  'urges.all': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'urges.correct': {
    parts: ({ ben }) => ({ body: { userId: ben.userId, urgeId: A_UUID, ...urgeAnswers() } }),
    expected: 404,
  },
  'urges.remove': { parts: () => ({ body: { urgeId: A_UUID } }), expected: 404 },
  'looks.note': { parts: ({ ada }) => ({ body: aLook(ada.userId) }), expected: 403 },
  'looks.latest': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'chat.deleteLadder': { parts: () => ({ params: { ladderId: A_UUID } }), expected: 404 },
  // The call contains no person id, and a body that is not a form is never read.
  'audio.transcribe': { parts: () => ({ body: {} }), expected: 415 },
  'dashboard.days': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'dashboard.summary': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'comfort.read': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'comfort.save': {
    parts: ({ ada }) => ({ params: { userId: ada.userId }, body: someComfort }),
    expected: 403,
  },
  'first.read': {
    parts: () => ({ query: { page: '/homepage', today: '2026-03-10', zone: 'UTC' } }),
    expected: 200,
  },
  'follow.read': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'follow.save': {
    parts: ({ ada }) => ({ params: { userId: ada.userId }, body: someFollow }),
    expected: 403,
  },
  ...ofStreams('shared', Object.keys(sharedEndpoints), {
    parts: () => ({ params: { connectionId: A_UUID }, query: { ...days, page: 'client' } }),
    expected: 404,
  }),
  ...ofStreams('preview', Object.keys(previewEndpoints), {
    parts: ({ ada }) => ({ params: { userId: ada.userId }, query: { ...days, detail: 'detail' } }),
    expected: 403,
  }),
  'care.all': { parts: ({ ada }) => ({ params: { userId: ada.userId } }), expected: 403 },
  'care.accept': { parts: () => ({ body: { proposalId: PROPOSAL_ID } }), expected: 404 },
  'care.decline': {
    parts: () => ({ body: { proposalId: PROPOSAL_ID, reason: '' } }),
    expected: 404,
  },
  'care.homeworkDay': {
    parts: () => ({
      body: { proposalId: PROPOSAL_ID, date: '2026-03-10', outcome: 'done', barrier: '' },
    }),
    expected: 404,
  },
  'care.addAgenda': {
    parts: () => ({ body: { connectionId: A_UUID, id: AGENDA_ID, words: 'Mine' } }),
    expected: 404,
  },
  'care.markAgenda': {
    parts: () => ({ body: { connectionId: A_UUID, id: AGENDA_ID, done: true } }),
    expected: 404,
  },
  'care.removeAgenda': {
    parts: () => ({ body: { connectionId: A_UUID, id: AGENDA_ID } }),
    expected: 404,
  },
  'care.saveCard': {
    parts: ({ ada }) => ({ body: { userId: ada.userId, card: aCard(), from: null } }),
    expected: 403,
  },
  'clientCare.read': { parts: () => ({ params: { connectionId: A_UUID } }), expected: 404 },
  'clientCare.propose': {
    parts: () => ({ params: { connectionId: A_UUID }, body: aProposal() }),
    expected: 404,
  },
  'clientCare.withdraw': {
    parts: () => ({ params: { connectionId: A_UUID }, body: { proposalId: PROPOSAL_ID } }),
    expected: 404,
  },
  'clientCare.rateGoal': {
    parts: () => {
      const { userId: _, ...rating } = aGoalRating('');
      return { params: { connectionId: A_UUID }, body: rating };
    },
    expected: 404,
  },
  'clientCare.addAgenda': {
    parts: () => ({ params: { connectionId: A_UUID }, body: { id: AGENDA_ID, words: 'Mine' } }),
    expected: 404,
  },
  'clientCare.markAgenda': {
    parts: () => ({ params: { connectionId: A_UUID }, body: { id: AGENDA_ID, done: true } }),
    expected: 404,
  },
  'clientCare.removeAgenda': {
    parts: () => ({ params: { connectionId: A_UUID }, body: { id: AGENDA_ID } }),
    expected: 404,
  },
  'clientCare.addNote': {
    parts: () => ({ params: { connectionId: A_UUID }, body: { id: AGENDA_ID, words: 'Mine' } }),
    expected: 404,
  },
  'clientCare.removeNote': {
    parts: () => ({ params: { connectionId: A_UUID }, body: { id: AGENDA_ID } }),
    expected: 404,
  },
  'clientCare.savePrivateNote': {
    parts: () => ({
      params: { connectionId: A_UUID },
      body: { id: AGENDA_ID, words: 'Mine', date: '2026-03-10', from: null },
    }),
    expected: 404,
  },
  'clientCare.removePrivateNote': {
    parts: () => ({ params: { connectionId: A_UUID }, body: { id: AGENDA_ID } }),
    expected: 404,
  },
  'system.options': own,
  'system.health': own,
};
