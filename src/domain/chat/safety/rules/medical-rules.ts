import { type Rule, rule } from './rule.ts';

const SMALL =
  'nosebleed|nose_bleed|paper_cut|stopped|has_stopped|gums|period_pain|price|bill|prices|money|fire_alarm|alarm|laughing|funny|lol|so_funny|haha|course|training|class|test_for|biology|years_ago|last_year|history_of|jump_scare|jumpscare|horror|trying_to_read|panic_attacks_are|chemistry|nearly_had|almost_had|almost_gave|nearly_gave|inducing|colours|autocorrect';

/** Medical emergencies, of the person or of somebody beside them; who it is does not lower them. */
export const MEDICAL_RULES: readonly Rule[] = [
  rule(
    ['medical-emergency', 'high', 'overdose or poison taken', 'symptom'],
    `@tookPast ..3 all|every ..2 my|the|his|her|their|of|single? ..2 @pills !today|this_morning|as_prescribed|at_once_a|on_time|so_far
    @tookPast ..2 a? whole|entire ..2 @pack|@pills
    @tookPast ..2 too_many|too_much|so_many|loads_of|a_load_of|a_bunch_of|a_handful_of|handfuls_of|handful_of|lots_of|a_lot_of|bunch_of|load_of|a_ton_of|way_too_many|bunch|someone_elses|somebody_elses|more_than ..5 @pills|@pack
    @tookPast ..2 #6 !mg|mgs|g|ml|years|am|pm|minutes|days|hours ..4 @pills
    @tookPast ..2 #6 !mg|mgs|g|ml of my|the|his|her
    @tookPast ..3 bottle|box|packet|pack|strip|handful of ..3 @pills
    @tookPast ..2 the rest of ..2 @pills|@pack
    @tookPast ..1 every pill|tablet
    @tookPast ..2 @pills ..2 all_of_them|every_one_of_them|the_whole_lot|the_lot
    @tookPast ..2 @poison
    overdosed|overdosing !on_netflix|on_chocolate|on_coffee|on_sugar|on_pizza|on_memes|on_cuteness
    @tookPast|have|has|had|taking an? overdose
    think ..2 i ..1 overdosed|overdose|taken_too_much
    took|taken|swallowed|downed too much|many $|and|what|help|of_my|of_them|now|by_accident
    @tookPast|mixed|mixing ..6 @pills ..4 vodka|alcohol|whiskey|drink|wine|drunk|beer ..6 feel|not|can_not|weird|numb|awake|breathe|spinning
    @tookPast ..4 @pills ..6 not|can_not ..2 stay|keep|awake|wake|stand|see|feel|breathe
    drank|drunk|drink bleach|antifreeze|poison|methanol|kerosene`,
    {
      unless:
        'netflix|chocolate|@story|what_if|scared_i|@game|in_case|to_the_pharmacy|back_to|would|happens_if|vitamins_i_keep|prescribed|dogs_tablets|on_time|photo|picture|of_them_for_years|years_ago|vitamins|supplements|gummies|tim_tams|biscuits|cookies|oreos|crisps|chips|chocolates|sweets|candy|haribo|gum|mints|crackers|doughnuts|donuts|strawberries|grapes',
    },
  ),
  rule(
    ['medical-emergency', 'elevated', 'medicine taken wrongly', 'symptom'],
    `@tookPast|taken|took ..4 @pills ..4 twice|double|two_times|by_mistake|by_accident|wrong
    @tookPast|took|taken double|wrong|triple|someone_elses|my_sisters|my_brothers|expired ..3 @pills|dose
    @tookPast ..4 my|a ..1 moms|mums|mams|dads|nans|grans|grandmas|grandads|sisters|brothers|friends|wifes|husbands|partners|flatmates|boyfriends|girlfriends ..1 @pills
    double|triple dose|dosed`,
    {
      unless:
        'should_i_take|prescribed|doctor_said|to_the_pharmacy|to_her|to_him|to_the_chemist|back_to',
    },
  ),
  rule(
    ['medical-emergency', 'high', 'breathing, heart or stroke', 'symptom'],
    `chest ..3 pain|pains|hurts|hurting|hurt|crushing|tight|heavy|pressure ..14 arm|jaw|sweating|sweaty|breathe|crushing|spreading|numb|shoulder|left|throwing_up|dizzy|hour
    crushing|severe|terrible|sharp|stabbing|intense|really_bad|bad ..2 chest|pain ..2 chest|pain
    pain|pressure|elephant in|on my|his|her chest
    chest pain|pains|hurts
    pain ..2 chest ..6 sweat|sweating|arm|hour|jaw
    having|have|had|is_having|has|he_is_having|getting ..2 heart_attack|stroke|cardiac_arrest|anaphylaxis|seizure|seizures|anaphylactic|heart_attacks|fit_and
    heart_attack|cardiac_arrest|stroke ..1 i_think|i_guess|i_believe|please|help
    think|thinks ..2 heart_attack|a_stroke|anaphylaxis|anaphylactic
    a|is seizing|fitting|convulsing
    asthma|asthmatic attack
    face|mouth|smile|eye|side ..4 drooping|droopy|drooped|dropped|numb|sagging|paralysed|paralyzed|falling_on_one
    slurred|slurring|slur ..4 speech|words|arm|talking|his|her|my
    speech ..2 slurred|slurring|gone|garbled|not_making_sense
    one|left|right|whole side ..6 numb|weak|paralysed|move|dead|limp|tingling|droop
    not|can_not ..2 feel|move|lift|raise ..1 my|his|her ..2 legs|leg|arm|arms|face|side|body|hand|left|right|toes
    can_not|could_not|not|unable_to|hard_to|struggling_to|trouble|difficulty|barely @breath !through_my_nose|because_i_am_laughing|laughing|this_is|in_this_dress|in_this_heat|freely_in
    not|stopped|stop|isnt|struggling breathing
    breathing ..2 weird|strange|funny|stopped|shallow|slow|not|gurgling|rattling|really_slow !work|works|worked|working|help|helps|helping|do|doing|for
    lips|face|fingers|skin|baby|he|she ..3 blue|grey|purple !hair|dress|shirt|eyes
    turning|gone|going|went blue
    throat|airway|windpipe ..3 closing|closed|swelling|swollen|tight_and
    tongue|lips|face|eyes|throat ..3 swelling|swollen|swelled|puffing
    epipen|epi_pen ..4
    allergic reaction|shock
    anaphylaxis|anaphylactic
    inhaler ..3 not|is_not ..2 working|helping|empty
    is|are|am|baby|son|daughter|he|she choking !him|her|me|up|on_my_words|in_the|game|match|interview|final|at
    worst|thunderclap headache ..6
    heart ..4 beating|racing|pounding|stopping|skipping ..4 weird|pain|hurts|chest|out_of_my_chest|faint|strange|irregular`,
    {
      unless: `${SMALL}|gym|leg_day|workout|marathon|cold|fallen_asleep|anxious|anxiety|panic|@topic|@story|@game|first_aid|in_2015|doing_well|refill|symptoms_of`,
    },
  ),
  rule(
    ['medical-emergency', 'elevated', 'chest or breath with anxiety', 'symptom'],
    `chest ..2 pain|pains|hurts ..10 arm|jaw|sweating
    crushing chest
    can_not @breath ..4 and|at_all|properly ..6 chest|lips|blue|numb|pain`,
    { unless: SMALL },
  ),
  rule(
    ['medical-emergency', 'high', 'unconscious or seizure', 'symptom'],
    `@somebody|baby|he|she|they|friend|mate|grandad|nan|i ..6 @reallyIll
    will_not|can_not|not|wont|could_not ..2 wake ..1 up|him|her|them|my_friend|my_dad|my_mum !for_school|on_time|early|before|without|in_the|me
    not responding|responsive|moving_or|conscious ..3 $|to|and|or|he|she|fell|mum|dad
    @reallyIll ..6 drunk|floor|breathing|fell|help
    keep|keeps|kept|about_to|going_to|nearly|almost ..1 passing_out|passed_out|pass_out|blacking_out|losing_consciousness|fainting ..8 head|pain|heart|chest|blood|hit|$|and
    hit|hurt|banged ..2 head ..8 passing_out|vomiting|throwing_up|confused|blurry|unconscious|dizzy|bleeding|see|sick
    fell ..8 not_responding|unconscious|not_feel|can_not_feel|not_moving|can_not_move|bleeding|will_not_wake|is_not_moving
    having|had|has|in a? ..1 seizure|fit|convulsion ..8 stop|now|help|think|not|$|still|minutes|i
    seizure ..4 not|stop|minutes|longer
    not ..2 stop shaking|seizing|fitting|convulsing
    snake|bitten|stung ..4 snake|swelling|breathe|spider
    electrocuted|electric_shock ..4 heart|burn|help|now|me|$|breathing|and
    is|are|was|nearly drowning|drowned ..3 help|in_the|pool|sea|lake
    stab|stabbed|shot me|him|her|in_the_leg|in_the_chest|in_the_stomach ..4 bleeding|blood|help|need
    @somebody|baby|son|daughter|kid|toddler|i|he|she|just swallowed|ate|drank a|an|the|some|bleach ..2 battery|magnet|magnets|bleach|coin|detergent|pod|poison|pills|glass|batteries|cleaner|tablets
    nuts|peanut|peanuts|shellfish|bee|wasp|sesame ..6 swelling|breathe|throat|hives|swollen|closing
    took something ..8 wake|unconscious|responding|breathing|awake`,
    {
      unless: `${SMALL}|@topic|@story|@game|drowning_in|work|tired|couch|years_ago|first_aid|@ocd|@badThought|what_if|want_to_wake|wanted_to_wake|wanting_to_wake|want_to_go_to_sleep|want_to_sleep|want_to_fall|wish_to_sleep|sleep_and_not|sleep_and_never|asleep_and_not|asleep_and_never|go_to_sleep_and`,
    },
  ),
  rule(
    ['medical-emergency', 'high', 'severe bleeding', 'symptom'],
    `bleeding|bleed|blood|wound ..5 not|can_not|will_not|cannot ..1 stop|stopping|stopped|slow
    not|can_not|will_not stop ..1 bleeding|the_bleeding|it
    bleeding ..3 heavily|badly|a_lot|so_much|loads|everywhere|out|really_bad|profusely|too_much|to_death
    so_much|lots_of|a_lot_of|too_much|loads_of|pool_of|losing blood
    blood everywhere|all_over|on_the_floor|pouring|gushing|spurting
    coughing|vomiting|throwing|threw|spitting|puking|coughed|pooping|peeing ..1 up|out? ..1 blood
    cough|vomit|throw ..1 up? blood
    pregnant ..6 bleeding|blood|bled|pain|not_moving
    bleeding ..4 pregnant|weeks
    cut my|his|her ..1 wrist|wrists|throat|artery ..8 bleeding|blood|stop
    soaking|soaked through
    deep|gaping cut|wound|gash ..4 bleeding|blood|stitches|bone`,
    { unless: `${SMALL}|month_after_month|nose|@story|@game|money` },
  ),
  rule(
    ['medical-emergency', 'elevated', 'other urgent symptoms', 'symptom'],
    `fever ..6 stiff|rash|neck|#40|#104|confused|seizure
    stiff neck ..6 rash|fever|headache
    rash ..6 not fade|glass
    not ..2 keep ..2 water|fluids|anything|food|liquids down ..8 days|stand|dizzy|day
    drank|drunk|drinking so|too|way much ..12 not|can_not|throwing_up|stay_awake|passed|blacking|breathing
    alcohol poisoning
    so much ..4 stay_awake|wake_up ..4 throwing_up|vomiting
    not ..2 stay awake ..8 throwing|vomiting|pills|drunk|head|hit|taking|took|took_someone
    pass|passing out ..10 pain|heart|chest|head
    sudden|suddenly ..6 blind|not_see|can_not_see|vision|numb|confused|not_speak|can_not_speak
    can_not|not ..1 see|speak|talk properly ..6 sudden|suddenly|headache|numb|side|face
    lithium|serotonin toxicity|syndrome
    carbon monoxide
    suicide attempt ..6 ambulance|hospital|now`,
    { unless: `${SMALL}|@topic|contacts|glasses|anxious` },
  ),
];
