import { type Danger, isAtLeast } from '../assessment.ts';
import type { Finding } from './find-signs.ts';

/** Whether it tells plainly of danger, in a sentence that leaves it its meaning. */
export const isStated = ({ level }: Finding): boolean => isAtLeast(level, 'elevated');

/** Whether it is a word of danger that no frame covers. */
export const isMentioned = ({ sign, frame }: Finding): boolean =>
  sign.isMention === true && frame === null;

/** What danger was found, and whose. */
export const dangerOf = ({ category, kind }: Finding): Danger => ({
  category,
  kind: kind === 'third-person' ? 'third-person' : 'own',
});
