import type { Heard } from '#domain/chat/text/heard.ts';

/**
 * How a message says that a step was not understood: by naming the step ("I don't get the question", "what do I type here"),
 * in words that could be said to anybody ("What do you mean?"), or as a feeling ("I'm confused").
 */
export type Confusion = 'step' | 'bare' | 'lost';

const BEFORE =
  '^(?:(?:sorry|but|um|uh|er|erm|ok|okay|so|hm+|no|wait|well|oh|please|hey|and|what|huh|hi|i) )*';
const AFTER =
  '(?: (?:please|sorry|here|now|again|though|at all|exactly|really|then|for me|by that|to me))*$';
const NOT =
  '(?:(?:really|still|also|actually|just) )?(?:dont|do not|didnt|did not|cant|cannot) (?:really |quite |even )?';
const STEP =
  '(?:the|this|that|your|last)(?: last)? (?:question|step|part|exercise|task|scene|instructions?|one)';
const DO = '(?:write|type|put|enter|do|say|answer|pick|choose|reply|name|list)';

const OF_STEP = new RegExp(
  `${BEFORE}(?:${[
    `${NOT}(?:understand|get|follow) (?:${STEP}|what (?:you (?:want|are asking|mean)(?: (?:from me|of me|by that|me to (?:do|say|write)))?|(?:i (?:am|should|have|need|can)|im|to)(?: (?:supposed|meant|to))* ${DO}|this (?:is|means)|to do))`,
    `(?:${NOT}know|idk) what (?:to|i should|i can|i (?:have|need) to|im supposed to|i am supposed to) ${DO}(?: (?:here|now|in this|for this))+`,
    `(?:${NOT}know|idk) what (?:you (?:mean|want)|to (?:type|put|enter)|(?:this|that|it|the question) means)(?: (?:from me|me to (?:do|say|write)))?`,
    `not sure what (?:you (?:mean|want)|(?:i should|im supposed to|to) (?:write|type|put|enter)|(?:this|that|it) means)`,
    `(?:what|how) (?:should|do|can|am|shall|would|must) i (?:(?:supposed|meant|have|need) to )?(?:type|put|enter|do|answer|write|say|choose|pick)(?: (?:here|now|next|in this|for this|this|that))*`,
    `what do you want (?:me to (?:do|say|write|type|answer)|from me|to know)`,
    `(?:can|could|would) you (?:please )?(?:explain|rephrase|reword|clarify)(?: (?:${STEP}|what (?:you mean|to do|this (?:is|means))|it|that|this|more|better|again|in other words|differently))*`,
    `(?:please )?(?:explain|rephrase|clarify)(?: (?:it|that|this|more|${STEP}))*`,
    `(?:${STEP}|this|that|it)(?: is|s)? (?:(?:so|really|a bit|very) )*(?:confusing|unclear|not clear)|its (?:(?:so|really|a bit|very) )*(?:confusing|unclear)`,
    `(?:can|could) (?:you|i|we) (?:give|get|have|see|show)(?: me)?(?: an?| some)? examples?|(?:an? |any |some )?examples?|for example|like what|such as what|give me an example|what (?:kind|sort) of (?:thing|answer)s?(?: do you mean)?`,
    `what (?:is|was) (?:the|your) question|what (?:does|do) (?!(?:you|u|they)\\b)(?:\\w+ ){1,4}(?:even )?mean|what(?:s| is| are) (?:an? |the )?(?:ladder|urges?|steps?|rung|ritual|prediction|scene|thought record|distress|view)|how does this (?:work|go)|how do i (?:do|answer) (?:this|that|it)|i dont know how (?:this works|to (?:do|answer) (?:this|that|it))`,
  ].join('|')})${AFTER}`,
);
const BARE = new RegExp(
  `${BEFORE}(?:what(?: what)?|huh|eh|pardon|excuse me|come again|what do (?:you|u) mean|wdym|what did you mean|meaning|${NOT}(?:understand|get|follow)(?: (?:it|this|that|you|any of (?:it|this)))?|(?:this|that|it) (?:makes no|doesnt make (?:any )?) ?sense|doesnt make (?:any )?sense|how so)${AFTER}`,
);
const LOST = new RegExp(
  `${BEFORE}(?:(?:im|i am|this is|its) (?:(?:so|a bit|really|very|just|totally|a little|kind of) )*(?:confused|lost|confusing)|confused)${AFTER}`,
);

/** What stands in quotes is said to somebody else. */
const IN_QUOTES = /^["“”]/;

/** How a message says that a step was not understood, and nothing else; null where it does not. */
export const confusionIn = ({ text, plain }: Heard): Confusion | null => {
  if (IN_QUOTES.test(text)) return null;
  if (OF_STEP.test(plain)) return 'step';
  if (BARE.test(plain)) return 'bare';
  return LOST.test(plain) ? 'lost' : null;
};
