import type { ConversationState } from '#domain/chat/conversation.ts';
import type { Heard } from '#domain/chat/text/heard.ts';
import { alone, type Way } from './offering.ts';
import { isQuestion } from './questions.ts';
import { wordFirst } from './wording.ts';

const EXERCISE = '(?:exercises?|skills?|techniques?|breathing|grounding|buttons|tools|tips|advice)';
const NO_OFFERS = new RegExp(
  `\\b(?:(?:stop|quit|enough) (?:(?:giving|offering|suggesting|sending|showing|telling|pushing|recommending|with) )?(?:(?:me|to|the|all|these|those|your|more|any|about|of) )*${EXERCISE}|(?:dont|do not) (?:give|offer|suggest|send|show) (?:(?:me|any|more|another|these|those) )*${EXERCISE}|(?:no|not) (?:more |another |any )+${EXERCISE}|(?:i )?(?:dont|do not) (?:want|need|like) (?:(?:to|do|an?|any|more|another|your|these|those|all|of) )*${EXERCISE}|^no exercises?)\\b`,
);
const LISTEN =
  /\b(?:(?:(?:just|only) (?:want|need|wanted|let me|have) (?:to )?|(?:want|need) (?:to )?(?:just|only) |let me (?:just |only )?|can i (?:just |only ))(?:vent|rant|talk|be heard|get it out|let it out|say it|have a moan)|(?:want|need) to (?:vent|rant)|(?:just|only) listen(?: to me)?|(?:can|could|would|will) you (?:just|only|please) listen|listen to me)\b/;

const AGREED: Readonly<Record<'no-offers' | 'listen', readonly (readonly string[])[]>> = {
  'no-offers': [
    ['All right. I offer none of that for the rest of this talk.', 'What would you like to say?'],
    ['Thank you for saying so. There are none of those from here on. You can go on talking.'],
    ['That is fine, and I keep to it. What is on your mind?'],
  ],
  listen: [
    ['All right. I only listen now. Let it out, as long as you like.'],
    ['Then I am here to listen, and to nothing else. You can begin anywhere.'],
    ['Yes. Say all of it, in any words. I read and I ask for nothing.'],
  ],
};

/** Lines that take in what is told, and want nothing for it. */
export const HEARING: readonly (readonly string[])[] = [
  ['I am listening.'],
  ['That is a lot to carry. I am still here.'],
  ['I hear how much there is in this.'],
  ['Go on. There is room for all of it.'],
  ['I am reading every word.'],
  ['Yes. Tell me the rest of it, too.'],
  ['You can let all of that out here.'],
  ['I am with you. Take the time that you need.'],
];

/** What a message wishes for the rest of the talk; null where it wishes nothing of the kind. */
export const wishIn = ({ plain }: Heard): 'no-offers' | 'listen' | null => {
  if (LISTEN.test(plain)) return 'listen';
  return NO_OFFERS.test(plain) ? 'no-offers' : null;
};

/** "I just want to vent", "stop giving me exercises": what is wished holds for the rest of the talk. */
export const wished: Way = (state, heard, around) => {
  const wish = wishIn(heard);
  if (wish === null) return null;
  const next: ConversationState = { ...state, wish, offered: [], interrupted: null };
  return alone(wordFirst(next, around.seed, [{ key: `wish-${wish}`, ways: AGREED[wish] }]));
};

/** Only listens, for who asked for no more. A question is not met with mere listening. */
export const hearing: Way = (state, heard, around) =>
  state.wish === 'listen' && !isQuestion(heard)
    ? alone(
        wordFirst({ ...state, outcome: 'talk' }, around.seed, [{ key: 'hears', ways: HEARING }]),
      )
    : null;
