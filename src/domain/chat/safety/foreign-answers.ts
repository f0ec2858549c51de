import { fold } from './text/fold.ts';

/** Yes and no in German, Spanish, French, Portuguese, Italian, Dutch and Polish, without accents. */
const YES = '(?:ja|jo|jawohl|doch|si|oui|ouais|sim|tak)';
const NO = '(?:nein|nee|no|non|nao|nie)';
/** What may stand beside it and changes nothing. */
const BESIDE =
  '(?:danke|bitte|gracias|merci|obrigad[oa]|grazie|bedankt|dank je|dziekuje|wirklich|leider)';

const whole = (word: string): RegExp =>
  new RegExp(`^\\W*${word}(?:[\\s,.!-]+(?:${word}|${BESIDE}))*\\W*$`);
const IS_YES = whole(YES);
const IS_NO = whole(NO);

/** What a message says that is a bare yes or no in another language; null where it is neither, or says more. */
export const foreignAnswerOf = (text: string): 'yes' | 'no' | null => {
  const folded = fold(text).replace(/[łŁ]/g, 'l');
  if (IS_YES.test(folded)) return 'yes';
  return IS_NO.test(folded) ? 'no' : null;
};
