import { type Rule, rule } from './rule.ts';

/** Suicide, most obliquely: being found, courage, accidents, afterwards, and doing without. */
export const SUICIDE_OBLIQUE_RULES: readonly Rule[] = [
  rule(
    ['suicide', 'elevated', 'being found afterwards', 'hint'],
    `one ..1 to|who find|finds|found me|us
    find|finds|found|discover|discovers me ..2 in_the_morning|dead|hanging|after|first|too_late|cold|gone
    see|sees|seeing|find|finds|found|identify my ..1 body|corpse
    who|how ..4 find me|my_body ..1 after|first|quickly|fast
    look like ..2 accident|an_accident
    looks|looked like an accident`,
    {
      unless: 'hide_and_seek|cafe|station|location|directions|insurance_claim|@story|@game|@topic',
    },
  ),
  rule(
    ['suicide', 'elevated', 'courage, chance and afterwards', 'hint'],
    `courage|guts|nerve|balls|bravery|brave ..3 to ..2 end|die|jump|kill|go_through|do_it !my_membership|the_relationship|the_call
    after tonight|tomorrow|friday|sunday|saturday|the_weekend ..6 no|not|never|free|peace ..2 pain|matter|hurt|suffer|more|peace|have_to|be_here|need
    no more pain|suffering|hurting|nights|tomorrows|me ..2 after|tonight|for_me|soon|$|for_anyone
    one|1 less problem|mouth|burden|person|failure|idiot ..1 for|to_worry|to_feed|in_the_world|if
    less problem|burden|mouth ..2 for|to ..2 family|them|everyone|feed
    erase|erased|delete|deleted|wipe|wiped|remove|removed ..2 myself|from_existence|from_this_world|from_the_world|from_everyones|from_everyone
    erase me
    mistake ..3 erased|corrected|removed|undone|never_born
    why|no_point|point_in|point_of ..2 prolong|prolonging|drag_this|drag_it|dragging
    breathing|each_breath|every_breath|existing|being_alive|living|staying_alive is|feels|seems ..3 exhausting|chore|hard|harder|mistake|painful|pointless|too_much|unbearable|torture|tiring|hell|punishment|effort|impossible
    hate|hating ..3 survived|waking_up|being_alive|am_alive|still_alive|woke_up !early|at|for|to|before|late
    wish|hope|want|pray|hoping|wishing|praying my ..1 heart|body ..3 stop|stops|stopped|give_out|gives_up|shut_down
    hope|wish|pray|hoping ..4 goes|went wrong
    hope|wish|pray|hoping ..4 takes|take|took me ..1 out|away
    wish ..4 aborted|miscarried ..1 me
    not|never|can_not ..2 see|picture|imagine ..2 myself|me ..2 growing_old|getting_old|getting_older|graduating|alive|living_past|old|being_here|past
    envy|jealous|envious ..3 dead|died|dying|terminal|who_got_to_die|people_in_coffins
    my time ..2 here|on_earth|on_this_earth ..4 end|over|up|coming|near|limited
    ready|peace|prepared ..2 to|with|for leave|leaving|departing|going ..1 $|this|forever
    soul ..3 leave|rest|tired|ready|gone
    remembered ..6 when|after|mine|gone|funeral|died
    know|chosen|picked|decided which|what ..1 bridge|train|building|tree|knife|rope|method|cliff|station
    how and where|when_i_die
    one more bad|failed|lost|horrible day|night|thing|grade|week ..6 done|it_for_me|over|end|kill|die
    something ..3 can_not|not|never take_back|undo|be_undone|reverse
    done|gone|over|leaving for_good|forever
    not want to be $|any_more|at_all
    can_not be ..1 in|on|of|part ..1 this_world|earth|world|this_life
    how many|much ..2 more ..6 can_take|i_can_take|survive|bear|i_can_handle
    life|world|existence ..3 prison|cage|trap|curse|punishment ..8 exit|out|escape|leave|end
    asleep|sleeping|sleep forever|eternally|permanently ..1 $|sounds|seems|and|would|feels
    fantasy|dream|wish|goal|thought|idea|relief ..4 not existing|being_alive|being_here|waking|exist
    thought|idea of ..1 not being ..1 here|alive|around
    thought|idea of ..1 death|dying|being_dead|ending ..3 comforting|comforts|calming|calms|peaceful|nice|relief|soothing|happy
    bed and ..2 never ..1 get_up|wake
    not ..1 make_it ..1 out alive`,
    {
      unless:
        '@task|@game|exam|test|shift|phone_call|dentist|interview|project|@topic|@story|@ocd|so_cosy|coffee|renovation|diet|marriage|cost_of|physio|massage|operation|company|team|uni|role|what_if',
    },
  ),
  rule(
    ['suicide', 'elevated', 'doing without and handing on', 'hint'],
    `not ..2 need|needing my|this|these|any ..3 coat|clothes|stuff|things|account|room|car|phone|uniform|meds|medication|books|bike|possessions ..3 much_longer|this_year|after|soon|where|any_longer
    transferred|sent|gave|moved|emptied ..2 all ..2 savings|money
    someone|somebody ..1 else|will ..4 feed|look_after|take_care|walk|raise ..3 cat|dog|kids|pets|them|mum|rabbit|children ..6 from_now|when_i|after|soon|forever|now_on
    not ..2 see|seeing|hear|hearing|find me|from_me ..1 again|around_again|ever
    everything i needed|wanted|had to say ..3 to|goodbye
    done everything ..2 came here|into
    move_on|forget|recover|fine|cope ..4 if|once|when|after ..1 i ..2 gone|out_of_the_picture|not|died|dead
    my will is|has ..3 date|ready|done|finished|signed
    everything they need to know ..8 not_around|gone|after|not_here
    will find ..3 in the morning|when_they
    not ..2 finds|find me $`,
    {
      unless:
        '@task|scam|scammer|rent|landlord|isa|holiday|trip|weekend|interview|therapist|shift|ex|meeting|solicitor|lawyer|surgery|old_me',
    },
  ),
  rule(
    ['suicide', 'elevated', 'method compared', 'search'],
    `drowning|hanging|overdosing|overdose|freezing|jumping|suffocating|carbon_monoxide|bleeding_out ..2 peaceful|painless|quick|quicker|painful|fast|slow|hurt|easy
    die ..2 cutting|slitting ..2 wrists|wrist
    die from|by|of cutting|slitting|jumping|hanging|overdosing|taking|too_many|drinking|bleach|pills
    dose|pills|tablets|drugs ..4 od|overdose on|from|with
    how many|much ..6 lethal|fatal|deadly|to_die|kill_you|kill_me|kill_a`,
    { unless: 'dog|dogs|cat|rats|mould|headache|chocolate|@story' },
  ),
];
