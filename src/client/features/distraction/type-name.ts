import { DISTRACTION_TYPES, type DistractionType } from '#domain/distraction/types.ts';
import { texts } from '#texts/distraction.js';

/** The type with this stored name; undefined if it is unknown, such as one of a newer version. */
export const knownType = (name: string): DistractionType | undefined =>
  DISTRACTION_TYPES.find((type) => type === name);

/** The name of a type as people see it. An unknown type has its stored name. */
export const typeName = (name: string): string => {
  const type = knownType(name);
  return type === undefined ? name : texts.types[type];
};
