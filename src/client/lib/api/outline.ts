import type { Endpoint, ReplyOf } from '#contract/shared/endpoint.ts';

/** Whether a reply has the structure that the contract outlines: a list, or an object with certain keys. */
export const fits = <E extends Endpoint>(
  { outline = [] }: E,
  answer: unknown,
): answer is ReplyOf<E> =>
  outline === 'list'
    ? Array.isArray(answer)
    : outline.every((key) => Object(answer)[key] !== undefined);
