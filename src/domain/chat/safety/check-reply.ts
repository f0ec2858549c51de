import { assessByRules } from './assess.ts';
import { isAtLeast } from './assessment.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import { riskIn } from './reply-advice.ts';
import { CLAIM_FAULTS, type ClaimFault, claimIn } from './reply-claims.ts';
import {
  AVOIDED,
  HARM_FAULTS,
  HARM_LEXICON,
  HARM_PATTERNS,
  type HarmFault,
} from './reply-harm-rules.ts';
import { hintIn } from './reply-hints.ts';
import { obliqueIn } from './reply-oblique.ts';
import {
  REPLY_FAULTS,
  REPLY_LEXICON,
  REPLY_PATTERNS,
  type ReplyFault,
} from './rules/reply-rules.ts';
import { type Found, matcherOf } from './text/matcher.ts';
import { type Sentence, sentencesOf } from './text/sentences.ts';

/** Why a model's answer may not be shown. */
export type Fault = ReplyFault | HarmFault | ClaimFault;
/** Those that are found by patterns. */
type WordedFault = ReplyFault | HarmFault;

const WORDED_FAULTS: readonly WordedFault[] = [...HARM_FAULTS, ...REPLY_FAULTS];
const ALL_FAULTS: readonly Fault[] = [...WORDED_FAULTS, ...CLAIM_FAULTS];
const PATTERNS: Readonly<Record<WordedFault, readonly string[]>> = {
  ...HARM_PATTERNS,
  ...REPLY_PATTERNS,
};

const FAULTS = matcherOf<WordedFault>(
  WORDED_FAULTS.flatMap((fault) => PATTERNS[fault].map((pattern) => [pattern, fault] as const)),
  { ...LEXICON, ...REPLY_LEXICON, ...HARM_LEXICON, ...AVOIDED },
);

const isKnown = (word: string): boolean => FAULTS.vocabulary.has(word);

const DECLINES_TO_ADVISE =
  /\b(?:not|never|cannot|without|instead of|rather than|urges?|ocd|wants?|tells?|telling|says?|saying|whether|resist|what happens|used to|do you|did you|have you|are you|thinking (?:of|about)|thoughts? (?:of|about|that)|asks? (?:you|if)|wonder if|feels? (?:like|as if)|demands?|afraid|fear|fears|believe|believes|no one should|the rule)\b/;

/** Before a match, these say that the answer declines, reports or asks, and does not itself claim. */
const DECLINES: Readonly<Record<WordedFault, RegExp>> = {
  danger: DECLINES_TO_ADVISE,
  secrecy:
    /\b(?:(?:do|does) not (?:have|need) to|cannot|can not|will not|not able|wants?|tells?|says?|urges?|asked you|ask you|if (?:he|she|they)|did|do you|have you|feels? (?:like|as if)|afraid)\b/,
  compulsion: DECLINES_TO_ADVISE,
  avoidance: DECLINES_TO_ADVISE,
  method:
    /\b(?:not|never|cannot|without|if you (?:have|took)|have you|did you|are you|thinking (?:of|about)|thoughts? (?:of|about)|urges? to|instead of|rather than|out of reach|away|stop you|tempted|so that you)\b/,
  medication:
    /\b(?:not (?:tell|say|give|advise|suggest|recommend|change|stop|take|know)|cannot|have you|did you|do you|were you|whether|doctor|pharmacist|prescriber|prescribed|gp|psychiatrist|nurse|poison|without (?:talking|asking)|ask|if you (?:have|took)|instead of)\b/,
  diagnosis:
    /\b(?:not (?:say|tell|know|diagnose|able|a|decide|mean)|cannot|if|whether|said|told|mentioned|shared|wrote|diagnosed|people (?:with|who)|others|someone|somebody|wonder|asking|no one|nobody|only a|or)\b/,
  reassurance:
    /\b(?:(?:can|will|would|could|could ever|is|do|am|may|might) (?:not|never)|cannot|no one|nobody|without|instead of|rather than|ocd|urge|wants?|whether|asking|ask|hear|prove|if|maybe|perhaps|need to (?:know|be|feel)|try to be|demands?|doubt|certainty|says?|tells?|promise me|reassurance|question|want to know)\b/,
};
/** What says the opposite inside of the words of a match. */
const TURNED =
  /\b(?:without|instead|rather|(?:not|never) (?:avoid|skip|cancel|stay|keep|hide|escape|check|recheck|wash|ask|confess|count|repeat|say|google|search|replace|cancel|fight|push))\b/;
const REFUSES = /\bnot (?:promise|guarantee|assure|be sure|be certain)\b/;
const LEAD_WORDS = 9;

/** Words anywhere in the sentence that make medicine talk a referral. */
const REFERS =
  /\b(?:doctor|pharmacist|prescriber|gp|psychiatrist|nurse|as prescribed|poison (?:control|centre|center|line))\b/;

/** What avoiding costs is no advice to avoid, and an exercise of the app may always be left out. */
const IS_HARMLESS =
  /\bmakes? (?:\w+ ){0,2}(?:harder|worse|stronger|bigger)\b|\bkeeps? the (?:fear|worry)\b|\b(?:skip|leave) (?:this|the|an) (?:exercise|step|question|part)\b/;

const isMeant = ({ words }: Sentence, { label, start, end }: Found<WordedFault>): boolean => {
  const lead = words.slice(Math.max(0, start - LEAD_WORDS), start).join(' ');
  if (DECLINES[label].test(lead)) return false;
  if (label === 'reassurance' && REFUSES.test(words.slice(start, end).join(' '))) return false;
  if (label === 'compulsion' || label === 'avoidance') {
    if (TURNED.test(words.slice(start, end).join(' '))) return false;
    if (IS_HARMLESS.test(words.join(' '))) return false;
  }
  return (
    label !== 'medication' ||
    !REFERS.test(words.join(' ')) ||
    /\b\d+ (?:mg|milligrams)\b/.test(words.join(' '))
  );
};

/** A sentence that speaks of danger to help: it asks, leads to people who help, or stands by the person. */
const SUPPORTS =
  /\?["')]*$|\b(?:emergency|crisis|help|helps|support|safe|safety|safer|doctor|line|lines|call|tell|talk|sorry|thank|alone|listen|hear|heard|sounds?|told|said|wrote|described?|mentioned|telling|matter|matters|fault|ashamed|thought|thoughts|urge|urges|not deserve|not have to|painful|heavy|hard|otherwise|differently|understand)\b/i;

const partsOf = (reply: string): readonly string[] => reply.split(/(?<=[.!?]["')]?)\s+/);

/** What an advice in the answer could do, and what it hints at. */
const riskyAdviceIn = (reply: string): readonly Fault[] =>
  partsOf(reply).flatMap((part) => {
    const isQuestion = /\?["')]*$/.test(part.trim());
    return sentencesOf(part, isKnown).flatMap((sentence) =>
      [riskIn, hintIn, obliqueIn, claimIn]
        .map((faultIn) => faultIn(sentence, isQuestion))
        .filter((one) => one !== null),
    );
  });

/** Whether the guard would hear danger in a sentence of the answer that is not there to help. */
const speaksOfDanger = (reply: string): boolean =>
  partsOf(reply).some(
    (part) => !SUPPORTS.test(part.trim()) && isAtLeast(assessByRules(part).level, 'elevated'),
  );

/**
 * What is wrong with a model's answer; null where it may be shown. It looks for what encourages death or violence,
 * secrecy, a compulsion or avoidance, for methods, advice on medicine, a diagnosis and
 * reassurance, and for claims to be a person and words against therapy, in that order.
 */
export const checkReply = (reply: string): Fault | null => {
  const told = sentencesOf(reply, isKnown).flatMap((sentence) =>
    FAULTS.find(sentence.words)
      .filter((found) => isMeant(sentence, found))
      .map(({ label }) => label),
  );
  const faults = [...told, ...riskyAdviceIn(reply)];
  const fault = ALL_FAULTS.find((one) => faults.includes(one));
  return fault ?? (speaksOfDanger(reply) ? 'danger' : null);
};
