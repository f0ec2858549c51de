import type { Page } from '@playwright/test';
import type { Conversation } from '#client/features/chat/queries.ts';
import { type MessageBody, withTurn } from '#client/features/chat/sending/turn.ts';
import type { ChatAnswer } from '#contract/chat/chat.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { answerTo } from '#tests/support/chat/answers.ts';
import { askOneByOne } from './one-by-one.ts';

const EMPTY = { required: false, options: [], value: '' } as const;
/** A form with one field of each kind. */
export const FORM = {
  type: 'form',
  form: 'pile',
  title: 'What is there to do?',
  fields: [
    { ...EMPTY, name: 'things', label: 'One thing on each line', kind: 'lines', required: true },
    { ...EMPTY, name: 'who', label: 'Who can help?', kind: 'text' },
    {
      ...EMPTY,
      name: 'minutes',
      label: 'How many minutes for each thing?',
      kind: 'number',
      value: '15',
    },
    { ...EMPTY, name: 'from', label: 'When will you begin?', kind: 'time' },
    { ...EMPTY, name: 'by', label: 'When is your answer due?', kind: 'date' },
    {
      ...EMPTY,
      name: 'first',
      label: 'What first?',
      kind: 'choice',
      required: true,
      options: ['The largest', 'Even a'],
    },
    {
      ...EMPTY,
      name: 'place',
      label: 'Where?',
      kind: 'choice',
      options: ['Kitchen', 'Desk', 'Bed', 'Bath', 'Hall', 'Out'],
    },
    { ...EMPTY, name: 'steps', label: 'Steps, and how hard each is from 0 to 100', kind: 'rows' },
  ],
  submit: 'Put my tasks in order',
} as const;
/** The parts that the chat creates from completed forms. */
export const MADE = [
  { type: 'named', things: ['laundry', 'a letter to the landlord', 'tax'] },
  {
    type: 'plan',
    title: 'The plan',
    entries: [
      { at: '18:30', text: 'Laundry' },
      { at: '2026-11-24', text: 'Write to the landlord, with the photographs of the wall' },
      { at: null, text: 'Tax' },
    ],
  },
  { type: 'draft', title: 'A message', text: 'Hello Mia,\nCan you help me?\nThank you.' },
] as const;

/** Replies to each message with the next of these parts, and stores the conversation. */
export const answerWithParts = async (
  page: Page,
  answers: readonly ChatAnswer['reply']['parts'][],
): Promise<void> => {
  let asked = 0;
  let kept: Conversation = { messages: [], next: null, checkIn: null, watch: 'none' };
  await askOneByOne(page);
  await page.route('**/api/chat/messages/*', (route) => route.fulfill({ json: kept }));
  await page.route('**/api/chat/analyze', async (route) => {
    const body: MessageBody & { readonly id: string } = route.request().postDataJSON();
    const bare = answerTo(body.id, crypto.randomUUID());
    const parts = answers[asked] ?? [];
    asked += 1;
    const answer = { ...bare, reply: { ...bare.reply, quickReplies: ['Show help lines'], parts } };
    const message = { ...body, at: bare.answeredAt };
    kept = withTurn(kept, message, answer, localDate('2026-03-14'));
    await route.fulfill({ json: answer });
  });
};
