import type { SkillId } from '#domain/chat/skills/skill.ts';
import type { Skills, SkillTurn } from '#domain/chat/skills/skills.ts';
import { type Answers, plainGuided } from './answers.ts';
import { type GuideContext, type GuideResult, nowOf, todayOf } from './around.ts';
import { type Catalog, CIVIL, isStrain, skillOf, targetOf } from './catalog.ts';
import type { Card, GuideForm, GuideTexts, Need } from './content.ts';
import { ownValues, problemIn } from './forms/entries.ts';
import { formPart, makeOf, namedIn, tasksMade } from './forms/made.ts';
import { addNamed } from './listed.ts';
import { type GuideState, withoutPaused, withPausedSkill, withTried } from './state.ts';

type Values = Readonly<Record<string, string>>;

/** Carries out the actions of buttons, and handles submitted forms. */
export interface ActionHandler {
  does(state: GuideState, around: GuideContext, does: string): GuideResult;
  /** Handles a submitted form. The reply shows the form's result, or the form again with its problem. */
  sent(state: GuideState, around: GuideContext, form: GuideForm, values: Values): GuideResult;
  /** The reply for one turn of a skill. */
  turned(
    state: GuideState,
    around: GuideContext,
    turn: SkillTurn,
    before?: readonly string[],
  ): GuideResult;
}

/** Choices offered after the help lines. */
const AFTER_LINES = ['form:reach-out', 'card:find-therapist', 'card:menu'];
/** Choices offered when the person presses Stop outside a skill. */
const INSTEAD = ['listen', 'card:menu'];
/** After this many cards in a row, no further card is offered. */
const CARDS_MOST = 2;

interface DoingParts {
  readonly catalog: Catalog;
  readonly answers: Answers;
  readonly texts: GuideTexts;
  readonly skills: Skills;
}

export const createDoing = ({ catalog, answers, texts, skills }: DoingParts): ActionHandler => {
  const menuChoice = catalog.choiceOf('card:menu');
  const menuLabels = menuChoice === null ? [] : [menuChoice.label];

  const turned: ActionHandler['turned'] = (state, around, turn, before = []) => {
    const paragraphs = [...before, ...turn.reply.paragraphs];
    const active = { ...state, active: turn.state, offered: [], unclear: 0 };
    if (turn.state !== null) {
      const buttons = new Set([...turn.reply.quickReplies, texts.stop]);
      const reply = { ...turn.reply, paragraphs, quickReplies: [...buttons] };
      return { ...plainGuided(active, reply), ladder: turn.ladder };
    }
    const buttons = new Set([...turn.reply.quickReplies, ...menuLabels]);
    const reply = { ...turn.reply, paragraphs, quickReplies: [...buttons] };
    const skill = state.active?.skill;
    const ended = skill === undefined ? active : withoutPaused(active, skill);
    return { ...answers.offer(ended, around, { paragraphs: [] }), reply, ladder: turn.ladder };
  };

  const begin = (
    state: GuideState,
    around: GuideContext,
    skill: SkillId,
    scene: string | null,
  ): GuideResult => {
    const values = skill === 'start' && state.task !== null ? { task: state.task } : {};
    const turn = skills.begin(skill, around, scene, values);
    const free = withoutPaused(withPausedSkill(state), skill);
    return turned({ ...free, active: turn.state, isListening: false }, around, turn);
  };

  const goBack = (state: GuideState, around: GuideContext, skill: string): GuideResult => {
    const kept = state.paused.find((one) => one.skill === skill);
    if (kept === undefined) return answers.menu(state, around, texts.nothingPaused);
    if (around.isGuardWatching && isStrain(`skill:${kept.skill}`))
      return answers.noStrain(state, around, `back:${kept.skill}`);
    const free = withoutPaused(withPausedSkill(state), kept.skill);
    const on = { ...free, active: kept, isListening: false };
    return turned(on, around, skills.show(kept, around), [texts.backAgain]);
  };

  const showForm = (
    state: GuideState,
    around: GuideContext,
    form: GuideForm,
    { values, say }: { readonly values: Values; readonly say: string },
  ): GuideResult =>
    answers.offer(withTried(state, [`form:${form.form}`]), around, {
      paragraphs: [say],
      parts: [formPart(form, values, state)],
      labels: menuLabels,
    });

  const sent: ActionHandler['sent'] = (before, around, form, all) => {
    const values = ownValues(form, all);
    const state = { ...before, filled: { form: form.form, values }, unclear: 0 };
    const again = (say: string): GuideResult => showForm(state, around, form, { values, say });
    const wrong = problemIn(form, values);
    if (wrong?.problem === 'all-empty') return again(texts.formAllEmpty);
    if (wrong?.problem === 'missing')
      return again(texts.formMissing.replace('{field}', wrong.field));
    if (wrong?.problem === 'not-a-number')
      return again(texts.formNotANumber.replace('{field}', wrong.field));
    const made = makeOf(form, values, nowOf(around), texts);
    if (made === 'time-past') return again(texts.formTimePast);
    if (made === 'date-past') return again(texts.formDatePast);
    const hasTasks = made.parts.some(({ type }) => type === 'tasks');
    const named = addNamed(state.named, namedIn(form, values));
    return answers.offer({ ...state, named }, around, {
      ...made,
      choices: form.choices.filter(({ does }) => !(hasTasks && does === 'tasks')),
      labels: [texts.formChange],
    });
  };

  const changeForm = (state: GuideState, around: GuideContext): GuideResult => {
    const form = catalog.form(state.filled?.form ?? '');
    if (form === null || state.filled === null)
      return answers.menu(state, around, texts.noLongerThere);
    const { values } = state.filled;
    return showForm(state, around, form, { values, say: texts.formIntro });
  };

  const tasks = (state: GuideState, around: GuideContext): GuideResult => {
    const form = catalog.form(state.filled?.form ?? '');
    const made =
      form === null || state.filled === null
        ? []
        : tasksMade(form, state.filled.values, nowOf(around));
    if (made.length === 0) return answers.more(state, around, texts.noTasks);
    const parts = [{ type: 'tasks' as const, tasks: made }];
    const choices = form?.choices.filter((choice) => choice.does !== 'tasks') ?? [];
    return answers.offer(state, around, { paragraphs: [texts.tasksReady], choices, parts });
  };

  const known = (ids: readonly string[]) => ids.flatMap((one) => catalog.choiceOf(one) ?? []);

  const stop = (state: GuideState, around: GuideContext): GuideResult => {
    if (state.active === null)
      return answers.offer(state, around, {
        paragraphs: [texts.notNowAnswer],
        choices: known(INSTEAD),
      });
    const name = skills.names(state.active.skill).sentence;
    const say = texts.stopped.replace('{skill}', name);
    return answers.more(withPausedSkill(state), around, say);
  };

  const heardBefore = ({ need }: GuideState): string[] =>
    need === null || CIVIL.includes(need) ? [] : [need];

  const listen = (state: GuideState, around: GuideContext): GuideResult =>
    answers.offer(
      { ...state, isListening: true, hasRead: false, heard: heardBefore(state) },
      around,
      {
        paragraphs: [around.isKept ? texts.listens : texts.listensUnkept],
        labels: [texts.stopListening],
        isAlone: true,
      },
    );

  const stopListening = (state: GuideState, around: GuideContext): GuideResult => {
    if (!state.isListening) return answers.menu(state, around, texts.noLongerThere);
    const found = state.heard.flatMap((id) => catalog.choiceOf(`need:${id}`) ?? []);
    const ended = { ...state, isListening: false, heard: [] };
    if (found.length === 0) return answers.menu(ended, around, texts.afterListening);
    const [only, ...others] = found;
    const need = catalog.need(targetOf(only?.does ?? '', 'need'));
    if (need !== null && others.length === 0)
      return answers.need(ended, around, need, { before: [texts.afterListening] });
    const choices = menuChoice === null ? found : [...found, menuChoice];
    return answers.offer(ended, around, { paragraphs: [texts.afterListeningFound], choices });
  };

  const plainDoes: Readonly<
    Record<string, (state: GuideState, around: GuideContext) => GuideResult>
  > = {
    tasks,
    listen,
    stop,
    'stop-listening': stopListening,
    'change-form': changeForm,
    neither: (state, around) => answers.menu({ ...state, need: null }, around, texts.neitherAnswer),
    lines: (state, around) => ({
      ...answers.offer(state, around, {
        paragraphs: [texts.helpLines],
        choices: known(AFTER_LINES),
      }),
      showsLines: true,
    }),
  };

  /** Switches to the need that a choice belongs to. */
  const movedTo = (state: GuideState, need: string | null): GuideState =>
    need === state.need
      ? { ...state, unclear: 0 }
      : { ...state, need, unclear: 0, doubts: 0, tried: [], seen: [] };

  const showCard = (before: GuideState, around: GuideContext, card: Card): GuideResult => {
    const cards = before.cards + (card.isList ? 0 : 1);
    const state = { ...before, cards };
    const lines = card.lines.map((line) => line.replace('{today}', todayOf(around)));
    if (card.isList || cards < CARDS_MOST)
      return answers.offer(state, around, { paragraphs: lines, choices: card.choices });
    const own = card.choices.filter(({ does: one }) => targetOf(one, 'card') === null);
    return answers.offer(state, around, {
      paragraphs: [...lines, texts.enoughCards],
      choices: [...own, ...known(['listen'])],
      labels: [texts.stop],
    });
  };

  /** The reply to a need, with buttons for the other needs recognized in the same message. */
  const showNeed = (state: GuideState, around: GuideContext, need: Need): GuideResult => {
    const others = state.heard.filter((id) => id !== need.need);
    return answers.need({ ...state, doubts: 0, heard: others }, around, need, {
      labels: known(others.map((id) => `need:${id}`)).map(({ label }) => label),
    });
  };

  const does: ActionHandler['does'] = (started, around, what) => {
    const isReading = targetOf(what, 'card') !== null || targetOf(what, 'need') !== null;
    const before = isReading ? started : { ...started, cards: 0 };
    const plain = plainDoes[what];
    if (plain !== undefined) return plain({ ...before, unclear: 0 }, around);
    const tried = withTried(movedTo(before, catalog.needOf(what, before.need)), [what]);
    const skill = skillOf(what);
    if (skill !== null && around.isGuardWatching && isStrain(what))
      return answers.noStrain(tried, around, what);
    if (skill !== null) return begin(tried, around, skill, targetOf(what, 'scene'));
    const back = targetOf(what, 'back');
    if (back !== null) return goBack(tried, around, back);
    const state = { ...withPausedSkill(tried), isListening: false };
    const form = catalog.form(targetOf(what, 'form') ?? '');
    if (form !== null) return showForm(state, around, form, { values: {}, say: texts.formIntro });
    const card = catalog.card(targetOf(what, 'card') ?? '');
    if (card !== null) return showCard(state, around, card);
    const need = catalog.need(targetOf(what, 'need'));
    if (need !== null) return showNeed(state, around, need);
    const opens = targetOf(what, 'page');
    return { ...answers.more(state, around, texts.opens), opens };
  };

  return { does, sent, turned };
};
