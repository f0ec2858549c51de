import { type Danger, isAtLeast } from '../assessment.ts';
import type { Finding } from './find-signs.ts';

/** Whether a finding states danger plainly, without a frame that changes its meaning. */
export const isStated = ({ level }: Finding): boolean => isAtLeast(level, 'elevated');

/** Whether a finding mentions danger, without a frame that changes its meaning. */
export const isMentioned = ({ sign, frame }: Finding): boolean =>
  sign.isMention === true && frame === null;

/** The danger that a finding indicates. */
export const dangerOf = ({ category, kind }: Finding): Danger => ({
  category,
  kind: kind === 'third-person' ? 'third-person' : 'own',
});
