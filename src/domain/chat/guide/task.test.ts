import { expect, it } from 'vitest';
import { guideContent } from '#tests/support/chat/guide-content.ts';
import { taskIn, taskWordsOf } from './task.ts';

const words = taskWordsOf(guideContent.replies);

it.each<readonly [message: string, task: string | null]>([
  ['i need to email my landlord and i just cant', 'email my landlord'],
  ['the tax return. three weeks now', 'the tax return'],
  ["can't start my essay", 'my essay'],
  ['i want to start the dishes but i cant get started', 'the dishes'],
  ['i have to call the dentist today', 'call the dentist'],
  ['gotta ring mum, been putting it off', 'ring mum'],
  ['help me write the cover letter for tesco', 'write the cover letter'],
  ['need to fill in the PIP form by friday', 'fill in the PIP form'],
  ['do the dishes', 'do the dishes'],
  ['my essay my essay my essay', 'my essay'],
  ['the washing up is still there', 'the washing up'],
  ['i have to sort out the blue folder today', 'sort out the blue folder'],
  // Phrases that resemble a task but are not one.
  ['i cant start', null],
  ['the thing at work is hard', null],
  ['call me later', null],
  ['my mum is coming at five', null],
  ['my head is full', null],
  ['i text and text and nobody answers', null],
  ['my sister didnt reply to my message, is she angry', null],
  ['', null],
])('finds in %j the task %j', (message, task) => {
  expect(taskIn(message, words)).toBe(task);
});
