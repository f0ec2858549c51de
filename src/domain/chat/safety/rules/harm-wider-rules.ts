import { type Rule, rule } from './rule.ts';

const MISHAP =
  'accident|accidentally|by_accident|football|gym|rugby|cooking|shaving|paper|nosebleed|nose|gums|period|blood_test|donate|donated|donating|chopping|fell|tripped|hair|nails|carbs|grass|tattoo|surgery|dentist|vegetables|toast|heating';

/** Self-harm, abuse and eating disorders, more widely than the plain statements. */
export const HARM_WIDER_RULES: readonly Rule[] = [
  rule(
    ['self-harm', 'elevated', 'self-harm in other words', 'done'],
    `cut|cutting|burn|burned|burnt|scratched|sliced|bled ..1 again|deeper|worse|to_feel|to_cope|to_calm|when_i_am
    slipped|slip|relapsed|gave_in|caved|give_in ..6 cut|cutting|razor|blade|burn|harm|scars|arms|urge|urges|scissors
    still|secretly|also|sometimes|always|only|i cut|cutting|burn $|when_i|to_feel|to_cope|sometimes|at_night|in_secret
    need|want|have|like|make|made|watch|until|till|til|love|see|myself ..3 bleed|bleeding|bled|blood
    arms|arm|wrists|wrist|thighs|legs are|is|look|looks ..1 mess|ruined|destroyed|covered|wrecked|scarred|sliced|shredded|raw
    arms|arm|thighs|legs ..2 a mess
    broken|smashed|shard|shards|piece mirror|glass|bottle|of_glass|of_mirror ..6 skin|arm|did_it|cut|wrist|my|leg
    with ..1 broken|shard mirror|glass|bottle
    hot|boiling|scalding|burning spoon|spoons|water|metal|shower|hob|stove|wax|tea ..4 on|against|over|to|myself ..2 skin|arm|hand|legs|self|purpose
    press|pressing|hold|holding|pour|pouring ..3 hot|boiling|lit|burning ..4 skin|arm|hand|leg|myself|thigh
    pick|picking|open|reopen|reopening|peel|peeling my|at ..2 wounds|scabs|stitches|cuts|scars|wound ..6 purpose|heal|bleed|again|hurt
    scars|cuts|marks|burns|slashes ..2 all? ..1 up|down|along|across|over|on ..3 arm|arms|thigh|thighs|leg|legs|wrist|wrists|stomach
    hurting|hurt ..1 physically|myself_is|my_body ..4 cope|only|helps|calm
    choke|choking|strangle|starve|bruise|bruising|pinch|pinching|slap|slapping|bite|biting|beat|beating @self !up|about|trying
    want|need|deserve ..2 to feel pain|something_by_hurting|the_pain
    on purpose ..3 to_myself|my_arm|my_skin|my_hand|my_leg
    @blade ..3 back|again|pocket|pillow|under|hidden|bag ..4 in|my|pocket|room|bed|$`,
    { unless: `${MISHAP}|@ocd` },
  ),
  rule(
    ['abuse', 'elevated', 'violence against the body or things', 'danger'],
    `@abuser ..3 grabs|grabbed|grab|pulls|pulled|twists|twisted|burns|burned|burnt|breaks|broke|squeezes|squeezed|bends|bent|smashed|smashes|scratches|scratched|hit|hits|slammed|slams|bites|bit|cut|punched|kicked|pinned|drags|yanks|yanked|slaps|slapped|spits_in|spat_in|rips|ripped ..2 my ..1 hair|hand|hands|arm|arms|face|neck|throat|wrist|wrists|head|back|body|leg|legs|nose|phone|glasses|ribs|rib|jaw|finger|clothes|ear|eye|wheelchair
    @abuser ..3 smashed|smashes|smash my|the|our ..1 phone|things|stuff|glasses|door|laptop|window|plates
    @abuser ..2 put|puts|putting|slid|slides|stuck|sticks|sticking ..2 hand|hands|fingers ..2 up|down|in|under|inside|between|round|around
    hand|hands|fingers up|down|under|inside my|her ..1 skirt|pants|top|trousers|underwear|shirt|bra|dress|knickers|shorts|legs
    force|forces|forced|forcing|pushed|pushes himself|herself|themselves on|onto|in|into me|her
    took|taking|takes|filmed|filming|films|recorded|recording|watches|watching|spies|spied ..2 pictures|photos|videos|video|me|pics|us ..4 shower|naked|undress|undressing|sleeping|changing|bath|toilet|bathroom|dressing
    leaves|left|keeps|kept|makes me|us ..3 without|hungry|tied|starving|outside_in|locked ..2 food|water|clothes|heating|meds|$|when|cold|up
    makes|made|making|forces|forced me|us ..2 sleep|kneel|stand|beg|stay|strip|eat|drink ..3 floor|outside|naked|knees|garage|rice|shed|hallway|soap
    counts|controls|rations|weighs|limits my food|meals|eating|money|calls|showers
    he|she|they|man|guy|ex|someone|somebody|who|stranger ..3 waits|wait|waiting|follows|following|watches|watching|shows_up|turns_up|parks|parked|hangs_around|sits|stands ..4 outside|me|home|window|my_house|my_work ..6 my|every|again|night|day|scared|school|home|house|work|$
    eggshells
    says|said|threatens|threatened|threatening|told|warned|tells|promised ..6 if ..1 i ..10 kill|burn|hurt|post|destroy|find_me|deport|deported|hit|regret|beat|take_the|leak|never_see
    threatens|threatened|threatening|threats me|us|to ..2 with|kill|hurt|leave_me_with_nothing|knife|gun|take|hit|post|burn|$
    @violence me|us ..2 with ..2 belt|stick|shoe|slipper|cane|hanger|wire|spoon|bat|cable|iron|ruler|pan|chappal|broom
    whips|belts|canes|whipped|caned|belted|thrashes|thrashed me|us|my
    shoved|shoves|pushed|pushes|threw|throws|dragged|drags|slammed|slams|pinned|pins|held me|us|her ..3 wall|floor|stairs|bed|door|ground|against|down|into|across
    kiss|touch|hug|sleep_with|undress_for him|her|them ..3 or|until|unless|otherwise
    not ..2 leave|stop|go until|unless i ..2 kiss|touch|sleep|pay|agree|say_yes|give_in
    so_called honour|honor`,
    {
      unless:
        'baby_threw|toddler_threw|baby_throws|toddler_throws|chess|mario|fifa|rugby|football|judo|karate|boxing|dentist|barber|hairdresser|physio|by_accident|accidentally|@game|@story|@whatIf|yoga|massage|doctor|@ocd|@badThought|the_bus_waits|taxi',
    },
  ),
  rule(
    ['eating-disorder', 'elevated', 'disordered eating in other words', 'done'],
    `if|when|after|because|every_time i ..1 eat|ate|eaten ..4 have_to|must|need_to|got_to|always|make_myself ..2 run|exercise|gym|work_out|burn|fast|punish|compensate|skip|starve|walk
    if|when|after|because|every_time i ..1 eat|ate|eaten ..4 purge|throw_up|vomit|punish|starve|puke
    flush|flushed|flushing|throw|throwing|threw|bin|binned|hide|spit|dump|dumped|feed|scrape ..3 my ..1 dinner|lunch|food|meals|meal|breakfast|plate ..4 toilet|away|bin|dog|out|trash|window|bag|napkin
    good|strong|proud ..1 today|yesterday ..2 only|just ..3 apple|salad|coffee|water|crackers|rice_cake|cucumber|gum|soup
    only|just ..2 apple|salad|coffee|water|gum ..1 all_day|today|since_yesterday|this_whole_day
    feel|feeling ..2 clean|light|pure|powerful|strong ..2 when|if i ..1 skip|fast|starve|restrict|do_not_eat
    get|getting|be|go|down ..1 to|at #2 kg|kilos|stone|lbs|pounds|kgs ..2 by|for|before
    only|just ..1 one|an|two apple|apples|coffee|cracker|crackers|yogurt ..2 in|for ..1 days|two_days|three_days|four_days|a_week
    only|just ..1 one|an|two apple|apples|coffee|cracker|crackers|yogurt ..1 in #1 days
    lost #3 kilos|kg|pounds|lbs|kgs ..1 this_week|in_a_week|in_one_week|in_days|in_two_weeks
    fasting day !ramadan|yom|lent|blood|for_the
    day #1 of ..2 fasting|fast|not_eating !ramadan|lent
    run|running|ran ..3 on ..2 coffee|an_apple|no_food|water
    nothing but ..2 coffee|water|gum|tea|coke|ice ..6 since|for|all|days|today|week
    gag|gagging|gagged ..1 myself|after_i|after
    scared|afraid|terrified|fear|frightened of food|eating|calories|carbs|meals|weight_gain|getting_fat|being_fat|gaining
    stop|obsessed|obsessing|obsessively|constantly ..2 counting|count|track|tracking|with|weighing ..1 calories|every_calorie|food|macros|my_food
    calories ..6 panic|guilty|punish|hate_myself|cry|disgusting|limit
    underweight|skin_and_bone|too_thin ..10 fat|huge|lose|more|still|big|gain
    fat|huge|enormous|massive ..10 underweight|too_thin|skinny|bmi
    lost #6 kg|kilos|pounds|stone|lbs|kgs ..12 fat|eat|still|more|worried|not_enough|thin|thinner
    make_sure|always|have_to|need_to|try_to|must ..3 vomit|throw_up|be_sick|purge|puke
    vomit|throw_up|purge|puke before|after bed|school|food|meals|every|breakfast|lunch|dinner|weigh
    double|extra|more|several|handful ..1 laxatives|diet_pills
    hate|disgusted|disgusts|can_not_stand ..3 eating|food|that_i_ate|my_fat|how_fat
    allow|let|allowing|letting myself ..1 eat|to_eat|food|one|an_apple|a_meal|only
    not|stopped|refuse|refusing|refuses|stops eating ..6 hair|period|thin|weak|faint|weight|dizzy|days|dad|worried
    stopped|stops|refuses|refusing eating|to_eat $|and|any|anything|because|at_all
    goal|target weight ..6 #30|thin|bones
    safe foods|food ..4 only|left|calories`,
    {
      unless:
        'arfid_therapy|ramadan|late|too_much_cake|food_poisoning|allergic|allergy|vegan|dog|cat|toddler|gaming|forgot|flu|virus|gluten|lactose|baby|choking|mouldy|moldy|expired|gone_off|smelled|contaminated|contamination|deadlift|squat|bench_press|barbell|marathon',
    },
  ),
  rule(
    ['harm-to-others', 'elevated', 'harm to others in other words', 'wish'],
    `put|putting|bury|burying him|her|them ..2 in_the_ground|underground|in_hospital|in_a_coffin|six_feet|6
    want|wish|wanted|like ..2 @somebody dead|gone_for_good|to_die|to_suffer|to_bleed
    want|wish|wanted my ..2 dead
    thinking|think|thought|seriously ..2 about ..1 hurting|killing|stabbing|attacking|poisoning|shooting|beating ..2 coworker|colleague|ex|boss|teacher|him|her|them|neighbour|classmate|bully|stepdad|stepfather|manager
    end|take|ruin|finish|destroy his|her|their ..1 life|lives
    followed|following|follow|watching|stalking him|her|them ..2 home|to_work|from|at_night|for_weeks
    sort|finish|get|hurt|deal_with|shut them|him|her ..1 out|off|once_and_for_all|for_good|up_for_good
    bring|bringing|take|taking ..3 knife|gun|blade|bat|hammer|weapon ..1 in|to|into|with_me
    lost|lose my temper|it|control ..3 shook|hit|hurt|slapped|threw|punched|grabbed|choked
    not|hardly ..1 feel ..1 bad|guilty|sorry|anything ..2 hurt|hurting|killing|kill|if_i_killed
    hurting|killing|torturing ..1 animals|cats|dogs|pets|the_cat|the_dog
    could|would|will ..1 kill|end|hurt ..1 him|her|them|@kin ..1 and ..2 sleep|not_care|enjoy|laugh|smile|feel_nothing`,
    {
      unless:
        '@game|@laugh|@story|@ocd|@badThought|@whatIf|scared|terrified|afraid|horrified|@trivial|makes_me_cry|cry|insurance|vet|put_to_sleep|save|would_never|off_my_back',
    },
  ),
  rule(
    ['suicide', 'elevated', 'somebody else has had enough', 'hint'],
    `has|had had? enough ..8 point|life|everything|crying|goodbye|living
    she|he|they|friend|mate|brother|sister|dad|mum ..8 no point|reason|future ..2 $|any_more|in|to
    crying ..4 no point|can_not_go_on
    sent|text|texted|message|posted|wrote|said ..6 sorry for everything|goodbye|it_all
    phone|not ..3 off|answering|replying|picking_up ..6 goodbye|sorry|scared|suicid
    text|message|note|post|letter ..3 goodbye|sorry_for_everything|bye ..8 phone|answering|reply|off|can_not_reach`,
    { isAboutOther: true, needs: '@kin|@otherPeople|he|she|they', unless: '@story|@game|@trivial' },
  ),
];
