import type { Move } from '#domain/chat/skills/machine.ts';
import { type Heard, ownWordsOf, saysNo, saysUnsure, saysYes } from '#domain/chat/text/heard.ts';
import { tasksIn } from './several.ts';
import type { StartState } from './state.ts';

/** Tasks that can be named by a button. */
export const TASKS = [
  'Answer an email',
  'Tidy one room',
  'Homework',
  'Fill in a form',
  'Wash the dishes',
];

/** Hears the task, or several of them. */
export const hearTask = (state: StartState, heard: Heard): Move<StartState> => {
  const said = ownWordsOf(TASKS, heard);
  const task = said?.replace(/^(?:it(?:'s|’s|s| is) (?:about )?|about )(?=\S)/i, '') ?? null;
  if (task === null || saysUnsure(heard) || saysYes(heard) || saysNo(heard)) {
    return { again: ['Choose the thing that would be good to have begun. Small is fine.'] };
  }
  const named = tasksIn(heard.text);
  if (named.length > 0) return { to: 'which', state: { ...state, named: [...named] } };
  return { to: 'minutes', state: { ...state, task, named: [] } };
};
