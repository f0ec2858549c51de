import { plainOf } from '#domain/chat/text/words.ts';
import { skillOf, targetOf } from './catalog.ts';
import type { Choice, GuideContent, GuideForm } from './content.ts';
import { missingReplies } from './short-replies.ts';

/** A problem in one of the guide's files. */
export interface ContentProblem {
  readonly file: string;
  readonly says: string;
}

const PLACE = /\{([a-z][a-z0-9-]*)\}/g;

const repeated = (ids: readonly string[]): readonly string[] =>
  ids.filter((id, at) => ids.indexOf(id) !== at);

/** Names in a form's draft and plan that are not names of the form's fields. */
const unknownFields = (form: GuideForm): readonly string[] => {
  const names = new Set(form.fields.map(({ name }) => name));
  const { plan } = form;
  const used = [
    ...form.draft.flatMap((line) => [...line.matchAll(PLACE)].map((match) => match[1] ?? '')),
    ...(plan === null ? [] : [plan.items, plan.each, plan.from, plan.until]),
    ...(plan?.back.map(({ minutes }) => minutes) ?? []),
  ];
  return used.filter((name) => name !== null && !names.has(name)).map(String);
};

const formProblems = (form: GuideForm): readonly string[] => [
  ...unknownFields(form).map((name) => `${form.form}: there is no field ${name}`),
  ...form.fields
    .filter(({ kind, options }) => (kind === 'choice') !== options.length > 0)
    .map(({ name }) => `${form.form}: ${name} has no options, or is no choice`),
  ...(form.makes === 'plan' && form.plan === null ? [`${form.form}: it has no plan`] : []),
];

/** Problems across the files: duplicate ids, buttons that lead nowhere, labels with two meanings. */
export const contentProblems = (content: GuideContent): readonly ContentProblem[] => {
  const { needs, cards, forms, texts } = content;
  const ids = {
    need: needs.map(({ need }) => need),
    card: cards.map(({ card }) => card),
    form: forms.map(({ form }) => form),
  };
  const choices = (file: string, owners: readonly { choices: readonly Choice[] }[]) =>
    owners.flatMap((owner) => owner.choices.map((choice) => ({ file, choice })));
  const all = [
    ...choices('needs.yaml', needs),
    ...choices('cards.yaml', cards),
    ...choices('forms.yaml', forms),
    ...content.replies.asks.map(({ does }) => ({
      file: 'replies.yaml',
      choice: { label: does, does },
    })),
    ...Object.values(content.acts)
      .flatMap((act) => act.choices)
      .map((does) => ({ file: 'acts.yaml', choice: { label: does, does } })),
    ...needs.map(({ need, label }) => ({
      file: 'needs.yaml',
      choice: { label, does: `need:${need}` },
    })),
  ];
  const leadsNowhere = ({ does }: Choice): boolean =>
    (['need', 'card', 'form'] as const).some((kind) => {
      const target = targetOf(does, kind);
      return target !== null && !ids[kind].includes(target);
    });
  const doesOf = new Map(all.map(({ choice }) => [plainOf(choice.label), choice.does]));
  const own = [texts.neither, texts.stopListening, texts.stop, texts.formChange];
  return [
    ...Object.entries(ids).flatMap(([kind, list]) =>
      repeated(list).map((id) => ({ file: `${kind}s.yaml`, says: `${id} is there twice` })),
    ),
    ...all
      .filter(({ choice }) => leadsNowhere(choice))
      .map(({ file, choice }) => ({
        file,
        says: `"${choice.label}" leads nowhere: ${choice.does}`,
      })),
    ...all
      .filter(({ choice }) => doesOf.get(plainOf(choice.label)) !== choice.does)
      .map(({ file, choice }) => ({
        file,
        says: `"${choice.label}" does ${choice.does} and ${doesOf.get(plainOf(choice.label))}`,
      })),
    ...own
      .filter((label) => doesOf.has(plainOf(label)))
      .map((label) => ({ file: 'texts.yaml', says: `"${label}" is a button of its own too` })),
    ...forms.flatMap(formProblems).map((says) => ({ file: 'forms.yaml', says })),
    ...missingReplies(content.replies).map((id) => ({
      file: 'replies.yaml',
      says: `there are no words for ${id}`,
    })),
    ...(ids.card.includes('menu') ? [] : [{ file: 'cards.yaml', says: 'there is no card menu' }]),
  ];
};

/** The scenes that buttons begin, for checking that these scenes exist. */
export const scenesUsed = ({ needs, cards, forms }: GuideContent): readonly string[] => [
  ...new Set(
    [...needs, ...cards, ...forms]
      .flatMap(({ choices }) => choices)
      .filter(({ does }) => skillOf(does) === 'scene')
      .flatMap(({ does }) => targetOf(does, 'scene') ?? []),
  ),
];
