import type { Said, SkillContext } from '#domain/chat/skills/skill.ts';
import type { SkillState, Skills } from '#domain/chat/skills/skills.ts';
import { languageOf } from '#domain/chat/text/language.ts';
import type { Language } from '#domain/chat/text/languages.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import { createAnswers } from './answers.ts';
import type { GuideContext, GuideResult } from './around.ts';
import { createByNeeds } from './by-needs.ts';
import { createByReplies } from './by-replies.ts';
import { CHANGE_FORM, CIVIL, createCatalog, isStrain, targetOf } from './catalog.ts';
import type { Choice, GuideContent } from './content.ts';
import { createDoing } from './doing.ts';
import { createGoingOn, type GoOn } from './going-on.ts';
import type { GuideModels } from './needs/model.ts';
import { createAsks, createKinds, createRequests, createShortReplies } from './short-replies.ts';
import { afresh, type GuideState, pausedGuide, withHeard, withPausedSkill } from './state.ts';

export interface Guide {
  /** Replies to one message, always with text. Deterministic. */
  respond(state: GuideState, said: Said, around: GuideContext): GuideResult;
  /** Returns to the topic after a danger is over. */
  answerAgain(state: GuideState, around: GuideContext): GuideResult;
  /** The state after a message to which only the guard replies: the skill is paused and the need is remembered. */
  noted(state: GuideState, text: string): GuideState;
  /** Whether a text is the label of any button. */
  isLabel(text: string): boolean;
  /** Whether a text is the label of a button in the last reply. */
  isOffered(state: GuideState, text: string): boolean;
  /** Whether a reply answers a feeling that hurts, or listens, so that the guard's soft question may follow it. */
  isWarm(guided: GuideResult): boolean;
  /** The state when only the guard's soft question is shown: skills are paused, and a sent form can be opened again. */
  setAside(state: GuideState, said: Said): GuideState;
  /** The state when a message arrives: after a long absence, an exercise is over and the message is read afresh. */
  afterAbsence(
    state: GuideState,
    said: Said,
    around: SkillContext & { readonly awayMs: number },
  ): GuideState;
  /** The label of the button for an action; null if there is none. */
  labelOf(does: string): string | null;
  /** Choices that may be offered next, those closest to the topic first. */
  choices(state: GuideState): readonly Choice[];
}

/** Needs that are not a reason to leave a skill. */
const NO_LEAVE: readonly string[] = ['thanks', 'greeting', 'good-news'];
const SHORT_WORDS = 6;
/** Below this probability, an act gives way to a need that the message is likely about. */
const ACT_OVER_NEED = 0.9;
const LEAST_FOREIGN_WORDS = 3;
/** After a doubt or a fear, no language model replies for this many messages. */
const NEAR_TURNS = 6;
/**
 * After an absence of this length, a message in one's own words is about something else than the exercise before it: an
 * exercise takes minutes, and a shorter break may be a part of it.
 */
const EXERCISE_OVER_MS = 4 * HOUR_MS;
/** A message with more than this share of non-Latin letters counts as written in another script. */
const OTHER_SCRIPT = 0.5;

const isOtherScript = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  return letters.length > 0 && 1 - latin.length / letters.length > OTHER_SCRIPT;
};

/**
 * Creates the guide.
 *
 * @param languages for each language, the reply to messages in that language
 * @param isEnglish whether the content is in English. If it is not, the guide takes a message of a few words for one in
 *   the language of the content, which it does not understand.
 */
export const createGuide = (
  content: GuideContent,
  models: GuideModels,
  skills: Skills,
  languages: ReadonlyMap<Language, string>,
  isEnglish = true,
): Guide => {
  const { texts } = content;
  const catalog = createCatalog(content, skills);
  const answers = createAnswers(catalog, texts);
  const doing = createDoing({ catalog, answers, texts, skills });
  const goOn: GoOn = (state, around, act) => goingOn.answer(state, around, act);
  const byNeeds = createByNeeds({
    catalog,
    answers,
    content,
    weights: models.needs,
    goOn,
  });
  const { certainNeed, endsSkill, answerNeed, isDoubt } = byNeeds;
  const byReplies = createByReplies({ catalog, answers, doing, texts, certainNeed, goOn });
  const { writeFor, offeredAgain } = byReplies;
  const goingOn = createGoingOn({ catalog, answers, doing, content, weights: models.acts });
  const shortReplyIn = createShortReplies(content.replies);
  const askIn = createAsks(content.replies);
  const kindIn = createKinds(content.replies);
  const isRequest = createRequests(content.replies);
  const inOtherLanguage = (
    state: GuideState,
    around: GuideContext,
    text: string,
  ): GuideResult | null => {
    // One or two words are too few to detect a language if they are understood, or follow other messages.
    const isFew = text.trim().split(/\s+/).length < LEAST_FOREIGN_WORDS;
    const mayBeEnglish = isFew && isEnglish && (state.turn > 1 || certainNeed(text) !== null);
    const language = mayBeEnglish ? null : languageOf(text);
    const inTheirs = language === null ? undefined : languages.get(language);
    const isOfPage = !isEnglish && (isFew || language !== null);
    if (inTheirs === undefined && !isOfPage && !isOtherScript(text)) return null;
    const guided = answers.menu(state, around, texts.notEnglish);
    const paragraphs = inTheirs === undefined ? [texts.notEnglish] : [inTheirs, texts.notEnglish];
    return { ...guided, reply: { ...guided.reply, paragraphs } };
  };

  const inSkill = (
    state: GuideState,
    around: GuideContext,
    { said, active }: { said: Said; active: SkillState },
  ): GuideResult => {
    const short = active.skill === 'scene' ? null : shortReplyIn(said.text);
    if (short?.reply === 'stop' && short.isWhole) return doing.does(state, around, 'stop');
    const ends = said.entries === null ? endsSkill(active, said.text) : null;
    const turn = skills.hear(active, said, around);
    if (turn.fit === 'answer' && ends === null) return doing.turned(state, around, turn);
    const left = withPausedSkill(state);
    const foreign = inOtherLanguage(left, around, said.text);
    if (foreign !== null) return foreign;
    const need = ends ?? certainNeed(said.text);
    if (need === null && short === null && byNeeds.mayHurt(said.text))
      return byNeeds.answer({ ...left, need: null }, around, said.text, null);
    if (need === null || NO_LEAVE.includes(need) || short?.isWhole === true)
      return doing.turned(state, around, turn, [texts.onlyAnswers]);
    const name = skills.names(active.skill).sentence;
    const say = [texts.besideSkill.replace('{skill}', name)];
    return answerNeed({ ...left, need: null }, around, { id: need, text: said.text, say });
  };

  /** Adds the button that switches back to listening only. */
  const withListen = (guided: GuideResult): GuideResult => {
    const label = catalog.choiceOf('listen')?.label ?? '';
    const quickReplies = [...new Set([...guided.reply.quickReplies, label])];
    return { ...guided, reply: { ...guided.reply, quickReplies } };
  };

  const listening = (state: GuideState, around: GuideContext, text: string): GuideResult => {
    const short = shortReplyIn(text);
    const need = certainNeed(text);
    const isNews = need !== null && !CIVIL.includes(need);
    const free = { ...state, isListening: false };
    const wantsAdvice = short?.reply === 'advice' || (short?.isWhole && short.reply === 'stop');
    if (short?.reply === 'write') return writeFor(free, around);
    if (wantsAdvice) return doing.does(state, around, 'stop-listening');
    const isShort = text.split(/\s+/).length <= SHORT_WORDS;
    if (isShort && (need === 'goodbye' || need === 'thanks'))
      return answerNeed(free, around, { id: need, text });
    const question = asked(free, around, text);
    if (question !== null && !question.state.isListening) return withListen(question);
    if (isNews && isRequest(text))
      return withListen(answerNeed({ ...free, need: null }, around, { id: need, text }));
    const after = { ...state, hasRead: true };
    return answers.offer(isNews ? withHeard(after, need) : after, around, {
      paragraphs: [state.hasRead ? texts.readAgain : texts.read],
      labels: [texts.stopListening],
      isAlone: true,
    });
  };

  /** The reply to a question recognized by its words; null if the text is not such a question. */
  const asked = (state: GuideState, around: GuideContext, text: string): GuideResult | null => {
    const does = askIn(text);
    return does === null ? null : doing.does(state, around, does);
  };

  /**
   * A kind word in reply to news, a joke, thanks or a goodbye; null for anything else, or if another need is certain.
   */
  const kindly = (
    state: GuideState,
    around: GuideContext,
    text: string,
  ): { readonly guided: GuideResult; readonly isSure: boolean } | null => {
    const found = kindIn(text);
    const need = certainNeed(text);
    const isOther = need !== null && need !== state.need && !CIVIL.includes(need);
    if (found === null || isOther) return null;
    const { kind, isWhole } = found;
    const choices = kind.choices.flatMap((does) => catalog.choiceOf(does) ?? []);
    const guided = answers.offer({ ...state, unclear: 0 }, around, {
      paragraphs: [kind.say],
      choices,
    });
    return { guided, isSure: isWhole || kind.first };
  };

  /** The guide's response to a message that is not a short reply. */
  const further = (state: GuideState, around: GuideContext, text: string): GuideResult => {
    const found = goingOn.heard(state, text);
    const isWeak = found?.isFirst === true && found.probability < ACT_OVER_NEED;
    const heard = isWeak && byNeeds.hasNeed(text) ? null : found;
    if (byNeeds.mayHurt(text)) return byNeeds.answer(state, around, text, heard?.act ?? null);
    const kind = kindly(state, around, text);
    if (kind?.isSure === true) return kind.guided;
    const need = certainNeed(text);
    const isOther = need !== null && need !== state.need && !CIVIL.includes(need);
    if (heard?.isFirst === true && !isOther && !byNeeds.mayBeCareful(text))
      return goingOn.answer(state, around, heard.act);
    return kind?.guided ?? byNeeds.answer(state, around, text, heard?.act ?? null);
  };

  const known = (ids: readonly string[]) => ids.flatMap((one) => catalog.choiceOf(one) ?? []);

  const isCareful = (need: string | null): boolean =>
    catalog.need(need)?.careful === true || isDoubt(need);

  /**
   * Whether a language model may replace this reply: only outside skills, listening, forms and pages, and never for a
   * doubt or a fear.
   */
  const mayLead = ({ state, reply, opens, showsLines }: GuideResult): boolean =>
    state.active === null &&
    !state.isListening &&
    opens === null &&
    !showsLines &&
    !isCareful(state.need) &&
    !state.offered.some((does) => isCareful(targetOf(does, 'need'))) &&
    reply.parts.every(({ type }) => type === 'named');

  /** The text of the messages that were not understood; empty unless the current message was added to it. */
  const unreadAfter = (before: GuideState, after: GuideState): string =>
    after.unread === before.unread ? '' : after.unread;

  /** Replies to free text that is not a button label, outside skills. */
  const freely = (before: GuideState, around: GuideContext, text: string): GuideResult => {
    if (before.isListening) return listening(before, around, text);
    const state = { ...before, heard: [] };
    const short = shortReplyIn(text);
    if (plainOf(text) === '' && short === null) return offeredAgain(state, around, texts.empty);
    const fixed = asked(state, around, text) ?? inOtherLanguage(state, around, text);
    if (fixed !== null) return fixed;
    const replied = byReplies.answer(state, around, { text, short });
    if (replied?.isChosen === true) return replied.guided;
    const guided = replied?.guided ?? further(state, around, text);
    const mayBeCareful = short?.isWhole !== true && byNeeds.mayBeCareful(text);
    const { need, turn } = guided.state;
    const doubtTurn = isCareful(need) ? turn : guided.state.doubtTurn;
    const isNearDoubt = doubtTurn !== null && turn - doubtTurn < NEAR_TURNS;
    return {
      ...guided,
      state: { ...guided.state, doubtTurn, unread: unreadAfter(state, guided.state) },
      isOpen: mayLead(guided) && !isNearDoubt && !mayBeCareful,
    };
  };

  const sentForm = (state: GuideState, around: GuideContext, said: Said): GuideResult => {
    const form = catalog.form(said.entries?.form ?? '');
    if (form !== null && said.entries !== null)
      return doing.sent(withPausedSkill(state), around, form, said.entries.values);
    if (state.active === null) return answers.menu(state, around, texts.noLongerThere);
    return inSkill(state, around, { said, active: state.active });
  };

  const isButtonOf = (active: SkillState, around: SkillContext, text: string): boolean => {
    const buttons = skills.show(active, around).reply.quickReplies;
    return buttons.some((button) => plainOf(button) === plainOf(text));
  };

  return {
    respond(before, said, around) {
      const does =
        said.entries === null && plainOf(said.text) !== '' ? catalog.doesOf(said.text) : null;
      const cards = does === null ? 0 : before.cards;
      const next = { ...before, turn: before.turn + 1, heldBack: null, cards };
      const { active } = next;
      const isStrained =
        around.isGuardWatching && active !== null && isStrain(`skill:${active.skill}`);
      const state = isStrained ? pausedGuide(next) : next;
      if (said.entries !== null) return sentForm(state, around, said);
      const isOfSkill =
        state.active !== null && does !== 'stop' && isButtonOf(state.active, around, said.text);
      if (does !== null && !isOfSkill) return doing.does({ ...state, unread: '' }, around, does);
      if (state.active !== null) return inSkill(state, around, { said, active: state.active });
      return freely(state, around, said.text);
    },

    answerAgain(before, around) {
      const paused = before.active === null ? before : pausedGuide(before);
      const state = { ...paused, turn: before.turn + 1, unclear: 0 };
      const heldBack = answers.heldBack(state, around);
      if (heldBack !== null) return heldBack;
      const need = catalog.need(state.need);
      const { interrupted } = state;
      if (interrupted !== null) {
        const mayGoOn = !(around.isGuardWatching && isStrain(`skill:${interrupted}`));
        if (!mayGoOn) return answers.more(state, around, texts.besideHurt);
        const { sentence } = skills.names(interrupted);
        return answers.offer(state, around, {
          paragraphs: [texts.goOnWith.replace('{skill}', sentence)],
          choices: known([`back:${interrupted}`, 'listen', 'card:menu']),
        });
      }
      if (need !== null) return answers.need(state, around, need);
      return answers.menu(state, around, texts.besideHurt);
    },

    noted(before, text) {
      const state = pausedGuide({ ...before, turn: before.turn + 1 });
      const need = certainNeed(text);
      return need === null ? state : { ...state, need, tried: [], seen: [] };
    },

    isLabel: (text) => catalog.doesOf(text) !== null,

    isOffered: ({ offered }, text) => {
      const does = catalog.doesOf(text);
      return does !== null && offered.includes(does);
    },

    labelOf: (does) => catalog.choiceOf(does)?.label ?? null,

    choices({ offered, need }) {
      const found = catalog.need(need);
      const more = found === null ? [] : [...found.choices.map((one) => one.does), ...found.more];
      const menu = catalog.card('menu')?.choices.map((one) => one.does) ?? [];
      const does = new Set([...offered, ...more, ...menu, 'card:menu']);
      return [...does].flatMap((one) => catalog.choiceOf(one) ?? []);
    },

    isWarm: ({ state, reply }) => {
      const need = catalog.need(state.need);
      const isAnswered = need?.hurts === true && reply.paragraphs.includes(need.answer);
      return state.isListening || (isAnswered && state.unclear === 0);
    },

    setAside(before, { entries }) {
      const state = pausedGuide(before);
      const isForm = entries !== null && catalog.form(entries.form) !== null;
      const hurting = state.heard.find((id) => catalog.need(id)?.hurts === true) ?? null;
      return {
        ...state,
        need: state.need ?? hurting,
        heldBack: isForm ? CHANGE_FORM : state.heldBack,
      };
    },

    afterAbsence(state, said, around) {
      const { active } = state;
      const goesOn =
        active !== null && (said.entries !== null || isButtonOf(active, around, said.text));
      return around.awayMs < EXERCISE_OVER_MS || goesOn ? state : afresh(state);
    },
  };
};
