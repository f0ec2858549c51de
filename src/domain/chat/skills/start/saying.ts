import { type Heard, saysNext, saysUnsure } from '#domain/chat/text/heard.ts';
import { numberIn } from '#domain/chat/text/numbers.ts';

/** No task is planned for longer here. */
export const MOST_MINUTES = 240;

/** Some time, without a number. */
export const SAYS_ANY =
  /\b(?:(?:dont|do not|cant|cannot) (?:really )?(?:know|say|tell)|no idea|not sure|minutes?|mins?|a while|not long|long|short|quick|whatever|all day|any)\b/;

/** How long it may take, as a message says it; null where it says nothing of time. */
export const minutesIn = (heard: Heard): number | null => {
  const said = numberIn(heard.text);
  const isHours = /\b(?:hours?|h)\b/.test(heard.plain);
  const isUnsure = saysUnsure(heard) || saysNext(heard) || SAYS_ANY.test(heard.plain);
  if (said === null && !isHours && !isUnsure) return null;
  if (said === null && /\bhalf an hour\b/.test(heard.plain)) return 30;
  const minutes = (said ?? (isHours ? 1 : 30)) * (isHours ? 60 : 1);
  return Math.min(MOST_MINUTES, Math.max(1, Math.round(minutes)));
};

/** A wish to begin, where two minutes are offered. */
export const SAYS_GO =
  /^(?:(?:ok|yes|lets|let us|i|im|will|we|can|just|please) )*(?:start|go|begin|try|ready)(?: (?:it|now|with it|the timer|2 minutes))*$/;
/** The two minutes are over, or were used. */
export const SAYS_OVER =
  /\b(?:over|done|finished|did it|have (?:begun|started)|i (?:began|started)|time is up|times up)\b/;
/** Nothing was begun. */
export const SAYS_NOT_BEGUN =
  /\b(?:(?:did not|didnt|couldnt|could not|cant|cannot|havent|have not|not) (?:\w+ )?(?:start|begin|begun|started|do|it)|too (?:hard|big))\b/;
/** It is enough for now. */
export const SAYS_ENOUGH =
  /\b(?:enough|that is all|thats all|rest|break|later|tomorrow|tired|no more|stop|wait|done)\b/;
/** The steps are of use. */
export const SAYS_HELPS =
  /^(?!.*\b(?:not|dont|doesnt|isnt|no)\b).*\b(?:help\w*|thanks?|thank you|great|nice|useful|perfect)\b/;

/** Whether the task is to be taken apart. */
export const wantsParts = (heard: Heard): boolean =>
  /\b(?:break|split|steps?|parts?|smaller|too (?:big|much)|list)\b/.test(heard.plain);
