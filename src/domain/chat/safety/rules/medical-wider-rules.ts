import { type Rule, rule } from './rule.ts';

/** Medical emergencies told in other words. */
export const MEDICAL_WIDER_RULES: readonly Rule[] = [
  rule(
    ['medical-emergency', 'high', 'emergency in other words', 'symptom'],
    `been|got|was stabbed !in_the_back ..1 $|and|in_my|in_the_arm|in_the_leg|in_the_stomach|in_the_chest|help|bleeding|tonight|today|now
    heart|chest ..6 squeezed|squeezing|crushed|heavy|pressure|burning|stabbing|tight|vice ..8 arm|jaw|breathe|sweat|tingling|numb|dizzy|shoulder|sweating
    arm|jaw ..4 tingling|numb|heavy|pain ..8 chest|heart|breathe
    breathe ..6 chest|lips|blue|tight|heavy|wheezing
    can_not|not|hard_to|struggling_to ..2 catch|get ..2 breathe|air|any_air ..6 chest|wheezing|inhaler|heavy|blue|throat|tight
    went|goes|gone black|blank|dark ..4 floor|woke|fell|passed|came_to
    woke up ..2 on the floor|ground|bathroom_floor|pavement
    tongue|throat|lips|face|mouth|eye|eyes ..3 thick|tight|puffy|swollen|swelling|tingly|tingling|itchy ..8 sting|stung|bee|wasp|nuts|peanut|ate|eating|allergic|shrimp|egg|sesame|medicine|antibiotic|prawns
    sting|stung|bee|wasp|nuts|peanut|ate|antibiotic ..8 tongue|throat|lips|face ..3 thick|tight|puffy|swollen|swelling|closing
    tongue ..1 feels|is thick|swollen|huge|big
    see|seeing|showing|exposed ..2 bone
    bone ..2 sticking|poking|through|showing|visible|exposed|out
    huge|massive|deep|big|gaping|open gash|wound|cut ..8 bone|blood|bleeding|stitches|open|deep
    blood ..2 coming|pouring|gushing|spurting|dripping|running ..2 from|out|everywhere|down ..2 ear|ears|head|mouth|eyes|wrist|arm|leg|neck|chest|$|of
    talking|speaking|making nonsense|gibberish|no_sense|funny|weird ..8 arm|face|fell|fit|fall|head|move|droop
    not ..1 making sense ..8 arm|face|fell|fit|head|seizure|hit
    arm|face|fit|fell|head ..10 nonsense|gibberish|not_making_sense|confused|slurring
    a fit ..8 sense|now|again|floor|stop|blue
    kid|kids|child|baby|toddler|dog|son|daughter|girl|boy|he|she got|gotten|climbed into my|the|our|her|his|some ..1 pills|meds|medicine|tablets|bleach|cleaning|medication
    finished|emptied|used|necked|downed|cleared ..3 strip|bottle|packet|box|pack|whole ..4 tablets|pills|meds|paracetamol|vodka_and|medicine|medication
    can_not|could_not|not ..2 get|wake ..1 her|him|them ..1 to? wake|up|respond|awake
    drank|drunk ..4 bottle of vodka|whiskey|whisky|gin|rum ..12 wake|breathing|responding|vomiting|cold|floor|awake
    fell|fallen|crashed|hit_by_a_car|run_over|knocked_down ..10 blood|unconscious|not_move|can_not_move|head|bone|not_responding
    severe|worst|sudden|blinding|terrible headache|head_pain ..8 see|vision|speak|numb|vomiting|confused|neck|blind
    stabbed|shot ..2 me|him|her|in_the|and
    stroke ..4 now|help|think|having|face
    contractions|pregnant|waters|labour ..8 blood|bleeding|too_early|not_moving|pouring
    overdose|overdosed|od ..6 help|scared|ambulance|friend|floor|now
    how long have i got|left ..2 $|before
    collapsed !on_the_sofa|on_the_couch|into_bed|on_my_bed|with_laughter|in_a_heap|on_the_bed|into_a
    seizing|unconscious|convulsing`,
    {
      unless:
        '@topic|@story|@game|years_ago|first_aid|anxious|panic|laughing|in_2015|last_year|@ocd|@badThought|@whatIf|nosebleed|would|to_pick_up|the_shelves|the_deal|blood_test|@trivial|kitten',
    },
  ),
];
