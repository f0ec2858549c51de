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
  aDistraction,
  aHelp,
  aLadder,
  aLook,
  aMessage,
  aMood,
  anOwnTag,
  anUrge,
  aPlan,
  aTask,
  someChatSettings,
  someComfort,
  someFollow,
} from './examples.ts';
import { aGameResult, aPin } from './game-examples.ts';
import { aGoal } from './goal-examples.ts';
import { aMedicine, anEffect } from './medication-examples.ts';
import type { Body } from './nasty.ts';
import { aDevice, aTimer, reminderSettings } from './reminder-examples.ts';
import { aBreak, aRoutine } from './routine-examples.ts';

/** Bodies that calls accept from anybody at any time, even repeatedly, by call name. */
export const acceptedBodies: Readonly<Record<string, (userId: string) => Body>> = {
  'mood.submit': aMood,
  'mood.addTag': anOwnTag,
  'tasks.add': aTask,
  'tasks.others': (userId) => ({ userId, zone: 'UTC', energy: 'low', matters: ['home', 'rest'] }),
  'tasks.fit': (userId) => ({ userId, zone: 'UTC', energy: 'high', matters: ['work'] }),
  'tasks.stuck': aHelp,
  'routines.save': aRoutine,
  'routines.preview': () => ({
    repeat: { kind: 'weeks', every: 2, weekdays: ['mo', 'th'] },
    startsOn: '2026-03-01',
    endsOn: null,
    from: '2026-03-01',
  }),
  'routines.pause': aBreak,
  'calendar.make': (userId) => ({ userId, zone: 'Europe/Paris', ownWords: false }),
  'calendar.download': (userId) => ({ userId, zone: 'Europe/Paris', ownWords: true }),
  'reminders.save': (userId) => ({
    userId,
    settings: reminderSettings({ quiet: { from: '22:00', to: '07:00' }, silentWeekdays: [6, 7] }),
  }),
  'reminders.subscribe': aDevice,
  'reminders.timer': (userId) => ({ userId, ...aTimer }),
  'reminders.unsubscribe': () => ({ endpoint: 'https://push.example.org/send/abc' }),
  'goals.save': aGoal,
  'distraction.log': aDistraction,
  'urges.keep': anUrge,
  'looks.note': aLook,
  'chat.forgetTrigger': (userId) => ({ userId, trigger: 'Work' }),
  'chat.saveLadder': aLadder,
  'medication.saveSettings': (userId) => ({ userId, on: true, effects: ['Sleep', 'Appetite'] }),
  'medication.saveMedicine': aMedicine,
  'medication.rate': anEffect,
  'chat.analyze': aMessage,
  'chat.saveSettings': () => someChatSettings,
  'safetyPlan.change': () => aPlan,
  'comfort.save': () => someComfort,
  'follow.save': () => someFollow,
  'quickCpt.response': aCptPress,
  'quickCpt.summary': aCptSummary,
  'focus.visibility': aVisibility,
  'focus.session': aFocusSession,
  'attention.stroop': aStroopBatch,
  'attention.digitSpan': aDigitSpan,
  'attention.simon': aSimon,
  'attention.keepRun': aRun,
  'games.keep': aGameResult,
  'games.pin': aPin,
};
