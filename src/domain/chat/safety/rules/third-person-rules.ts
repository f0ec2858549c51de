import { type Rule, rule } from './rule.ts';

/** Somebody else who may be in danger from themselves; wishes of others are found by their subject. */
export const THIRD_PERSON_RULES: readonly Rule[] = [
  rule(
    ['suicide', 'elevated', 'somebody else may be suicidal', 'thought'],
    `kill|killing|kills|hang|hanging|shoot|shooting|drown|drowning|off|end|unalive|poison|hurt|finish|top ..1 @otherSelf
    tried|try|trying|attempted|nearly|almost|threatening|threatens ..3 @killVerb ..1 @otherSelf
    @think|@wish|@will|@maybe|keeps|talks|says|threatening|threatens|threatened ..3 @endLifeOther
    is|are|be|was|been suicidal
    threatening|threatens|threatened|attempted|attempting ..1 suicide
    @wish|@will|@maybe ..1 jump !at|on_the|in_the
    wants|want to|it end|to_end|death
    says|said|saying|told ..3 over for him|her|them
    took|bought|got|has a ..1 rope|gun|noose ..8 garage|shed|room|over|door|not_open|not_answering|answer|himself|herself|woods
    found ..4 note|letter ..4 suicide|goodbye|die|dead
    keeps|keep|been searching|googling|looking_up|asking ..2 how|ways|about ..1 to? die|dying|suicide|kill|death
    better off without him|her|them
    text|texted|wrote|sent|messaged|said ..8 take_care_of|look_after ..1 my ..1 cat|dog|kids|mum|sister|brother|plants
    he|she|they ..2 looking_up|googling|searching|googled|searched ..4 noose|how_to_die|painless|overdose|how_to_kill
    found ..1 her|his|their ..1 razors|razor|blades|blade|noose|suicide_note|goodbye_note
    found ..2 razor_blades|blades|razors|noose|cuts|scars ..2 in|on|under his|her|their
    posted|put|wrote goodbye|farewell|a_goodbye ..3 on|in !her_job|his_job|team|school|leaving
    not|never see|sees ..2 any|a way out`,
    {
      isAboutOther: true,
      needs: '@otherPeople|@kin|he|she|they|him|her|them',
      unlessBeside: 'what_if',
    },
  ),
  rule(
    ['suicide', 'elevated', 'somebody else with means or at a height', 'danger'],
    `@subject ..4 locked|shut ..1 @otherSelf ..8 pills|tablets|knife|razor|blade|gun|rope|paracetamol|medication
    @subject ..6 has|got|holding|with ..3 rope|noose|pills|tablets|gun|razor|blade|knife ..6 do_it|end_it|die|goodbye|kill_himself|kill_herself|use_it_on|to_his_wrist|to_her_wrist|to_his_own|to_her_own|over_with
    @subject ..6 standing|sitting|climbed|sat|stood|out ..2 on|onto|over|at ..2 roof|rooftop|ledge|window_ledge|windowsill|bridge|railing|railings|parapet|tracks ..10 jump|crying|come_down|goodbye|die|not_move|talk|threatening|screaming|help
    rope|noose|gun|razor|blade|knife|pills|tablets ..1 in|to|around his|her|their ..1 hand|hands|neck|wrist|wrists|head ..8 crying|cries|any_more|shaking|goodbye|die|sorry|not_want|not_stop|says_he|says_she
    @subject ..4 standing|sitting|sat|stood|lying|lies|lay ..2 on|by ..1 tracks|train_tracks|rails|window_sill|sill|windowsill
    @subject ..4 is|are|was ..2 on ..2 ledge|window_ledge|railing|railings|parapet|windowsill|train_tracks`,
    {
      isAboutOther: true,
      unless:
        '@game|@laugh|movie|film|show|book|novel|song|@topic|@ocd|@badThought|@whatIf|@task|cat|pigeon|bird|kitten|seagull|plant|view|photo|builder|roofer|repair|party|plaster|headache|to_my_throat|at_me|hurt_me|kill_me|use_it_on_me|use_it_on_us|use_it_on_him|use_it_on_her|use_it_on_them',
    },
  ),
  rule(
    ['suicide', 'low', 'a death by suicide in the past', 'mention'],
    `killed|hanged|hung|shot|drowned ..1 @otherSelf
    took his|her|their own life
    died|dead|passed|lost ..4 by|to|of|from suicide
    committed suicide`,
    { isAboutOther: true },
  ),
];
