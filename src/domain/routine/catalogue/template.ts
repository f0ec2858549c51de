import type { Area, Band, Lens, Template } from '#domain/routine/vocabulary.ts';

/** A title and its whole minutes. */
type Piece = readonly [title: string, minutes: number];

/** Gives the function that writes one area's templates in few lines: full, lighter, micro. */
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
