import { type Rule, rule } from './rule.ts';

/** Life, dying and going in any order with what speaks against staying. */
export const LIVING_RULES: readonly Rule[] = [
  rule(
    ['suicide', 'elevated', 'against being alive', 'hint'],
    `@againstLife ..3 @alive !out|room|with|in|at|alone|costs|cost|situation|together|off|wage|abroad|there|near|next|arrangements|insurance|story|easier|better_organised|back_together|admin|choices
    not want|wanting|wish|need|like|deserve|feel|see|enjoy ..4 living|being_alive|be_alive|alive|existing|exist !room|with|in|at|alone|near|there|off|together
    what ..2 stopping|stops me ..3 jumping|dying|ending|killing|it|doing_it
    what|who ..1 stopping me
    why ..2 not|should_i_not|should_not_i|i_should_not ..1 end_it|kill_myself|die|jump|end_my|do_it_tonight
    reason|reasons not|why_not ..1 to ..1 kill|die|end|jump|do_it
    give me ..3 reason ..2 not|stay|live|alive
    convince me ..2 stay|live|not
    why ..2 stay|live|exist|carry_on|go_on|keep_living ..1 $|any_more|anyway|at_all
    @leaveLife ..2 life|existence|this_world|living|my_own_life|the_world !insurance|hack
    nothing ..1 ahead|waiting|left of|for me
    my last|final|dying wish|words|request|goodbye
    not be? ..1 back|return|returning ..1 for_her|for_him|for_them|ever|alive
    no_one|nobody ..2 remember|remembers|forget me
    not ..2 know how ..2 to|much ..1 keep_going|go_on|carry_on|live|survive|exist|stay_alive
    easy|easier|tempting|tempted|nice ..2 to ..1 let_go|end_it|jump|die|disappear|end|not_wake|just_go|slip_away|not_exist|never_wake
    want|wish|need|ready|like ..2 to ..1 go ..3 forever|for_good|permanently|peacefully|in_my_sleep|now_lord
    end|ending|stop|stopping ..1 my|the|this|all ..1 suffering|misery
    end|ending|stop|stopping ..1 my|the|this|all|all_this ..1 pain ..2 permanently|for_good|once_and_for_all|tonight|forever|now
    after|when ..1 you|we|i die ..8 soon|find_out|tonight|hurt_my|better
    bought|got|picked_up|ordered|found ..2 rope|noose|razor_blades|pesticide|helium
    saved|saving|save|stocking|stocked ..4 up ..6 enough
    on|at the ..2 bridge|roof|ledge|rooftop|tracks|cliff right_now|alone|crying|and_will_not|again
    ending|end stuff|everything|things $
    thoughts|thought|thinking ..2 ending stuff|things|everything|it
    let|letting go ..1 of_life|forever|for_good|of_everything
    want|wish|need ..2 be ..1 free ..2 from_this_life|from_life|of_life|forever|of_this_body|of_everything
    too much|painful|hard ..1 to live|exist|bear_living !for
    alive ..3 mistake|burden|accident|punishment|unfortunately|sadly|barely_want
    still|unfortunately|sadly alive ..1 $|unfortunately|sadly|why|but
    @wish ..4 someone|somebody|anyone ..2 would|could|to ..1 kill|end|shoot|put me
    put me out_of|down|to_sleep
    no|without|lost ..1 purpose|meaning ..3 life|live|alive|any_more|exist|left
    die|dying|dead|death|suicide ..5 only|best|better|easier|easiest|peace|peaceful|rest|relief|answer|solution|comfort|freedom|escape !battery|end|line
    @wish ..3 life ..1 over|to_end|would_end|to_be_over|was_over
    not ..1 mind|scared|afraid|care|bothered ..2 dying|death|die|dead|if_i_died`,
    {
      unless:
        '@game|@task|what_if|meeting_people|essay|philosophy|novel|landlord|sourdough|dating|grandad|nan|grandma|grandpa|my_dog|plant|religion|believe_in|app|newsletter|subscription|party|queue|work_life|social_life|night_life|love_life',
    },
  ),
  rule(
    ['self-harm', 'elevated', 'hurting the own body on purpose', 'done'],
    `@woundVerb|@strikeVerb|@harmVerb|burning|burn|bruising|breaking|starving|choking ..5 @onPurpose
    @onPurpose ..4 @woundVerb|@strikeVerb|@harmVerb|burn|bruise|fall
    i ..2 cut|cutting ..1 for_the_first|today|yesterday|last_night|tonight|again|because_i|to_feel|to_cope|when_i|so_deep|deep|$ !corners|class|hair
    thinking|think|thoughts|thought|considering|tempted ..2 about|of|to ..2 cutting|cut|harming|hurting|burning ..1 $|again|myself
    feel|feels|felt like cutting|burning_myself|hurting_myself|self_harming|harming_myself`,
    {
      unless:
        'hair|fringe|grass|carbs|sugar|class|costs|vegetables|onions|fabric|wood|paper|lawn|cake|toast|rubbish|pizza|video|film|them_off|her_off|him_off|football|boxing|candle|incense|ties',
    },
  ),
  rule(
    ['eating-disorder', 'elevated', 'food on purpose avoided or lost', 'done'],
    `puke|puked|puking|vomit|vomited|vomiting|threw|throw|throwing|kept|food ..4 @onPurpose
    eat|eating|ate ..2 once|twice ..2 every|a|in ..1 #2|week|few ..1 days|$|week
    #30 kg|kgs|kilos ..6 too_much|fat|still|huge|heavy|not_enough|thinner
    scale|scales ..3 says|said|number|showed ..6 too_much|fat|hate|cry|disgusting|still|starve
    proud|happy ..4 not_eating|not_eaten|ate_nothing|skipped|hunger
    not ..1 eat|eating|eaten ..3 until|unless ..3 lose|weight|thin|kg|lost`,
    {
      unless: 'muscle|luggage|suitcase|deadlift|bench|flu|virus|dog|puppy|cat|baby|toddler|weaning',
    },
  ),
];
