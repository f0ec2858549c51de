import { type Answers, askedWhichNeed } from './answers.ts';
import type { GuideContext, GuideResult } from './around.ts';
import { type Catalog, targetOf } from './catalog.ts';
import type { GuideTexts, ReplyId } from './content.ts';
import type { ActionHandler } from './doing.ts';
import type { GoOn } from './going-on.ts';
import { placeOf, type ShortReply } from './short-replies.ts';
import type { GuideState } from './state.ts';

/** The guide's response to a user's short reply. */
interface Replied {
  readonly guided: GuideResult;
  /** Whether the user chose something that was offered. */
  readonly isChosen: boolean;
}

/** Responds to a user's short replies, such as "yes" or "the second". */
export interface ReplyResponder {
  /** The guide's response to a short reply; null if the short reply means nothing here. */
  answer(
    state: GuideState,
    around: GuideContext,
    message: { readonly text: string; readonly short: ShortReply | null },
  ): Replied | null;
  /** Repeats the choices of the guide's last reply; `{first}` in `say` stands for the label of the first choice. */
  offeredAgain(state: GuideState, around: GuideContext, say: string): GuideResult;
  /** Opens the current need's first form for writing something to send or say. */
  writeFor(state: GuideState, around: GuideContext): GuideResult;
}

interface ByRepliesParts {
  readonly catalog: Catalog;
  readonly answers: Answers;
  readonly doing: ActionHandler;
  readonly texts: GuideTexts;
  readonly certainNeed: (text: string) => string | null;
  /** Responds to a message that continues the conversation. */
  readonly goOn: GoOn;
}

export const createByReplies = (parts: ByRepliesParts): ReplyResponder => {
  const { catalog, answers, doing, texts, certainNeed, goOn } = parts;

  /** The state as if the guide had just offered the choices of the current need or, without a need, of the menu. */
  const withChoices = (state: GuideState): GuideState => {
    const choices = catalog.need(state.need)?.choices ?? catalog.card('menu')?.choices ?? [];
    return { ...state, offered: choices.map(({ does }) => does) };
  };

  const offeredAgain: ReplyResponder['offeredAgain'] = (state, around, say) => {
    const choices = state.offered.flatMap((does) => catalog.choiceOf(does) ?? []);
    const [first] = choices;
    if (first === undefined) return offeredAgain(withChoices(state), around, say);
    const paragraphs = [say.replace('{first}', first.label)];
    const labels = askedWhichNeed(state) ? [texts.neither] : [];
    return answers.offer(state, around, { paragraphs, choices, labels });
  };

  const explain = (state: GuideState, around: GuideContext): GuideResult => {
    const need = catalog.need(state.need);
    if (need === null) return offeredAgain(state, around, texts.explainedNothing);
    return offeredAgain(state, around, texts.explained.replace('{about}', need.about));
  };

  /** The choice that opens a need's first form of one of the given kinds. */
  const formNear = (id: string | null, kinds: readonly string[]): string | undefined => {
    const near = catalog.need(id)?.choices ?? [];
    return near.find(({ does }) =>
      kinds.includes(catalog.form(targetOf(does, 'form') ?? '')?.makes ?? ''),
    )?.does;
  };

  const writeFor: ReplyResponder['writeFor'] = (state, around) =>
    doing.does(state, around, formNear(state.need, ['draft', 'script']) ?? 'form:message');

  /** Opens the current need's first planning form, or repeats the choices of the need. */
  const beginFor = (state: GuideState, around: GuideContext): GuideResult => {
    const form = formNear(state.need, ['tasks', 'plan', 'script']);
    if (form !== undefined) return doing.does(state, around, form);
    if (state.need !== null) return offeredAgain(withChoices(state), around, texts.agreed);
    return doing.does(state, around, 'need:starting');
  };

  const misread = (state: GuideState, around: GuideContext): GuideResult =>
    answers.menu({ ...state, need: null, unclear: 0 }, around, texts.sorryMisread);

  const agree = (state: GuideState, around: GuideContext): GuideResult =>
    offeredAgain(state, around, askedWhichNeed(state) ? texts.whichOne : texts.agreed);

  const disagree = (state: GuideState, around: GuideContext): GuideResult =>
    askedWhichNeed(state)
      ? doing.does(state, around, 'neither')
      : state.unclear > 0
        ? misread(state, around)
        : answers.more(state, around, texts.notNowAnswer);

  const byReply: Partial<
    Record<ReplyId, (state: GuideState, around: GuideContext) => GuideResult>
  > = {
    yes: agree,
    no: disagree,
    unsure: (state, around) => offeredAgain(state, around, texts.chooseFirst),
    tried: (state, around) => answers.more(state, around, texts.alreadyTried, { onlyNew: true }),
    more: (state, around) => answers.more(state, around, texts.moreFor, { onlyNew: true }),
    resume: (state, around) => {
      const [last] = state.paused;
      return last === undefined
        ? answers.more(state, around, texts.moreFor, { onlyNew: true })
        : doing.does(state, around, `back:${last.skill}`);
    },
    helped: (state, around) => {
      const choices = catalog.need('thanks')?.choices ?? [];
      return answers.offer(state, around, { paragraphs: [texts.gladToHear], choices });
    },
    misread,
    fewer: (state, around) => {
      if (state.filled !== null) return goOn(state, around, 'change');
      const { offered } = state.offered.length > 0 ? state : withChoices(state);
      const choices = offered.slice(0, 1).flatMap((does) => catalog.choiceOf(does) ?? []);
      return answers.offer(state, around, { paragraphs: [texts.oneThing], choices });
    },
    declined: (state, around) =>
      askedWhichNeed(state)
        ? doing.does(state, around, 'neither')
        : goOn(state, around, 'not-that'),
    begin: beginFor,
    change: (state, around) => answers.menu({ ...state, need: null }, around, texts.changed),
    explain,
    write: writeFor,
    // After a message that was not understood, the guide has only offered the menu, so a request for advice gets the
    // choices of the need.
    advice: (state, around) =>
      offeredAgain(state.unclear > 0 ? withChoices(state) : state, around, texts.agreed),
    stop: (state, around) => answers.menu(state, around, texts.notNowAnswer),
  };

  /** The offered choice that a short reply picks; undefined if there is none. */
  const chosenBy = (
    { reply, isWhole }: ShortReply,
    { offered }: GuideState,
  ): string | undefined => {
    if (!isWhole) return undefined;
    if (reply === 'yes') return offered.length === 1 ? offered[0] : undefined;
    const place = placeOf(reply, offered.length);
    return place === null ? undefined : offered[place];
  };

  const answer: ReplyResponder['answer'] = (state, around, { text, short }) => {
    if (short === null) return null;
    const chosen = chosenBy(short, state);
    if (chosen !== undefined) return { guided: doing.does(state, around, chosen), isChosen: true };
    const reply = byReply[short.reply];
    if (reply === undefined) return null;
    const replied = (from: GuideState) => ({ guided: reply(from, around), isChosen: false });
    if (short.isWhole) return replied(state);
    const found = certainNeed(text);
    const isAfterNothing = state.need === null && state.offered.length === 0;
    const isOther = found !== null && found !== state.need;
    // A request for wording opens a form directly: the form for the need in the same message or else for the current
    // need.
    if (short.reply === 'write' && catalog.need(found)?.careful !== true)
      return replied({ ...state, need: isOther && found !== 'message' ? found : state.need });
    return isOther || isAfterNothing ? null : replied(state);
  };

  return { answer, offeredAgain, writeFor };
};
