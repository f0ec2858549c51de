const BEFORE = '(?:(?:that|and|but|because|maybe|then) )*';
const COMES =
  '(?:will|would|might|may|could|can|am going to|is going to|are going to|going to|gonna)';
/** Who or what something happens to, other than the person as the one who does a step. */
const OTHERS =
  '(?:it|he|she|they|something(?: \\w+)?|someone|somebody|everyone|everybody|people|(?:my|the|a|our) \\w+)';
/** What a fear says that the person does or undergoes; nobody chooses it as a step. */
const UNDERGONE =
  '(?:burn|stab|hurt|harm|kill|push|drop|hit|poison|strangle|attack|crash|run (?:\\w+ )?over|lose (?:control|it)|snap|go (?:mad|crazy|insane)|' +
  'forget|die|faint|collapse|panic|vomit|throw up|be sick|get (?:sick|ill|infected|cancer)|be (?:ill|fired|blamed|punished|arrested|alone))';

const PREDICTION = new RegExp(
  `^(?:what if\\b|${BEFORE}${OTHERS} ${COMES}\\b|${BEFORE}i ${COMES} (?:\\w+ )?${UNDERGONE}\\b)`,
);

/**
 * Whether a text tells what a fear says will happen ("I will burn the house down", "something bad will happen"), and
 * so is no step that somebody could take.
 *
 * @param plain in lower case, without signs
 */
export const isPrediction = (plain: string): boolean => PREDICTION.test(plain);
