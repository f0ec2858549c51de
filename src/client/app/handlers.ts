import { runHandlers } from '#client/features/attention/entries/handlers.ts';
import { testHandlers } from '#client/features/attention/entries/panel-handlers.ts';
import { careCollection } from '#client/features/care/changes/care-collection.ts';
import { chatHandlers } from '#client/features/chat/sending/handlers.ts';
import { distractionCollection } from '#client/features/distraction/changes/distraction-collection.ts';
import { distractionHandler } from '#client/features/distraction/entries/handlers.tsx';
import { focusHandlers } from '#client/features/focus/handlers.ts';
import { followCollection } from '#client/features/follow/follow-changes.ts';
import { gameResultHandler } from '#client/features/games/results/handlers.ts';
import { goalCollection } from '#client/features/goals/changes/handlers.tsx';
import { medicationCollection } from '#client/features/medication/changes/medication-queries.ts';
import { removalHandler } from '#client/features/mood/changes/removal-handler.ts';
import { detailsHandler, moodHandler } from '#client/features/mood/entries/handlers.tsx';
import { wordCollection } from '#client/features/mood/words/handlers.ts';
import { quizHandlers } from '#client/features/quiz/entries/handlers.ts';
import { reminderCollection } from '#client/features/reminders/reminder-changes.ts';
import { routineCollection } from '#client/features/routines/days/handlers.tsx';
import { planHandler } from '#client/features/safety-plan/handlers.tsx';
import { taskHandlers } from '#client/features/tasks/changes/handlers.tsx';
import { urgeCollection } from '#client/features/urge/entries/handlers.ts';
import { ladderCollection } from '#client/features/urge/ladders/handlers.tsx';
import { lookHandler } from '#client/lib/looks/look-entry.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';

/** The outbox handlers of all features. A page loads this file when it has an entry of a kind that it does not know. */
export const HANDLERS: readonly OutboxHandler[] = [
  ...chatHandlers,
  moodHandler,
  detailsHandler,
  removalHandler,
  ...wordCollection.handlers.values(),
  ...taskHandlers,
  ...routineCollection.handlers.values(),
  ...reminderCollection.handlers.values(),
  ...followCollection.handlers.values(),
  ...goalCollection.handlers.values(),
  planHandler,
  ...careCollection.handlers.values(),
  ...medicationCollection.handlers.values(),
  ...runHandlers,
  ...testHandlers,
  distractionHandler,
  ...distractionCollection.handlers.values(),
  ...quizHandlers,
  ...focusHandlers,
  gameResultHandler,
  ...urgeCollection.handlers.values(),
  ...ladderCollection.handlers.values(),
  lookHandler,
];
