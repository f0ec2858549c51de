import { LANGUAGES } from './languages.ts';
import { inLanguageOf } from './message.ts';

/**
 * A text in each language of the app, for a comparison with a text that was stored in the language of that time. A page
 * has the texts of its own language only.
 */
export const everyWordingOf = (read: () => string): ReadonlySet<string> =>
  new Set(LANGUAGES.map((one) => inLanguageOf(one, read)));
