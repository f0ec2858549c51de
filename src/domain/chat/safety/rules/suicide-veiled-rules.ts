import { type Rule, rule } from './rule.ts';

/** Suicide, veiled: euphemisms, messages left behind, decisions, and what still holds a person. */
export const SUICIDE_VEILED_RULES: readonly Rule[] = [
  rule(
    ['suicide', 'elevated', 'euphemism for dying', 'wish'],
    `leave|leaving|depart|exit this ..1 world|earth|life|planet|body|place_for_good|plane
    leave|leaving it_all|everything|everyone|them_all behind|for_good|forever
    check|checking|clock|clocking out of_life|permanently|for_good|early
    log|logging|sign|signing off|out for_good|forever|permanently|of_life
    alt f4|uninstall|delete|ctrl_alt_delete life|myself|my_life
    permanent|eternal|long|forever|endless|final sleep|rest|nap|peace|solution|exit|way_out|silence
    six|6 feet under
    meet|meeting my maker|creator
    pull|pulling ..1 plug ..1 on myself|my_life|it_all
    take|taking the ..1 easy|coward|cowards|only way|exit out
    yeet|chuck|fling|throw|hurl|launch|toss|chucking|throwing ..1 @self off|under|into|in_front|out|over ..2 @height
    use|using|used it|one|that|this|them on @self
    cease|ceasing to be|exist
    cross|crossing over to|soon|and
    game over for me
    give|giving my life|myself up|to_god
    become|be|becoming a? ..1 ghost|memory|angel|star|ashes|dust ..1 soon|tonight|already
    already ..1 dead|gone inside?
    rather|want|wish|wishing ..2 be ..1 buried|underground|cremated|in_a_coffin|in_the_ground|in_a_grave|a_corpse
    @wish|@will|@think ..2 take ..2 all|whole|every|bunch|handful ..3 @pills
    @think|@will|@wish ..2 crash|crashing|swerve|swerving|wrap|wrapping|drive|driving ..2 my|the ..1 car|off|into
    @think|imagine ..3 not ..1 being|be here|alive|around|existing|waking
    research|researched|researching|looked_up|looking_up|searching|reading|googling|googled|comparing ..3 method|methods|ways_to_go|overdose|overdosing|nooses|lethal
    rehearse|rehearsed|rehearsing|practised|practiced|practising|trial_run ..5 how|it|hanging|noose|jump|death
    not|n0t strong|brave|tough enough to ..1 stay_alive|live|keep_going|go_on|carry_on|be_here|survive|stay
    hard|harder|struggle|struggling|exhausting|tired|no_reason|forcing|fighting ..2 to|of|myself_to|for stay|staying|keep|keeping|be|being|remain alive|living
    hurts|painful|hard too? much? to stay|live|be_here|go_on|be_alive|exist|keep_living
    need|needs to die|be_dead`,
    {
      unless:
        '@game|@task|exam|panic|battery|job|company|group|restaurant|hotel|silent_mode|skin|facebook|instagram|app|phone|solution_for|notebook|sun',
    },
  ),
  rule(
    ['suicide', 'elevated', 'words to leave behind', 'hint'],
    `so someone|somebody|they|people|mum|everyone|she|he ..1 knows|know|understands|understand why
    ^ ..2 tell|let|make_sure ..4 i ..1 loved|love|tried|am_sorry|was_sorry ..1 them|her|him|my|everyone|$
    tell|told|show|showed|shown|left|gave ..4 where ..3 papers|documents|will|passwords|insurance|policy|letters|money_is|keys_are
    forgive me ..6 about|what_i|going|will_do|someday|one_day|$
    hope|hoping|pray ..3 forgive|understand|forgives ..1 me ..1 $|one_day|someday|for
    sorry for what|everything ..2 about|going|put
    not ..2 look_for|look|find|stop|search_for|come_after|follow|call ..1 me|for_me ..2 $|any_more|please|it_is
    please look_after|take_care_of|keep|feed ..4 for me $
    please look_after|take_care_of ..3 $
    if|when i ..3 not|dont ..5 tomorrow|tonight|morning ..4 tell|say|know|give
    if ..1 you ..2 never|not ..1 hear|see ..3 again
    you|they|he|she|everyone|people made my last|final
    my last days|weeks|hours|months
    this is ..2 last time i|you|we ..4 bother|talk|see|write|speak|message|hear
    not ..2 bother|trouble|burden|annoy ..2 you|them|him|her|anyone|anybody ..1 any_more|again|much_longer|longer
    not have to ..2 worry|care|look_after|deal|put_up ..3 me ..2 any_more|much|longer|again|soon
    soon ..2 they|you|he|she|nobody|everyone ..1 will_not|not|will ..1 need|have|be ..2 free|to|rid|me
    dear mum|dad|all|family|everyone|world ..6 sorry|goodbye|love|can_not
    dear mum and dad
    time to ..1 say goodbye|bye
    wrote|writing|written|made|making|updating my will !power
    who|whoever ..2 finds|find|clear|clears|clean|cleans ..3 me|body|room|this|my|out
    tidy|tidied|tidying|cleaned|cleaning|sorting ..4 my life|everything|room ..6 easy|easier|whoever|when|so_they|so_nobody
    bought|buying|wrapped|wrote ..6 early|now|already ..6 not ..1 be here|alive|around
    would|will ..2 you|anyone|they remember|miss|forget me
    react|reaction|feel ..1 if|to|when ..2 i|my died|death|killed|was_gone|die|suicide
    people|they|family|everyone|mum ..5 react|reaction|cope|feel|find_out|say ..3 if|when|to ..1 i|my|me ..1 died|death|dead|die|gone|killed
    nobody|no_one ..2 come|come_looking|look|search|looking|find|check|checks ..3 for_me|me|on_me|body ..1 $|for|if|until`,
    {
      unless:
        '@task|late|help_me|can_you|how_do_i|party|meeting|holiday|weekend|@story|@game|solicitor|lawyer|recipe|grandma_left|keys_are_on|@topic|thursday_meeting|invoice|parcel|kitten|cover_letter|plant|plants',
    },
  ),
  rule(
    ['suicide', 'elevated', 'a decision that calms', 'hint'],
    `calm|calmer|peaceful|relieved|lighter|free|relief|peace|serene ..8 decided|decision|made_up|chosen|made_my_choice
    decided|decision|made_up|choice ..8 calm|peaceful|relieved|lighter|at_peace|relief|no_going_back|nobody_can
    not ..1 be|am alive|here|around ..1 for|to_see|when|by|long|much_longer|after|past|until
    1|only|one way this|it|things|that|out ..2 ends|end|for_me|goes
    how|way this|it|my_story ends for_me
    ran|run|running out of reasons|reason|hope|fight|options|will_to|strength|ways_to_cope|lives
    only ..2 thing|reason|person|thought ..4 keeping|keeps|kept|stopping|stops|holding|stopped ..3 me|i
    only escape|release|relief|freedom|thing_left|answer|option ..4 death|die|dying|dead|end|suicide|kill
    escape|release ..3 is|through|by death|dying|suicide|ending
    trapped ..8 death|die|dead|escape|way_out|end_it
    too far gone
    beyond|past saving|help|repair|fixing
    nobody|no_one|nothing can|could|will|would save|help|fix|reach me ..1 $|any_more|now
    world|nobody|no_one|they|family|anyone ..2 not|needs|need ..1 need me|someone_like_me|people_like_me
    deserve|deserves|deserved ..1 better ..4 mum|dad|than|wife|husband|daughter|son|parent|me|$
    forget me ..2 quick|quickly|soon|eventually|fast|in
    @wish|world|earth|better|happier ..6 be|go_on|carry_on|move_on|exist|better|manage|cope|easier|happier|off without me
    can_not be here|alive|around any_more|much_longer|tonight
    can_not|not|how ..4 survive|face|handle|take|live|live_through|do|bear another|one_more day|night|week|hour ..2
    never|not ..2 been born
    want|need ..1 rest|peace|silence|quiet|sleep ..5 never|forever|at_last|finally|eternal|for_good
    tired|sick|fed_up|exhausted|done|weary ..1 of|with|by ..1 everything|it_all|all_of_this|all_of_it|being_me|feeling_like_this|this_pain|hurting|waking_up|waking|trying !being|getting|having|to|about|at_work|every_night_to_the|up_at|up_early|at_6
    not want to? ..1 do|face|deal_with life|this_life|any_of_this|existence
    hope ..3 my last|final birthday|night|day|christmas|winter|year
    not think i will|can ..1 make_it|survive|last|get_through $|tonight|the_night|this_night|much
    end is near|coming|close ..2 for_me|soon|$
    not want ..1 be a? ..1 person|human|me any_more
    no point ..2 making|planning|saving|studying|revising ..6 next|future|after|tomorrow|will_not|gone
    fell|fall|falling apart ..8 end|die|dead
    what_if|imagine i ..1 did_not|was_not|were_not ..1 wake|exist|here|around|alive
    so ..3 have|has|had enough ..3 pills|tablets|to_end|to_do_it|for
    gun|rope|noose ..3 in|under|at ..2 house|home|drawer|safe|closet|shed|garage|attic|car|bag|wardrobe|room
    bridge|tracks|river|roof|balcony|train|cliff|sea|pills|knife ..8 inviting|tempting|tempts|whispering|calling|calls|beckoning
    disappear|vanish|gone|die|leave ..4 nobody|no_one ..2 care|notice|mind|miss
    wishing ..1 i ..2 had_not|have_not|did_not|never
    every ..1 day|morning ..3 wake|waking ..3 wishing|hoping|disappointed|wish|sad ..4 not|had_not|dead|never|did_not`,
    {
      unless:
        '@task|@game|printer|office|job_at|boss|toy|nerf|museum|police|to_drop|course|uni|hunting|@story|flat_pack|contract|dating|ocd|kitten',
    },
  ),
];
