import { BODY_SIGNALS } from '#domain/mood/body.ts';
import type { MoodDetails } from '#domain/mood/details.ts';
import { ENERGY_VALUES } from '#domain/mood/energy.ts';
import { KNOWN_TAGS } from '#domain/mood/tags.ts';
import { type Guard, isText, listOf, nullable, oneOf } from '#domain/shared/guards.ts';

/** The guards of the stored details of a mood. Earlier versions stored fewer details. */
export const detailFields = {
  why: isText,
  tags: listOf(oneOf(KNOWN_TAGS)),
  ownTags: listOf(isText),
  energy: nullable(oneOf(ENERGY_VALUES)),
  body: listOf(oneOf(BODY_SIGNALS)),
} satisfies { readonly [Name in keyof MoodDetails]: Guard<MoodDetails[Name]> };
