import { linesOf } from '#domain/chat/safety/text/matcher.ts';

/**
 * Figures of speech: the words that they cover mean nothing dangerous. Each line is a pattern; `~` marks
 * those that mean what they say where somebody is afraid.
 */
export const IDIOMS: readonly string[] = linesOf(`
  is|are|am|was|were|been ..1 killing me !self
  killing me|it|time
  killed|killing|kill it|time|the_vibe|the_mood|the_lights|the_engine|a_few_hours|an_hour|some_time|mould|mold|weeds|the_weed|my_appetite|the_buzz|the_light|this_weed|ants|flies|bugs|germs|bacteria
  kill|killed|kills|killing|trying_to_kill ..1 my? appetite|weed|mould|plants|plant|spiders|spider|wasps|the_process|the_boss|zombies|the_dragon|the_vibe
  joke|song|outfit|line|meme|video|bit|dress|pic killed|kills|slays me
  kill|murder|die|killing|dying for a|an|some|one|that|this|more|coffee|sleep|food|chocolate|tickets
  kill to be|have|go|see|get
  could|would|could_absolutely kill|murder for|a|an|some
  murder a|an|some curry|pint|burger|pizza|coffee|kebab|tea|sandwich|biryani|takeaway|drink|beer
  die|died|dying|dead|death of|from|with embarrassment|shame|cringe|laughter|boredom|laughing|curiosity|happiness|excitement|cuteness|anticipation|jealousy|awkwardness|heat|the_heat|hunger|thirst|second_hand_embarrassment|secondhand|suspense|stress|overwork|cold|natural_causes|old_age
  die|died|dying|dead laughing|inside|at_this|at_that|over_this|over_that|when_he_said|when_she_said
  to die for !real|good|sure|and|once
  dying to !be_dead|kill
  nearly|almost|literally|basically|about died|dead|dying|die laughing|when|of|at|on_the_spot|lol
  phone|battery|laptop|plants|plant|ipad|tablet|controller|car|wifi|internet|engine|tv|plants_keep|signal|bulb|chat|party|headphones|airpods|switch|kindle|watch|succulent|cactus|sim ..4 die|dying|died|dead|dies
  keep|keeps|kept dying on|in|at|to
  hair dye|died|dead_ends
  dead tired|end|line|beat|weight|on_my_feet|serious|pan|silence|easy|gorgeous|set|wood|in_the_water|battery|phone|inside|link|sea|lift|lifts|from_the_gym|legs|cute|funny|sure|ringer|reckoning|pool|head|zone
  sleep|slept|sleeping|sleeps like ..1 dead
  could have died ..1 when|of|from|laughing
  dead on my feet
  am so|soo|actually|literally|honestly? dead if|when|lol|because|at|omg|my
  drop dead gorgeous
  over my dead body
  scared|bored|worried|frightened|tickled|freezing|work|worked|working|love|loved|loves|stressed ..1 to death
  death by|stare|metal|row|valley|star|note|grip|trap powerpoint|chocolate|meetings|emails|spreadsheet|$
  death metal|star|note|stranding|valley|eaters|eater
  matter of life and death
  ~ @kin|boss|manager|teacher|coach|landlord|friend|flatmate|roommate|editor|supervisor|he|she|they|mates ..1 is|are|will|going|would|gonna ..2 kill|murder|strangle me ..1 when|lol|for|because|over|i_forgot|once|as
  ~ @kin|boss|manager|teacher|coach|landlord|flatmate|roommate|editor|supervisor ..1 is|are|will|would ..2 kill|murder|strangle me ..1 if_i_am_late|if_i_do_not_finish|if_i_forget|if_i_fail|$|if_i_miss
  ~ mum|boss|manager|teacher|coach|roommate|flatmate|sister|brother|wife|nan|landlord|friends|editor|supervisor|professor ..1 would|will|is|are|going ..2 kill|murder|strangle me !if_i_leave|if_i_tell|if_i_do_not_marry
  embarrassed|embarrassing|mortified|awkward|cringe ..3 want|wanted|could ..1 to|have die|died
  dressed to kill
  if looks could kill
  two|2 birds with ..1 stone
  killer view|heels|dress|outfit|app|whale|workout|deal|instinct|queen|smile|recipe
  a killer view
  shoot me a|an|over ..1 email|text|message|dm|line
  shoot|shot|shooting ..1 you|him|her|them|me a|an|over ..1 email|text|message|dm|look|glance|smile|line
  shoot|shooting|shot hoops|a_film|a_video|photos|a_movie|some_hoops|my_shot|for_the_stars|a_wedding|the_breeze|footage|penalties
  shot in the foot|dark|arm
  shot|shoot|shooting myself|yourself|himself|herself in the foot
  flu|covid|vaccine|tequila|espresso shot|shots
  cut|cuts|cutting ..1 my? hair|fringe|bangs|nails|down|back|to_the_chase|corners|class|classes|costs|carbs|sugar|grass|cake|caffeine|ties|off|it_fine|out_sugar|out_caffeine|the_grass|out_dairy|the_cake|in_line|me_off|me_some|it_short|my_losses|my_hours|our_hours|through|vegetables|onions|the_lawn|toenails|own_hair|own_fringe|own_bangs
  cut|cutting ..1 friends|him|her|them|toxic_people|people off|out
  haircut|paper_cut|pay_cut|power_cut|final_cut|shortcut|cut_scene
  beat|beating|kick|kicking myself up? about|over|for
  beating|beat myself up
  beat|beats|beating|smashed|destroyed|hammered|thrashed|killed me|him|her|us|them ..1 at|in|to|on|again_at ..1 chess|it|fifa|mario|tennis|uno|monopoly|scrabble|cards|pool|the_punch|everything|a_game|kart|darts|smash_bros|rocket_league
  it|that|this|then|suddenly|finally|really hit|hits|hitting|struck me ..1 that|hard|how|like|when|different
  hit|hits|hitting me|him|her|them|you|us up !after|again|and|because
  hit the gym|books|sack|hay|road|shops|nail|jackpot|roof|spot|pause|snooze|wall_at|ground
  jump|jumping|jumped|hop on|in|into|at|off ..1 chance|sofa|couch|bed|bandwagon|call|shower|topics|conclusions|queue|deep_end|trampoline|swing|pool|diving_board|zoom|quick|opportunity|offer|bed|lake
  jumping|jump|jumped rope|jacks|scare|scares|around|to_conclusions|ship|for_joy|the_gun|through_hoops|off_a_call|off_this_call
  hang|hanging|hung on|out|in_there|tight|up|around|by_a_thread|with|about|over|the_washing|pictures|the_picture|my_coat|back|laundry
  end of ..1 day|week|term|month|story|semester|year|season|book|film|shift|list
  end|ending|ends this|the|my|our subscription|contract|call|chat|meeting|membership|lease|lecture|session|day|week|trial|tenancy|shift|conversation|friendship
  end|ending|ends it here|there|up|on_a_high|with_him|with_her|between_us|for_today|with_my_boyfriend|with_my_girlfriend|for_the_day
  want|wants ..1 it to end ..4 lecture|class|film|movie|meeting|lesson|is_so_long
  this|the ..1 week|day|meeting|lecture|winter|month|semester|book|film never ends|end
  disappear|vanish|melt|sink ..1 into|under|for ..1 the|my|a|few ..1 sofa|duvet|blanket|floor|ground|bed|weekend|mountains|woods|week|couch|covers|book|days|hour
  ground|floor|earth ..2 swallow|open
  give|gives|gave|given|giving away ..1 ending|plot|old|tickets|spoiler|two|2|free|some|answer|for_free|twist
  gave|giving|given|give the ..1 ending|plot|twist|surprise ..1 away
  suicide squad
  suicides at|in|for|during ..1 practice|basketball|training|pe
  suicide drills|runs|sprints|hot|door|doors
  suicidal hot|levels_of_spice|spicy|squirrel|pigeon|driver|drivers
  overdose|overdosing|overdosed|od on|of chocolate|netflix|coffee|caffeine|sugar|cuteness|pizza|tiktok|memes|christmas|cheese|nostalgia|garlic|anime|cake|vitamin_c_lol
  overdosed|overdosing on|in ..1 netflix|coffee|chocolate|sugar
  starving|starved ..2 whats|for_dinner|for_tea|for_attention|what_is|is_there|lol|can_we|when_is
  drowning in work|emails|paperwork|laundry|debt|assignments|deadlines|homework|tasks|admin|revision|essays|notifications|messages|it|dishes|washing|tabs|spreadsheets|meetings|coursework
  heart bleeds|bleed
  bleeding|haemorrhaging money|cash|heck|hell|edge|obvious
  choked|choke|choking ..1 in|up|during|at|on ..2 interview|final|match|penalty|watching|advert|exam|words|at|test|game|speech|film
  binge watching|watch|watched|reading|read|listening
  purge|purged|purging my|the inbox|emails|closet|wardrobe|cupboard|photos|files|desk|camera_roll|phone
  blow|blew|blowing up balloons|the_balloons|my_phone|the_group_chat|the_chat|on_tiktok|in_popularity
  bomb|bombed|bombing ..1 my|the|that|an ..1 interview|exam|test|quiz|presentation|audition|essay
  want|wanted|like to throw my ..1 laptop|phone|computer out_of|out|across
  crash|crashed|crashing ..1 on|at|my|the ..1 couch|sofa|place|mates|diet|course|computer|laptop
  shed a tear
  be|is|was|been the end|death of me
  end of my tether with_this|with_my_code|with_excel
  rather|sooner die|be_dead than !live|be_here|go_on|exist|stay|keep|be_alive|go_back|go_home|see_him
  leg day is murder
  murder mystery|hornet|on_the_dancefloor
  burn|burning|burnt|burned out|calories|fat|the_toast|the_food|bridges|incense|candles|the_midnight_oil|dinner|rice|down_slowly
  self destruct|destructing|destructive my? ..1 sleep|schedule|diet
  want|need ..1 sleep for a|about ..1 week|days|month|year|hours
  sleep forever ..1 so|cosy|in_this|after|lol
  never|not want to? wake up on|for|at|early|for_school|for_work
  wake up on ..1 monday|mondays
  punch|punching|punched the air|above_my_weight|in_the_numbers
  in the heat|dead of winter|summer|night
  kill|killed|finish|beat ..2 final_boss|last_boss|first_boss|boss_fight|enemy|enemies|zombie|zombies|dragon|monster|monsters|level|bosses|npc
  take|took|taken|taking a? ..1 shot|stab|hit at|in|from
  stab_at
  stab ..1 in_the_back
  stabbed|stabbing|stabs me|him|her|us in the back
  committed|commits suicide during|when_i_opened
  cut|cuts ..1 myself|me|him|her|yourself some slack
  cut the crap
  give|gave|giving up on sudoku|this_level|wordle|the_diet|dating|this_recipe|the_gym|duolingo|knitting|this_game|this_puzzle
  saying|say|said goodbye to my|the|our ..1 old|car|summer|holidays|house|school|job|colleague|colleagues|phone|flat|jeans|sofa|bike
`);
