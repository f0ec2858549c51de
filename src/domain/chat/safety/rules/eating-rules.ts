import { type Rule, rule } from './rule.ts';

const ORDINARY =
  'ramadan|intermittent|food_poisoning|stomach_bug|norovirus|flu|hangover|kebab|pregnant|pregnancy|morning_sickness|chemo|rollercoaster|roller_coaster|car_sick|constipation|colonoscopy|surgery|dentist|lent|yom_kippur|blood_test|dog|cat|puppy|migraine|motion|seasick|bug|fasting_blood|operation|inbox|closet|wardrobe|watching|netflix|binge_watching|series|toddler';

/** Eating disorders: restriction, purging, laxatives, driven exercise. */
export const EATING_RULES: readonly Rule[] = [
  rule(
    ['eating-disorder', 'high', 'eating disorder with danger now', 'done'],
    `faint|fainting|fainted|passing_out|collapsed|collapsing|dizzy ..8 not_eating|not_eat|starving|purging|not_eaten|restricting|stopped_eating
    blood ..4 purging|purge|throwing_up|making_myself
    purging|purge ..6 blood|chest_pain|heart
    not ..1 eaten|had_food|touched_food|eating ..3 #4 days`,
    { unless: ORDINARY },
  ),
  rule(
    ['eating-disorder', 'elevated', 'restricting food', 'done'],
    `starving|starve|starved|starves @self|@otherSelf
    not ..2 eaten|eat|eating|had_food|had_a_meal ..3 #2 days
    not eaten|eat ..3 days|a_week|all_week|since|properly ..8 thin|fat|weight|skinny|days|stopped|calories|she_is_fat|kilos
    not eaten in days|a_week
    not_eating|not_to_eat|stop_eating|stopped_eating|stop_being_hungry|quit_eating ..8 thin|fat|weight|skinny|calories|bones|failure|kilos|control|slim|control|motivation|go_without
    told|tells|telling|voice|says ..2 me|to|not not_to_eat|not_eat|to_not_eat|do_not_eat|eat
    motivation|tips|help|need|ways ..2 to|for not_eat|not_eating|stop_eating|starve|lose_my_appetite
    ate|eaten|ate_too ..6 want|going|need|have|make|try|urge ..2 throw_up|throw_it_up|vomit|purge|get_rid_of_it|sick_it_up|make_myself_sick
    want|need|going|urge ..2 throw_up|throw_it_up|purge|vomit ..3 after|because|what|everything|dinner|lunch|eating|food ..3 ate|eaten|eating|i_ate|dinner|food|lunch|$
    not deserve ..1 eat|food|dinner|meals|a_meal|lunch
    deserve|earn|earned ..1 my|to|the ..1 food|eat|meal|meals|dinner|calories
    only|under|just|below|than|eat|eating|let|limit|have ..6 #50 calories
    #50 calories ..3 day|daily|today|limit|max
    only|just|living|live|survive|surviving ..2 eat|eating|on|eaten ..2 ice|gum|coffee|apples|apple|cucumber|water|lettuce|air|rice_cakes|diet_coke|celery|monster
    skip|skipping|skipped|skips ..2 meal|meals|food|lunch|dinner|breakfast ..10 weight|fat|thin|skinny|calories|gain|scared|terrified
    terrified|scared|afraid|fear|petrified|frightened ..3 gain|gaining|putting_on|put_on|getting|food|eating|calories|carbs|being ..2 weight|fat|$|food|any|bigger
    food is the enemy|my_enemy|poison|disgusting
    restrict|restricting|restricted|restriction !access|my_screen|by|to
    water|juice fast ..8 lose|weight|kilos|kg|day|thin|days
    day|days ..3 water_fast|fast|fasting ..8 lose|kilos|kg|weight|thin
    fast|fasting|fasted ..2 #3 days
    calories|little|less ..5 eat|can_i_eat ..6 lose ..2 #1 kg|kilos|pounds|lbs|stone
    lose #5 kg|kilos|pounds|lbs|stone|kgs ..4 week|weeks|prom|days|fast|before
    hungry|hunger ..4 makes|feels|feel ..3 strong|clean|good|powerful|control|empty|proud
    stop|kill|ignore|suppress ..2 hungry|hunger|appetite ..10 week|weight|thin|without_food|days|skinny
    go|going|went without food|eating ..4 days|week|long|weight
    not let|allow|letting myself ..1 eat|have_food|have_dinner
    let myself have #1
    every time i eat ..4 disgusting|guilty|sick|hate|fat|gross|cry|puke
    eating makes me ..4 failure|disgusting|guilty|hate|gross|sick_with|weak
    guilty|disgusting|ashamed|gross|shame ..2 after|for|when ..2 eating|i_eat|food|i_ate
    hide|hides|hiding|hid ..3 food|meals|dinner|lunch ..4 napkin|napkins|so|mum|bag|ate|room|tissue|sleeve|parents|bin
    lie|lied|lying|pretend|pretended ..4 ate|eaten|eating|eat|lunch|had_dinner
    living|live on coffee
    chew|chewing ..3 spit|spitting`,
    { unless: `${ORDINARY}|late|forgot|hyperfocus|hyperfocused|hyperfocusing` },
  ),
  rule(
    ['eating-disorder', 'elevated', 'purging', 'done'],
    `@makeSelf ..1 @purge
    makes|making|made|forces|forcing himself|herself|themselves ..1 @purge
    @purgeWord
    bingeing|binging|binge ..3 purging|purge|throw|vomit|purge_it|sick
    throw|throwing|threw ..1 up ..2 after|everything|every|all ..3 dinner|meals|meal|eating|eat|ate|lunch|i_eat|it_all_up|i_ate|food|binge|my_meals
    throw it ..1 up ..2 after|again|so|every|$
    how ..3 throw_up|vomit|purge|make_myself_sick|puke ..4 without|quietly|after|easier|anyone|silently|hearing
    fingers|finger|toothbrush ..2 down my|her|his|your throat
    after|every|each meal|meals|dinner|i_eat|eating ..4 bathroom|toilet ..8 out|sick|purge|rid|throw|hear
    bathroom|toilet ..3 after every|each|meals|dinner|eating|i_eat|lunch
    get rid of ..2 the_food|my_food|everything_i_ate|what_i_ate|calories|meal|dinner
    eating|ate|eat|meal|dinner ..8 get_rid_of
    laxatives|laxative|diet_pills|diet_pill|water_pills|diuretics|ipecac|slimming_pills|fat_burners|weight_loss_pills ..10 weight|thin|every|day|night|ate|using|taking|not_eating|lose|again|fat|skinny|pizza|slim|after
    took|taking|take|using|use|takes|uses|abusing|abuse|buy|addicted|on ..3 laxatives|diet_pills|diuretics|water_pills|ipecac|fat_burners`,
    { unless: `${ORDINARY}|ill|virus|antibiotics|doctor_gave|doctor_prescribed` },
  ),
  rule(
    ['eating-disorder', 'elevated', 'driven exercise and weighing', 'hint'],
    `burn|burning|burned|run|running|exercise|exercising|work|workout|gym ..4 off ..4 ate|eat|eaten|food|calories|dinner|meal|it_all|binge
    earn|earning|deserve ..3 food|meal|eat|dinner ..6 exercise|run|hours|gym|steps
    exercise|run|gym|workout|work_out|cardio|steps ..3 #2 hours ..8 eat|food|calories|ate|fat|burn|day
    calories ..6 exercise|exercising|workout|run ..4 hours
    weigh|weighing|weighed|scale|scales myself|on_it|ten|number ..8 cry|cried|times|fat|times_a|obsessed|goes_up|every_hour|gain
    weigh|weighs|weighed|weighing ..2 #25 kg|kgs|kilos|pounds|lbs ..8 fat|huge|big|still|smaller|anorexic|scared|goal|thin|gross
    weigh|weighs ..2 30|31|32|33|34|35|36|37|38|39|40|41|42|43|44 kg|kgs|kilos
    bmi ..2 is|of|at|under|below #10
    see|seeing|feel|feeling|love|count|touch my|her bones|ribs|collarbones|hip_bones|spine|collar_bones|thigh_gap
    not ..2 had|get|got|having my period ..8 eating|eat|weight|months|food
    lost my period
    still ..1 fat|huge|too_big|not_thin|not_skinny ..4 $|and|enough|i
    thigh gap|gaps
    thin|skinny|small|light enough
    fat ..2 so|and|because ..3 not_eat|stop_eating|starve|not_eating|purge|skip`,
    {
      unless: `${ORDINARY}|parcel|luggage|suitcase|doctor_says_healthy|bmi_is_healthy|muscle|rent|wallet|deadlift|dumbbell|bench|squat`,
    },
  ),
  rule(
    ['eating-disorder', 'elevated', 'eating disorder named', 'mention'],
    `@disorder
    thinspo|thinspiration|meanspo|bonespo|edtwt|pro_ana|proana|pro_mia|ana_tips|ana_buddy|ana_coach|mia_tips|ana_friends
    ana|mia is|and_mia|voice|tells|only|my ..3 friend|best|me|back|only|eat
    relapse|relapsed|relapsing ..3 eating_disorder|ed|anorexia|bulimia|restricting|restriction|purging|food|eating|bingeing|binging|binge
    my ed|ana voice|is|brain|thoughts|tells`,
    { unless: `@topic|@story|${ORDINARY}` },
  ),
];
