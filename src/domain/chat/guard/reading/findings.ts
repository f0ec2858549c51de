import { type Danger, isAtLeast } from '../assessment.ts';
import type { Finding } from './find-signs.ts';

/** Whether it states danger plainly, with no frame that changes its meaning. */
export const isStated = ({ level }: Finding): boolean => isAtLeast(level, 'elevated');

/** Whether it mentions danger without being covered by a frame. */
export const isMentioned = ({ sign, frame }: Finding): boolean =>
  sign.isMention === true && frame === null;

/** The danger found, and whose it is. */
export const dangerOf = ({ category, kind }: Finding): Danger => ({
  category,
  kind: kind === 'third-person' ? 'third-person' : 'own',
});
