/** What a model may not bring up, since nobody reads it before the person does. */
const UNFIT: readonly RegExp[] = [
  // Medication, and what is weighed and eaten.
  /\b(medic(ation|ine|inal)s?|meds|pills?|dos(e|es|age)|prescri\w*|drugs?|overdos\w*|alcohol\w*)\b/,
  /\b(antidepress\w*|ssris?|ritalin|adderall|melatonin|supplements?|calor\w*|diet\w*|weigh\w*|fasting)\b/,
  // Diagnosis and treatment.
  /\b(diagnos\w*|disorders?|syndromes?|symptoms?|patients?|mentally ill|cure[sd]?|treatments?|therap\w*)\b/,
  // Harm to oneself or others.
  /\b(suicid\w*|self-?harm\w*|kill\w*|die[sd]?|dying|dead|death|weapons?|razors?|bleed\w*|blood)\b/,
  /\b(hurt|cut|burn|harm)\w* (yourself|yourselves|myself|someone|somebody|others)\b/,
  // What feeds a compulsion: checking, repeating, making certain.
  /\b((double|re)?-?check\w*|make sure|be (sure|certain)|perfect\w*|until it feels|again and again)\b/,
  /\b(germs?|contaminat\w*|disinfect\w*|spotless)\b/,
  // Pressure and blame.
  /\b(must|should|have to|lazy|fail\w*|shame\w*|guilt\w*|hurry|stupid)\b/,
];

/** Control and formatting characters (but the two that join letters of some scripts), and broken ones. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
/** Signs of HTML, Markdown, templates, code, and addresses. */
const MARKUP = /[<>{}[\]`*_#|\\~^$@]|&\w+;|:\/\/|\S\.\p{L}{2,}|\bwww\b/iu;

const HOURS = /\b(hours?|hrs?)\b/;
const NAMED_MINUTES = /(\d+)[\s-]*min/g;

/** How a text is bounded. */
interface TextBounds {
  readonly lengthMax: number;
  /** A text names no longer time than this. */
  readonly minutes: number;
}

const isFit = (text: string, { lengthMax, minutes }: TextBounds): boolean => {
  // Characters that look alike count as what they look like.
  const plain = text.normalize('NFKC').toLowerCase();
  if (text.length === 0 || text.length > lengthMax) return false;
  if (!/\p{L}/u.test(plain) || INVISIBLE.test(plain) || MARKUP.test(plain)) return false;
  if (UNFIT.some((words) => words.test(plain)) || HOURS.test(plain)) return false;
  return [...plain.matchAll(NAMED_MINUTES)].every(([, named]) => Number(named) <= minutes);
};

/** A title on one line, without exclamation marks; null when it is not fit to be shown. */
export const fitTitle = (text: string, bounds: TextBounds): string | null => {
  const title = text.replace(/[!！]/g, '').trim().normalize('NFC');
  return isFit(title, bounds) ? title : null;
};

/** One sentence that ends in a full stop; null when it is not fit to be shown. */
export const fitSentence = (text: string, bounds: TextBounds): string | null => {
  const words = text.replace(/[!！]/g, '.').trim().replace(/\.+$/, '').normalize('NFC');
  return isFit(`${words}.`, bounds) && !/[.?…。？]/.test(words) ? `${words}.` : null;
};

/** Whether no two texts are the same but for letter case. */
export const allDiffer = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
