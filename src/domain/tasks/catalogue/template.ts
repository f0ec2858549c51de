import type { Band } from '#domain/shared/time/bands.ts';
import type { Area, Lens, Template } from '#domain/tasks/vocabulary.ts';

/** The title of a task in one size, and the whole minutes that it takes. */
type Piece = readonly [title: string, minutes: number];

/** Returns a function that makes templates of one area from three sizes: full, lighter, micro. */
export const templatesOf =
  (area: Area) =>
  (
    id: string,
    bands: readonly Band[],
    lenses: readonly Lens[],
    energy: Template['energy'],
    [full, fullMinutes]: Piece,
    [lighter, lighterMinutes]: Piece,
    [micro, microMinutes]: Piece,
  ): Template => ({
    id,
    area,
    bands,
    lenses,
    energy,
    sizes: {
      full: { title: full, minutes: fullMinutes },
      lighter: { title: lighter, minutes: lighterMinutes },
      micro: { title: micro, minutes: microMinutes },
    },
  });
