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
  aMessage,
  aMood,
  aPlan,
  aTask,
  someChatSettings,
  someComfort,
} from './examples.ts';
import { aGameResult, aPin } from './game-examples.ts';
import type { Body } from './nasty.ts';

/** Bodies that calls accept from anybody at any time, again and again, by the name of the call. */
export const acceptedBodies: Readonly<Record<string, (userId: string) => Body>> = {
  'mood.submit': aMood,
  'routine.add': aTask,
  'distraction.log': aDistraction,
  'chat.analyze': aMessage,
  'chat.saveSettings': () => someChatSettings,
  'chat.saveSafetyPlan': () => aPlan,
  'comfort.save': () => someComfort,
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
