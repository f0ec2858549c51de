import { isStrainingSkill, SKILL_IDS, type SkillId } from '#domain/chat/skills/skill.ts';
import type { Skills } from '#domain/chat/skills/skills.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import { everyWordingOf } from '#domain/shared/text/every-language.ts';
import { texts as care } from '#texts/care.js';
import type { Card, Choice, GuideContent, GuideForm, Need } from './content.ts';

/** The action that opens the last submitted form again. */
export const CHANGE_FORM = 'change-form';

/** The actions of the guide's own buttons; all other buttons come from the content. */
const OWN = {
  neither: 'neither',
  stopListening: 'stop-listening',
  stop: 'stop',
  formChange: CHANGE_FORM,
  addTasks: 'tasks',
} as const;

/** Needs that are small talk. */
export const CIVIL: readonly string[] = [
  'thanks',
  'greeting',
  'goodbye',
  'good-news',
  'about-guide',
  'app',
  'listen',
];

/** The content by id, and the action of each label. */
export interface Catalog {
  readonly need: (id: string | null) => Need | null;
  readonly card: (id: string) => Card | null;
  readonly form: (id: string) => GuideForm | null;
  /** The action of a label, ignoring letter case and punctuation; null if no button has that label. */
  readonly doesOf: (text: string) => string | null;
  /** The button for an action. */
  readonly choiceOf: (does: string) => Choice | null;
  /**
   * The need that an action belongs to: the current need if it leads to the action, otherwise the only need that offers
   * the action, otherwise the current need.
   */
  readonly needOf: (does: string, current: string | null) => string | null;
  /** The label of the button that goes back to a skill. */
  readonly backLabel: (skill: SkillId) => string;
  /** The choices that another choice leads to. */
  readonly beyond: (choice: Choice) => readonly Choice[];
}

/** The part of an action after the colon if the part before the colon is `kind`; otherwise null. */
export const targetOf = (does: string, kind: string): string | null =>
  does.startsWith(`${kind}:`) ? does.slice(kind.length + 1) : null;

/** The skill that an action begins; null if none. */
export const skillOf = (does: string): SkillId | null => {
  if (targetOf(does, 'scene') !== null) return 'scene';
  const id = targetOf(does, 'skill');
  return SKILL_IDS.find((skill) => skill === id) ?? null;
};

/** Whether an action begins a straining skill. */
export const isStrain = (does: string): boolean => {
  const skill = skillOf(does);
  return skill !== null && isStrainingSkill(skill);
};

const allChoices = ({ needs, cards, forms }: GuideContent): readonly Choice[] => [
  ...[...needs, ...cards, ...forms].flatMap(({ choices }) => choices),
  ...needs.map(({ need, label }) => ({ label, does: `need:${need}` })),
];

/** All labels with their actions, including the labels of the skills and of the guide itself. */
export const labelsOf = (content: GuideContent, skills: Skills): readonly Choice[] => {
  const { texts } = content;
  const own = [
    { label: texts.neither, does: OWN.neither },
    { label: texts.stopListening, does: OWN.stopListening },
    { label: texts.stop, does: OWN.stop },
    { label: texts.formChange, does: OWN.formChange },
    { label: texts.addTasks, does: OWN.addTasks },
  ];
  const ofSkills = SKILL_IDS.flatMap((skill) => [
    { label: skills.names(skill).button, does: `skill:${skill}` },
    { label: backText(content, skills, skill), does: `back:${skill}` },
  ]);
  return [...own, ...ofSkills, ...allChoices(content)];
};

const backText = ({ texts }: GuideContent, skills: Skills, skill: SkillId): string =>
  texts.backTo.replace('{skill}', skills.names(skill).sentence);

/** The names of the skills in homework, in every language, so that a person can begin a skill with the name they see. */
const skillNames = (): readonly Choice[] =>
  SKILL_IDS.flatMap((skill) =>
    [...everyWordingOf(() => care.skills[skill])].map((label) => ({
      label,
      does: `skill:${skill}`,
    })),
  );

export const createCatalog = (content: GuideContent, skills: Skills): Catalog => {
  const needs = new Map(content.needs.map((one) => [one.need, one]));
  const cards = new Map(content.cards.map((one) => [one.card, one]));
  const forms = new Map(content.forms.map((one) => [one.form, one]));
  const labels = labelsOf(content, skills);
  const byLabel = new Map(
    [...skillNames(), ...labels].map(({ label, does }) => [plainOf(label), does]),
  );
  const byDoes = new Map(labels.toReversed().map((choice) => [choice.does, choice]));
  const beyond: Catalog['beyond'] = ({ does }) =>
    cards.get(targetOf(does, 'card') ?? '')?.choices ??
    forms.get(targetOf(does, 'form') ?? '')?.choices ??
    [];
  const leadsTo = ({ choices, more }: Need, does: string): boolean =>
    more.includes(does) ||
    [...choices, ...choices.flatMap(beyond)].some((one) => one.does === does);
  return {
    need: (id) => (id === null ? null : (needs.get(id) ?? null)),
    card: (id) => cards.get(id) ?? null,
    form: (id) => forms.get(id) ?? null,
    doesOf: (text) => byLabel.get(plainOf(text)) ?? null,
    choiceOf: (does) => byDoes.get(does) ?? null,
    needOf: (does, current) => {
      const now = current === null ? undefined : needs.get(current);
      if (now !== undefined && leadsTo(now, does)) return current;
      const [owner, ...others] = content.needs.filter(
        ({ need, choices }) => !CIVIL.includes(need) && choices.some((one) => one.does === does),
      );
      return owner === undefined || others.length > 0 ? current : owner.need;
    },
    backLabel: (skill) => backText(content, skills, skill),
    beyond,
  };
};
