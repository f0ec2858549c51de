import type { SkillId } from '#domain/chat/skills/skills.ts';
import { plainOf } from '#domain/chat/text/words.ts';

/** Words that ask for something to be done, in front of what it is. */
const ASKS = [
  '(?:lets|let us|please|pls|help me|can (?:we|you|i (?:do|have))|could (?:we|you|i)|would you|shall we|show me|guide me|walk me|lead me|coach me|ground me|do you have (?:a|an|something|anything)|give me)',
  '(?:i|i really|i would|id|i d) (?:want|like|wanna|would like|need|wish)(?: you)? to (?:work on|do|try|practi[sc]e|rehearse|prepare|train|make|face|resist|challenge|look at|write down|play|learn|go (?:back|on|through)|relax|unwind|calm|slow|be calm|breathe|loosen|get (?:started|going)|start|begin)',
  'i(?:d like| would like| want| need) (?:a |an |some |the |one of my )*(?:\\w+ )?(?:breath\\w*|grounding|relaxation|exercise|sensory break|break from|ladder|scene|exposure|thought record|words for|push to|steps|help (?:with (?:starting|breathing)|starting|getting started|initiating))',
  '(?:breathing|grounding|relaxation|relaxing|muscle|breath|five senses|calming|senses) (?:exercise|thing|technique|circle|please|help)|exercise (?:for|to)|(?:box|paced|slow|deep) breathing|breathe with me|inhale and exhale',
  '^(?:practi[sc]e|rehears\\w+)|(?:to|we|could|and|with me|help me|want) (?:practi[sc]e|rehearse)|practi[sc]e with me|role ?play\\w*|act (?:it )?out|pretend to be|play through|simulat\\w*|break (?:this|it|my \\w+|the \\w+) (?:\\w+ )?down|break down \\w+|split (?:my|this|the|it)|chop (?:my|this|the|it)',
  '(?:what|how) (?:do|can|should|could|would) i (?:say|tell|answer|ask|reply|respond|react|apologi[sz]e|turn down|explain|bring up|invite|greet|start|begin|get started|stop (?:my|the|checking|washing))|(?:^|know |me )what to (?:say|answer|reply|tell)|tell him but how',
  'how (?:to|i) (?:say no|tell|ask|answer|start|begin|say|talk)',
  '(?:go|get) back to (?:my|the) (?:fear )?ladder|another way to see|reframe this|look at (?:a|my|this) (?:negative )?thoughts?',
].join('|');
const ASKED = new RegExp(`\\b(?:${ASKS})\\b`);

/** The name of a skill, alone or nearly so. */
const NAMED =
  /^(?:(?:a|an|some|the|do|more|another) )*(?:(?:slow|box|deep|paced) )?(?:breathing|breaths?|grounding|5 ?4 ?3 ?2 ?1|five four three two one|(?:progressive )?(?:muscle |body )?relaxation|sensory break|exposure|erp|(?:fear )?ladder|work on the ladder|social scene|role ?play\w*|thought record|two minute start|get (?:me )?(?:started|going))(?: (?:exercise|help|please|now|again|thing))*$/;

const POLITELY =
  /^(?:(?:please|ok|okay|can we|can you|could we|could you|can i|lets|let us|i want|i need|i would like|id like|to|do|try|have|show me|give me|maybe|actually) )*/;

/** Whether a message, as `plainOf` writes it, is the name of a skill and no more than a wish for it. */
export const namesSkill = (plain: string): boolean => NAMED.test(plain.replace(POLITELY, ''));

/** What cannot be begun alone: these words are a wish for the start itself. */
const CANNOT_START =
  /\b(?:(?:cant|can not|cannot|couldnt|unable to|dont know (?:where|how|what) to) (?:even |get )?(?:start|begin|started)|where to (?:start|begin)|how do i (?:start|begin))\b/;

/**
 * Whether a message asks for a skill in so many words, and does not only tell of something for which it would fit. What is
 * only told of is answered, and the skill is offered beside the answer.
 */
export const isWanted = (skill: SkillId, text: string): boolean => {
  const plain = plainOf(text.slice(0, 600));
  if (NAMED.test(plain) || ASKED.test(plain)) return true;
  return skill === 'start' && CANNOT_START.test(plain);
};
