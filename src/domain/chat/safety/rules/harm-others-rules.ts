import { type Rule, rule } from './rule.ts';

/** Harm to others: wishes, intentions, plans, and what has been done. */
export const HARM_OTHERS_RULES: readonly Rule[] = [
  rule(
    ['harm-to-others', 'high', 'weapon or poison meant for somebody', 'intention'],
    `i ..1 will|might|would|could|want|going|am_going ..2 use it|this|that|the_gun|the_knife|my_gun|my_knife ..1 on him|her|them|people|everyone|@kin
    i ..1 will|want|going|am_going ..2 poison ..1 @kin|him|her|them !against
    i ..2 put|putting|slip|slipped|slipping ..1 poison|bleach|pills|laxatives|antifreeze|a_bit_of_poison in|into ..1 his|her|their|my_husbands|my_wifes|my_bosss|my_mother_in_laws|mother_in_laws ..2 tea|coffee|drink|food|dinner|soup|lunch|bottle !because_the_vet|the_vet`,
    { unless: '@game|@laugh|what_if|@story|cooking|baking|burnt|roomba|app|face|skin|hair' },
  ),
  rule(
    ['harm-to-others', 'high', 'intention to harm somebody', 'intention'],
    `@will ..3 kill|murder|stab|shoot|strangle|poison|bomb|behead|torture|run_over|shoot_up|blow_up|slaughter|execute|hurt|attack|suffocate|drown|rape|molest ..3 @somebody|school|office|place|church|work|mall|college
    @will ..2 burn|burning|torch ..1 his|her|their|this|that|the ..2 house|home|school|flat|place
    @will ..2 make|get ..2 pay|bleed|suffer|regret|back_at_them_all
    @will ..2 smash|bash|cave|break|kick|punch|knock|rip|slit|cut ..1 his|her|their|that ..2 skull|head|face|legs|neck|teeth|throat|brains|arms|ribs|heart_out
    @will ..2 beat ..1 the? ..1 crap|shit|hell|life|him|her|them|living ..2 out|until|to_death|up
    @will ..2 jump|batter|beat_up|stab|beat ..1 him|her|them|that|this ..1 kid|guy|boy|girl|after|$|up
    have|got|bought|bringing|bring|brought|taking|took|carry|carrying|with|finding|buy ..2 knife|gun|bat|rifle|bomb|machete|weapon|hammer|acid|blade|shotgun|pistol ..6 school|college|work|class|use_it|on_them|for_him|for_her|him|them|her|monday|address|they|stab|kill|someone|in_my_bag|mall|church|ready_for
    know|got|have where|his|her|their ..1 live|lives|address|sleeps|works|parks|time ..10 pay|knife|bat|gun|hurt|regret|see_me|coming|sorry|suffer
    know what time he|she|they ..10 see|coming|alone|wait|leaves|leave
    not see me coming
    am|we_are going to|about_to ..4 beat|stab|shoot|kill|hurt|strangle|attack|burn|poison ..3 @somebody|people|house
    have|has to kill|hurt|stab|murder|attack ..2 @somebody|my
    @wish ..3 kill|stab|murder|shoot|hurt ..3 @somebody ..6 have|got|holding|with ..3 knife|gun|axe|hammer|weapon|rifle|machete ..2 here|now|ready|my_hand|my_bag|with_me|$
    made|make|have|got|written ..2 list ..2 of ..2 people|names|everyone|those ..8 wronged|kill|hurt|work_through|pay|deserve|hate
    next time ..3 not stop|let_go|hold_back
    planning|planned|plan|worked_out|worked|figured|figured_out|decided ..2 how|where|when|to ..2 hurt|kill|do_it|poison|stab|attack|murder|shoot|harm ..2 @somebody|$|people
    shoot|shooting|shot up a|the|my ..1 school|office|place|church|mall|college|class|party
    burn|burning ..2 house|home|flat|place|school|building ..2 down ..2 with|him|her|them|tonight|inside|!on`,
    {
      unless: `@game|@laugh|what_if|charger|cereal|fries|@trivial|@story|${'mould|mosquito|spider|spiders|flies|wasps|weeds|nightmare|calories'}`,
    },
  ),
  rule(
    ['harm-to-others', 'elevated', 'wish to harm somebody', 'wish'],
    `@wish|might|may|could|@will ..3 kill|murder|stab|shoot|strangle|poison|bomb|torture|run_over|slaughter|hurt|harm|attack|suffocate|drown|beat|injure|destroy|killing|hurting|stabbing|murdering ..2 @somebody|the_man|the_woman !feelings|at|with_love|in_a_race
    feel|feeling like killing|hurting|stabbing|murdering|shooting|attacking|beating ..2 @somebody
    enjoy|like|love|want ..2 idea|thought ..1 of killing|hurting|stabbing|murdering ..2 @somebody
    @wish ..1 see|make|watch ..1 him|her|them|people|everyone suffer|bleed|die|dead|pay|hurt
    @wish ..2 bash|smash|break|cave|rip|slit ..1 his|her|their ..1 head|skull|face|neck|throat|legs
    @wish|@maybe ..1 hurt|kill|shoot|stab ..1 people|someone|somebody|everyone|him|them|her|kids`,
    { unless: '@game|@laugh|not_to_hurt|charger|cereal|fries|feelings|offend|@trivial' },
  ),
  rule(
    ['harm-to-others', 'elevated', 'thought of harming somebody', 'thought'],
    `fantasise|fantasising|fantasize|fantasizing|fantasies|fantasy|dream|daydream|planning|obsessed ..2 about|of|with|how ..2 @attackVerb ..2 @somebody
    thinking|think|thought|thoughts|imagine|imagining ..2 @attackVerb ..3 boss|ex|stepdad|teacher|bully|bullies|neighbour|neighbor|classmates|coworkers|him|her|them|colleague|manager ..10 how|enjoy|plan|deserve|deserves|worked|good|smile|satisfying|every_day|hate|would_do_it
    thinking about|of bringing|getting|buying|using a? bomb|gun|knife ..3 to|at|on|for
    bringing|bring a? bomb|gun|knife ..2 to|into ..2 school|college|class|work|mall|church
    thoughts about hurting|killing my? ..1 ex|boss|bully|stepdad|teacher|neighbour|classmates`,
    { unless: `@game|@story|@ocd|@badThought|@whatIf` },
  ),
  rule(
    ['harm-to-others', 'low', 'thought of harming somebody without intent', 'thought'],
    `@think|thoughts|thought|image|images|picture|urge|urges|impulse ..3 @attackVerb|dropping|smothering|grabbing ..3 @somebody|@loved
    scared|afraid|terrified|fear|worried ..6 @attackVerb|kill|hurt|harm|snap ..3 @somebody
    what_if i ..4 @attackVerb|snap|grab|hit|knocked|ran_over|dropped|lose_it ..3 @somebody|pedestrian|cyclist|car|kids
    @ocd|@badThought ..8 poisoned|crash|die|hurt|kill|contaminated|attack|dead
    the what ifs
    the_thought|a_thought|bad_thought|image|it ..6 choking|stabbing|hurting|attacking|pushing|killing ..2 @somebody
    my mind|brain says|keeps|shows|tells ..4 jump|kill|hurt|stab|terrible|push|die
    like attacking|stabbing|hurting ..1 @somebody
    if i do_not|dont ..6 will ..1 die|crash|get_sick|be_hurt
    what_if i ..4 stab|hurt|snap|grab ..3 @somebody
    violent|harm|pocd thought|thoughts|ocd|images|urges
    @whatIf ..6 @attackVerb|killer|murderer|pedophile|molested|poisoned|contaminated|stab
    pocd|harm_ocd
    in_case i ..3 ran|hit|hurt|killed|ran_over
    something|anything terrible|bad|awful|horrible ..2 happen
    contaminated|contaminating|contaminate
    might have hit|killed|hurt|poisoned|run_over
    scared|afraid|terrified ..1 of ..1 knives|scissors|balconies|windows|what_i_could_do|hurting_someone
    could be a pedophile|paedophile|murderer|rapist|monster|psychopath|killer
    deadly illness|disease|germs
    scared|afraid|terrified|frightened ..4 impulse|urge|snap|lose_control
    what_if i ..2 drive|jump|drove|swerve|jumped|swerved
    have|did|could_i_have|what_if|whether|if i ..2 hit|run_over|ran_over|knocked_over|hit_and_run ..2 @somebody|pedestrian|cyclist|child|person|kid ..6 car|driving|drive|road|without_noticing|without_knowing|$
    keep|keeps thinking|imagining|picturing|seeing ..2 i ..1 will|might|could|would|am_going_to|going_to ..1 push|stab|hit|hurt|kill|drop|shove|attack|strangle ..1 @somebody|baby|kid|child|stranger
    get|have an urge to shout|swear|scream|blurt
    intrusive ..4 thought|thoughts|image|images|urge|urges`,
    { isIntrusive: true },
  ),
  rule(
    ['harm-to-others', 'elevated', 'somebody has been hurt by the person', 'done'],
    `i ..2 hit|punched|slapped|kicked|choked|strangled|beat|stabbed|shoved|pushed|hurt|shook|bit ..2 @kin|her|him|the_baby|the_kids|them ..4 again|scared|and|do_it_again|hard|drunk|bruise|bleeding|until|last_night|today|$
    shook|shaken|shake|shaking|dropped|smothered|hit|hurt the|my baby
    lost|lose|losing it|control|my_temper ..2 punched|hit|hurt|slapped|around|kicked|with ..3 @kin|him|her|baby
    frightened|scared|afraid|ashamed ..2 what i did to|will_do_to ..1 @somebody
    keep|kept|can_not_stop !imagining|thinking|picturing|seeing hurting|hitting|punching|slapping|biting|kicking ..3 @kin|people|him|her|them|animals|other_kids
    nearly|almost strangled|killed|stabbed|choked|hurt ..1 @kin|him|her|them
    can_not|not control myself|my_anger ..6 hurt|hit|kill|kids|baby|around
    i ..1 hit|punch|slap|hurt|beat my|her|him|the ..2 when_i_am|kids|children|wife|girlfriend|partner|boyfriend ..3 angry|drunk|again|and|scared
    made|make him|her|them bleed`,
    {
      unless:
        '@game|chess|tennis|scared_i_might|what_if|in_case|accidentally|by_accident|feelings|mario_kart|@whatIf',
    },
  ),
  rule(
    ['harm-to-others', 'elevated', 'threat', 'hint'],
    `@somebody|he|she|they ..3 deserve|deserves|need|needs to|it ..1 die|suffer|bleed|be_hurt|be_killed|get_hurt|be_beaten ..2
    he|she|they|everyone ..3 will|is_going_to|are_going_to|going_to ..2 regret|suffer|be_sorry|pay_for_what|pay_for_this|know_my_name|beg !not|missing|if|buying
    they|you will all see|know|pay|regret|be_sorry !my|it|the|that|what_time
    they|you ..1 all will? see|pay|regret !my|it|the
    someone|somebody|people|he|she|they ..2 going_to|will get hurt|killed !if|by_me|because_of
    not ..2 walk|walking away|out_alive
    @will ..4 never ..1 walk|walks|breathe|smile|wake again|up
    one of us ..3 dead|die|walking_away|not_walking|leaving_alive
    not be? ..1 smiling|laughing|breathing|so_funny|sorry ..3 done|when|after|tomorrow
    time ..2 they|he|she ..2 felt|feel|paid|pay|suffered|learned
    bought|got|have|buying|found|bringing|has ..1 a|my|dads|the ..2 knife|rifle|gun|weapon|bat ..2 for him|her|them|school|$
    ^ ..2 do not come to ..1 class|school|work|college|church|party
    school|they|work ..4 tomorrow|monday|friday ..6 all_see|pay|not_laugh|sorry|regret|remember_me
    know my name
    i want revenge
    @wish him|her|them dead
    hurt|kill him|her|them before|unless|if|until|so_bad|so_badly|until_he`,
    {
      unless: `@game|@laugh|movie|score|results|chess|exam|football|cup|@trivial|scared|what_if|afraid|@ocd|@badThought|@whatIf|@story`,
    },
  ),
  rule(
    ['harm-to-others', 'elevated', 'somebody else means harm', 'intention'],
    `he|she|they|who|brother|sister|friend|mate|boy|guy|husband|dad|son|ex|boyfriend ..6 is|are|was|will|wants|want|going|planning|plans|threatening|says|said|is_going ..4 kill|stab|shoot|shoot_up|hurt|murder|attack|bomb|poison|beat_up|burn|beat !me|myself|himself|herself|themselves ..2 @somebody|my|people|his|her|school
    he|she|they|boy|guy|kid|student|brother ..4 is|are|was|has ..2 bring|bringing|carrying|a|got ..2 knife|gun|bomb|weapon ..4 tomorrow|school|class|work|stab|kill|shoot
    told|says|said|saying|threatened|threatens ..4 kill|stab|shoot|hurt|murder|attack ..2 @kin|his|her|people|someone|them|everyone
    @somebody|he|she|they wants|want|plans|threatened|threatens to kill|hurt|stab|shoot|murder|beat|poison|attack ..2 @somebody|his|her|my|people|a`,
    {
      isAboutOther: true,
      unless: '@game|@laugh|@story|what_if|@ocd|@badThought|@trivial|scared_god|@topic',
    },
  ),
];
