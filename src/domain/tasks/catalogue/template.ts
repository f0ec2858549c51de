import type { Band } from '#domain/shared/time/bands.ts';
import type { Area, Lens, Template } from '#domain/tasks/vocabulary.ts';
import { texts } from '#texts/task-ideas.js';

/** Returns a function that makes templates of one area; the minutes are those of the sizes full, lighter and micro. */
export const templatesOf =
  (area: Area) =>
  (
    id: keyof typeof texts.ideas,
    bands: readonly Band[],
    lenses: readonly Lens[],
    energy: Template['energy'],
    [full, lighter, micro]: readonly [full: number, lighter: number, micro: number],
  ): Template => {
    const sized = (size: keyof Template['sizes'], minutes: number) => ({
      get title() {
        return texts.ideas[id][size];
      },
      minutes,
    });
    const sizes = {
      full: sized('full', full),
      lighter: sized('lighter', lighter),
      micro: sized('micro', micro),
    };
    return { id, area, bands, lenses, energy, sizes };
  };
