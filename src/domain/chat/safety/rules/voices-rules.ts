import { COMMANDED } from '#domain/chat/safety/assessment.ts';
import { type Rule, rule } from './rule.ts';

const VOICES = 'voices|the_voice|a_voice|voice_in|another_voice|that_voice';
const COMMANDS =
  'tell|tells|telling|told|say|says|saying|said|want|wants|order|orders|command|commands|ask|asking|scream|screaming|whisper|whispering|shout|shouting|push|pushing|make|making';
const UNLESS =
  '@game|@story|@ocd|@whatIf|@topic|intrusive|song|lyrics|actor|dub|navigation|satnav|read_aloud|sing|ed_voice|ana|eating_disorder';

/** Voices that command harm, which need a person at once whatever is thought of them. */
export const VOICES_RULES: readonly Rule[] = [
  rule(
    ['suicide', 'high', COMMANDED, 'danger'],
    `${VOICES} ..6 ${COMMANDS} ..5 kill|hurt|harm|cut|hang|drown|shoot|stab ..1 myself|me
    ${VOICES} ..6 ${COMMANDS} ..5 jump|die|end_it|end_my_life|end_it_all|take_my_life
    hear|hearing ..3 voices ..8 kill|hurt|harm|cut ..1 myself`,
    { unless: UNLESS },
  ),
  rule(
    ['harm-to-others', 'high', COMMANDED, 'danger'],
    `${VOICES} ..6 ${COMMANDS} ..5 kill|hurt|harm|stab|shoot|attack|strangle|poison|push|burn|punish ..1 him|her|them|people|someone|somebody|everyone|everybody|my|the|a|others|strangers !life|pain
    hear|hearing ..3 voices ..8 kill|hurt|harm|stab|attack|shoot ..1 him|her|them|people|someone|somebody|everyone|my|the|others`,
    { unless: UNLESS },
  ),
  rule(
    ['harm-to-others', 'low', 'a thought that tells to harm', 'thought'],
    `ocd|intrusive|ocd_voice ..2 voice|voices|thought|thoughts|brain|mind? ..3 ${COMMANDS} ..5 kill|hurt|harm|stab|push|attack|burn ..1 him|her|them|people|someone|somebody|my|the|a|myself`,
    { isIntrusive: true },
  ),
];
