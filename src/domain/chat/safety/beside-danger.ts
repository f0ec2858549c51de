import { type Assessment, OTHER_NOW } from './assessment.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import type { Finding } from './sign.ts';
import { matcherOf } from './text/matcher.ts';
import type { Sentence } from './text/sentences.ts';

const MEANS =
  'knife|knives|gun|pistol|rifle|shotgun|rope|noose|razor|razors|blade|blades|pills|tablets|paracetamol|insulin|bleach|poison|weapon|glass|meds|medication';
const HEIGHTS =
  'roof|rooftop|bridge|ledge|window_ledge|balcony|cliff|railing|railings|parapet|train_tracks|tracks|overpass|car_park|carpark|multi_storey|windowsill|window_sill|sill|rails|tower';

/** What makes the danger of somebody else one of this moment. */
const NEAR = matcherOf<true>(
  [
    [
      `has|have|got|holding|holds|with|grabbed|took|taken|bought|found|saw|seen|hiding|lined_up|counting|counts|beside|near|there_is ..4 ${MEANS}`,
      true,
    ],
    [`${MEANS} ..2 in|to|at|on|against ..1 his|her|their|hand|throat|neck|wrist|head`, true],
    [
      `on|onto|at|off|over|up|from|climbed|climbing|standing|sitting ..2 ${HEIGHTS} !over|and_under`,
      true,
    ],
    ['took|taken|swallowed|takes ..1 something|stuff|them_all|it_all|all_of_them', true],
    ['right_now|tonight|about_to|any_minute|at_this_moment|as_we_speak|this_minute', true],
    ['locked|lock|shut|barricaded ..1 himself|herself|themselves|itself', true],
    ['not ..2 answering|picking_up|replying|open_the_door|opening_the_door|let_me_in', true],
    ['phone is? ..1 off|dead', true],
    ['sent|texted|posted|left|wrote ..3 goodbye|goodbyes|note', true],
    ['drove|ran|walked ..1 off', true],
    ['is|are|went|gone missing', true],
  ],
  LEXICON,
);

/** Whether these words put the danger in the past or in somebody's fear of it. */
const IS_NOT_NOW = /\b(?:used to|years ago|last year|as a (?:kid|teenager)|what if)\b/;

/**
 * Beside somebody who may kill themselves, what they have with them, where they stand, or that it is now, makes it an
 * emergency, in whatever sentence it is told.
 *
 * @param findings what the rules found, among it what is told of somebody else
 */
export const nearerBeside = (
  found: Assessment,
  sentences: readonly Sentence[],
  findings: readonly Finding[],
): Assessment => {
  const isBeside = findings.some(
    ({ level, category, kind }) =>
      level === 'elevated' && category === 'suicide' && kind === 'third-person',
  );
  if (found.level !== 'elevated' || !isBeside) return found;
  const isNear = sentences.some(
    ({ words }) => NEAR.find(words).length > 0 && !IS_NOT_NOW.test(words.join(' ')),
  );
  if (!isNear) return found;
  const raised: Assessment = {
    ...found,
    level: 'high',
    denies: false,
    reasons: [OTHER_NOW, ...found.reasons],
  };
  // One's own danger is not left for that of another.
  const isOwn = found.category === 'suicide' && found.kind === 'own';
  return isOwn ? raised : { ...raised, category: 'suicide', kind: 'third-person' };
};
