import { type Rule, rule } from './rule.ts';

const PLAY =
  'race|score|points|snowball|pillow_fight|water_fight|sparring|boxing|rugby|football|goal|basketball|deadline|group_chat|discord_server|invoice|spreadsheet|song|wave|truth|realisation';

/** Danger from another person. */
export const ABUSE_RULES: readonly Rule[] = [
  rule(
    ['abuse', 'high', 'violence now or life threatened', 'danger'],
    `@abuser ..3 choked|chokes|choking|strangled|strangles|strangling|throttled me|her|us|mum !up|with_laughter
    choked|strangled|throttled|smothered me !up
    hands|hand|arm|knife|gun|belt|rope ..2 round|around|to|at|on|against my|her throat|neck|head
    grab|grabs|grabbed|squeeze|squeezed|held ..3 by_the|by_my|my neck|throat
    say|says|said|saying|threaten|threatens|threatened|threatening|told|swore|swears|promised ..3 will|would|going_to|to ..1 kill ..1 me|us|my|them|all
    @abuser ..4 would|will|going_to|is_going_to kill me ..1 if
    kill me if i ..2 tell|leave|do_not|marry|go|told|found|left|run|ever|try
    kill me ..1 if he|she|they found|finds|find|knew|know|find_out|finds_out
    @abuser ..2 hitting|beating|hurting|attacking|kicking|punching|strangling|choking|stabbing my|me|her|us ..2 mum|right_now|now|sister|brother|kids|mother|dad
    hiding ..3 bathroom|room|cupboard|closet|wardrobe|toilet|in ..6 he|dad|she|angry|scared|drunk|him|hitting|her|husband
    locked ..1 myself|ourselves|us|me|in ..3 bathroom|room|cupboard|closet|wardrobe|toilet|in ..6 he|dad|she|angry|scared|drunk|him|hitting|her|husband
    hide|hiding with the kids
    break|breaking|kick|kicking ..1 down|in|through|the ..2 door
    find|finds|found my body
    outside my|the house|door|work|flat|school again|right_now|with|and|all_night
    looking for us|me ..1 $|with|and|everywhere`,
    {
      unless: `${PLAY}|@laugh|@trivial|@story|scared_i|what_if|pizza|takeaway|flowers|cake|delivery`,
    },
  ),
  rule(
    ['abuse', 'high', 'sexual violence', 'danger'],
    `raped|molested|groped|sexually_assaulted|sexually_abused|raping|rapes|molests|molesting|sexual_assault|sexual_abuse ..1 me|by|on|at|again|last|when|$|her|in|yesterday
    got|was|been|being|am ..1 raped|molested|groped|drugged|sexually_assaulted|spiked|assaulted|sexually_abused|trafficked
    force|forces|forced|forcing|make|makes|made|making|pressure|pressures|pressured|coerce|coerced me ..3 sex|sexual|sexual_things|sexual_stuff|touch|have_sex|strip|undress|do_things|sleep_with|do_stuff|send|perform|watch_porn|kiss
    touch|touches|touched|touching|kissed|kisses|feels|felt me|my|us !own|door|front_door|door_handle|doorknob|phone|shoes|sink|desk ..6 night|told_me|secret|tell|private|chest|legs|inappropriately|there|not_want|uncomfortable|wrong|down_there|under|sleeping|asleep|not_like|bed|$
    @kin|teacher|coach|priest|carer|flatmate|boss|pastor|tutor|roommate|man|neighbour|doctor ..2 touch|touches|touched|touching|kissed|kisses ..1 me|my|us
    comes|came|coming|come ..2 in|into|to my ..2 room|bed ..8 touch|touching|night|hate_it|scared|sleep|touches|door|not_want
    said|say|saying no ..4 not|did_not|kept|anyway|still ..1 stop|going|listen|did|carried
    woke up ..4 on_top|inside|touching|in_my_bed|naked|clothes
    sends|send|sending|share|leak|post|posted|shared|leaked|leaking|sharing|has|have|got|posting ..3 my ..1 nudes|nude|naked|photos|pictures|pics|videos|images|intimate
    has|have|got|with ..1 nudes|naked|pictures|photos|pics ..2 of me ..8 money|post|send|share|everyone|or
    blackmail|blackmailing|blackmailed|sextortion|sextorted|extorting|blackmails
    send|sends|sending him|her|them|me|a|some ..1 pictures|pics|nudes|photos|videos ..4 of|without|naked|or|$|in
    asked|asks|asking|wants|makes|made|make|tells|told|got me|her|him ..1 to_send|for|send ..2 pics|nudes|pictures|photos|videos
    @somebody|man|he|online ..6 wants|asked|asks|told ..2 me ..2 meet|meet_up|send|keep_it_secret|come_over ..10 #1 ..12 #1
    #18 ..6 i_am|she_is|he_is ..2 #10
    is|am #1 and ..2 dating|boyfriend|seeing|meeting|girlfriend ..3 #18
    our ..1 little? secret
    honour|honor killing`,
    { unless: `${PLAY}|@story|what_if|feelings|my_heart|@topic|@ocd|@badThought|@whatIf` },
  ),
  rule(
    ['abuse', 'elevated', 'violence', 'danger'],
    `@abuser ..5 @violence ..1 me ..1 !up_about|up_on|that|with_a_bill|at|to|too|a|an|some|in_my_feelings|hard_that|up|into_doing|out_of_bed
    @abuser ..3 @violence ..2 me|us|my_mum|her|him|my_sister|my_brother|on_me
    hits|hit|beats|beat|beaten|slapped|slaps|punched|punches|kicked|kicks|choked|strangled|raped|molested|abused|assaulted|attacked me ..3 again|when|after|in_the|every|because|if|with|and|last|hard|so|until|on_the|down|up_after|up|for|so_hard
    @violence by my|a|the|him|her ..2 @somebody
    @abuser|always|keeps ..2 hits|beats|slaps|punches|kicks|chokes|hit|hurts|belts|whips|thrashes me|us|her|him|mum|the_kids
    throw|throws|threw|throwing things|stuff|plates|objects|a_plate|a_chair|a_glass|a_phone|it ..1 at me|us|her
    lock|locks|locked|locking me|us|her ..1 in|out|up|inside ..3 room|house|bathroom|night|cellar|cupboard|$|until|when
    @abuser ..3 not|never|stopped|forbids|refuses_to ..1 let|lets|letting|allow|allows me|us|her|him ..2 leave|go_out|see_my|see_her|eat|out_of|contact|call|have_friends|have_my_own|speak_to|talk_to !early|the_table|the_meeting|work_on
    not allowed out
    not allowed to|out|my ..1 see_my|have_my|leave|speak_to|talk_to|contact|out_of|own
    @abuser ..3 take|takes|took|taken|hide|hides|hid|hiding|withholds|controls|control|keeps my|her|all_my passport|money|medication|meds|wages|pay|documents|keys|card|bank|pills|salary|insulin|inhaler|wheelchair|bank_cards
    force|forces|forced|forcing|make|makes|making|made ..1 me|her|us|to ..1 marry|get_married|married|marriage|wed
    forced|arranged marriage ..3 not|want|scared|against
    if i ..2 not marry
    abusive relationship|partner|husband|wife|home|family|boyfriend|girlfriend|dad|mum|parents|marriage|household|ex|stepdad|man
    being|am|get|gets|getting|been|is|was abused|beaten|beaten_up|hit_by|stalked|controlled|groomed|trafficked|bullied_and_hit|threatened
    stalking|stalker|stalks|stalked|follows_me|following_me
    in case he|she hits|hurts|finds|comes
    @abuser ..2 controls|controlling|dictates ..2 everything|what_i|who_i|me|my_life|where_i
    @partner|he|she|they ..2 check|checks|checking|tracks|tracking|monitors|reads|goes_through my|her ..1 phone|location|messages|texts|everything|emails
    checks|knows|tracks ..1 everything|where_i_am
    beat|beating|jumped|jump me ..1 up|after|again|at|on
    beats|beat|hits|hitting|beating|hit ..1 his|her|their ..1 wife|husband|kids|children|girlfriend|partner|son|daughter|kid|mum|boyfriend
    husband|wife|boyfriend|girlfriend|partner|dad|mum|carer|he|she|mummy|daddy|stepdad ..2 hits|beats|choked|hurts|slaps|abuses|beat|punched|punches|hit ..1 him|her|them|me|us
    tell|tells|told|telling|say|says|said me|to_me|us to? ..2 kill|hang|end yourself|myself
    people|they|kids|girls|boys ..4 tell|tells|told|telling me ..1 kill|to_kill myself|yourself`,
    {
      unless: `${PLAY}|@laugh|@story|doctor_told|feelings|the_line|what_if|to_the_punch|curfew|@whatIf|vaccine|@ocd|@badThought`,
    },
  ),
  rule(
    ['abuse', 'elevated', 'abuse named', 'mention'],
    `domestic violence|abuse
    sexual abuse|violence|assault`,
    { unless: '@topic|@story' },
  ),
  rule(
    ['abuse', 'elevated', 'fear of somebody', 'hint'],
    `scared|afraid|terrified|frightened|fear|petrified ..2 of ..1 my|the|his|her|their ..1 husband|wife|partner|boyfriend|girlfriend|bf|gf|dad|mum|stepdad|stepmum|brother|ex|uncle|carer|parents|father|stepfather|coach|flatmate|landlord|fiance|son
    scared|afraid|terrified|frightened ..1 of him|her|them|their_dad|his_dad|what_he|what_she|what_they
    scared|afraid|terrified|frightened|dread ..2 go|going|be|being|return|come|coming ..1 home|at_home|alone_with|back_to_him|back_to_the_house|alone_with_him
    not ..2 safe ..3 home|house|with_him|with_her|with_my|here|around_him|around_her|flat|at_my
    unsafe at|with|in home|him|her|my !own_skin|own_body|the_house
    brother|sister|brothers|sisters|mum|mom|kids|children|daughter|son got|gets|was|were|is|being ..1 hit|beaten|slapped|choked|kicked|punched !by_a_car|by_a_ball|by_a_bus|in_the_game|at_football
    asked|asks|asking|wants|keeps_asking|begged ..2 for|me_for|to_send ..2 nudes|nude|a_nude|pics_of_me|pictures_of_me|photos_of_me|naked|private_pictures
    sent|send|sending him|her|them ..2 nudes|nude|pictures_of_my_body|pics_of_my_body
    feel|feeling|am ..1 unsafe $
    not feel|feeling ..1 safe $|right_now
    @abuser ..2 going_to|will|might|could|would ..2 hurt|kill|hit|beat me ..1 !when_she_sees|lol
    flinch|flinching|flinched
    raises|raised|raise his|her|their hand|hands|fist
    bruise|bruises|black_eye|broken_rib|marks ..8 he|she|dad|husband|stairs|door|told|lied|lie|him|work|says|hits|boyfriend|angry|partner|wife
    covered|end_up|left ..1 in|with bruises|a_bruise|a_black_eye
    no_one|nobody|never ..1 will|would|is_going_to ..2 believe me|us
    say|says|said|told|warned ..8 regret it
    if i ..2 tell|told|say|leave|left ..1 anyone|anybody|someone|him|her|police ..6 regret|hurt|kill|sorry|worse|kids|take|post|find_me
    not|can_not ..2 tell|say ..2 what he|she|they|my_dad|my_uncle ..1 does|do|did ..2 me|to|at
    something|things my|he|she|they ..4 does|do|did ..2 want_it_to_stop|to_me|at_night|when_mum
    take the kids|children|baby ..6 never|leave|go|away|if
    never see them|the_kids|my_kids again ..2 if|$
    sleep|slept|door|room ..4 door|blocked|locked|barricade|barricaded|chair|wedge|lock ..6 he|she|him|them|so|get_in|come_in|cannot
    block|blocked|blocking|barricade|lock my door ..4 he|she|him|get
    duty|right|job as|of ..2 wife|husband|girlfriend
    when|even_when|though i ..2 say|said|cry|cried no
    is it ..1 normal|abuse|okay|ok|wrong|rape|my_fault ..1 if|for|that|when ..4 he|she|boyfriend|girlfriend|partner|husband|wife|dad|mum|parents|uncle|coach|i ..4 @violence|makes|no|hit|touch|grab|check
    gets|goes|get|go so|really|very|mad|crazy|violent ..1 angry|mad|violent|when ..6 hide|scared|bruises|throws|hurts|hit|kids
    mum|she|he ..4 comes_home|came_home|home ..2 drunk ..6 kicked|hit|punched|shouting_at|throw|scared|hits|beat|hides
    hear|heard ..2 her|him|them|neighbour|kids ..2 screaming|scream|crying|being_hit|beat
    he|she|someone ..2 looking for|find|hunting|after us|me ..1 $|and
    run_away|ran_away|running_away|escaped|fled|left ..3 from_him|from_her|with ..1 him|her|home|one_bag|abusive
    marry|married ..4 not want|kill|against|force
    stepbrother|stepdad|uncle|cousin|brother|man|lodger|flatmate ..2 comes|came|come ..1 in|into my room`,
    {
      unless: `${PLAY}|@laugh|@trivial|flying|spiders|what_if|i_might|@ocd|@badThought|@whatIf|exam|grade_is|storm`,
    },
  ),
  rule(
    ['abuse', 'elevated', 'somebody else in danger', 'danger'],
    `child|kid|baby|boy|girl|cousin|niece|nephew|neighbour|friend|sister|grandma|nan|daughter|son|student|woman|mum ..4 is|being|getting|be|gets|are|was ..1 abused|beaten|hit|hurt_by|groomed|neglected|starved|molested
    husband|boyfriend|wife|dad|girlfriend|stepdad|partner ..1 will|does not let|allow her|him|them
    dating|seeing|talking_to|boyfriend ..2 a? #20 ..8 pics|makes|older|year_old|old
    send|sends|sending pics|nudes|pictures`,
    { isAboutOther: true, unless: `${PLAY}|@story|@topic|@ocd|@badThought` },
  ),
];
