import { DANGER_NOW } from '#domain/chat/safety/assessment.ts';
import { type Rule, rule } from './rule.ts';

const WEAPON =
  'knife|knives|gun|machete|axe|hammer|bat|crowbar|screwdriver|weapon|pistol|rifle|shotgun|blade|scissors|acid|poker|wrench';
const PLACES =
  'bathroom|toilet|loo|cupboard|closet|wardrobe|bedroom|cellar|basement|attic|loft|shed|garage|pantry|bed|table|desk|stairs|car|room|copy_room|classroom';
const HOME = 'house|home|flat|apartment|kitchen|hallway|garden|bedroom';
/** Those whom people hide from; nobody hides from children in earnest. */
const FEARED =
  'he|she|him|her|dad|father|stepdad|mum|mother|husband|wife|boyfriend|girlfriend|partner|ex|uncle|brother|man|guy|someone|somebody|son|burglar|intruder|flatmate|roommate|neighbour';
/** An animal that does it; one that is only there changes nothing. */
const PETS = ['dog', 'puppy', 'cat']
  .flatMap((pet) => [
    `${pet}_is`,
    `${pet}_has`,
    `${pet}_keeps`,
    `${pet}_was`,
    `from_the_${pet}`,
    `from_my_${pet}`,
  ])
  .join('|');
const RAGES =
  'drunk|drinking|angry|mad|furious|raging|screaming|shouting|yelling|threatening|threatens|smashing|hitting|beating|chasing';

/** Danger from somebody at this moment: hiding, an intruder, a weapon, blows that fall now. */
export const VICTIM_RULES: readonly Rule[] = [
  rule(
    ['abuse', 'elevated', 'somebody else in danger', 'hint'],
    `@otherPeople|@kin ..1 is|are|might_be|could_be|may_be ..1 in ..1 danger
    @otherPeople|@kin ..1 is|are|might_be|could_be|may_be ..1 not safe ..1 $|with|at`,
    {
      isAboutOther: true,
      unless:
        '@story|@game|if|when|somebody|someone|anybody|anyone|extinct|species|of_losing|of_failing|of_being_late',
    },
  ),
  rule(
    ['abuse', 'high', DANGER_NOW, 'danger'],
    `@abuser ..3 has|have|got|holding|waving|grabbed|carrying|with|swinging|pulled ..3 ${WEAPON} ..8 ${RAGES}|under_the_bed|outside_my|at_the_door|at_my_door|coming_at|coming_up|coming_for|come_for|at_me|to_me|on_me|in_my_face|looking_for_me|in_the_bathroom|in_the_toilet|hiding
    @abuser ..3 ${RAGES}|outside ..6 has|got|holding|with|waving|swinging ..3 ${WEAPON}
    hiding|hid|locked|barricaded|under ..4 ${PLACES} ..4 ${FEARED} ..3 has|got|with|holding|waving ..3 ${WEAPON}
    ${FEARED} ..3 has|got|with|holding|waving ..3 ${WEAPON} ..4 i|we ..1 hiding|hid|locked|am_hiding|am_in_the
    am|are hiding ..1 from|in|under|behind|inside|upstairs|outside ..6 from ..2 ${FEARED}
    am hiding from ..2 ${FEARED}
    ^ hiding ..1 from ..2 ${FEARED}
    hiding|hid|locked|barricaded ..4 ${PLACES} ..3 from ..2 ${FEARED}
    locked|barricaded myself|us|ourselves ..6 ${FEARED}|banging|kicking
    under ..1 the bed ..6 ${RAGES}|knife|gun|looking_for|coming|scared|hide|hiding
    hiding|hid ..4 ${PLACES} ..4 ${FEARED} ..3 ${RAGES}|looking_for|outside
    ${RAGES} ..6 i|we ..2 under|hiding|hid|locked ..1 ${PLACES}|in|myself
    banging|bangs|kicking|kicks|pounding|hammering|smashing|breaking|rattling ..1 on|at|in|down|through|off? ..1 my|the|our ..1 front|back|bedroom|bathroom? door|window|windows
    kicking|breaking|smashing|kicked|beating my|the|our ..1 front|back|bedroom|bathroom? door in|down
    trying ..1 to? ..1 break|force|kick|smash|get ..1 in !touch|shape|bed|on|to_uni|to_college|early|contact|a|the|my|his|her|with
    trying ..1 to? ..1 break|force|kick|smash|climb|get ..2 into my|our|the ${HOME} !own|chain|loan|office
    trying ..1 to? ..1 break|force|kick|smash|open ..2 my|our|the ..1 front|back|bedroom|bathroom? door|window|lock ..1 down|in|to_get|$
    broke|broken|forced|breaking|forcing ..1 into|in ..1 my|our|the ${HOME}|place ..6 now|downstairs|upstairs|inside|still|hiding|what_do
    is|are breaking ..1 into|in ..1 my|our|the|right_now|now|$ ..1 ${HOME}|$ !own
    there is|are ..3 man|men|stranger|someone|somebody|intruder|burglar|burglars ..2 in|inside|outside|downstairs ..1 my|our|the ${HOME} !who|for|working
    intruder|burglar|burglars ..3 in|inside|downstairs|upstairs
    someone|somebody|stranger ..3 in|inside|entered my|our|the house|flat|apartment ..4 hear|alone|hiding|not_know|right_now|now|help
    @abuser ..2 is|are ..2 hitting|beating|choking|strangling|punching|kicking|attacking|stabbing|raping|dragging me|us|mum|her|him|my_mum|my_sister|my_brother|the_kids|the_baby|dad|my_dad ..2 now|right_now|help|$
    being hit|beaten|attacked|choked|raped|stabbed ..1 right_now
    @abuser ..4 outside|at ..1 my|our|the ..1 front|back|bedroom|bathroom? door|house|flat|window ..6 ${WEAPON}|will_not_go_away|trying_to_get|trying_to_break|right_now|${RAGES}
    @abuser ..4 outside|at ..1 my|our|the ..1 front|back|bedroom|bathroom? door|room|house|flat|window ..6 hit|hurt|beat|kill|attack|get_me|get_at_me|smack|slap ..1 me|us|$
    @abuser ..3 drunk|angry|mad|furious|raging|screaming ..4 coming_up|coming_in|coming_upstairs|coming_down|coming_to|walking_up|at_the ..1 the|my? ..1 stairs|door|room|steps|$
    @abuser ..2 chasing|coming_after|coming_at|coming_for me|us
    pointing|points|pointed|aiming|aimed|aims ..2 ${WEAPON} ..2 at|toward|towards ..1 me|us|my|him|her
    ex|stalker|husband|partner|he|she ..3 in|on|outside ..1 my|our|the street|garden|stairwell|hallway|driveway|porch ..3 now|right_now|watching|${RAGES}
    shooter|gunman|attacker|someone_with_a_gun|man_with_a_gun ..3 in|at|inside|outside|here|on ..2 school|college|building|office|mall|church|campus|class|work|$
    followed|following ..1 me|us home ..4 now|outside|still|scared|right_now`,
    {
      unless:
        '@game|@laugh|@story|@topic|@ocd|@badThought|@whatIf|@task|hide_and_seek|prank|surprise|pinata|dream|dreamt|nightmare|years_ago|last_year|used_to|as_a_child|when_i_was|@otherSelf|goodbye|drink_it|jump|suicide|suicidal|kit_kat|locked_out|own_flat|own_house|fps',
      unlessBeside: `builder|builders|plumber|decorator|hail|storm|biscuit|party|keys|drill|pizza|antenna|${PETS}`,
    },
  ),
  rule(
    ['abuse', 'high', 'threat against the person', 'danger'],
    `he|she|they|husband|wife|boyfriend|girlfriend|partner|ex|dad|stepdad|father|uncle|guy|man|bloke|brother|gang|stranger|somebody|someone|son ..2 is|are|said|says|keeps|texted|threatened|swore|will|wants|want|tried|trying|going ..4 stab|shoot|murder|strangle|behead|run_over|drown|suffocate|set_on_fire|choke me|us !an|a|dirty|looks|some
    he|she|they|husband|boyfriend|partner|ex|dad|stepdad|father|uncle|gang|son ..1 wants|want|tried|trying|tries|is_going|are_going|plans|is_coming ..1 to kill me|us ..1 !when|because_i|for_forgetting|if_i_am_late|if_i_forget|for_breaking|over
    if|when|before|until he|she|they ..1 find|finds|found|catch|catches|see|sees me|us ..3 kill|stab|shoot|murder
    he|she|they|dad|husband|boyfriend|ex|stepdad ..4 will|going_to|said|says|wants_to ..3 beat|beating|kick|kicking ..1 me|us ..1 to_death
    @abuser ..6 ${WEAPON} ..6 use_it_on me|us
    tried to kill|strangle|stab|drown|suffocate|choke|shoot me|us ..3 today|tonight|now|yesterday|last_night|hour|minutes|again|earlier|morning|$`,
    {
      unless:
        '@game|@laugh|@story|@topic|@ocd|@badThought|@whatIf|@task|@trivial|paranoid|nightmare|dream|dreamt|years_ago|as_a_child|when_i_was|email|text_me|photo|film',
    },
  ),
  rule(
    ['abuse', 'high', DANGER_NOW, 'danger'],
    `@subject ..4 is|are|was strangling|beating|choking|stabbing|raping|attacking|suffocating ..1 his|her|their|a|the|my ..1 wife|husband|girlfriend|boyfriend|partner|kids|kid|child|children|baby|daughter|son|woman|girl|boy|sister|brother !him|at|in`,
    {
      isAboutOther: true,
      unless:
        '@game|@laugh|@story|@topic|@ocd|@badThought|@whatIf|@task|chess|cards|race|drum|eggs|years_ago|used_to|record|time',
    },
  ),
  rule(
    ['abuse', 'elevated', 'somebody at home is hit', 'danger'],
    `mum|dad|stepdad|stepmum|father|mother|uncle|aunt|boyfriend|girlfriend|husband|wife|partner|carer|he|she ..2 hits|beats|kicks|punches|belts|whips|chokes|strangles ..1 my|our|the ..1 brother|sister|siblings|kids|baby|children|mum|son|daughter|gran|nan`,
    {
      isAboutOther: true,
      unless:
        '@game|@laugh|@story|@topic|@ocd|@badThought|@whatIf|pillow|chess|race|record|to_it|used_to',
    },
  ),
  rule(
    ['harm-to-others', 'elevated', 'somebody else means to harm somebody', 'intention'],
    `@subject ..4 is_going|are_going|going|wants|want|will|said|says|plans|planning|threatened|threatens ..4 kill|stab|shoot|murder|strangle|poison|beat_up|attack|hurt ..1 someone|somebody|people|mum|dad|his|her|their|our|my ..1 mum|dad|wife|husband|girlfriend|boyfriend|ex|sister|brother|teacher|boss|class|school|at|in|parents|kids|baby|tomorrow|$`,
    {
      isAboutOther: true,
      needs: '@subject',
      unless:
        '@game|@laugh|@story|@topic|@ocd|@badThought|@whatIf|@trivial|feelings|i_will|i_want|i_might|i_could|i_am_going',
    },
  ),
];
