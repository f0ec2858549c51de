import { type Rule, rule } from './rule.ts';

/** Suicide said in other words: absence, burden, no way on, farewells, giving away, not caring. */
export const SUICIDE_HINT_RULES: readonly Rule[] = [
  rule(
    ['suicide', 'elevated', 'wish not to live', 'hint'],
    `not want|wanting|wanted|wish|need|deserve|plan|expect|care|think|intend|like ..5 live !in|with|near|at|on_campus|there|alone|together|music|stream
    not want|wanting|wanted|deserve|plan|think|like ..4 exist|be_alive|being_alive|be_around|to_be_here_any_more|be_here_any_more|be_on_this|go_on_living|keep_living|keep_going|be_part_of_this|make_it|be_in_this_world|have_to_exist|breathe
    not want|wanting|wanted|deserve|wish|like to? be here !at|for|in|with|because|until|when|on_time
    not ..2 safe ..1 with|around|from|alone_with myself
    past|over the yellow line
    want|going|need|ready|about ..1 to? jump in front of
    lying|lie|laid|sitting|sat|standing ..1 on the ..1 tracks|rails|railway|train_tracks
    parked ..2 garage ..4 engine|hose|running
    unsafe with|around|alone_with myself
    want|rather ..1 to? not be here !at|for|in|with|because|until|when
    rather|prefer ..1 not ..1 be_here|be_alive|wake_up|exist|live
    no|without|any|not_see|not_see_a|not_see_any|nor|not_a reason|point|purpose|use|sense ..3 live|living|alive|go_on|going_on|carry_on|carrying_on|continue|continuing|stay|staying|exist|existing|be_here|being_here|being_alive|life|keep_going|wake_up|waking_up
    not|can_not see ..3 reason|point|purpose of|in|to|for ..2 living|life|being|going|carrying|staying|live|it|any_of_it|being_here|anything
    point|purpose|reason of|in|to|for ..1 living|life|being_alive|being_here|carrying_on|going_on|existing|my_life|staying_alive
    tired|sick|done|fed_up|exhausted|bored|over|weary|finished|sick_and_tired of|with|by|from? ..3 living|life|being_alive|existing|existence|being_here|breathing|waking_up_every|having_to_exist !out|room|with|in|at|alone|costs
    hate|hating|regret being_alive|living|that_i_am_alive|my_existence|being_here|existing|that_i_woke|that_i_exist|waking_up_every
    life ..3 not|never|hardly ..2 worth|for_me
    not worth ..1 living|it_to_live|being_alive
    life|living is ..2 too_painful|unbearable|pointless|meaningless
    nothing|not_anything ..3 live_for|for_me_here|to_live_for|keeping_me_here|keeping_me_alive|here_for_me
    stop|stopping|quit|done ..2 existing|living|being_alive|being|breathing !mean|late|rude|so
    want|wish|need|like|would ..4 not ..1 exist|be_alive
    @wish ..2 cease|stop to? exist|existing|living|being|breathing !mean|late|around|so
    want|wish|going|ready|like ..3 disappear|vanish|fade|fade_away|evaporate !into|from_this_meeting|for_a_weekend|for_the|for_a_few|from_the|to_the|to_a|in_the
    do not deserve ..1 live|life|to_be_alive|be_here|exist|to_live|air
    can|could not go_on|carry_on !holiday|vacation|a|the|with|my|trips|dates
    can|could not keep_living|keep_going|go_on_living|keep_doing_this|live_like_this|keep_living_like|continue_like_this|go_on_like|survive_this|bear_to_live|live_any_more|live_with_this|live_without_her|live_without_him|live_without_them
    never|not been born|asked_to_be_born|to_have_been_born
    existence|life is ..1 mistake|curse|burden
    need|want|wish|like|rest ..3 for|to sleep|rest forever|for_ever|for_eternity|and_never|and_not
    asleep|sleep|bed|eyes ..4 never|not ..2 wake|wake_up|waking|open
    not|never ..1 wake|wake_up|waking|waking_up !on|early|at|for|him|her|the|before
    not want|wanting|wanted|wish ..2 wake|waking up !early|at|for|on|before|late|so
    not living|live ..1 any_more|at_all|like_this`,
    { unless: '@task|landlord|flat|apartment|campus|rent|dorm|live_music|monday|cosy|melt' },
  ),
  rule(
    ['suicide', 'elevated', 'burden on others', 'hint'],
    `better|happier|easier|best|relieved|relax|fine|simpler|freer|richer ..3 without_me|if_i|when_i_am_gone|once_i_am|with_me_gone|with_me_dead|if_we_were_gone|for_everyone_if|without_him|without_her|having_me
    would|be|are ..2 better_off|happier|relieved|easier ..3 without|if|gone|dead|not_existing|if_they_only_had
    if i|me was|were|am|died|dies|disappeared|vanished|left|is|had|did ..3 gone|dead|not_here|not_around|die|nobody|no_one|any_more|tomorrow|not_wake|family|everyone ..3 better|happier|notice|care|miss|relax|relief|easier|fine|manage
    no_one|nobody|not_anyone|anyone|not_a_soul|who ..2 would|will|even|would_even|care|notice|miss ..2 miss_me|notice|care|cry|come|realise|realize|bother|notices ..3 if|gone|died|disappeared|dead|me|was|funeral|i
    not|nobody|no_one ..1 miss me ..2 if|when|gone|dead
    nobody|no_one would|will miss me|him|her
    would|will anyone|anybody|they|people|you|he|she ..2 miss|notice|care|cry|come|remember ..3 me|if_i|funeral|when_i_am_gone|gone|died
    a|such|just|only|nothing_but|total|huge|big|always burden on|to|for|$|everyone|and|they
    burden on|to|for my|everyone|them|family|you|others|people
    everyone|everybody|they|family|people|mum|kids ..4 waiting|wish|wishes|wants|want|would_love ..3 me_to_be_gone|me_gone|me_dead|i_was_dead|i_was_gone|me_to_die|me_to_disappear|i_never|i_was_not
    doing|do|be everyone|everybody|them|the_world|my_family|people a favour|favor
    worth more dead
    life insurance ..6 sort|pay|cover|money|help|fine|family|them|least
    family|they|everyone|kids|mum ..4 not have_to carry|look_after|deal_with|worry_about|put_up_with|pay_for me
    not ..3 anyone|anyones|anybody|a|be|be_a problem|anyones_problem|bother|trouble ..2 any_more|longer|soon|much
    soon ..3 not be ..2 problem|anyones|here|burden
    not have_to deal with me|him|her ..1 any_more|again|longer
    nobody|no_one|not_anyone needs|wants|loves me ..6 easier|better|here|alive|any_more|gone|around
    mum|dad|they|she|he|family would|will be? sad|upset|cry ..6 get_over|over_it|better|move_on|forget
    world ..3 better ..2 without|if
    waste of space|oxygen|air`,
    { unless: '@task|proof|tax' },
  ),
  rule(
    ['suicide', 'elevated', 'no way on', 'hint'],
    `no|not_any|only|only_one|one|not_see_any|any|need|want|not_see|not_see_a|a other? way out !of_my_contract|of_this_meeting|of_this_chat|of_the_building
    no other way
    no|not_any|not_see_a|not_see_any|without|lost_all|have_no|zero|not ..2 future|hope|hope_left ..3 any_more|left|for_me|myself|$|and|at_all|me
    can|could|do not|hardly see|imagine|picture ..3 future|tomorrow|next_year|myself_alive|past
    nothing|not_anything ..1 left !to|in|on|for_dinner|over|from
    nothing|no|not ..1 worth ..1 living|staying|living_for|it_any_more
    nothing ..3 look_forward_to ..4 reason|stay|live|point|any_more
    no ..1 point ..3 any_more|in_anything|to_anything|to_any_of|in_any_of
    lost|losing the? will to_live|to_go_on|to_continue
    lost everything !on|when_my|in_the
    given|giving|give|gave up on life|living|myself|everything|trying_to_live|being_alive
    reached ..3 limit|end|breaking_point ..3 life|rope|everything|$
    end of my rope|tether !with_this_code
    never|not|did_not|do_not ..3 make|made|making|see|reach|live|last|living ..2 to|past|until|till|through|beyond|it_to ..2 #1|birthday|christmas|thirty|adult|tomorrow|tonight|summer|graduation|this_year|new_year|the_night|the_week|next_year|week|old_age|spring|morning|easter|diwali|eid|prom
    if i do|did not make it ..2 through|tonight|tell|home|past
    suicide|death|dying|dead ..2 is|seems|sounds|would_be|feels|looks|like ..3 only|nice|relief|peaceful|easier|better|good|answer|option|way|comforting|appealing|sleep
    self delete|deletion
    only ..2 option|solution|answer|escape ..3 dead|death|die|dying|end|gone|left_is`,
    { unless: '@task|@game|files|backup|crashed|sudoku|tickets|contract|chess|maze' },
  ),
  rule(
    ['suicide', 'elevated', 'wish that everything stops', 'weak'],
    `can|could not do|take|handle|bear|stand|cope|go|face|deal_with this|it|life|with_this|with_life|another_day|much_longer|on|any_of_this ..1 any_more|longer|much|like_this
    can|could not go|face on|life|living|another_day $
    can|could not take|do|face ..2 any_more
    want|need|wish|like|wishing|just ..3 everything|it|it_all|the_pain|pain|this|all|all_of_it|my_life|life|this_pain|the_suffering|suffering|all_this|world to|would|could|can ..1 stop|end|be_over|go_quiet|go_away_forever|finish|be_done
    it|this|everything|pain ..2 will|to|would ..2 over|stop soon|for_good|forever|for_everyone|completely
    it ..1 will ..2 be_over soon
    want|need to|it be done|over|finished with|for_good|and|forever|$
    have_it be_over|over
    be over for_good
    just|want|need ..2 out $
    i am done ..2 life|living|everything|trying|fighting|this_life|with_it_all|with_all|existing
    done fighting|trying|pretending|living`,
    {
      unless:
        '@trivial|itch|headache|tics|hiccups|sound|music|drilling|barking|rain|essay|subscription|contract|project|work_for_the_day|shopping|cleaning|packing|@game|finished_all',
    },
  ),
];
