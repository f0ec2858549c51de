import type { Size } from '#domain/shared/size.ts';
import type { Template } from '#domain/tasks/vocabulary.ts';

/**
 * Whether a size of a template can be offered late in the evening: something calm, or the smallest version of something
 * for the body or for tomorrow, but no chore, no work and nobody to contact.
 */
export const isForLate = ({ area }: Template, size: Size): boolean =>
  area === 'calm' || (size === 'micro' && (area === 'body' || area === 'planning'));
