import { type Rule, rule } from './rule.ts';

/** Heavy feelings without a sign of danger: worth a kind word, no crisis answer. */
export const DISTRESS_RULES: readonly Rule[] = [
  rule(
    ['suicide', 'low', 'heavy distress', 'mention'],
    `hopeless|worthless|useless|empty_inside|despair|numb_inside|hate_myself|hate_my_life|loathe_myself|broken_inside
    feel|feeling|am ..2 hopeless|worthless|empty|numb|alone|broken|like_a_failure
    can_not ..2 stop crying
    been crying ..3 all|every|for
    nobody|no_one cares|loves_me|likes_me|understands
    giving|give|gave up
    breaking|falling|break|fall down|apart
    dead inside`,
  ),
];
