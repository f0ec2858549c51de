import { type Rule, rule } from './rule.ts';

/** Suicide, more widely: pairs of ideas that mean danger in whatever words stand between them. */
export const SUICIDE_WIDER_RULES: readonly Rule[] = [
  rule(
    ['suicide', 'elevated', 'near an attempt', 'wish'],
    `close|nearly|almost|came_near|tempted|this_close|inches ..2 to|from? ..1 jumping|jump|jumped|doing_it|did_it|ending_it|ended_it|ending_things|end_it|killing|overdosing|overdosed|do_it|kill_myself|stepping_out|stepped_out|driving_off|driving_into !out_of_my_skin
    end|ending things|everything|this_life|it_all $|soon|tonight|for_good|and|now|myself
    @wish|@will|@think|@maybe ..2 end|ending things !with|between|amicably|kindly|politely
    get|getting|be it|this over_with|done_with ..1 $|already|and
    someone|somebody|something|anything|god|please|just ..2 kill|shoot|murder|end|finish me !for|with_this|when|if_i_forget
    walk|walking|walked|swim|swimming|wade|wading|go ..1 into|out_into the? ..1 sea|ocean|river|lake|waves|woods_and|traffic
    do|doing|go_through|going_through|went_through it|with_it this_time|properly|right_this_time|for_real
    attempted ..3 on|last|again|twice|yesterday|sunday|saturday|monday|tuesday|wednesday|thursday|friday|this|suicide|before|$
    failed|survived|another|second|third|last|recent|previous|after_my|my suicide? attempt
    have|got everything|all|what ..2 i need ..6 drawer|tonight|box|bag|ready|wardrobe|bed|shed|garage|car|kill|die
    thought|think|know|planned|figured|worked_out|knew ..2 how ..1 i ..1 would|will|am_going_to ..1 do_it|die|go|kill|end_it
    today|tonight|tomorrow ..1 is|will_be ..1 my last day|night|$
    hold|holding|count|counting|counted|line|lined|lining|lay|laid ..3 pills|tablets ..3 up|out|them|$|every_night|again
    pills|tablets ..2 lined up
    die|dying|death|dead|suicide ..4 all_i|constantly|always|every_day|comfort|comforting|calm|calms|looking_forward|relief|peaceful|option
    all i ..2 think|want ..2 dying|death|die|suicide|be_dead|ending
    okay|ok|fine|alright|happy|cool|good|ready|comfortable|content|peace with|about|to|for ..1 dying|death|die|not_waking|being_dead
    go|going to? ..1 end it|things|myself|my_life|everything
    jump|jumped|throw|throwing|threw|fling|step|stepped|fall|fell ..2 off|from|in_front_of|under|over ..3 building|balcony|roof|train|bus|cliff|terrace|flyover|overpass|window|train_tracks|tracks|railing|ledge|traffic
    drive|driving|steer|ride|crash ..3 into|off ..2 river|sea|lake|wall|tree|bridge|cliff|lorry|pole|ocean
    drown|hang|starve|shoot|poison|suffocate @self
    wrist|wrists|veins|vein|throat ..3 slit|cut|open|slash|slice
    cut|slit|slice|open|slash my ..1 wrist|wrists|veins|throat
    want|wish|wanting ..3 dead|death|die !my_hair|hair|it|battery|end|line|pixel
    not ..1 be|am|feel ..1 alive|living any_more|at_all|tomorrow|soon|next`,
    {
      unless:
        '@task|work|job|organiser|organizer|pharmacy|school|holiday|panic|with_my_boyfriend|with_my_girlfriend|with_him|with_her|marathon|swimming_pool|scared_of_dying|afraid_of_dying|dog|driving_test|skydive|bungee|what_if',
    },
  ),
  rule(
    ['suicide', 'high', 'going through with it', 'intention'],
    `going to|will ..1 do|go_through it|with_it
    tonight|tomorrow|sunday|saturday|friday ..6 die|kill|end|overdose|hang|pills|rope
    die|kill_myself|end_my|overdose|hang_myself|pills|rope|last ..6 tonight|tomorrow
    tonight maybe|perhaps $`,
    {
      needs: '@deathMeans|die|dead|pretty_sure|this_time|@killVerb|goodbye|not_stop_me',
      unless:
        '@task|@past|headache|take_my|prescribed|battery|prescription|pharmacy|homework|refill|what_if|game|will_die|phone',
    },
  ),
  rule(
    ['suicide', 'elevated', 'life as something to leave', 'hint'],
    `life|living|existence|existing|being_alive ..4 pain|torture|hell|suffering|agony|misery|painful|unbearable|pointless|meaningless|empty|exhausting|prison ..8 finished|done|out|over|end|tired|can_not|stop|any_more|not_want|leave|escape
    finished|done|through|over|had_enough|enough ..1 with|of ..1 it_all|life|this_life|living|everything|this_world|the_world|being_alive|existing
    no|not|never|nowhere ..2 place|room|space|spot|home ..1 for|in me ..3 life|world|here|earth|anywhere|$
    not ..1 belong|fit|fit_in ..2 in|on|to ..1 this? ..1 world|life|earth|planet|anywhere
    not ..1 meant|made|cut_out|built|supposed|suited|designed to|for ..2 world|life|live|exist|alive|be_here|this_life|be_alive
    should not be|exist|have alive|exist|been_born|here_any_more|survived
    point|use|purpose of me|my_existence|my_life|being_me
    my ..1 story|journey|life|chapter|road ..2 is|has|ends|feels ..2 over|ended|done|finished|ending|coming_to_an_end|here
    end of the ..1 road|line for_me|$
    last ..2 night|day|meal|sunrise|sunset|weekend|christmas|time|birthday ..2 on_earth|alive|ever|on_this_earth|i_will_see|seeing_them
    lights ..2 out ..6 never|forever|for_good
    want|wish|need|going|like ..10 never ..1 come_back|return|wake|coming_back|be_found|be_seen
    want|wish|need|like|ready ..5 gone|leave|sleep|rest|stop|over|out|away|quiet|disappear|end|peace|vanish ..3 permanently|forever|for_good|eternally
    permanently|forever gone|asleep|silent
    heaven|afterlife|other_side|next_life ..6 nicer|better|waiting|soon|ready|peaceful|easier|calling
    swap|trade|switch|change ..2 with|places ..8 dying|cancer|dead|died|terminal
    should|wish|could ..2 have ..1 been me
    not|no|nothing ..2 fight|hope|will ..1 left|any_more ..1 in_me|$|to
    no|not_any|not|lost_all will_to_live|fight_left|reason_left|strength_left|hope_left
    tired|exhausted|sick|done|weary of|with|from|to ..1 fighting|trying|pretending|struggling|surviving|hurting|it_all|being_here|waking_up|this_life|going_on !with|him|her
    how much? ..1 longer|long ..2 i|can|we ..2 hold_on|hang_on|last|go_on|keep_going|keep_doing_this|take_it|take_this|cope|fight|survive|carry_on|stand_it|stay
    can_not|hard_to|barely|not ..2 hold|hang on ..1 $|any|much|longer|to
    not ..2 survive|last|make_it_through|get_through ..2 the_night|tonight|night|the_weekend|another_day|another_night|this_weekend|alive
    getting|get through ..2 weekend|night|day|week alive
    waiting|wait for|until ..2 it|all|life|everything ..2 be? over|end
    nothing|little to lose ..1 now|any_more|$
    everyone leaves ..6 i_will|me
    stand|standing|stood|sit|sitting|lean|leaning|walk|walking|step|stepping ..4 edge|ledge|railing ..3 platform|tracks|roof|bridge|train|cliff|drop|$
    stand|standing|get|getting|step|stepping|went|go ..2 close|closer to the tracks|edge|railing|ledge|drop
    dreamt|dream|dreamed|dreams ..3 dead|dying|died|killing_myself ..6 disappointed|calm|happy|peace|nice|wish
    woke up ..4 disappointed|sad_that|wish|alive|gutted|annoyed_that
    disappointed|gutted|sad|annoyed|angry|upset ..3 woke|still_alive|still_here|survived
    not|never asked|ask|choose|chose to be_born|be_alive|exist|live
    hurt|painful ..3 if|when|to ..4 train|bullet|drown|jump|hanging|hang|lorry
    how|is|would|does ..4 painful|pain|hurt ..4 drown|drowning|hanging|overdose|overdosing|bleeding_out|jumping|train|suffocating`,
    {
      unless:
        '@task|scared|terrified|flat|photo|view|fence|@game|skydive|cliff_walk|theatre|with_this_chapter_of|driving_test',
    },
  ),
  rule(
    ['suicide', 'elevated', 'others after the death', 'hint'],
    `if|imagine|wonder|suppose ..1 i ..1 vanished|disappeared|died|ended_it|stopped_existing|ceased|dropped_dead|did_not_exist|never_existed|was_not_here|was_dead|were_dead|was_gone|were_gone|jumped|ended_things|was_never_born|die|am_gone|were_not_here|was_not_around|was_no_longer
    life|world|time|everyone|everything|people|family|day|they|kids|home ..4 better|easier|happier|lighter|calmer|simpler|quieter|fine ..5 minus_me|without_me|i_am_not|i_was_not|i_were_not|not_in_the_picture|me_gone|not_around|was_gone|not_here|out_of_the_way|were_gone|not_exist
    better|happier|easier ..1 life|world|time|place|off ..2 when|if|once|minus|without|with ..1 me|i
    minus me
    out of ..1 way|everyones_way|their_way|their_hair for_good|permanently|forever
    who|what ..3 look_after|take_care_of|take|feed|happen_to|have|inherit|get ..4 if|when|once|after ..1 i ..2 gone|dead|die|died|not_here|not_around
    something|anything ..1 happens|happened|happen to me
    not ..1 blame yourself|yourselves|anyone|themselves|him_for_this|her_for_this
    nobodys|no_ones|not_your|not_her|not_his|not_their|not_anyones|not_my_mums fault
    they|you|people|everyone ..2 will|would ..2 know|understand|see|realise|find_out why soon|when|after|$
    know why soon
    hand|handed|handing|gave|give|giving|transferred|signed|left|leaving ..4 keys|bank|passwords|savings|pin|documents|card|will ..12 soon|after|gone|why|look_after|when_i|in_case|not_need
    sorted|wrote|written|left|saved ..2 passwords|will|letters|instructions|funeral|note ..6 in_case|for_when|after|sister|mum|brother|them|kids
    rewriting|writing|wrote|finished|drafting my|the|a goodbye|suicide|final|last note|letter|letters
    rewriting|writing|finished my ..1 note|notes !for|to|on|about
    tell|told|say|said|saying|kissed|hugged ..3 goodbye|bye ..6 cried|forever|last_time|sleep|tonight|not_know|dog|cat|kids
    have|keep|take|has my ..3 when|once|after ..2 gone|dead|die|not_here
    find|finds|found ..2 my body|note|letters
    my ..1 funeral|grave|obituary|will|gravestone|ashes ..6 want|song|plan|planned|write|wrote|picked|come|cry|imagine|thought
    mum|dad|family|friends|they|everyone|kids would|will ..1 be ..1 relieved|free|better_off|better|fine|okay|glad ..3 without|if|when|gone|$`,
    {
      unless:
        '@task|@game|at_the_meeting|party|work|holiday|weekend|what_if|laughing|for_the_exam|@topic|cheerfully',
    },
  ),
];
