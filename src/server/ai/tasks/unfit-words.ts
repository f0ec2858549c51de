/**
 * Statements that a model's text must never make, even if all its words are in the vocabulary: harmless words can
 * combine into harmful advice, and the user's own title may add words that are not in the vocabulary.
 */
const UNFIT: readonly RegExp[] = [
  // Medication, alcohol, weight and eating.
  /\b(medic(ation|ine|inal)s?|meds|pills?|tablets?|dos(e|es|age)|prescri\w*|drugs?|overdos\w*|alcohol\w*)\b/,
  /\b(vodka|whisk(e)?y|beer|wine|liquor|drunk|bleach|poison\w*|laxativ\w*)\b/,
  /\b(antidepress\w*|ssris?|ritalin|adderall|melatonin|supplements?|calor\w*|diet\w*|weigh\w*|fasting)\b/,
  /\b(starv\w*|vomit\w*|purg\w*|throw(ing)? up)\b/,
  /\b(eat|eating|meals?|lunch|breakfast|dinner|food)\b.*\b(nothing|less|half|little|few|no|not|only|later|tomorrow|bin|trash|toilet)\b/,
  /\b(skip\w*|leave|stop|no|not|without|less|half|throw|empty)\b.*\b(eat\w*|food|meals?|lunch|breakfast|dinner)\b/,
  // A drink must be plain water, tea or juice.
  /(?<!warm )\b(drink|sip)\b(?! (some |a |one |your |the )?(sip of |cup of |glass of )?(warm |cool )?(water|tea|juice)\b)/,
  /\b(drink|sip)\b.*\b(toilet|bath|sink|cream|soap|paint|plants?|all|bowls?|bottles?)\b/,
  // Diagnosis, treatment, and turning away from people who help.
  /\b(diagnos\w*|disorders?|syndromes?|symptoms?|patients?|mentally ill|cure[sd]?|treatments?|therap(y|ies))\b/,
  /\b(stop|leave|cancel|skip|end|close|quit|no|not|never|without)\b.*\b(help|doctors?|therapists?|psych\w*|nurses?|clinic|hospital)\b/,
  // Harm to oneself or others.
  /\b(suicid\w*|self-?harm\w*|kill\w*|die[sd]?|dying|dead|death|weapons?|guns?|razors?|bleed\w*|blood|drown\w*)\b/,
  /\b(jump\w*|chok\w*|strangl\w*|suffocat\w*|noose|ropes?|knife|fire|flames?|(your|my|him|her|them)sel(f|ves))\b/,
  /\b(life|lives|alive)\b/,
  /\bend (it|this|that|you)\b|\b(end|finish|stop|leave) (it all|this all|all|everything|you)\b/,
  /\b(hold|stop|keep|end|without)\b.*\bbreath/,
  /\b(cut|press|hit|push|pull|scratch|rub|burn|rock|tie|bite|hurt|harm|swing)\w*\b.*\b(arms?|legs?|hands?|wrists?|neck|skin|face|eyes?|chest|body|fingers?|head|someone|somebody|others)\b/,
  /\b(bags?|pillows?|blankets?|cloth|towels?|sinks?|bath|bowls?|toilet|water)\b.*\b(face|mouth|head|neck)\b/,
  /\b(face|mouth|head|neck)\b.*\b(bags?|pillows?|blankets?|sinks?|bath|bowls?|toilet|under|in water|into|in the water)\b/,
  /\b(walk|go|step|lie|sit|run|move|get|stand)\b.*\b(into|in|in front of|under|on|onto)( the| a| your)? (rivers?|lake|sea|water|bath|road|street|traffic|tracks?|rails?|bus|train|cars?)\b/,
  /\b(off|out|out of|from|over)( the| a| your| of)* (windows?|roof|bridge|balcony|building|cliff|edge|stairs)\b/,
  /\beyes\b.*\b(walk|go|run|move|step|cook|stand)\b/,
  // Fire, electricity and doors left open.
  /(^|[,.:] |\b(and|then|to) )light\b/,
  /\b(cloth|clothes|blankets?|towels?|papers?|pillows?|curtains?)\b.*\b(on|onto)\b.*\b(lights?|lamps?|stove|heater)\b/,
  /\b(phone|computer|laptop|screen|charger|lamp|light|machine)\b.*\b(in|into|under)\b.*\b(water|sink|bath|bowl|toilet|shower)\b/,
  /\bdoors?( \w+)? open\b|\bkeys\b.*\b(outside|out|someone|person)\b/,
  // Goodbyes and giving away possessions.
  /\bgood-?bye\b|\blast (words?|day|night|message|letter|note|time)\b/,
  /\bgive\b.*\b(things|keys|money|phone|everything|all)\b/,
  // Compulsions: checking, repeating, making sure, washing hands.
  /\b((double|re)?-?check\w*|make sure|be (sure|certain)|perfect\w*|until|again|germs?|contaminat\w*)\b/,
  /\b(two|three|four|five|six|seven|eight|nine|ten|few|more|many|some|several|extra|\d+) times\b|\btwice\b/,
  /\b(one|once|some|few|any) more( time)?$|\bmore than\b|\b(one|once) more time\b|\beach time\b|\bmany\b/,
  /\b(wash|clean|scrub|rinse|wipe)\w*\b.*\b(hands?|fingers|skin)\b|\b(disinfect\w*|spotless)\b/,
  /\b(lock|open|close|turn|switch)\b.*\band\b.*\b\1\b|\bgo(es|ing)? back\b/,
  /\b(look|see|watch|feel|read)\b.*\b(doors?|lock|switch|stove|oven|toilet)\b/,
  /\b(all|whole) (day|night|evening|morning|week)\b|\b(so|as|very|how|a) long\b|\bstay (up|awake)\b/,
  // Money, secrets, and strangers.
  /\b(passwords?|passcode|pin|credit|bitcoin|crypto|nudes?|naked|sex\w*)\b/,
  /\b(send|show|give|tell|share)\b.*\b(keys|money|address|numbers?|photos?|video)\b/,
  /\btake off\b.*\bcloth|\bbed with\b|\blet (someone|people|a person|them) in\b/,
  // Pressure, blame, and statements about the person instead of about the task.
  /\b(must|should|have to|has to|lazy|fail\w*|shame\w*|guilt\w*|hurry|stupid|useless|worthless|hate\w*|burden\w*|ugly)\b/,
  /\byour\b.*(?<!\bas (it|they) )\b(is|are|was|were)\b|\bnothing\b|\bnever\b|\bnobody\b|\bno one\b|\blie (to|about)\b/,
  /(^|[.,:] |\b(because|and|but|so|if) )you\b/,
  /(?<!\b(for|with|near|around|on|front of|help|helps|suit|suits|fit|fits) )\byou\b(?! (already )?(can |will )?(know|like|want|use|used|love|chose|choose|see|reach|find|asked|do|say|listen|look|rest|read|write|stop|stopped|go|move|work|sit|pick|pack|clean|take|plan)\b)/,
];

/** Whether a lower-case text contains a statement that a model must never make. */
export const saysUnfit = (text: string): boolean => UNFIT.some((words) => words.test(text));
