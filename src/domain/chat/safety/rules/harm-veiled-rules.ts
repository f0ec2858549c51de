import { type Rule, rule } from './rule.ts';

const POSSESSION =
  'bank|card|money|phone|passport|medication|meds|keys|inhaler|food|documents|wages|insulin';

const NO_POISONING =
  '@topic|@story|@game|laughing|years_ago|@ocd|@badThought|@whatIf|anxiety|prescribed_by|vitamins_i|his_pills_today|her_pills_as|this_morning_as|anxious|panic';

/** Harm to others, abuse, self-harm and eating disorders in further words. */
export const HARM_VEILED_RULES: readonly Rule[] = [
  rule(
    ['harm-to-others', 'elevated', 'weapon and grudge', 'done'],
    `have|got|has|bought|found|carry|carrying ..2 gun|pistol|rifle|knife|weapon|machete|acid|bomb|shotgun`,
    {
      needs:
        'their_turn|pay|bullied|scared_of_me|laughed|laughing|revenge|outside_her|outside_his|waiting_outside|sorry_now|make_them|deserve|deserves|they_will',
      unless: '@game|@story|kitchen|toy|held|he_has|she_has|to_my_throat|my_dad_has|cooking',
    },
  ),
  rule(
    ['harm-to-others', 'high', 'intention to harm somebody soon', 'done'],
    `taking|take|bringing|bring|carrying|carry ..3 pistol|gun|knife|rifle|shotgun|machete|bomb|weapon|blade ..3 to|into|in|with ..3 class|school|work|college|office|church|his|her|their|them|party
    waiting|waited|parked outside|by|near ..1 his|her|their ..1 house|work|home|door|car
    decided|decision ..2 he|she|they|boss|ex|dad|mum ..2 has|have|need|needs|must to? die|suffer|pay
    @somebody|he|she|they ..1 has|have|needs|need to die
    hurt|hit|kill|stab|beat|punch ..2 next person|one|guy|kid|man|woman
    afraid|scared|worried|going|will|might ..4 hit|hurt|beat|slap|punch|shake|choke ..2 @kin|him|her|them ..1 again
    hurt|hit|beat|choked|punched ..4 @kin|him|her|cat|dog|kid ..2 and ..1 i ..1 liked|enjoyed|did_not_care|felt_good
    hurt|killed|tortured|kicked ..2 cat|dog|animal|animals|kitten ..4 liked|enjoyed|on_purpose|again|feel_nothing
    so angry|furious|mad ..2 could|might|will|want|going ..2 kill|hurt|stab|strangle someone|somebody|him|her|them|people ..6 actually|mean|will|really|think
    feel ..2 good|satisfying|amazing|great to ..1 hurt|kill|stab|beat|punch ..1 @somebody
    throw|throwing acid
    get|getting|want|take|taking|plan|planning ..2 revenge ..6 hurt|kill|knife|gun|blood|pay|suffer|burn`,
    {
      unless:
        '@game|@laugh|@story|@ocd|@badThought|taxi|@trivial|@topic|would_never|delivery|cooking_class|disgust|hate_the_thought',
    },
  ),
  rule(
    ['abuse', 'elevated', 'control and violation', 'danger'],
    `@abuser ..2 does|do|did|doing ..2 things|stuff|something|that to me|us|her !do_list
    @abuser ..4 not|never ..1 give me ..2 ${POSSESSION}
    @partner|he|she|they ..3 not ..6 let me ..1 work|leave|see|sleep|eat|out|study
    keep|keeps|kept me|us|her ..1 locked|prisoner|trapped|inside|tied|chained|home
    @abuser ..2 is|gets|are|was|being|becomes|became|becoming|turns|been ..2 violent|abusive|aggressive_with_me|physically|physical_with|handsy
    makes|made me feel ..1 unsafe|afraid|terrified
    without my consent|permission ..3 touched|sex|filmed|photo|pictures|posted|$
    not consent|non_consensual|nonconsensual|took_advantage_of_me|taken_advantage_of
    had sex ..3 when|while|but|even ..2 not_want|asleep|drunk|passed_out|said_no|crying|did_not
    sex ..2 when|even ..2 i ..1 not want
    while i was asleep|drunk|passed_out|unconscious|sleeping ..4
    @abuser ..3 while|when i ..1 was? asleep|passed_out|sleeping ..4 touch|touched|sex|clothes|hands|bed
    groomed|grooming|trafficking|trafficked|pimp
    threatened|threatens|threatening|threat ..2 to ..3 leak|post|share|break|hurt|kill|hit|deport|release|send|expose|ruin|burn|take
    threatening|threatens|threatened me|us|my ..1
    isolates|isolated|isolating|cuts|cut|keeps me ..1 from|off ..3 friends|family|everyone
    pressures|pressured|pressuring|guilts|bullies|manipulates me into ..3 sex|sending|marrying|touching|it
    @abuser ..3 attacks|attacked|attacking|assaults me|us|mum|her
    drunk|drinks|drinking and|then ..1 attacks|hits|beats|screams|throws|gets_violent|scary
    bed|room at night ..4 he|dad|uncle|stepdad|brother|touch
    stepdad|stepfather|uncle|brother|dad|grandad|cousin|stepbrother|lodger ..2 comes|gets|climbs|came|got in|into my ..1 bed|room|shower
    what|how my|the|he|she ..2 dad|mum|husband|boyfriend|stepdad|partner|he|she|ex will|would|might|is_going_to do ..5 home|finds|drunk|angry|to_me|back
    scared|afraid|terrified|dreading ..4 gets|comes|come|coming|is|back ..1 home
    asks|asking|asked|messaging|texting|dming|messages|texts ..2 me ..4 pictures|pics|nudes|photos|secret|meet_alone
    i am #10 ..8 teacher|coach|man|older|adult|boyfriend_is|he_is ..8 me|pictures|sex|secret|older|#20
    @partner|he|she|they|dad|mum ..2 controlling|coercive|possessive
    scared|afraid|terrified|frightened to leave ..1 him|her|$|my_husband|because
    hurts|hits|beats|abuses|touches|scares ..1 me ..4 where|so|and|when|if|but
    lose|lost|fire|fired my? ..1 job|place ..6 talked|tell|told|refuse|said_no
    boss|manager|colleague|landlord|doctor|tutor ..1 touched|groped|kissed|grabbed|rubbed|harasses|harassed|harassing
    sexually harassed|harassing|harassment|harasses`,
    {
      unless:
        '@game|@story|@topic|chess|vet|physio|massage|@ocd|@badThought|@whatIf|toddler_is_being|kitten|cat|puppy|alarm|employment_law|noise|sleep_study|boss_wants',
    },
  ),
  rule(
    ['self-harm', 'elevated', 'self-harm in veiled words', 'done'],
    `addicted|addiction|back|return|returned|went_back|turned to|on ..1 cutting|self_harm|burning_myself|hurting_myself
    hit|hitting|reached|saw|cut_to styro|beans|fat_layer|the_fat
    sliced|slashed|carved|gouged ..2 my ..2 open|up|leg|arm|thigh|wrist|stomach
    snapped|broke|lost_it|gave_up ..1 and|then ..1 cut|burned|hurt|scratched ..1 $|myself|my|again
    miss|missing|crave|craving|feel|need|want|love ..3 blade|blades|razor|cutting|the_sting|the_burn|the_pain
    calms|helps|soothes|grounds ..3 burning|cutting|hurting|hitting|scratching ..2 skin|myself|arm|my
    @harmVerb|@strikeVerb @self ..4 every|when|whenever|because|if|till|until|so
    scratch|scratching|cutting|carving|digging my ..2 wrists|wrist|arms|arm|thighs|skin ..3 with
    fresh|open|new wounds|cuts|scars|slits`,
    {
      unless:
        'hair|cooking|kitchen|surgery|mosquito|cat|football|shaving|accident|accidentally|itch|eczema|gym|operation|kitten|tattoo',
    },
  ),
  rule(
    ['eating-disorder', 'elevated', 'eating disorder in further words', 'done'],
    `count|counting|counted|counts every|all calorie|calories|bite
    every calorie ..8
    calorie|calories ..8 terrified|scared|panic|over|guilty|obsessed|cry
    binge|bingeing|binging|binges|binged ..8 starve|fast|restrict|purge|throw|vomit|hate|disgusting|guilty|laxatives|secret|ashamed|days
    starve|starving|fast|restrict ..6 binge|bingeing|binging|days|compensate
    not ..1 eaten|eat ..2 since monday|tuesday|wednesday|thursday|friday|saturday|sunday|last
    not|barely|hardly|stopped|refuse ..1 eaten|eat|eating|ate ..10 powerful|strong|proud|empty|control|clean|fat|thin|skinny|weight|thinner|pure|in_control
    surviving|survive|living|live|lasting|getting_by on #50|ice|gum|coffee|diet|nothing
    make|making up for ..4 eating|ate|breakfast|lunch|dinner|food|calories|cake|binge
    throw|give|bin|dump|hide|throwing|flush ..3 lunch|food|dinner|breakfast|meals ..8 thin|thinner|fat|weight|see|know|skinny|every_day
    ate|eat|eating ..8 guilty|hate_myself|fat_pig|punish|punishing|burn_it_off|get_rid
    not|refuses|refusing|stopped ..1 eat|eating|eats ..8 fat|thin|weight|hides|skinny|worried|falling_out|days|collapse
    hair ..3 falling_out|fell_out|thinning ..8 eat|eating|food|weight|starving
    ate|eaten|eating nothing|barely|hardly ..4 days|week|since
    made|make|making @self ..1 puke|sick|vomit|throw_up`,
    {
      unless:
        'ramadan|flu|stomach|bug|dentist|surgery|virus|dog|cat|puppy|late|forgot|food_poisoning|toddler|netflix|series|nuts|allergy|late_meeting|gaming|hyperfocus|hyperfocused|binge_watched',
    },
  ),
  rule(
    ['medical-emergency', 'high', 'child or other poisoned, or dose exceeded', 'symptom'],
    `kid|kids|child|baby|toddler|son|daughter|he|she|nan|mum|dad|brother|sister|nephew|niece|friend swallowed|ate|drank|took|got ..5 @pills|@poison
    friend|mate|brother|sister|son|daughter|he|she|they ..2 drank|drunk|drinking ..5 took|taken|swallowed ..2 something|pills|tablets|stuff !home|out|away|photos|pictures
    shook|shaken|shaking ..1 the|my|our ..1 baby|newborn|infant|toddler !awake|up|gently
    kid|kids|child|baby|toddler|son|daughter has|have eaten|swallowed|drunk|taken|chewed ..5 @pills|@poison !as_prescribed|on_time|this_morning`,
    { isAboutOther: true, unless: NO_POISONING },
  ),
  rule(
    ['medical-emergency', 'high', 'child or other poisoned, or dose exceeded', 'symptom'],
    `drank|swallowed|drunk|ingested|ate ..5 bleach|antifreeze|detergent|poison|cleaner|battery|magnets|petrol|pesticide
    took|taken|swallowed|had ..2 way|far|much|a_lot|lot more than|over ..4 dose|box|prescribed|limit|allowed|label|supposed|recommended
    sit|sitting|weight|pressure|brick|elephant ..2 on|in it|my_chest|chest ..6 breathe|pain|arm
    half ..2 face|body ..3 numb|drooping|droopy|paralysed|move|dead
    not|can_not ..1 smile|speak|talk|lift|move ..6 numb|face|arm|side|half
    throat|chest ..3 getting|feels|is tight|tighter ..4 sting|stung|ate|nuts
    sting|stung ..6 throat|tongue|breathe|lips|face|swelling|dizzy
    slurring|confused|slurred ..3 words|speech|and ..3 confused|face|arm|$
    fainted|fainting|collapsed ..5 not|will_not|can_not|unconscious ..2 wake|waking|respond|responding|up|move
    bleeding ..4 miscarriage|after_birth|labour|surgery ..4 heavy|heavily|stop|will_not|soaking|$`,
    { unless: NO_POISONING },
  ),
];
