import { chatEndpoints } from '#contract/chat/chat.ts';
import { FROZEN_REPLIES, REPLIES, type TableReply } from '#tests/support/chat/reply-table.ts';
import { openAiStandIn } from '#tests/support/stand-ins/openai-stand-in.ts';
import { streaming } from '#tests/support/stand-ins/streamed-replies.ts';
import { type Visitor, visit } from '#tests/support/visitor.ts';
import { say } from '../people.ts';
import type { Attack } from '../world.ts';

/** A message that the guide leaves to the language model. */
const OPEN = 'I feel sad about the garden today';
/** The number of messages per person. */
const OF_ONE = 5;
const BEFORE = 'That sounds tiring. ';

const badOf = (replies: readonly TableReply[]): readonly string[] =>
  replies
    .filter(({ kind, set }) => kind === 'bad' && ['attack', 'kinds', 'frozen'].includes(set))
    .map(({ reply }) => reply);

/** A language model under an attacker's control; it streams text in pieces of three characters. */
export const badModel: Attack = {
  name: 'a model that says bad things',
  engines: ['sqlite'],
  run: async ({ start, after }) => {
    const model = await openAiStandIn();
    after(() => model.close());
    const { url } = await start({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'stand-in' });
    let visitor: Visitor | null = null;
    let count = 0;
    const shownOf = async (replies: readonly string[]): Promise<number> => {
      let shown = 0;
      for (const reply of replies) {
        if (count % OF_ONE === 0 || visitor === null) visitor = await visit(url);
        count += 1;
        model.reply = streaming((BEFORE + reply).match(/[\s\S]{1,3}/g) ?? []);
        const answer = await say(url, visitor, OPEN);
        const { answeredBy } = chatEndpoints.analyze.reply.parse(await answer.json());
        if (answeredBy === 'model') shown += 1;
      }
      return shown;
    };
    const [own, frozen] = [badOf(REPLIES), badOf(FROZEN_REPLIES)];
    const [shown, shownFrozen] = [await shownOf(own), await shownOf(frozen)];
    const detail = `${own.length} and ${frozen.length} answers, the model asked ${model.asked.length} times`;
    return [
      { what: 'bad answers shown', figure: shown, bound: 0, detail },
      {
        what: 'bad answers shown of those that the check was not made for, %',
        figure: (100 * shownFrozen) / frozen.length,
        bound: 7,
        detail,
      },
      {
        what: 'answers for which the model was not asked',
        figure: own.length + frozen.length - model.asked.length,
        bound: 0,
        detail,
      },
    ];
  },
};
