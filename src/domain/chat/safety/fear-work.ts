import { FEARED_DEED, isAtLeast } from './assessment.ts';
import type { Finding } from './sign.ts';
import type { Sentence } from './text/sentences.ts';

/** What goes against the person's will says nothing of a wish. */
const AGAINST_WILL =
  /\b(?:not|never|without) (?:(?:really|ever|even) )?(?:want|wanting|meaning|mean|planning|plan|intend|intending)(?: (?:to|it))*\b|\bagainst my will\b/g;

/** Losing hold of oneself is the fear; all else that somebody is going to do is an intention. */
const LOSES_HOLD =
  /\bgoing to (?=(?:lose|snap|crack|go (?:crazy|mad|insane)|freak|accidentally)\b)/g;

const WEAPON =
  '(?:knife|knives|gun|pistol|rifle|weapon|blade|hammer|axe|bat|bomb|machete|acid|poison|pills|petrol)';
const SOMEBODY = '(?:he|she|they|him|her|them|it|everyone|everybody)';

/** What tells of a wish, an intention, a plan, means, a time, or a grudge, so that a deed is no mere fear. */
const MEANT = new RegExp(
  [
    'want\\w*|wish\\w*|need to|has to|have to|going to|about to|plan\\w*|inten\\w*|decid\\w*|ready|determined|swear|promise|tempted',
    'would (?:love|like|enjoy)|enjoy\\w*|look\\w* forward|can not wait|cannot wait|satisf\\w*|feel (?:good|nothing|great)|not care|sleep fine|smil\\w*',
    'tonight|today|tomorrow|now|soon|finally|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|after (?:school|work|class)|next time|this time|once and for all',
    `when ${SOMEBODY} (?:come|comes|get|gets|is|are|sleep|sleeps|leave|leaves|walk|walks)|(?:if|unless|until|before|because|after what|what) ${SOMEBODY}`,
    'deserv\\w*|hat(?:e|ed|es)|reveng\\w*|pay|suffer\\w*|regret\\w*|sorry they|laughed|bullied|ruined|betrayed|cheated|had it coming|make (?:him|her|them)|lesson',
    'serious\\w*|for real|mean it|really|honestly|one day|some day|watch|show (?:him|her|them)|not (?:a fear|ocd|joking)|nobody|no one|be over|is over|feel it|beat (?:\\w+ ){0,2}up|revenge',
    'ex|boss|bully|bullies|stepdad|stepmum|landlord|teacher|neighbou?rs?|manager|principal|cop|cops|police|crowd|class',
    'nice|fun|pleasant|pleasure|thrill\\w*|excit\\w*|turns? me on|relief|happy|laugh\\w*|love it|(?:like|love) the (?:thought|idea|feeling)|feels right',
    'like (?:before|then)|like i did|as before|if i (?:could|can|get the chance|had the chance)|fear nothing|afraid of nothing|no fear|not (?:afraid|scared|fear)|without fear',
    'again|yesterday|already|last (?:night|week|time)|nobody can|no one can|stop me|them all|all of them|myself|shoot\\w*|school|everyone',
    `(?:have|has|got|bought|buy|bring\\w*|carr\\w+|took|take|taking|hid) (?:\\w+ ){0,3}${WEAPON}`,
    `${WEAPON} (?:is |are )?(?:here|ready|with me|next to me|beside me|in my (?:hand|bag|pocket|room))`,
  ]
    .map((one) => `\\b(?:${one})\\b`)
    .join('|'),
);

/** Told plainly, with the weapon or as a sexual offence, a deed is no fear; with a word of fear or horror it is. */
const NEEDS_FEAR = new RegExp(
  `\\bwith (?:a|the|my|his|her|this) (?:\\w+ )?${WEAPON}\\b|\\b(?:rape|raping|molest|molesting|grope|groping|abuse|abusing)\\b`,
);

/** A deed that lies ahead and is only said to come: "I will …", "I might …", "that I …". */
const IS_AHEAD =
  /\b(?:will|might|could|would|may|can|lose|snap|that i)\b|^(?:push|stab|hurt|kill|hit|drop|run)\w* /;

/** Said beside a deed, this is still the fear; any other clause may be a reason or a threat. */
const IS_FEAR =
  /\b(?:afraid|scared|fear|fears|worry|worried|terrified|ocd|thought|thoughts|not remember|not notice|not know|lose control|snap)\b/;

/** What says that a deed is dreaded. */
const DREADS =
  /\b(?:afraid|scared|scares|fear|fears|worry|worried|terrified|terrifies|horror|horrified|horrifies|horrible|horrifying|dread|ocd|what if|intrusive|thought|thoughts|image|images|lose control|snap|panic|disgust\w*|sick)\b/;

const withoutNo = (said: string): string =>
  said.replace(AGAINST_WILL, ' ').replace(LOSES_HOLD, ' ');

/** Whether anything in a message tells of a wish, an intention, a plan, means, a time, or a grudge. */
export const tellsOfIntent = (sentences: readonly Sentence[]): boolean =>
  sentences.some(({ words }) => {
    const said = withoutNo(words.join(' '));
    return MEANT.test(said) || (NEEDS_FEAR.test(said) && !DREADS.test(said));
  });

/** Whether a message in the work on a fear only says what the fear predicts: in each clause, and nothing beside it. */
export const isOnlyFeared = (sentences: readonly Sentence[]): boolean => {
  const clauses = sentences.flatMap(({ words, clauses: numbers }) =>
    [...Map.groupBy(words, (_, at) => numbers[at]).values()].map((clause) =>
      withoutNo(clause.join(' ')),
    ),
  );
  const isFeared = clauses.every((clause) => IS_AHEAD.test(clause) || IS_FEAR.test(clause));
  return isFeared && !tellsOfIntent(sentences);
};

/**
 * The findings of a message in the work on a fear. There people are asked what they are afraid to do and what the fear
 * predicts; a harm to others that is said to come, with no wish, plan, means, time or grudge in the whole message, is
 * such an answer. All other findings stay as they are.
 */
export const inFearWork = (
  sentences: readonly Sentence[],
  findings: readonly Finding[],
): readonly Finding[] => {
  if (!isOnlyFeared(sentences)) return findings;
  return findings.map((one) =>
    one.category === 'harm-to-others' && one.kind === 'own' && isAtLeast(one.level, 'elevated')
      ? { ...one, level: 'low', concept: FEARED_DEED }
      : one,
  );
};
