import { SIZES } from '#domain/shared/size.ts';
import { BASE_LANGUAGE, inLanguageOf } from '#domain/shared/text/message.ts';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';

/** Harmless words that tasks need, including words that do not occur in Evenkeel's own texts. */
const EVERYDAY = `
  fourth fifth sixth a an the and or but so as at by for from in into of on onto to up down with near then than that this these those it
  its one two three four five six first second third half both some any few other another
  is are be was can may will has have do does done make makes made get gets go goes come comes
  here there now later today tomorrow slowly gently softly quietly calmly briefly
  walk sit stand stretch bring carry collect gather fetch place lay pick choose fill rinse wipe fold sort stack tidy
  hear listen sing pause breathe notice find plan pack finish keep try relax continue smile
  cup cups mug mugs glass glasses plate plates bowl bowls spoon spoons fork forks dish dishes sink table desk chair sofa
  shelf drawer box boxes basket bag bin counter floor room kitchen bathroom bedroom hallway corner bed blanket pillow
  towel towels cloth sponge soap broom shirt shirts sock socks shoe shoes coat laundry book books page pages paper
  papers pen pencil notebook letter letters email emails message screen computer laptop file files folder song songs
  music timer alarm minute minutes morning midday noon afternoon evening night day week moment list task tasks
  step steps part parts piece pieces line lines word words thing things item items spot pile side surface lamp light
  sunlight air garden plant plants leaf leaves flower flowers path park
  small short tiny little simple gentle soft calm quiet warm cool fresh clean clear tidy good fine ready nice plain slow
  next nearest whole same rough comfortable okay enough kind steady usual
  takes starts brings lets across inside together wide even gather hum shake wiggle highlight underline
  damp breaths stool couch rug mat dresser closet hanger jacket sweater pants outfit kettle tap crumbs recycling mail envelope
  tab tabs browser draft heading headings paragraph sticky reminder playlist tune bench tree bird birds cloud clouds toes
  very lighter version body study planning something
  dishwasher machine reach tool tools pan use used mix store charger left bottom pace begin moving asks waits suit sum deal
  aloud pocket exercise points mind aside decide
  because helps help gives fits suits feels works often lately
`;

/**
 * Words of Evenkeel's own titles and steps that are harmless only in context. A model may use such a word only when the
 * task contains it: when asked to reword "Lock the door one time", it may say "lock".
 */
const WITHHELD = `
  adhd autism ocd low strength mood logged
  again all alone early every everything extra last less long more repeat times until without
  cannot i me my never no none not nothing would
  than old bother boring doubt doubts hard itches loud matter matters need needs own sorry urge why worry wrong
  chest cut hair hang hold knives legs nails neck press rock skin throw tie tightly trip underarms
  breakfast cook cooking dinner lunch meal meals
  cross dark dim eat food goodbye give lock loose run silence swing window
  address bill bills call chat dial everyone friend friends friendly love loved meet money number numbers pay people person photo photos
  request share show someone them they theirs type video voice
`;

/** The titles of Evenkeel's own tasks in English, the only language of this vocabulary. */
const ownTexts = (): readonly string[] =>
  inLanguageOf(BASE_LANGUAGE, () =>
    CATALOGUE.flatMap(({ sizes }) => SIZES.map((size) => sizes[size].title)),
  );

/** The words of a text in lower case, without punctuation around them. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, ''))
    .filter((word) => word !== '');

const withheld = new Set(wordsOf(WITHHELD));

/** The words that a model may use for every task: a few hundred words in lower case, of plain letters. */
export const VOCABULARY: ReadonlySet<string> = new Set(
  [...wordsOf(EVERYDAY), ...ownTexts().flatMap(wordsOf)].filter(
    (word) => /^[a-z]+$/.test(word) && !withheld.has(word),
  ),
);
