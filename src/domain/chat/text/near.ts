import { doubleMetaphone } from 'double-metaphone';
import { isEnglish } from './english.ts';
import { ENGLISH_WORDS } from './english-words.ts';
import { EXPANSIONS } from './expansions.ts';

/**
 * Words about danger that are recognized even if misspelled. Words that only count as a mention are omitted if they
 * resemble common words, as "purge" resembles "porch" and "rape" resembles "race".
 */
const DANGER_WORDS: readonly string[] = (
  'suicide suicidal suicides myself self kill killing killed killer die dying died dead death harm harming harmed hurt hurting cut cutting ' +
  'wrist wrists bleed bleeding blood overdose overdosed pills tablets poison bleach rope hang hanging jump jumping bridge train ' +
  'live living alive life end ending exist existing wake worthless hopeless goodbye tonight tomorrow want wanna ' +
  'abusing beat beats beating hit hits hitting choke choked strangle strangled threatened threatens stab stabbing ' +
  'murder knife gun starve starving vomit vomiting puke purging laxatives breathe breathing unconscious collapsed chest seizure ' +
  'better without everyone anymore'
).split(' ');

/** Words that sound like a word about danger, such as "dye" for "die". */
const SOUND_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({ dye: 'die', dieing: 'dying', dyeing: 'dying', hert: 'hurt', heart: 'hurt' }),
);

const SHORTEST = 3;
const SHORT = 4;

/** The edit distance between two words, counting insertions, deletions, substitutions and swaps of neighbors. */
const editDistance = (word: string, other: string): number => {
  let older: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = word[row - 1] === other[at - 1];
      const isSwapped =
        row > 1 && at > 1 && word[row - 1] === other[at - 2] && word[row - 2] === other[at - 1];
      now.push(
        Math.min(
          (before[at] ?? 0) + 1,
          (now[at - 1] ?? 0) + 1,
          (before[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (older[at - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    older = before;
    before = now;
  }
  return before[other.length] ?? 0;
};

interface Sought {
  readonly word: string;
  readonly sounds: readonly string[];
}
const SOUGHT: readonly Sought[] = DANGER_WORDS.map((word) => ({
  word,
  sounds: doubleMetaphone(word),
}));

/** The maximum edit distance for a word length; smaller if the two words sound different. */
const mostSlips = (length: number, soundsAlike: boolean): number => {
  if (length <= SHORT) return soundsAlike ? 2 : 1;
  return soundsAlike ? 3 : 2;
};

/**
 * The word about danger that a misspelled word may stand for: the nearest within the maximum edit distance, which is
 * larger for words that sound the same. Returns the word itself if there is no such word or if it is a common English
 * word.
 */
const nearestDanger = (word: string): string => {
  const alike = SOUND_ALIKES.get(word);
  if (alike !== undefined) return alike;
  if (word.length < SHORTEST || !/^[a-z']+$/.test(word)) return word;
  if (EXPANSIONS.has(word) || isEnglish(word)) return word;
  const [sound = '', second = ''] = doubleMetaphone(word);
  let nearest = word;
  let fewest = Infinity;
  for (const { word: sought, sounds } of SOUGHT) {
    const soundsAlike = sounds.includes(sound) || sounds.includes(second);
    const least = Math.min(word.length, sought.length);
    const slips = editDistance(word, sought);
    const isNear = slips <= mostSlips(least, soundsAlike) && slips < least - 1;
    // A word with the same first letter is more likely.
    const weight = slips + (soundsAlike ? 0 : 0.5) + (word[0] === sought[0] ? 0 : 0.4);
    if (isNear && weight < fewest) {
      fewest = weight;
      nearest = sought;
    }
  }
  return nearest;
};

/** Common English words by sound. */
const BY_SOUND: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  [...ENGLISH_WORDS].filter((word) => word.length >= SHORTEST),
  (word) => doubleMetaphone(word)[0],
);
const MOST_SLIPS_IN_COMMON = 3;

/**
 * The common English word that sounds the same and has the smallest edit distance; the word itself if there is none.
 */
const nearestCommon = (word: string): string => {
  if (word.length < SHORTEST || !/^[a-z']+$/.test(word) || isEnglish(word)) return word;
  const alike = doubleMetaphone(word).flatMap((sound) => BY_SOUND.get(sound) ?? []);
  const [nearest] = alike
    .map((common) => ({ common, slips: editDistance(word, common) }))
    .filter(({ slips }) => slips <= MOST_SLIPS_IN_COMMON && slips < word.length - 1)
    .toSorted((a, b) => a.slips - b.slips);
  return nearest?.common ?? word;
};

/**
 * The likely meaning of an unknown word: preferably a word about danger, otherwise a common word that sounds the same.
 */
export const nearestWord = (word: string): string => {
  const danger = nearestDanger(splitJoined(word));
  return danger === word ? nearestCommon(word) : danger;
};

const LONGEST_JOINED = 16;
const STARTERS = [
  'wanna',
  'wantto',
  'wantoo',
  'gonna',
  'kill',
  'kil',
  'end',
  'hurt',
  'cut',
  'harm',
];

/** Splits words written together, such as "wannadie" and "killmyself". Returns any other word unchanged. */
const splitJoined = (word: string): string => {
  if (word.length < 6 || word.length > LONGEST_JOINED || isEnglish(word)) return word;
  for (const starter of STARTERS) {
    const rest = word.slice(starter.length);
    if (!word.startsWith(starter) || rest.length < SHORTEST) continue;
    const known = nearestDanger(rest);
    if (DANGER_WORDS.includes(known)) return `${starter} ${known}`;
  }
  return word;
};
