import { AT_ITS_TIME } from './reminder-item.ts';
import type { TaskReminders } from './task.ts';

/** The reminders of a task that one has to go to: early enough to get ready and to be there in time. */
const BEFORE_IT: TaskReminders = { atStart: true, minutesBefore: 30 };

/** Verbs of going somewhere, at the beginning of a title. */
const GOES =
  /^(?:pick(?:\s+\S+){0,2}\s+up|pick|drop|collect|fetch|meet|see|visit|attend|catch|leave|drive|go|bring|be\s+at|get\s+to)\b/i;
/** Places and appointments, anywhere in a title. */
const PLACES =
  /\b(?:appointments?|doctor|dr|gp|dentist|therap(?:y|ist)|psych\w*|hospital|clinic|physio\w*|vet|optician|hair(?:cut|dresser)|barber|train|bus|flight|plane|ferry|airport|station|school|nursery|kindergarten|daycare|class|lesson|lecture|interview|meeting|exam|court|gym|swimming|training|choir|match|cinema|theat(?:re|er)|concert|party|wedding|funeral|church|mosque|(?:lunch|dinner|coffee|date)\s+with)\b/i;
/** What a person does where they are, even if the title names a place. */
const STAYS =
  /^(?:call|ring|phone|text|message|e?mail|write|reply|answer|ask|tell|book|order|buy|cancel|reschedule|make|prepare|plan|study|revise|read|watch|check|look|find|fill|sign|print|pay|pack|see\s+(?:if|what|how)|go\s+(?:over|through|to\s+(?:bed|sleep)))\b|\b(?:online|zoom|video|by\s+phone)\b/i;

/** The usual reminders of a task with a time: also earlier for one that the person has to go to. */
export const usualReminders = (title: string): TaskReminders => {
  const name = title.trim();
  return !STAYS.test(name) && (GOES.test(name) || PLACES.test(name)) ? BEFORE_IT : AT_ITS_TIME;
};
