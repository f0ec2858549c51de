import { held, type Topic, topic, type Way } from '#domain/chat/coach/topic.ts';
import type { SkillId } from '#domain/chat/skills/skills.ts';

const ASKED =
  '^(?:(?:please|can|could|we|you|i|do|lets|let|us|help|me|want|need|would|like|to|try|some|an?|the|with|how|should|show|give|teach|have|is|there|about|work|on|practice|practise|start|begin|any|my|and|ok|hi|hello|guide|lead|through|exercise|exercises|maybe|think|id) )*';
const AFTER =
  '(?: (?:exercises?|practice|skill|please|now|today|help|with me|for me|technique|thing|script|again|tomorrow|this morning|tonight|worksheet|here))*$';

/** Something that is asked for by its name and goes by another one here, or is another page. */
const goesBy = (
  id: string,
  names: string,
  offers: readonly SkillId[],
  ...says: readonly Way[]
): Topic => held(topic(`by-${id}`, `${ASKED}(?:${names})${AFTER}`, offers, ...says));

/** What people ask for by a name that nothing here has, each with what comes close to it. */
export const elsewhereTopics: readonly Topic[] = [
  goesBy(
    'urge',
    'urge surfing|surf (?:an |the |my |this )?urges?|(?:ride|riding|wait|sit) (?:it )?(?:out |through |with )?(?:an |the |my |this |these )?(?:urges?|cravings?)|(?:resist|manage|handle|get through|cope with|deal with|beat) (?:an |the |my |this |these )?(?:urges?|cravings?)',
    ['grounding', 'breathing', 'exposure'],
    [
      'I have no exercise of that name. An urge rises and falls. Grounding, or slow breathing at a set pace, can fill that time.',
      'For an urge of OCD, the steps on a fear have a timer. For an urge to hurt yourself, Crisis help at the top has people to call.',
    ],
    [
      'Nothing here is called that. What comes close is waiting beside the urge: a few slow breaths, or naming what is around you.',
      'If it belongs to OCD, work on the fear in steps. For an urge to hurt yourself, there are people behind Crisis help at the top.',
    ],
  ),
  goesBy(
    'compassion',
    '(?:self )?compassion(?: break)?|self ?(?:love|kindness|care)|(?:be )?(?:kinder|kind|nicer|gentler) (?:to|with) myself',
    ['thought', 'grounding'],
    [
      'I have no exercise for that alone. Look at a thought comes close: it finds another way to see what you say about yourself.',
    ],
    [
      'Under that name there is nothing here. The nearest is to look at the harsh thought, and to find words that are fairer.',
    ],
  ),
  goesBy(
    'day-plan',
    '(?:plan(?:ning)?|organi[sz]e|structure|schedule|sort) (?:out )?(?:my |the |a |this |our )?(?:day|morning|evening|week|afternoon|tomorrow|today|schedule|routine)(?: (?:out|plan))?|(?:a |my |the )?(?:day plan|daily plan|plan for (?:my |the )?(?:day|today|tomorrow|week))',
    ['start'],
    [
      'A day is planned in the routine builder, at /features/routine-builder. It has your tasks and their times, and a smaller version of each.',
      'I can help with the first of them here, by getting started on it.',
    ],
    [
      'For a plan, open /features/routine-builder: add what the day needs, and move what is too much.',
      'With one task that does not begin, the button below helps.',
    ],
  ),
  goesBy(
    'meditation',
    'meditat\\w+|mindful\\w*(?: meditation)?|body ?scan|yoga nidra|visuali[sz]ation|guided imagery|safe place',
    ['grounding', 'breathing', 'relaxation'],
    [
      'I have none of that name. Grounding, slow breathing and muscle relaxation come close, and each takes a few minutes.',
    ],
    [
      'That one is not here. These three are near to it: naming what you sense, a slow breath, or loosening the muscles.',
    ],
  ),
  goesBy(
    'journal',
    '(?:a )?(?:journal(?:ing|l?ing)?|diary|gratitude (?:list|journal|exercise)|write a (?:journal|diary))',
    ['thought'],
    [
      'A diary with moods and notes is at /features/focus-mood-tracker. To go through one thought in writing, use the button below.',
    ],
    [
      'You can write a note to each mood at /features/focus-mood-tracker. Here in the chat there is a record for one thought.',
    ],
  ),
];
