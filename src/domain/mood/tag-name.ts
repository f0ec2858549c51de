import { texts } from '#texts/mood.js';

const isNamed = (tag: string): tag is keyof typeof texts.tagNames =>
  Object.hasOwn(texts.tagNames, tag);

/** The name of a tag. Own words of a person are their own names. */
export const tagName = (tag: string): string => (isNamed(tag) ? texts.tagNames[tag] : tag);
