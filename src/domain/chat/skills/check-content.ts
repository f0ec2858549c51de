import { plainOf } from '#domain/chat/text/words.ts';
import type { CalmingContent, FormContent, ScriptContent } from './content.ts';
import type { ExposureContent } from './exposure/content.ts';
import type { WrittenScene } from './scenes/content.ts';
import { START } from './scenes/scenes.ts';
import type { SkillsContent } from './skills.ts';

const twice = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, at) => texts.findIndex((one) => plainOf(one) === plainOf(text)) < at);

const inCalming = ({ ways, pacers, begins }: CalmingContent): readonly string[] => [
  ...twice(ways.map(({ label }) => label)).map((label) => `the way "${label}" is there twice`),
  ...ways.flatMap(({ steps }) =>
    steps.flatMap(({ pacer }) =>
      pacer === undefined || pacer in pacers ? [] : [`there is no pacer "${pacer}"`],
    ),
  ),
  ...(begins.length === 0 ? ['it says nothing at its beginning'] : []),
];

const inScript = ({ steps, notes }: ScriptContent): readonly string[] => {
  const ids = steps.map(({ id }) => id);
  const fields = steps.flatMap(({ form }) => form?.fields.map(({ name }) => name) ?? []);
  const known = new Set([...fields, 'first']);
  const ways = steps.flatMap(({ buttons, to }) => [
    ...buttons.map((button) => button.to),
    ...(to === undefined ? [] : [to]),
  ]);
  const named = steps.flatMap(({ says }) =>
    says.flatMap((line) =>
      [...(typeof line === 'string' ? line : line.says).matchAll(/\{(\w+)\}/g)].map(
        ([, name = '']) => name,
      ),
    ),
  );
  const set = steps.flatMap(({ buttons }) => buttons.flatMap((button) => Object.keys(button.set)));
  return [
    ...twice(ids).map((id) => `the step "${id}" is there twice`),
    ...ways.filter((to) => !ids.includes(to)).map((to) => `there is no step "${to}"`),
    ...ids
      .slice(1)
      .filter((id) => !ways.includes(id))
      .map((id) => `nothing leads to "${id}"`),
    ...[...named, ...set, ...notes.map(({ field }) => field)]
      .filter((name) => !known.has(name))
      .map((name) => `there is no field "${name}"`),
    ...steps.flatMap(({ id, buttons, form, to, end }) => {
      const isClosed = buttons.length === 0 && form === undefined;
      if (isClosed !== end) return [`"${id}" has no way on, or is an end with one`];
      return (form === undefined) === (to === undefined) ? [] : [`"${id}" needs form and to`];
    }),
  ];
};

const fieldsOf = (form: FormContent, names: readonly string[]): readonly string[] => {
  const found = form.fields.map(({ name }) => name);
  return names.join() === found.join()
    ? []
    : [`the form "${form.title}" needs these fields: ${names.join(', ')}`];
};

const inExposure = ({
  fear,
  rungs,
  before,
  result,
  themes,
}: ExposureContent): readonly string[] => [
  ...fieldsOf(fear.form, ['fear']),
  ...fieldsOf(rungs.form, ['fear', 'steps']),
  ...fieldsOf(before.form, ['prediction', 'sure', 'urge', 'minutes']),
  ...fieldsOf(result.form, ['outcome', 'peak', 'learned']),
  ...(themes.some(({ id }) => id === 'harm') ? [] : ['there is no theme "harm"']),
];

/** Problems in a scene: missing nodes, loops, unreachable nodes, duplicate options. */
const inScene = ({ nodes }: WrittenScene): readonly string[] => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  const walk = (id: string, before: readonly string[]): void => {
    seen.add(id);
    const node = nodes[id];
    if (node === undefined) wrong.push(`there is no node "${id}"`);
    else if (before.includes(id)) wrong.push(`the way comes back to "${id}"`);
    else for (const { to } of node.options) walk(to, [...before, id]);
  };
  walk(START, []);
  const alone = Object.keys(nodes).filter((id) => !seen.has(id));
  const same = Object.values(nodes).flatMap(({ options }) =>
    twice(options.map(({ says }) => says)),
  );
  return [
    ...new Set(wrong),
    ...alone.map((id) => `nothing leads to "${id}"`),
    ...same.map((says) => `"${says}" is there twice`),
  ];
};

/** Inconsistencies in the content, each prefixed with its file name. */
export const checkSkills = (content: SkillsContent): readonly string[] => {
  const listed = content.scene.place.places.flatMap(({ scenes }) => scenes);
  const written = Object.keys(content.scenes);
  const found: readonly (readonly [string, readonly string[]])[] = [
    ...Object.entries(content.calming).map(([id, one]) => [id, inCalming(one)] as const),
    ...Object.entries(content.scripts).map(([id, one]) => [id, inScript(one)] as const),
    ['exposure', inExposure(content.exposure)],
    [
      'scene',
      [
        ...listed.filter((id) => !written.includes(id)).map((id) => `there is no scene "${id}"`),
        ...written.filter((id) => !listed.includes(id)).map((id) => `"${id}" is in no place`),
      ],
    ],
    ...Object.entries(content.scenes).map(([id, one]) => [`scenes/${id}`, inScene(one)] as const),
  ];
  return found.flatMap(([file, wrong]) => wrong.map((one) => `${file}.yaml: ${one}`));
};
