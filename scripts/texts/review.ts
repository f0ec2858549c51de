import type { Language } from '../../src/domain/shared/text/message.ts';
import { BASE_LANGUAGE } from '../../src/domain/shared/text/message.ts';
import { catalogNames, readCatalog } from './catalogs.ts';
import { messagesIn, plainText } from './plain.ts';

/** A text of a language beside the English one. */
export interface Reviewed {
  /** The catalog and the keys, such as `sharing.readers.therapist`. */
  readonly place: string;
  readonly english: string;
  /** Undefined if the language does not have this text. */
  readonly own: string | undefined;
}

/** The longest English text, in characters, that is on a button or a label and so has little room. */
const LABEL = 24;
/** How much longer than in English a text with little room may be. */
const LONGER = 1.6;

/** All texts of a language beside the English ones. */
export const reviewed = (language: Language): readonly Reviewed[] =>
  catalogNames(BASE_LANGUAGE).flatMap((name) => {
    const own = messagesIn(readCatalog(language, name), name);
    return [...messagesIn(readCatalog(BASE_LANGUAGE, name), name)].map(([place, english]) => {
      const message = own.get(place);
      return {
        place,
        english: plainText(english),
        own: message === undefined ? undefined : plainText(message),
      };
    });
  });

/** Whether a text on a button or a label needs much more room than the English one. */
export const isTooLong = ({ english, own }: Reviewed): boolean =>
  own !== undefined &&
  english.length <= LABEL &&
  own.length > Math.max(12, english.length * LONGER);
