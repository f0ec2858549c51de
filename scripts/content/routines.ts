import type { RoutineTemplate } from '#domain/routines/templates.ts';
import { note, p, type Section, table } from './html.ts';

const SIZES = {
  micro: 'every size',
  lighter: 'lighter and whole',
  full: 'the whole only',
} as const;

/** The ready-made routines with their steps. */
export const routinesSection = (templates: readonly RoutineTemplate[]): Section => ({
  id: 'routines',
  title: 'Ready-made routines',
  body: p('A person begins with one of these and changes it as they like.'),
  parts: templates.map(({ id, title, about, time, days, steps }) => ({
    id: `routine-${id}`,
    title,
    body: [
      p(about),
      p(note(`${time ?? 'At any time'}; ${days.join(', ')}`)),
      table(
        ['Step', 'How', 'Minutes', 'In'],
        steps.map((step) => [
          step.title,
          step.hint ?? '',
          step.minutes === null ? '' : String(step.minutes),
          SIZES[step.from],
        ]),
      ),
    ],
  })),
});
