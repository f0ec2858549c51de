import type { DetailChanges } from '#domain/mood/details.ts';
import type { DetailsBody } from './entry.ts';

/** Changed details in the form in which they are stored in the outbox and sent. */
export const changesBody = ({
  why,
  tags,
  ownTags,
  energy,
  body,
}: DetailChanges): DetailsBody['changes'] => ({
  why,
  energy,
  tags: tags && [...tags],
  ownTags: ownTags && [...ownTags],
  body: body && [...body],
});
