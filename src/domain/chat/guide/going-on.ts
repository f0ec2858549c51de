import type { Answers } from './answers.ts';
import type { GuideContext, GuideResult } from './around.ts';
import type { Catalog } from './catalog.ts';
import { ACTS, type Act, type ActAnswer, type GuideContent } from './content.ts';
import type { ActionHandler } from './doing.ts';
import { createReading } from './needs/features.ts';
import { type NeedsWeights, scoreMessage } from './needs/model.ts';
import type { GuideState } from './state.ts';

/** An act recognized in a message. */
interface Heard {
  readonly act: Act;
  /** Whether the act takes precedence over another need that is not certain. */
  readonly isFirst: boolean;
  /** 0 to 1. */
  readonly probability: number;
}

/** Replies to a message that continues the conversation, according to its act. */
export type GoOn = (state: GuideState, around: GuideContext, act: Act) => GuideResult;

/**
 * Replies to messages that continue a conversation: something is done, something is still hard, or there are more
 * details.
 */
export interface GoingOn {
  /** The act of a message if it is certain. Null otherwise, and always null for the first message of a conversation. */
  heard(state: GuideState, text: string): Heard | null;
  readonly answer: GoOn;
}

interface GoingOnParts {
  readonly catalog: Catalog;
  readonly answers: Answers;
  readonly doing: ActionHandler;
  readonly content: GuideContent;
  readonly weights: NeedsWeights;
}

/** A message with one of these acts counts as not understood. */
export const UNCLEAR: readonly Act[] = ['detail', 'question'];

export const createGoingOn = (parts: GoingOnParts): GoingOn => {
  const { catalog, answers, doing, content, weights } = parts;
  const reading = createReading(content.words);

  const heard: GoingOn['heard'] = ({ turn }, text) => {
    const [best] = scoreMessage(reading(text), weights).scores;
    const act = ACTS.find((one) => one === best?.need);
    const probability = best?.probability ?? 0;
    return turn > 1 && probability >= weights.thresholds.certain && act !== undefined
      ? { act, isFirst: content.acts[act].first, probability }
      : null;
  };

  /** The sentence that the guide says for an act in this turn. */
  const saidFor = ({ says, without }: ActAnswer, { need, turn }: GuideState): string => {
    const found = catalog.need(need);
    const sentences = found === null && without.length > 0 ? without : says;
    return sentences[turn % sentences.length] ?? '';
  };

  const answer: GoingOn['answer'] = (before, around, act) => {
    const { offers, choices: listed, ...found } = content.acts[act];
    const state = { ...before, unclear: UNCLEAR.includes(act) ? before.unclear + 1 : 0 };
    const say = saidFor({ offers, choices: listed, ...found }, state);
    const choices = listed.flatMap((does) => catalog.choiceOf(does) ?? []);
    if (offers === 'form') {
      const form = doing.does(state, around, 'change-form');
      const isShown = form.reply.parts.some(({ type }) => type === 'form');
      return isShown
        ? { ...form, reply: { ...form.reply, paragraphs: [say] } }
        : answers.offer(state, around, { paragraphs: found.without, choices });
    }
    const need = catalog.need(state.need);
    if (offers === 'need' && need === null) return answers.menu(state, around, say);
    if (offers === 'own' || need === null)
      return answers.offer(state, around, { paragraphs: [say], choices });
    if (offers === 'more') return answers.more(state, around, say, { onlyNew: true });
    return answers.near(state, around, say, choices);
  };

  return { heard, answer };
};
