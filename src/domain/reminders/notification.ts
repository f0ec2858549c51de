import { texts as common } from '#texts/common.js';
import { texts } from '#texts/reminders.js';

/** How long "snooze" on a notification postpones a reminder. Keep it in sync with `reminders.js`. */
const SNOOZE_MINUTES = 10;

/** The texts of a reminder's notification, apart from its title. The service worker has no texts of its own. */
export const notificationTexts = () => ({
  actions: [
    { action: 'snooze', title: texts.inMinutes({ minutes: SNOOZE_MINUTES }) },
    { action: 'not-today', title: texts.notToday },
    // Where only two actions fit, a press on the notification itself starts.
    { action: 'start', title: common.start },
  ],
  /** Shown with the reminder if a press on an action did not reach the server. */
  notArrived: texts.choiceNotArrived,
});
