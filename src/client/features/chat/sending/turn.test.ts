import { describe, expect, it } from 'vitest';
import type { Conversation } from '#client/features/chat/queries.ts';
import type { Attempt } from '#client/sync/outbox/outbox-item.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { answerTo } from '#tests/support/chat/answers.ts';
import { itemsOf, lastOf, newTurn, type Turn, turnOf, withTurn } from './turn.ts';

const TODAY = localDate('2026-03-14');
const AT = '2026-03-14T09:30:00.000Z';

/** A visit with `count` turns, with the resulting conversation. */
const visitOf = (
  count: number,
): { readonly turns: readonly Turn[]; readonly known: Conversation } => {
  let known: Conversation = { messages: [], next: null, checkIn: null, watch: 'none' };
  const turns = Array.from({ length: count }, (_, index): Turn => {
    const pending = { id: `t${index}`, text: 'hello', at: AT };
    const answer = answerTo(pending.id, `r${index}`);
    known = withTurn(known, pending, answer, TODAY);
    return { ...newTurn(pending), state: 'answered', answer };
  });
  return { turns, known };
};

describe('the items of a long visit', () => {
  it('contain each message once, and the latest answer last', () => {
    const { turns, known } = visitOf(205);
    const items = itemsOf(known.messages, turns, TODAY);
    expect(items.map(({ id }) => id)).toEqual(known.messages.map(({ id }) => id));
    expect(lastOf(items)?.id).toBe('r204');
  });

  it('contain messages that are not stored after those that are', () => {
    const { turns, known } = visitOf(205);
    const added: Turn = { ...newTurn({ id: 'new', text: 'and now', at: AT }) };
    const items = itemsOf(known.messages, [...turns, added], TODAY);
    expect(items).toHaveLength(411);
    expect(items.at(-1)).toMatchObject({ id: 'new', state: 'sending' });
  });
});

describe('a message in the outbox', () => {
  const body = { text: 'hello', at: AT, checkInShown: true };
  const entry = {
    id: 'a',
    kind: 'chat-message',
    userId: 'ada',
    body,
    order: 1,
    createdAt: AT,
    refused: null,
  };
  const bare = { botMessageId: null, streamed: '', answer: null };
  const answer = answerTo('a', 'b');
  const sending = { state: 'sending', reason: null } as const;
  const failed = { state: 'failed', progress: null } as const;

  it.each<[string, Attempt | undefined, boolean, Partial<Turn> | null]>([
    ['is hidden before it is attempted', undefined, false, null],
    ['failed if the server cannot be asked', undefined, true, { ...bare, state: 'failed' }],
    ['is being sent', { ...sending, progress: null }, false, { ...bare, state: 'sending' }],
    [
      'is being answered',
      { ...sending, progress: { ...bare, botMessageId: 'b', streamed: 'I he' } },
      false,
      { state: 'sending', botMessageId: 'b', streamed: 'I he', answer: null },
    ],
    [
      'is answered',
      { ...sending, progress: { ...bare, botMessageId: 'b', answer } },
      false,
      { state: 'answered', answer },
    ],
    ['failed', { ...failed, reason: null }, false, { state: 'failed', refusal: null }],
    ['was refused', { ...failed, reason: 'No.' }, false, { state: 'failed', refusal: 'No.' }],
  ])('%s', (_, attempt, isUnknown, shown) => {
    const turn = turnOf(entry, attempt, isUnknown);
    if (shown === null) expect(turn).toBeNull();
    else expect(turn).toMatchObject({ ...body, id: 'a', ...shown });
  });

  it('is null for an entry of another kind', () => {
    expect(turnOf({ ...entry, body: { mood: 4 } }, undefined, true)).toBeNull();
  });
});
