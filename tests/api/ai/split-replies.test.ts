import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserId } from '#domain/shared/brands.ts';
import { chatWriter } from '#server/ai/chat/writer.ts';
import { REPLIES } from '#tests/support/chat/reply-table.ts';
import { mayBeShown } from '#tests/support/reply-check-content.ts';
import { openAiStandIn, type StandIn } from '#tests/support/stand-ins/openai-stand-in.ts';
import { streaming } from '#tests/support/stand-ins/streamed-replies.ts';

const BEFORE = 'That sounds tiring. ';
/** Replies of one sentence, which must not be shown at all. */
const BAD = REPLIES.filter(
  ({ set, kind, reply }) =>
    set === 'attack' && kind === 'bad' && !/[.?!]\s/.test(reply) && !mayBeShown(reply),
).map(({ reply }) => reply);

const piecesOf = (text: string, cuts: readonly number[]): readonly string[] => {
  const places = [0, ...cuts.map((cut) => cut % text.length).toSorted((a, b) => a - b)];
  return places.map((from, at) => text.slice(from, places[at + 1])).filter((one) => one !== '');
};

let standIn: StandIn;
beforeAll(async () => {
  await import('ai');
  standIn = await openAiStandIn();
});
afterAll(() => standIn.close());

const saidOf = async (pieces: readonly string[]): Promise<string> => {
  const writer = chatWriter(
    { baseUrl: standIn.baseUrl, model: 'stand-in', apiKey: null },
    {
      throttle: { attempt: async () => null, forget: async () => undefined },
      report: () => undefined,
      mayBeShown,
    },
  );
  standIn.reply = streaming(pieces);
  const turns = [{ role: 'user' as const, content: 'the kitchen again' }];
  const asked = { userId: uuidv7() as UserId, turns, skills: [], choices: [], mayAct: false };
  let said = '';
  for await (const sentence of writer.leadTalk(asked, new AbortController().signal))
    said += sentence;
  return said;
};

it('shows nothing of a bad sentence, however its pieces arrive', async () => {
  expect(BAD.length).toBeGreaterThan(50);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...BAD),
      fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
      async (reply, cuts) => {
        const text = `${BEFORE}${reply.replace(/(?<![.?!])$/, '.')} It is all right.`;
        expect([BEFORE, '']).toContain(await saidOf(piecesOf(text, cuts)));
      },
    ),
  );
});
