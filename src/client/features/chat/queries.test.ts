import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { localDate } from '#domain/shared/time/local-date.ts';
import { answerTo } from '#tests/support/chat/answers.ts';
import { type Conversation, changeConversation, conversation } from './queries.ts';
import { withTurn } from './sending/turn.ts';

// The code under test listens on `window` for messages from other tabs. In this test, no messages arrive.
vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));

const ID = '0190a0a0-0000-7000-8000-000000000001';
const EMPTY: Conversation = { messages: [], next: null, checkIn: null, watch: 'none' };

it('a page requested before an answer arrived does not remove that answer', async () => {
  const turn = { id: ID, text: 'hello', at: '2026-03-14T09:29:00.000Z' };
  const answered = withTurn(EMPTY, turn, answerTo(ID, `${ID}/answer`), localDate('2026-03-14'));
  const answers: ((page: Conversation) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answers.push((page) => resolve(Response.json(page)));
      }),
  );
  const client = new QueryClient();
  client.setQueryData(conversation('ada').queryKey, EMPTY);
  const loading = client.fetchQuery({ ...conversation('ada'), staleTime: 0 });
  await expect.poll(() => answers).toHaveLength(1);
  changeConversation(client, 'ada', (known) => ({ ...known, messages: answered.messages }));
  answers[0]?.(EMPTY);
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(answered);
  expect((await loading).messages.map(({ id }) => id)).toEqual([ID, `${ID}/answer`]);
});
