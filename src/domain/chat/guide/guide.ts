import { otherLanguageOf } from '#domain/chat/text/language.ts';
import { LANGUAGE_TEXTS, NOT_ENGLISH } from '#domain/chat/text/language-texts.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import { askedWhichNeed, createAnswers } from './answers.ts';
import type { Around, Guided } from './around.ts';
import { CIVIL, createCatalog, isStrain, targetOf } from './catalog.ts';
import type { GuideContent, ReplyId } from './content.ts';
import { createDoing } from './doing.ts';
import { addNamed, listedThings } from './listed.ts';
import { createFeatures } from './needs/features.ts';
import {
  CLOSE_NEEDS,
  type NeedsWeights,
  scoreNeeds,
  type Verdict,
  verdictOf,
} from './needs/model.ts';
import { createAsks, createShortReplies, placeOf, type ShortReply } from './short-replies.ts';
import type { Said, SkillState, Skills } from './skills-interface.ts';
import { type GuideState, pausedGuide, withHeard, withPausedSkill } from './state.ts';

export interface Guide {
  /** Answers one message, always with words. The same input always gives the same answer. */
  respond(state: GuideState, said: Said, around: Around): Guided;
  /** Answers what was asked before danger was heard. */
  answerAgain(state: GuideState, around: Around): Guided;
  /** The state after a message that the guard answers: the skill is put away, and what the message was about is kept. */
  noted(state: GuideState, text: string): GuideState;
}

/** How much likelier the need that was answered last is than without that. */
const STAYS = 2;
/** While one need is talked about, others are asked about only from this probability on. */
const OTHER_LEAST = 0.18;
/** Needs that are no reason to leave a skill. */
const NO_LEAVE: readonly string[] = ['thanks', 'greeting', 'good-news'];
const SHORT_WORDS = 6;
/** From this share of letters on that are not Latin, a message is in another script. */
const OTHER_SCRIPT = 0.5;

const isOtherScript = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  return letters.length > 0 && 1 - latin.length / letters.length > OTHER_SCRIPT;
};

export const createGuide = (
  content: GuideContent,
  weights: NeedsWeights,
  skills: Skills,
): Guide => {
  const { texts } = content;
  const catalog = createCatalog(content, skills);
  const answers = createAnswers(catalog, texts);
  const doing = createDoing({ catalog, answers, texts, skills });
  const features = createFeatures(content.words);
  const shortReplyIn = createShortReplies(content.replies);
  const askIn = createAsks(content.replies);
  const listWords = {
    leadIns: content.replies.leadIns.split(',').map(plainOf),
    noThings: content.replies.noThings.split(',').map(plainOf),
  };

  /** What a message is about, while `current` is talked about. */
  const verdictIn = (text: string, current: string | null): Verdict => {
    const scores = scoreNeeds(features(text), weights).map(({ need, probability }) => ({
      need,
      probability: need === current ? Math.min(1, probability * STAYS) : probability,
    }));
    const ranked = scores.toSorted((one, other) => other.probability - one.probability);
    const verdict = verdictOf(ranked, weights.thresholds);
    const [best] = verdict.needs;
    if (current === null || best === undefined || verdict.is === 'certain') return verdict;
    if (best === current) return { is: 'sure', needs: verdict.needs };
    if ((ranked[0]?.probability ?? 0) < OTHER_LEAST) return { is: 'none', needs: [] };
    const others = verdict.needs.filter((need) => need !== current);
    return { is: 'close', needs: [current, ...others].slice(0, CLOSE_NEEDS) };
  };

  /** The need that a message is about where that is certain; null otherwise. */
  const certainNeed = (text: string): string | null => {
    const { is, needs } = verdictIn(text, null);
    return is === 'certain' ? (needs[0] ?? null) : null;
  };

  const repeatedDoubt = (state: GuideState, around: Around): Guided => {
    const own = catalog.need(state.need)?.choices ?? [];
    const others = catalog.need('reassurance')?.choices ?? [];
    return answers.offer({ ...state, doubts: state.doubts + 1, unclear: 0 }, around, {
      paragraphs: [texts.reassurance, texts.reassuranceNext],
      choices: [...own, ...others].filter(({ does }) => !state.tried.includes(does)),
    });
  };

  const isDoubt = (id: string | null): boolean => catalog.need(id)?.certainty === true;

  const answerNeed = (
    before: GuideState,
    around: Around,
    about: {
      readonly id: string;
      readonly text: string;
      readonly say?: readonly string[];
      /** Whether it is said that this is a guess. */
      readonly isGuess?: boolean;
    },
  ): Guided => {
    const { id, text, say = [], isGuess = false } = about;
    const need = catalog.need(id);
    if (need === null) return notUnderstood(before, around);
    const added = need.lists ? listedThings(text, listWords) : [];
    const state = { ...before, named: addNamed(before.named, added) };
    if (need.certainty && state.doubts > 0 && isDoubt(state.need))
      return repeatedDoubt(state, around);
    if (state.need === id && !CIVIL.includes(id) && added.length === 0)
      return answers.more(state, around, texts.sameAgain.replace('{need}', need.label));
    const moved = { ...state, doubts: need.certainty ? 1 : 0 };
    const guess = isGuess ? [texts.takenAs.replace('{need}', need.label)] : [];
    return answers.need(moved, around, need, {
      before: [...say, ...guess],
      labels: isGuess ? [texts.neither] : [],
    });
  };

  const notUnderstood = (before: GuideState, around: Around): Guided => {
    const state = { ...before, unclear: before.unclear + 1 };
    const need = catalog.need(state.need);
    if (need !== null) {
      const say = texts.besideNeed.replace('{need}', need.label);
      return answers.more(state, around, say);
    }
    const first = around.isKept ? texts.notUnderstood : texts.notUnderstoodUnkept;
    return answers.menu(state, around, state.unclear > 1 ? texts.notUnderstoodAgain : first);
  };

  const whichNeed = (state: GuideState, around: Around, ids: readonly string[]): Guided =>
    answers.offer({ ...state, unclear: 0 }, around, {
      paragraphs: [texts.isItOneOf],
      choices: ids.flatMap((id) => catalog.choiceOf(`need:${id}`) ?? []),
      labels: [texts.neither],
    });

  /** The need that a list is about, where it may be several. */
  const listingNeed = (needs: readonly string[], text: string): string | undefined =>
    listedThings(text, listWords).length === 0
      ? undefined
      : needs.find((id) => catalog.need(id)?.lists === true);

  const byNeeds = (state: GuideState, around: Around, text: string): Guided => {
    const { is, needs } = verdictIn(text, state.need);
    const [best] = needs;
    const isFound = is === 'certain' || is === 'sure';
    const listing = listingNeed(state.need === null ? needs : [state.need, ...needs], text);
    const id = isFound ? best : listing;
    if (id !== undefined) {
      const isGuess = is !== 'certain' && id !== state.need;
      return answerNeed(state, around, { id, text, isGuess });
    }
    if (state.doubts > 0 && isDoubt(state.need) && text.trim().endsWith('?'))
      return repeatedDoubt(state, around);
    if (is !== 'close') return notUnderstood(state, around);
    const current = catalog.need(state.need);
    const other = catalog.need(needs.find((need) => need !== state.need) ?? null);
    if (current === null || other === null) return whichNeed(state, around, needs);
    const say = texts.besideOr.replace('{need}', current.label).replace('{other}', other.label);
    return answers.more({ ...state, unclear: 0 }, around, say, { other });
  };

  /** As if the choices of the last need, or of the menu, had been offered. */
  const withChoices = (state: GuideState): GuideState => {
    const choices = catalog.need(state.need)?.choices ?? catalog.card('menu')?.choices ?? [];
    return { ...state, offered: choices.map(({ does }) => does) };
  };

  /** The choices of the last answer once more. */
  const offeredAgain = (state: GuideState, around: Around, say: string): Guided => {
    const choices = state.offered.flatMap((does) => catalog.choiceOf(does) ?? []);
    const [first] = choices;
    if (first === undefined) return offeredAgain(withChoices(state), around, say);
    const paragraphs = [say.replace('{first}', first.label)];
    const labels = askedWhichNeed(state) ? [texts.neither] : [];
    return answers.offer(state, around, { paragraphs, choices, labels });
  };

  const explain = (state: GuideState, around: Around): Guided => {
    const need = catalog.need(state.need);
    if (need === null) return offeredAgain(state, around, texts.explainedNothing);
    return offeredAgain(state, around, texts.explained.replace('{need}', need.label));
  };

  /** The first form near the need that writes something. */
  const writeFor = (state: GuideState, around: Around): Guided => {
    const near = catalog.need(state.need)?.choices ?? [];
    const form = [...near, ...near.flatMap(catalog.beyond)].find(({ does }) => {
      const makes = catalog.form(targetOf(does, 'form') ?? '')?.makes;
      return makes === 'draft' || makes === 'script';
    });
    return doing.does(state, around, form?.does ?? 'need:message');
  };

  const agree = (state: GuideState, around: Around): Guided => {
    const [only, ...others] = state.offered;
    if (only !== undefined && others.length === 0) return doing.does(state, around, only);
    return offeredAgain(state, around, askedWhichNeed(state) ? texts.whichOne : texts.agreed);
  };

  const disagree = (state: GuideState, around: Around): Guided =>
    askedWhichNeed(state)
      ? doing.does(state, around, 'neither')
      : answers.more(state, around, texts.notNowAnswer);

  const byReply: Partial<Record<ReplyId, (state: GuideState, around: Around) => Guided>> = {
    yes: agree,
    no: disagree,
    unsure: (state, around) => offeredAgain(state, around, texts.chooseFirst),
    tried: (state, around) => answers.more(state, around, texts.alreadyTried, { onlyNew: true }),
    more: (state, around) => answers.more(state, around, texts.moreFor, { onlyNew: true }),
    helped: (state, around) => {
      const choices = catalog.need('thanks')?.choices ?? [];
      return answers.offer(state, around, { paragraphs: [texts.gladToHear], choices });
    },
    misread: (state, around) => answers.menu({ ...state, need: null }, around, texts.sorryMisread),
    explain,
    write: writeFor,
    advice: (state, around) => offeredAgain(state, around, texts.agreed),
    stop: (state, around) => answers.menu(state, around, texts.notNowAnswer),
  };

  /** The answer to a short reply; null where it means nothing here. */
  const shortly = (
    state: GuideState,
    around: Around,
    { text, short }: { text: string; short: ShortReply | null },
  ): Guided | null => {
    if (short === null) return null;
    const place = placeOf(short.reply, state.offered.length);
    const chosen = place === null ? undefined : state.offered[place];
    if (chosen !== undefined && short.isWhole) return doing.does(state, around, chosen);
    const answer = byReply[short.reply];
    if (answer === undefined) return null;
    if (short.isWhole) return answer(state, around);
    const found = certainNeed(text);
    return (found !== null && found !== state.need) ||
      (state.need === null && state.offered.length === 0)
      ? null
      : answer(state, around);
  };

  const inOtherLanguage = (state: GuideState, around: Around, text: string): Guided | null => {
    if (isOtherScript(text)) return answers.menu(state, around, texts.otherScript);
    const language = otherLanguageOf(text);
    if (language === null) return null;
    const guided = answers.menu(state, around, NOT_ENGLISH);
    const paragraphs = [LANGUAGE_TEXTS[language].notUnderstood, NOT_ENGLISH];
    return { ...guided, reply: { ...guided.reply, paragraphs } };
  };

  const inSkill = (
    state: GuideState,
    around: Around,
    { said, active }: { said: Said; active: SkillState },
  ): Guided => {
    const short = active.skill === 'scene' ? null : shortReplyIn(said.text);
    if (short?.reply === 'stop' && short.isWhole) return doing.does(state, around, 'stop');
    const turn = skills.hear(active, said, around);
    if (turn.fit === 'answer') return doing.turned(state, around, turn);
    const left = withPausedSkill(state);
    const foreign = inOtherLanguage(left, around, said.text);
    if (foreign !== null) return foreign;
    const need = certainNeed(said.text);
    if (need === null || NO_LEAVE.includes(need) || short?.isWhole === true)
      return doing.turned(state, around, turn, [texts.onlyAnswers]);
    const name = skills.names(active.skill).sentence;
    const say = [texts.besideSkill.replace('{skill}', name)];
    return answerNeed({ ...left, need: null }, around, { id: need, text: said.text, say });
  };

  const listening = (state: GuideState, around: Around, text: string): Guided => {
    const short = shortReplyIn(text);
    const need = certainNeed(text);
    const wantsAdvice = short?.reply === 'advice' || (short?.isWhole && short.reply === 'stop');
    if (short?.reply === 'write') return writeFor({ ...state, isListening: false }, around);
    if (wantsAdvice) return doing.does(state, around, 'stop-listening');
    const isShort = text.split(/\s+/).length <= SHORT_WORDS;
    if (isShort && (need === 'goodbye' || need === 'thanks'))
      return answerNeed({ ...state, isListening: false }, around, { id: need, text });
    const isNews = need !== null && !CIVIL.includes(need);
    return answers.offer(isNews ? withHeard(state, need) : state, around, {
      paragraphs: [around.isKept ? texts.kept : texts.read],
      labels: [texts.stopListening],
      isAlone: true,
    });
  };

  /** The answer to a question that is known by its words; null where it is none. */
  const asked = (state: GuideState, around: Around, text: string): Guided | null => {
    const does = askIn(text);
    return does === null ? null : doing.does(state, around, does);
  };

  /** A message in words that are no button's, while no skill goes on. */
  const freely = (state: GuideState, around: Around, text: string): Guided => {
    if (state.isListening) return listening(state, around, text);
    const short = shortReplyIn(text);
    if (plainOf(text) === '' && short === null) return offeredAgain(state, around, texts.empty);
    return (
      inOtherLanguage(state, around, text) ??
      asked(state, around, text) ??
      shortly(state, around, { text, short }) ??
      byNeeds(state, around, text)
    );
  };

  /** Whether a language model may lead in place of this answer. */
  const mayLead = ({ state, reply }: Guided): boolean =>
    state.active === null &&
    !state.isListening &&
    catalog.need(state.need)?.careful !== true &&
    !isDoubt(state.need) &&
    reply.parts.every(({ type }) => type === 'named');

  const sentForm = (state: GuideState, around: Around, said: Said): Guided => {
    const form = catalog.form(said.entries?.form ?? '');
    if (form !== null && said.entries !== null)
      return doing.sent(withPausedSkill(state), around, form, said.entries.values);
    if (state.active === null) return answers.menu(state, around, texts.noLongerThere);
    return inSkill(state, around, { said, active: state.active });
  };

  const isButtonOf = (active: SkillState, around: Around, text: string): boolean => {
    const buttons = skills.show(active, around).reply.quickReplies;
    return buttons.some((button) => plainOf(button) === plainOf(text));
  };

  return {
    respond(before, said, around) {
      const next = { ...before, turn: before.turn + 1 };
      const { active } = next;
      const isStrained = around.isWary && active !== null && isStrain(`skill:${active.skill}`);
      const state = isStrained ? pausedGuide(next) : next;
      if (said.entries !== null) return sentForm(state, around, said);
      const does = plainOf(said.text) === '' ? null : catalog.doesOf(said.text);
      const isOfSkill =
        state.active !== null && does !== 'stop' && isButtonOf(state.active, around, said.text);
      if (does !== null && !isOfSkill) return doing.does(state, around, does);
      if (state.active !== null) return inSkill(state, around, { said, active: state.active });
      const guided = freely(state, around, said.text);
      return { ...guided, isOpen: mayLead(guided) };
    },

    answerAgain(before, around) {
      const state = { ...before, turn: before.turn + 1, unclear: 0 };
      const need = catalog.need(state.need);
      if (state.interrupted !== null) return answers.more(state, around, texts.afterDanger);
      if (need !== null) return answers.need(state, around, need);
      return answers.menu(state, around, texts.showAllAnswer);
    },

    noted(before, text) {
      const state = pausedGuide({ ...before, turn: before.turn + 1 });
      const need = certainNeed(text);
      return need === null ? state : { ...state, need, tried: [], seen: [] };
    },
  };
};
