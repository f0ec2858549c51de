import type { CalmingContent, FormContent, ScriptContent } from '#domain/chat/skills/content.ts';
import type { WrittenScene } from '#domain/chat/skills/scenes/content.ts';
import type { SkillsContent } from '#domain/chat/skills/skills.ts';
import { button, type Child, el, list, note, p, type Section, said, table } from './html.ts';
import { plain } from './plain.ts';

type ScriptStep = ScriptContent['steps'][number];

const formTable = ({ title, fields, submit }: FormContent): Child => [
  p(note('A form: '), title),
  table(
    ['What is asked', 'Filled in as', 'What stands there at first'],
    fields.map(({ label, kind, required, options, value }) => [
      [label, required ? '' : note(' (not required)')],
      options.length === 0 ? kind : `one of: ${options.join(' / ')}`,
      value,
    ]),
  ),
  p(button(submit)),
];

const plainerWords = (words: readonly string[] | undefined): Child =>
  words === undefined ? null : [p(note('In other words, where somebody asks:')), said(words)];

const linesOf = (says: ScriptStep['says']): Child =>
  says.map((one) =>
    typeof one === 'string'
      ? said([one])
      : [
          p(note(`Only where "${one.when.of}" beside "${one.when.than}" is: ${one.when.is}`)),
          said([one.says]),
        ],
  );

const scriptSection = (id: string, { name, steps, notes }: ScriptContent): Section => ({
  id: `skill-${id}`,
  title: name.button,
  body: [
    p(note('In a sentence it is called: '), name.sentence),
    notes.length === 0
      ? null
      : [p(note('What it adds where certain words are said:')), plain(notes)],
  ],
  parts: steps.map((step, at) => ({
    id: `skill-${id}-${step.id}`,
    title: `Step ${at + 1}: ${step.id}`,
    body: [
      linesOf(step.says),
      step.timer === undefined
        ? null
        : p(note(`A timer: ${step.timer.label}, ${step.timer.seconds} s`)),
      step.tasks ? p(note('The task in small steps, which can be added to Today.')) : null,
      step.form === undefined ? null : formTable(step.form),
      list(
        step.buttons.map(({ label, to, note: notes }) => [
          button(label),
          note(' goes to ', el('a', { href: `#skill-${id}-${to}` }, to)),
          notes.length === 0 ? null : said(notes),
        ]),
      ),
      step.to === undefined
        ? null
        : p(note('The form goes to ', el('a', { href: `#skill-${id}-${step.to}` }, step.to))),
      plainerWords(step.plainer),
    ],
  })),
});

const pacerWords = (pacers: CalmingContent['pacers'], name: string | undefined): Child => {
  const pacer = pacers[name ?? ''];
  if (pacer === undefined) return null;
  const phases = pacer.phases.map(({ label, seconds }) => `${label}, ${seconds} s`);
  return p(note(`A drawn shape to follow, ${pacer.rounds} times: ${phases.join('; ')}`));
};

const calmingSection = (id: string, content: CalmingContent): Section => ({
  id: `skill-${id}`,
  title: content.name.button,
  body: [
    p(note('In a sentence it is called: '), content.name.sentence),
    said(content.begins),
    plainerWords(content.plainer.way),
    p(note('In other words, while it goes on:')),
    said(content.plainer.doing),
    p(note('At the end, by how it feels:')),
    plain(content.ends),
  ],
  parts: content.ways.map((way, index) => ({
    id: `skill-${id}-${index + 1}`,
    title: way.label,
    body: el(
      'ol',
      {},
      way.steps.map(({ says, buttons, pacer, timer }) =>
        el(
          'li',
          {},
          said(says),
          pacerWords(content.pacers, pacer),
          timer === undefined ? null : p(note(`A timer: ${timer.label}, ${timer.seconds} s`)),
          p(buttons.map((label) => [button(label), ' '])),
        ),
      ),
    ),
  })),
});

/** A scene as a tree: the situation, and each answer with the branch that follows it. */
const sceneTree = (id: string, { nodes }: WrittenScene): Child => {
  const shown = new Set<string>();
  const branch = (name: string): Child => {
    const anchor = `scene-${id}-${name}`;
    if (shown.has(name))
      return p(note('It goes on ', el('a', { href: `#${anchor}` }, 'as there'), '.'));
    shown.add(name);
    const { happens = [], options = [] } = nodes[name] ?? {};
    return el(
      'div',
      { id: anchor },
      said(happens),
      options.length === 0 ? p(note('The scene ends here.')) : null,
      list(
        options.map(({ says, path, feedback, to }) => [
          p(button(says), note(` called "${path}"`)),
          said([feedback]),
          branch(to),
        ]),
      ),
    );
  };
  return branch('start');
};

const around = <Content extends { readonly name: { readonly button: string } }>(
  id: string,
  content: Content,
): Section => ({ id: `skill-${id}`, title: content.name.button, body: plain(content) });

/** The exercises with all their steps, and the scenes. */
export const skillSections = (content: SkillsContent): readonly Section[] => [
  {
    id: 'skills',
    title: 'Exercises',
    body: p(
      'Each step shows its buttons. An exercise can be stopped at any step and gone on with later.',
    ),
    parts: [
      ...Object.entries(content.calming).map(([id, one]) => calmingSection(id, one)),
      ...Object.entries(content.scripts).map(([id, one]) => scriptSection(id, one)),
      around('exposure', content.exposure),
      around('scene', content.scene),
      { id: 'skill-common', title: 'What all exercises have', body: plain(content.common) },
    ],
  },
  {
    id: 'scenes',
    title: 'Scenes to practice',
    body: null,
    parts: Object.entries(content.scenes).map(([id, scene]) => ({
      id: `scene-${id}`,
      title: scene.title,
      body: sceneTree(id, scene),
    })),
  },
];
