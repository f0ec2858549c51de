const DIGIT_WORDS = 'zero one two three four five six seven eight nine'.split(' ');

/** Links, addresses, names on other services and telephone numbers. */
const WRITTEN =
  /https?:|www\.|\S@\S|(?:^|\s)@\w|(?:\d[\s().-]?){5,}|\b(?:988|911|999|112|000|111|995)\b|116 ?\d{3}/i;
/** Two words with a full stop and no space between them, as no sentence ends. */
const DOMAIN =
  /[a-z\d-]{2,}\.(?:[a-z]{2,}|[A-Z]{2,})(?![\p{L}\d])|\.(?:com|org|net)\b|\b\w+\.\w+\/\w|\bdot (?:com|org|net|io|app|co|uk|de|info|gov|edu|me)\b/u;
const ELSEWHERE =
  /\b(?:find|add|follow|message|text|contact|call|write to|reach|email|dm|meet|join|talk to) (?:me|us) (?:on|at|via|through|over|under|by|as|in)\b|\bmy (?:handle|number|username|account|profile|channel|inbox|email)\b|\bjoin (?:the|our|my|this) (?:server|channel)\b/i;
/** "Oh eight hundred", "triple nine": only numbers are said so. */
const SPOKEN =
  /\b(?:zero|oh|0) (?:\w+ )?(?:hundred|eight)\b|\b(?:double|triple) (?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\d)\b|\b(?:dial|press|ring) (?:a |the )?(?:zero|one|two|three|four|five|six|seven|eight|nine|\d)\b|\b(?:eight|nine) hundred (?:zero|one|two|three|four|five|six|seven|eight|nine|\d)\b/i;

const FEWEST_DIGITS = 3;

const digitOf = (token: string): number | null => {
  if (/^\d$/.test(token)) return Number(token);
  if (token === 'oh') return 0;
  const digit = DIGIT_WORDS.indexOf(token);
  return digit < 0 ? null : digit;
};

/** Whether each is more than the one before, or each is less: so people count. */
const isCounting = (digits: readonly number[]): boolean =>
  [1, -1].some((way) =>
    digits.every((digit, at) => at === 0 || (digit - (digits[at - 1] ?? 0)) * way > 0),
  );

/** Whether single digits follow each other, in words or figures, and do not count up or down. */
const spellsNumber = (text: string): boolean => {
  let run: number[] = [];
  for (const token of [...text.toLowerCase().split(/[\s,;:()/\u2013-]+/), '']) {
    const digit = digitOf(token.replace(/[.!?"'*]+$/, ''));
    if (digit !== null) run.push(digit);
    if (digit !== null && !/[.!?]$/.test(token)) continue;
    if (run.length >= FEWEST_DIGITS && !isCounting(run)) return true;
    run = [];
  }
  return false;
};

/** Whether a text names a place or a number outside of the app: a model makes them up, and crisis lines come from our list. */
export const namesContact = (text: string): boolean =>
  [WRITTEN, DOMAIN, ELSEWHERE, SPOKEN].some((contact) => contact.test(text)) || spellsNumber(text);
