const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Sizes in words. The first row that fits counts, so that "not a lot" is not read as "a lot". */
const SIZES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:not at all|none|nothing|no fear|no distress)\b/, 0],
  [
    /\bnot (?:so |very |that |too |really |all that )?(?:much|a lot|strong|high|bad)\b|\bnot very\b/,
    20,
  ],
  [/\b(?:very (?:low|little|small|mild|weak)|tiny|hardly|barely)\b/, 10],
  [
    /\b(?:unbearable|the worst|the most|maximum|extreme(?:ly)?|complete(?:ly)?|total(?:ly)?|as high as it gets)\b/,
    100,
  ],
  [/\b(?:very|so much|really (?:high|strong|bad)|huge)\b/, 85],
  [/\b(?:high|strong|bad|a lot|lots|(?<!too )much)\b/, 70],
  [/\b(?:low|mild|a little|a bit|small)\b/, 25],
  [/\b(?:quite|pretty|fairly|rather)\b/, 60],
  [/\b(?:medium|middle|half|so so|moderate|some|somewhat)\b/, 50],
];

const spelled = (word: string, next: string | undefined): number | null => {
  if (word === 'hundred') return 100;
  const tens = TENS.indexOf(word);
  if (tens > 0) {
    const one = next === undefined ? -1 : ONES.indexOf(next);
    return tens * 10 + (one > 0 && one < 10 ? one : 0);
  }
  if (word === 'one' && next === 'hundred') return 100;
  const ones = ONES.indexOf(word);
  return ones >= 0 ? ones : null;
};

const spelledIn = (text: string): number | null => {
  const words = text.toLowerCase().split(/[^a-z]+/);
  for (const [index, word] of words.entries()) {
    const found = spelled(word, words[index + 1]);
    if (found !== null) return found;
  }
  return null;
};

const digitsIn = (text: string): number | null => {
  const range = /(\d{1,3})\s*(?:-|–|to|or)\s*(\d{1,3})(?!\d)/.exec(text);
  if (range) return (Number(range[1]) + Number(range[2])) / 2;
  const ten = /(\d{1,2}(?:\.\d)?)\s*(?:\/|out of)\s*10(?!\d)/.exec(text);
  if (ten) return Number(ten[1]) * 10;
  const plain = /(?<![\d.-])(\d{1,3})(?!\d)/.exec(text);
  return plain ? Number(plain[1]) : null;
};

/** The first number of a text, in digits or in words; a range gives its middle. Null without one. */
export const numberIn = (text: string): number | null => {
  const found = digitsIn(text) ?? spelledIn(text);
  return found === null || !Number.isFinite(found) ? null : found;
};

/**
 * A strength from 0 to 100 as somebody types it: "60", "around 60", "6/10", "fifty to sixty", "very
 * high". Whole; null where none is said, or where the number is not from 0 to 100.
 */
export const strengthIn = (text: string): number | null => {
  const found = numberIn(text);
  if (found !== null) return found >= 0 && found <= 100 ? Math.round(found) : null;
  const lower = text.slice(0, 200).toLowerCase();
  return SIZES.find(([words]) => words.test(lower))?.[1] ?? null;
};
