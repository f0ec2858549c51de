import type { Heard } from '#domain/chat/text/heard.ts';

/**
 * What people say at the end of an exercise: thanks, that they are well now, that it was of use, or that it is done.
 */
export type Closing = 'thanks' | 'well' | 'liked' | 'done';

const HOW =
  '(?:(?:all|pretty|quite|really|much|so much|way|a bit|a little|bit|a lot|lots|doing|feeling) )*';
const FINE = '(?:good|ok|okay|fine|better|calm|calmer|alright|all right|relaxed|set)';
const USED =
  '(?:(?:really|quite|pretty|very|actually|kind of|kinda|so|all) )*(?:ok|okay|good|fine|nice|alright|all right|useful|helpful|great|cool|interesting|not (?:(?:so|too|that) )?bad)';

/** In the order in which they weigh, where a message says more than one of them. */
const WORDS: readonly (readonly [Closing, string])[] = [
  [
    'well',
    `(?:im|i am) ${HOW}${FINE}(?: (?:now|again|for now))+|(?:im|i am) (?:all )?(?:good|set)|(?:i )?(?:feel|feeling) ${HOW}(?:better|calmer|ok|okay|good|fine)(?: (?:now|again))*|(?:its|it is|thats|that is|everything is|all) ${HOW}(?:good|ok|okay|better|fine)(?: (?:now|for now))+|all (?:good|fine|set)|(?:good|better|fine|calmer) now`,
  ],
  [
    'liked',
    `(?:(?:it|that|this|the \\w+) )?(?:(?:really|actually|kind of|kinda|sort of|definitely) )*(?:(?:helped|worked)(?: me)?|was ${USED})(?: (?:a (?:little )?bit|a little|a lot|somewhat|some|i guess|i think|actually|for me|though|tbh|today))*`,
  ],
  [
    'done',
    '(?:all )?done|(?:im|i am) (?:all )?(?:done|finished)|finished|(?:thats|that is|that was) (?:it|all|everything)(?: for (?:now|today))?|(?:i )?did it',
  ],
  [
    'thanks',
    '(?:(?:many|so many) )?(?:thanks?(?: (?:you|u))?|thx|tysm|ty|cheers|appreciate (?:it|that)|much appreciated)(?: (?:so much|very much|a lot|again))*(?: for (?:that|this|it|everything|(?:the|your|all the) (?:help|exercise|scene|tips?|support|time|practice)))?',
  ],
];
const EACH = WORDS.map(
  ([closing, words]) => [closing, new RegExp(`^(?:${words})(?= |$)`)] as const,
);
const FILLER =
  /^(?:ok|okay|k|yes|yeah|yep|well|oh|ah|great|nice|cool|perfect|alright|all right|right|lovely|and|so|but|i think|i guess|now|here|then|for now|today|bye|goodbye|see you|lol|haha)(?= |$)/;
/** Closings are short, and come in a row: "ok thanks that helped im good now". */
const MOST_PIECES = 8;

/** What a message says to close an exercise, and nothing else; null where it says anything more. */
export const closingIn = ({ plain }: Heard): Closing | null => {
  const said = new Set<Closing>();
  let rest = plain;
  for (let piece = 0; piece < MOST_PIECES && rest !== ''; piece += 1) {
    const found = EACH.find(([, words]) => words.test(rest));
    const taken = (found?.[1] ?? FILLER).exec(rest)?.[0];
    if (taken === undefined) return null;
    if (found !== undefined) said.add(found[0]);
    rest = rest.slice(taken.length).trim();
  }
  if (rest !== '') return null;
  return WORDS.find(([closing]) => said.has(closing))?.[0] ?? null;
};

/** What is said to it where the exercise is not at its end; null where the step may take it as its answer. */
export const kindlyTo = (closing: Closing, takesWords: boolean): readonly string[] | null => {
  switch (closing) {
    case 'thanks':
      return ['You are welcome. This step can wait, and you can stop here at any time.'];
    case 'well':
      return ['Good to hear. You can stop here, or go on with this step if you want to.'];
    case 'liked':
      return ['Good to know. If that is enough, you can stop here. If not, this step is next.'];
    default:
      return takesWords
        ? ['Good. This step still takes a few words or a button, and you can also stop here.']
        : null;
  }
};
