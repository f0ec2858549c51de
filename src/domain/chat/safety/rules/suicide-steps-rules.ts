import { type Rule, rule } from './rule.ts';

/** Suicide: steps taken towards it, places gone to, and what still holds or no longer does. */
export const SUICIDE_STEPS_RULES: readonly Rule[] = [
  rule(
    ['suicide', 'high', 'means, time and intention', 'intention'],
    `pills|tablets|meds|medication|paracetamol|insulin ..8 going_to|will|gonna|plan_to|planning_to|about_to take|swallow|use ..1 them|it|those|everything ..1 all|tonight|tomorrow|later|now
    going_to|will|gonna|plan_to|planning_to|about_to take|swallow ..1 all ..1 of? ..1 my|the|these|those ..1 pills|tablets|meds|medication`,
    { unless: '@story|@game|vitamins|antibiotics|prescribed|doctor_said|as_told|with_food|course' },
  ),
  rule(
    ['suicide', 'high', 'at the place or with the means now', 'intention'],
    `put|had|held|holding|hold|point|pointed|pointing ..2 gun|knife|blade|rope|noose|pistol ..3 mouth|my_head|my_throat|my_neck|my_wrist|my_chest|my_temple|around_my
    climbed|climb|climbing|stepped|leaned|leaning ..1 over|onto|on|past ..1 the? ..1 railing|railings|barrier|ledge|edge|parapet
    typing|writing|texting|messaging|posting ..2 from ..1 roof|bridge|ledge|edge|balcony|tracks|cliff|rooftop
    at|by|near|on the ..1 station|platform|tracks ..8 fast|jump|in_front|not_going_home
    engine|exhaust running|on ..4 garage|closed|hose|in
    garage ..4 engine|exhaust|hose
    have|got|has the|my ..1 bag|gas|helium|hose|charcoal|rope|noose|pills|stuff ..1 is? ready
    taken|took something ..6 sleepy|dizzy|wake|die|drowsy|fading`,
    {
      unless:
        'gym_bag|climbing_wall|hiking|@game|@story|school_bag|view|hospital_bag|overnight|hay_fever|cold|allergy|flight|flu|travel|film_set|headache',
    },
  ),
  rule(
    ['suicide', 'elevated', 'steps towards suicide', 'hint'],
    `tied|tie|tying ..2 rope|sheet|belt|scarf|noose|cord|dupatta
    went|drove|walked|walk|go|going|travelled|drive|been ..3 to the? ..1 bridge|cliffs|cliff|tracks|rooftop|ledge|quarry|viaduct ..6 again|sat|last_night|alone|stood|thought|cried|tonight|nearly|looked|for_hours|twice
    hid|hidden|hiding|stash|stashed ..3 pills|tablets|meds|blades|rope|razor|razors
    know|knows|found|figured ..2 where|code|key|combination ..6 gun|guns|pistol|rifle|shotgun
    is|would|will|are #8 ..2 @pills ..2 enough|too_many|kill|fatal|deadly
    where|how ..4 cut ..4 bleed_the_most|bleed_out|die|vein|artery|most
    left|leave|leaving|wrote ..3 note|notes|letter|letters|video ..2 for|to everyone|my_family|mum|dad|my_kids|them|my_parents|each|my_children
    my ..1 funeral|coffin|gravestone|obituary|eulogy|ashes|tombstone !clothes|outfit_for
    sorting|sorted|packed|packing|labelled|labeling|boxing|cleared ..4 stuff|things|room|paperwork|belongings|accounts|photos ..4 so ..3 not have_to
    if ..2 do it now|tonight ..8 over|home|find|before|nobody
    planning|plan|planned|going|about ..1 on|to ..1 dying|die|be_dead
    will dying
    stopped taking ..3 insulin|heart|medication|meds|pills ..6 die|live|over|be_here
    not ..1 eat|eating|drink|drinking ..6 want_to_die|die
    ideation|si|thoughts_of_suicide ..3 active|worse|stronger|louder|back|bad|plans|constant
    suicidal ..3 worse|stronger|louder|back|bad|constant`,
    {
      unless:
        'boat|tent|shoe|shoelaces|parcel|picnic|dog_walk|view|headache|@game|@story|uncles_funeral|nans|christmas_card|teacher|postman|thank_you|santa|landlord|photos|photo|pictures|jog|fishing|vitamins|@ocd|what_if|cake|run_over_the|toddler_cannot',
    },
  ),
  rule(
    ['suicide', 'elevated', 'what no longer holds', 'hint'],
    `everything|it_all|my_life|all_this ..3 over by|on|after|before|tonight|tomorrow|soon
    after|by|come tonight|tomorrow|friday|sunday|saturday|monday|then ..3 nothing|none ..2 matter|matters
    not ..4 deal|live|put_up|struggle|suffer|hurt ..4 soon|much_longer|any_longer|after_tonight
    free|rid of me
    am|was|be a|such_a|one_big ..1 mistake|burden|waste_of_space|waste_of_oxygen|waste_of_life|waste_of_air
    taking|take up ..1 space|oxygen|air !in|on
    nothing left to give|live|lose|hope|fight|offer|stay
    no|not_any|not_see_any|without ..1 reason ..2 keep|try|get_out|get_up|fight|stay|wake|be_here|go_on
    only|1 ..1 thing ..1 left ..1 to_do|for_me|that_will !on|before|this
    nothing|no_one|nobody can|could|will fix|change|stop|help|save ..3 except|but|besides|only ..2 dying|death|die|dead
    past|beyond ..1 point of caring|return|no_return
    have|live|be good|great|happy|nice|better|happier lives|life|years ..1 without me
    hope|wish ..6 happy|happier|better|okay|manage|lives|life|move_on ..2 without me
    hell|death ..2 better than|be_better
    other side $
    meet|see|join ..3 in heaven|hell|the_afterlife|the_next_life
    my mind|decision is ..2 made|final
    feel|feeling|am ..1 dead already|inside_and_want ..6
    already dead|gone
    only ..1 reason|thing|one|person ..5 here|alive|gone_already|done_it|living|killed_myself|going|breathing|not_dead
    if|when|once ..3 dies|die|is_gone|passes|goes ..4 i_will_too|i_am_going_with|me_too|no_reason|i_will_follow|so_will_i|i_die|i_go|i_am_next|going_with
    too late ..1 for_me $
    too late ..1 to_save|to_help me|anyone|myself
    not ..1 try|bother|attempt ..2 save|stop|find|rescue me
    wish ..6 forget me
    @wish|@will kill $
    only|still ..2 alive|here|breathing|living because|for
    too ..1 scared|cowardly|chicken|weak|much_of_a_coward|afraid to ..1 do_it|die|kill|jump|actually_do|go_through|end !of
    not ..1 see|reach|get_to|have ..2 next|another|my birthday|christmas|summer|year|spring
    pain|suffering|hurt|hurting|noise ..2 stop|end|over tonight|soon|for_good|finally|forever
    reason ..1 to ..1 get_to|reach|see|wait_for|make_it_to tomorrow|friday|monday|sunday|the_end|next|morning|christmas
    made|make|making my|our? ..1 peace with ..1 it|this|dying|death|god|leaving|everyone|everything
    lost|lose|losing ..1 all|every ..1 hope|will|faith_in_life
    not want ..2 help|saving|to_be_saved|rescue ..6 gone|die|dead|over|end`,
    {
      unless:
        '@task|@game|job|house|phone|laptop|paint|sofa|buy|moving|haircut|battery|the_shop|of_exams|parking|diet|@topic|what_if|match|movie|school_term|disk',
    },
  ),
];
