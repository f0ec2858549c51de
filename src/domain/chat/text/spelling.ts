import { NOT_MISSPELT } from './expansions.ts';

/** Words that are recognized even if misspelled. Shorter words would resemble too many other words. */
const KEY_WORDS: readonly string[] = (
  'suicide suicidal myself himself herself themselves killing overdose overdosed tonight tomorrow hanging ' +
  'cutting harming hurting burning bleeding starving purging laxatives seizure breathing goodbye unconscious ' +
  'swallowed paracetamol choking strangled stabbing murder threatened anorexia anorexic bulimia bulimic ' +
  'vomiting existing exist alive anymore disappear worthless pointless burden hopeless funeral intrusive ' +
  'terrified jumping depressed thoughts thinking abused abusing relapsed collapsed allergic epipen ' +
  'planning decided without friend forever abusive abuses raped unresponsive want'
).split(' ');

const KEY_WORD_SET = new Set(KEY_WORDS);
const BY_FIRST = Map.groupBy(KEY_WORDS, (word) => word[0] ?? '');
const SHORTEST_FUZZY = 6;
const LONGEST_WORD = 24;

const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/** Whether the words differ by one insertion, deletion, substitution or swap of neighbors. */
const isOneSlipAway = (word: string, key: string): boolean => {
  const difference = word.length - key.length;
  if (Math.abs(difference) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === key[start]) start += 1;
  const rest = word.slice(start);
  const keyRest = key.slice(start);
  if (difference === 1) return rest.slice(1) === keyRest;
  if (difference === -1) return rest === keyRest.slice(1);
  if (rest.slice(1) === keyRest.slice(1)) return true;
  return rest[0] === keyRest[1] && rest[1] === keyRest[0] && rest.slice(2) === keyRest.slice(2);
};

const slipOf = (word: string): string | null => {
  if (word.length < SHORTEST_FUZZY - 1) return null;
  const candidates = BY_FIRST.get(word[0] ?? '') ?? [];
  return candidates.find((key) => key.length >= SHORTEST_FUZZY && isOneSlipAway(word, key)) ?? null;
};

const fromDigits = (word: string, one: string): string =>
  [...word].map((letter) => (letter === '1' ? one : (DIGIT_LETTERS[letter] ?? letter))).join('');

/** Matches a censored word to a known one; each star stands for any letter. */
const uncensored = (word: string): string | null => {
  const fits = (key: string): boolean =>
    key.length === word.length &&
    [...key].every((letter, at) => word[at] === '*' || word[at] === letter);
  return CENSORED.find(fits) ?? null;
};

const CENSORED = [
  ...KEY_WORDS,
  'kill',
  'die',
  'dead',
  'rape',
  'raped',
  'cut',
  'cutting',
  'suicides',
];

/** The forms that a word may stand for, most likely first. */
const formsOf = (word: string): readonly string[] => {
  const forms = [word];
  if (/[a-z]/.test(word) && /[0-9@$!|]/.test(word)) {
    forms.push(fromDigits(word, 'i'), fromDigits(word, 'l'));
  }
  const twice = forms.map((form) => form.replace(/(.)\1{2,}/g, '$1$1'));
  const once = forms.map((form) => form.replace(/(.)\1+/g, '$1'));
  const endings = [...twice, ...once].flatMap((form) =>
    form.endsWith('in') ? [`${form}g`] : form.endsWith("in'") ? [`${form.slice(0, -1)}g`] : [],
  );
  return [...forms, ...twice, ...once, ...endings];
};

/**
 * Normalizes the spelling of one folded word: digits used as letters, stretched letters, censoring stars and single
 * slips in key words. An unrecognized word is returned unchanged.
 *
 * @param isKnown whether a word is in the vocabulary of the guard
 */
export const respell = (word: string, isKnown: (word: string) => boolean): string => {
  if (isKnown(word) || KEY_WORD_SET.has(word) || word.length > LONGEST_WORD) return word;
  if (NOT_MISSPELT.has(word) || /^\d+$/.test(word)) return word;
  if (word.includes('*')) return uncensored(word) ?? word;
  const forms = formsOf(word);
  const known = forms.find(isKnown);
  if (known !== undefined) return known;
  for (const form of forms) {
    const slip = slipOf(form);
    if (slip !== null) return slip;
  }
  return word;
};
