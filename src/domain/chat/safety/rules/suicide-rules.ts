import { type Rule, rule } from './rule.ts';

/** Suicide said outright: wishes, intentions, plans, attempts. */
export const SUICIDE_RULES: readonly Rule[] = [
  rule(
    ['suicide', 'high', 'suicide intention', 'intention'],
    `@will ..2 @killVerb @self
    @will ..2 @endLife
    @will ..2 jump|jumping off|from|in_front_of|out_of ..3 @height
    @will ..2 step|walk|run|drive|crash|throw_myself|leap|lie|lay ..3 in_front_of|into|onto|off|under ..3 traffic|tracks|train|truck|lorry|bus|bridge|cliff|rails|tree|metro|tube|river|rail
    @will ..2 die|be_dead tonight|tomorrow|today|now|by|this|on|before
    @will do_it !@trivial ..3 tonight|tomorrow|friday|saturday|sunday|monday|thursday|wednesday|tuesday|this_weekend|when
    am killing|hanging|shooting|drowning|ending|offing|overdosing ..1 myself
    am|just ending my ..1 life
    i will be dead by|before|tomorrow|tonight|soon|when
    ready|about|going to jump $
    suicide note|notes|letter|letters|plan
    goodbye letters|notes|letter|note
    drive|driving my? car ..2 off|into ..2 bridge|tree|wall|river|traffic|lake|truck|sea`,
    { unless: 'what_if|prevention|movie|film' },
  ),
  rule(
    ['suicide', 'high', 'time of death chosen', 'intention'],
    `picked|chosen|set|choose|decided|know the|a|my? day|date|way|how|when|where ..4 die|go|end_it|kill|do_it|gone|feel
    know where|how|when ..3 do_it
    night|day i die|end_it|do_it|kill_myself|go_for_good
    tonight is the night
    this is it ..4 die|goodbye|done|dead
    do|doing it tonight|tomorrow|friday|saturday|sunday|monday|thursday|wednesday|tuesday|this_weekend
    doing it|this on? friday|saturday|sunday|monday|tuesday|wednesday|thursday|tonight|tomorrow`,
    {
      needs:
        '@killVerb|@die|@deathMeans|@height|@endLife|night|anyone|feel|plan|everyone|stockpiled',
      unless: '@trivial|dentist|presentation|interview|surgery|what_if',
    },
  ),
  rule(
    ['suicide', 'high', 'means at hand', 'intention'],
    `have|got|hold|holding|bought|found|grabbed|ready|beside|next_to|front_of|with ..3 @deathMeans ..6 ready|kill_myself|use_it_on|end|myself|in_front_of_me|in_front|in_my_hand|next_to_me|beside_me|right_now|tonight|wrist|throat|head|on_the_bed|on_me|die|do_it|where|alive|not_want
    @deathMeans ..1 to|at|against|on my wrist|throat|head|neck|arm|temple|skin
    stockpiled|stockpiling|hoarding|hoarded|saving|saved|collecting|collected|saving_up|stashing|stashed|stash ..4 @pills
    noose|rope is|already|around|tied|hanging ..2 up|ready|neck|tied
    tied|tie|tying|made|making a|the noose|knot|rope ..3 neck|noose|beam|tree
    standing|sitting|stood|sat|am|at|climbed|on|onto on|at|up|over the? ..2 bridge|ledge|roof|rooftop|edge|railing|parapet|tracks|cliff|train_tracks|platform_edge ..8 right_now|jump|die|not_to|not_coming|anyone|reason|ready|think|cannot|can_not|end|end_it|goodbye|looking_down|please|let_go
    bought|got|buy|buying a|some? gun|rope|pesticide|helium ..8 myself|me|kill|die|ready`,
    {
      unless:
        '@laugh|climbing|hiking|@game|sailing|photo|view|use_it_on_him|use_it_on_her|use_it_on_them',
    },
  ),
  rule(
    ['suicide', 'high', 'recent attempt', 'done'],
    `tried|attempted to|and? @killVerb @self ..6 last_night|yesterday|today|this_morning|this_week|last_week|days_ago|hours_ago|again|earlier|broke|but_the|weekend
    tried|attempted to @endLife ..4 last_night|yesterday|today|this_morning|this_week|last_week|days_ago|earlier
    attempted suicide ..2 last_night|yesterday|today|this_week|last_week|days_ago
    last_night|yesterday|today|this_morning|earlier ..3 tried|attempted to @killVerb|@endLife @self?`,
  ),
  rule(
    ['suicide', 'elevated', 'wish to die', 'wish'],
    `i|just|am @will|@maybe ..2 @dieVerb !of|laughing|from|inside|for_a|for_an|for_the|for_2|for_now|on_my_feet|hard|down|alone|it|on|without|with|in|here_in
    @wish|@think ..2 @dieVerb !of|laughing|from|inside|for_a|for_an|for_the|for_2|for_now|on_my_feet|hard|down|a_death|alone|out|hair|my_hair|it|my_eyebrows
    @wish|@maybe ..2 @killVerb @self
    @wish|@maybe|@think ..2 @endLife
    wish|wishing|wished i? was|were|be|had|could dead|gone|not_alive|not_here|not_around|never_born|never_been_born|not_exist|never_existed|just_die|just_disappear|not_breathing
    wish ..2 never been? born|existed|woken
    wish ..2 was|were dead|gone|not_alive|never_born
    would|be better|rather dead|be_dead|off_dead|die !than_eat|than_watch|than_listen|than_wear|than_sit|than_go_to
    better off dead
    hope|hoping|pray|praying|wish i? ..2 die|get_cancer|get_hit|crash|do_not_wake|never_wake|not_wake|can_die|will_die
    hope|hoping|pray|wish|praying a|the|some|my? bus|car|plane|truck|lorry|train|someone|something|plane ..2 hits|hit|runs|kills|crashes|takes|ran|would_hit|would_crash|crash
    want|need|wants|wanted death
    want|wants|wanted to go_home_to_god|be_with_god|go_to_heaven|meet_god
    want ..2 out_of ..1 life|this_world|here_for_good
    do want to die|be_dead
    i want to be with|join ..6 passed|died|heaven|dead|other_side
    want|wanted|wants to join him|her|them
    finish|finishing|end|ending @self
    end|ending it all
    @wish|@will|@maybe|@think ..1 end|ending it !here|up|there|with_a|with_him|with_her|with_my|by_saying|early|on_a|soon_because|by_email|amicably|so`,
  ),
  rule(
    ['suicide', 'elevated', 'thought of suicide', 'thought'],
    `@killVerb @self
    @think ..2 @killVerb @self
    @think ..2 @endLife
    @think ..2 suicide
    suicide ..4 on_my_mind|in_my_head|think_about|think_of|thinking_about|only_option|only_way|an_option|answer|thoughts|sounds|seems|all_i
    commit|committing|attempt|attempting suicide
    @endLife !rates|prevention
    @think|@wish|tempted|urge|urges ..2 jump|jumping|step|stepping off|from|in_front_of|out|out_of|onto|into|under ..3 @height
    see|saw|seeing|picture|imagine myself ..2 hanging|dead|jumping|dying|falling
    think|thinking|thought|imagining|imagine ..2 own funeral
    look|looking|looked at|down|over|off ..3 @height ..4 jump|jumping|falling|how_easy|what_if_i
    ways|way|how|methods|best_way|easiest_way ..1 to die|kill_myself|end_it|end_my|kill_yourself|suicide
    pills|hanging|jumping|overdose|train|drowning ..3 would_be quick|easy|easiest|painless|quicker|peaceful`,
    { unless: 'suicide_squad|computer|laptop|printer|to_suicide' },
  ),
  rule(
    ['suicide', 'elevated', 'suicide named', 'mention'],
    `@suicidal
    thoughts|ideas|feelings ..2 suicide|death|dying
    suicide !squad|hotline|helpline|bomber|vest|door|run|runs|drills`,
    {
      unless: '@story|to_suicide|by_suicide|died_of_suicide|at_basketball|computer|laptop|printer',
    },
  ),
  rule(
    ['suicide', 'elevated', 'method searched', 'search'],
    `how_many|how_much ..3 @pills ..4 too_many|too_much|kill|die|overdose|lethal|fatal|deadly|enough|dangerous|take_to|end|would|not_wake|death
    how_many|how_much ..6 to|before|until|will|would ..2 die|kill|overdose|death|fatal|lethal|end_it
    lethal|fatal|deadly|enough ..2 dose|amount|pills|tablets|overdose
    least|less|most|without|no ..1 painful|pain|painless|suffering ..3 go|die|death|dying|end|way|kill
    painless|peaceful|quick|quickest|easiest|fastest|easy|best|surest|gentle ..3 way|ways|method|methods|death ..2 go|die|out|end|kill|suicide|it|$
    quick|quickest|painless|easiest ..1 way|death $
    is|are there ..2 painless|peaceful way|ways
    how ..2 high|tall|far|deep ..4 be|is|bridge|building|fall|drop|jump ..6 die|kill|fatal|sure|enough|survive|be|$
    how high ..3 bridge|building|balcony|roof|floor
    how long ..4 take|before|until|does ..4 bleed|drown|suffocate|hang|die|starve|dead|out|overdose|carbon_monoxide
    would|will|could|can|is|does|do ..6 @pills|@poison|that|it|this|fall|height|mg ..6 kill_me|kill_someone|kill_you|kill_a_person|be_fatal|be_lethal|be_enough_to|enough_to_kill|enough_to_die
    can|could|do|does|will you|someone|i|a_person|people ..3 die from|of|if|by taking|take|too|drinking|overdosing|mixing|swallowing|jumping|hanging
    what|what_would|what_will happens|happen|would_happen if ..3 @took ..3 @lots ..3 @pills
    what happens if ..4 overdose|take_too_many|take_all|jump|stop_taking_insulin
    does it hurt to|when ..3 die|drown|hang|overdose|bleed|jump|suffocate
    how do|can|to|would|should ..3 tie ..2 noose
    how do|can|to|would|should|i ..3 kill_myself|end_my_life|die|overdose|kill_yourself|hang_myself|commit
    which|what is|are|would_be ..2 quicker|quickest|easiest|fastest|less_painful|more_painful|painless|better ..2 hanging|train|pills|overdose|drowning|jumping|rope|gun
    which|what pills|tablets|meds|medication|drugs|poison ..4 kill|die|lethal|fatal|overdose|strongest|dangerous|deadly`,
    {
      unless:
        'headache|migraine|headaches|migraines|period|cold|flu|fever|toothache|cramps|mould|mold|weeds|weed|ants|dragon|boss|ocd',
    },
  ),
];
