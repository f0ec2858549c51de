import { type Rule, rule } from './rule.ts';

/** Prayers for death, regret of having been spared, and last messages. */
export const SPARED_RULES: readonly Rule[] = [
  rule(
    ['suicide', 'elevated', 'asking to be taken or let go', 'wish'],
    `let me die|go_in_peace|be_dead|leave_this_world
    god|allah|jesus|lord|bhagwan|universe|death|heaven ..3 take|takes|kill|end|call|bring ..1 me|us ..2 !through
    want|wish|hope|like|pay|beg|let|ask|waiting ..3 run|hit|shoot|kill|murder|stab|crush|flatten|end|strike me !up|with_it|with_that|for
    someone|somebody ..1 to ..1 run|hit|shoot|kill|murder|stab|end me
    should|wish|would|could|better|rather ..3 have|had ..2 died|drowned|not_survived|been_killed|not_made_it|stayed_dead|bled_out|not_been_saved|let_me_die|succeeded
    wish ..5 had|would_have ..1 worked|finished_me|killed_me|been_fatal
    survived|saved_me|alive|failed ..4 not_want|did_not_want|not_wanted|wish_i_had_not|disappointed|unfortunately
    wish ..3 not ..1 survived|saved_me|been_saved|found_me|woken
    give|donate|swap ..1 my life|years ..2 to|with|for
    tomorrow never came|comes|come
    do not ..1 want|need tomorrow|another_day|a_tomorrow
    nothing|nobody|no_one ..3 want_to|reason_to stay|live|be_here
    life|existence|world ..2 no|without|lost ..1 meaning|purpose|point|value|worth|reason
    no ..1 meaning|purpose|value ..2 life|alive|any_more|left
    want|wish|like|need ..3 over $|for_good|now|already
    what ..2 would|will|does ..1 be|feel|is like ..1 to drown|die|jump|fall|hang|be_dead|not_exist
    thoughts ..4 into|becoming|become ..1 plans|a_plan|plan|intentions
    stood|sat|standing|sitting|went ..1 on|at|by|near|out_on|to ..2 balcony|roof|bridge|ledge|cliff|platform|tracks|railing ..6 deciding|decide|wondering|crying|hour|hours|could_not|almost|thinking
    not ..1 care ..5 alive|being_alive|living|dying
    not even alive|being_alive|living|want_to_live
    not sure|certain ..2 i ..1 want to ..1 be_alive|live|be_here|wake_up|exist|keep_going|stay
    get rid of ..1 my life|myself|me
    died|passed|gone|dead|lost ..6 want|wish|like|need to ..1 be_with|join|go_with|follow ..1 her|him|them|it
    why ..3 keep waking up ..1 $|every|any_more
    nobody|no_one knows ..4 plan|planning|going_to_do
    myself doing it
    right time to go $|for_good|forever`,
    {
      unless:
        '@task|@game|roller_coaster|this_week_over|bungee|meeting|season|lecture|exam|what_if|holiday|sunset|photo|party',
    },
  ),
  rule(
    ['suicide', 'elevated', 'last message', 'hint'],
    `love|loved|love_you ..1 you|all|everyone|guys|them ..3 goodbye|farewell|forever|bye_forever
    goodbye|bye|farewell ..3 love_you|loved_you|i_love|sorry|all|everyone
    sorry mum|dad|everyone|guys|all|kids ..4 can_not|could_not|goodbye|tried|do_this|failed
    giving|give|gave|given up ..2 goodbye|bye|everyone|i_am_sorry|forgive
    for|towards my ..1 funeral|burial|cremation|coffin
    funeral ..3 money|savings|paid|prepaid
    took|taken|swallowed ..2 pills|tablets|meds|paracetamol|overdose ..4 not_enough|did_not_work|not_work|woke_up|nothing_happened|still_here
    tried ..2 overdose|od|hang|drown|jump|gas|kill
    my last|final|dying ..1 wish|words|will
    they|she|he|you can ..1 have|keep|take my ..6 dead|gone|die|not_here`,
    {
      unless:
        '@task|@game|going_to_bed|colleagues|team|party|leaving_do|summer|school_trip|tomorrow_morning',
    },
  ),
  rule(
    ['suicide', 'elevated', 'own risk beside another subject', 'hint'],
    `might|may|will|want_to|going_to|could do_it
    but|though|and i do|am $|too
    lied ..1 i am|do`,
    {
      needs: 'suicide|suicidal|want_to_die|kill_myself|end_it|end_my_life',
      unless: 'not_suicidal_and|essay_and|@ocd|what_if|story',
    },
  ),
  rule(
    ['suicide', 'elevated', 'asking what if about dying', 'hint'],
    `what_if i ..2 end_it|ended_it|ended_things|killed_myself|kill_myself|was_gone|am_gone|died|overdosed|did_not_wake|never_woke|was_not_here`,
  ),
  rule(
    ['eating-disorder', 'elevated', 'purging or restricting now', 'done'],
    `been|am|started|keep|still|secretly purging|restricting|starving_myself|making_myself_sick`,
  ),
  rule(
    ['self-harm', 'elevated', 'self-harm that came back', 'done'],
    `used to cut|self_harm|burn|hurt ..8 again|started|back|still|relapsed`,
    { unless: 'hair|class' },
  ),
  rule(
    ['medical-emergency', 'high', 'signs of a stroke', 'symptom'],
    `arm|face|leg|hand|side|mouth ..2 went|is|goes|gone|feels|feel|has_gone ..1 numb|weak|dead|droopy|paralysed|funny ..6 face|arm|speech|talk|leg|eye|mouth|speak|see
    @tookPast ..3 whole|entire ..3 @pills`,
    { unless: 'slept_on|dentist|cold|injection|anaesthetic|@topic|@story|@ocd|vaccine' },
  ),
  rule(
    ['self-harm', 'elevated', 'wounds or blades seen', 'done'],
    `cut|slit|slashed|bandaged|bleeding wrists|wrist|forearms
    in the ..1 bathroom|bedroom|room|shed|garage|toilet with ..1 a|my|the|some razor|blade|knife|pills|rope|gun|belt
    using|used|use|took|taking ..1 a|the|my razor|blade|knife|lighter|scissors ..1 on|to my|myself|his|her !beard|face|hair|legs|moustache|head|fringe|nails`,
    { unless: 'shaving|shave|hair|cooking|kitchen|@game|@story|accident|accidentally|surgery' },
  ),
  rule(
    ['abuse', 'elevated', 'smothering or fear for life', 'danger'],
    `@abuser ..3 pillow|hand|hands|bag|cloth ..2 over|on|to my ..1 face|mouth|nose|head
    scared|afraid|terrified|frightened|fear|know|sure|worried ..4 he|she|husband|boyfriend|ex|dad|stepdad|partner|brother|they|uncle|wife ..2 will|is_going_to|going_to|might|could|would|gonna ..1 kill|hurt|find|hit|attack|rape|murder|strangle me`,
    { unless: '@game|@story|lol|cereal|charger|milk' },
  ),
];
