import { describe, expect, it } from 'vitest';
import type { Conversation } from '#client/features/chat/queries.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { answerTo } from '#tests/support/chat/answers.ts';
import { itemsOf, lastOf, newTurn, pendingOf, type Turn, withTurn } from './turn.ts';

const TODAY = localDate('2026-03-14');
const AT = '2026-03-14T09:30:00.000Z';

/** A long visit: all of its turns, and the conversation that they made. */
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

describe('what is shown of a long visit', () => {
  it('has each message once, and the latest answer last', () => {
    const { turns, known } = visitOf(205);
    const items = itemsOf(known.messages, turns, TODAY);
    expect(items.map(({ id }) => id)).toEqual(known.messages.map(({ id }) => id));
    expect(lastOf(items)?.id).toBe('r204');
  });

  it('has what is not kept behind what is', () => {
    const { turns, known } = visitOf(205);
    const added: Turn = { ...newTurn({ id: 'new', text: 'and now', at: AT }) };
    const items = itemsOf(known.messages, [...turns, added], TODAY);
    expect(items).toHaveLength(411);
    expect(items.at(-1)).toMatchObject({ id: 'new', state: 'sending' });
  });
});

describe('a message that is sent again', () => {
  it('tells all that is known of it: what stood there, and that the server has it', () => {
    const known = { id: 'a', text: 'hello', at: AT, checkInShown: true, isTaken: true };
    expect(pendingOf({ ...newTurn(known), state: 'failed', isLate: true })).toEqual(known);
    const bare = { id: 'a', text: 'hello', at: AT };
    expect(pendingOf(newTurn(bare))).toEqual(bare);
  });
});
