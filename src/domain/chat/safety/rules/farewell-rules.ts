import { type Rule, rule } from './rule.ts';

const BENIGN_ABSENCE =
  'holiday|vacation|visiting|visit|trip|travelling|traveling|spain|dentist|conference|abroad|camping|wedding|flight|appointment|festival|moving|off_work|day_off|annual_leave|weekend_away|at_work|working|shift|out_of_office|back_on|back_by|back_later|honeymoon|leave_early|surgery|hospital_appointment|concert|airport|football|match|maternity';

/** Farewells, absence foretold, things given away, affairs in order, and not caring to live. */
export const FAREWELL_RULES: readonly Rule[] = [
  rule(
    ['suicide', 'elevated', 'absence foretold', 'hint'],
    `not|never|stop|doubt|promise ..3 be|being|still ..1 here|around|alive ..4 tomorrow|birthday|christmas|week|month|year|longer|then|any_more|morning|to_see|summer|graduation|the_end|exams|tonight|soon|much|new_year|spring|next|past
    not|never be here|around|alive $
    not ..2 think|see|know_if|sure_if|believe ..4 here|alive|around ..3 next|tomorrow|much|week|month|year|long|by|in|for|when
    promise ..4 here|alive ..3 morning|tomorrow|week
    when|once|after|if i|i_am|me|am|i_was ..1 gone|dead|not_around|not_here|no_longer_here|not_alive ..1 !to_bed|to_work|shopping|for_the|on_holiday
    better|fine|okay|ok|sorted once|when|after i am gone|dead|not_here|not_around
    what ..2 happen|happens to ..3 if|when|once|after i ..2 not_here|gone|died|dead|not_around|die
    if i die|died|do_not_wake|did_not_wake|am_dead ..5 care|cares|notice|tell|sad|miss|bother|nobody|no_one|i_die|fine
    be|am|find|finally ..2 peace|with_god|in_heaven|free ..1 soon|tonight|at_last|finally
    peace with ..2 decision|dying|death|going|it_ending !to
    will|am ..1 seeing|see|joining|join|meeting ..2 grandad|nan|gran|grandma|dad|mum|him|her|them|god soon|again_soon|in_heaven|tonight|on_the_other_side
    surprised if ..2 not here|alive|around
    stopped|stop|not|quit|no making|make|plans|planning ..3 plans|future|past|beyond|after|for ..6 not|here|around|this_month|future`,
    { unless: BENIGN_ABSENCE },
  ),
  rule(
    ['suicide', 'elevated', 'farewell', 'hint'],
    `this is ..2 goodbye|good_bye|bye|farewell|the_end|it_for_me|last_message
    goodbye|good_bye|bye|farewell ..2 forever|world|everyone|everybody|all|cruel|my_friend|for_good|for_ever
    say|saying|said|come_to_say|came_to_say|wanted_to_say|write|writing|wrote|written|texted|text|posted|post|sent|sending|send|left|leaving me? a? ..2 goodbye|goodbyes|farewell|good_bye !party|card|to_my_old|to_the_old|to_summer|to_the_car|to_school
    told|texted|called|rang ..1 everyone|everybody ..2 i ..1 love
    written|wrote|finished the|my ..1 note|letters ..6 day|pills|rope|ready|chosen|tonight
    goodbye message|messages|note|text|letter|post|video
    this is ..1 my|the|our last|final message|text|post|words|letter|night|chat|conversation|goodbye !for_now|for_tonight|for_today|of|before_bed|today
    written|writing|wrote|write letters|notes|messages|a_letter|a_note ..2 everyone|family|kids|friends|mum|dad|people|children|all|them|for_when|i_love|to_my_family|to_my_kids|to_my_parents|to_my_friends
    tell|let|make_sure my|her|him|them|the|mum|dad|everyone ..4 i_love|i_loved|not_her_fault|not_his_fault|not_their_fault|it_was_not|i_tried|i_am_sorry
    not ..2 hear from|of me ..1 again|any_more|after
    by the time ..4 read|see|get|find ..6 matter|gone|dead|late|be
    nice|good|lovely|great|pleasure knowing|to_have_known|meeting you ..1 all|everyone|guys
    been nice|good|lovely knowing
    sorry ..3 everything|disappointment|failure|burden|all ..6 bye|goodbye|love|any_more|gone|deal|you_all
    sorry for everything|what_i_am_about_to_do|who_i_am
    sorry for being ..4 disappointment|burden|failure
    take care of|look after|look_after|taking_care|feed|adopt ..3 my|them|cat|dog|kids|mum|for_me|me ..4 gone|without_me|after_i|when_i_am|not_here|not_around
    when|once it|this is all over ..6 tell|remember|forgive
    delete|deleting|deleted ..1 all|everything|my|every ..1 my? accounts|account|socials|photos ..6 knowing|goodbye|bye|forever|not_need|for_good`,
    {
      unless: `${BENIGN_ABSENCE}|@laugh|help_me|can_you|session|how_do_i|leaving_party|new_job|leaving_do|retirement|going_to_bed|goodnight|old_car|old_school|last_season`,
    },
  ),
  rule(
    ['suicide', 'elevated', 'giving away', 'hint'],
    `give|giving|gave|given|gives all|everything|away ..2 my|his|her|their|everything|things|stuff|belongings|possessions|favourite|most_of ..4 away|belongings|possessions|things|stuff
    give|giving|gave|given|gives ..2 my|his|her|their ..2 dog|cat|pet|pets|rabbit|guitar|jewellery|jewelry|ring|watch|collection|records|favourite|things|stuff|belongings|possessions|savings ..2 away
    give|giving|gave|given my ..4 guitar|dog|cat|pet|jewellery|ring|watch|collection|games|laptop|bike|things|belongings|necklace|books ..6 not_need|where_i_am|without_me|nobody_has|no_one_has|after|gone|have_it|look_after
    giving|gave|given away ..6 will_not_need|not_need|things|stuff
    not need ..3 where_i_am|where_i_am_going|soon|any_more_where|after
    found|find|finding|arranged|got ..2 someone|home|somewhere|family|people ..2 to_take|for|take my cat|dog|pets|kids|rabbit|pet|bird ..6 gone|around|not|after|without|fine|them|her|him`,
    {
      unless:
        'old|used|spare|outgrown|charity|donate|donated|donating|goodwill|declutter|decluttering|allergic|allergy|landlord|moving|oxfam|tickets|too_small|fit|move|spoiler|ending|free_stuff|vinted|sale|second_hand|upgrade|new_one',
    },
  ),
  rule(
    ['suicide', 'elevated', 'affairs in order', 'hint'],
    `affairs ..1 in order|sorted
    sorted|sorting|settled|arranged|organised|paid|made_sure|putting|put|prepared|left ..5 passwords|insurance|bills|debts|will|funeral|instructions|accounts|everything|papers|affairs ..10 they_will_not|nobody_has|no_one_has|they_do_not|she_will_not|he_will_not|when_i_am|after_i|gone|find_them|easy_for
    planned|planning|plan|arranged|paid_for my|my_own own? funeral
    cancelled|cancelling|canceled|cleared ..4 everything|plans|appointments|after ..8 not_be_here|not_be_around|gone|not_need_them|no_need
    so nobody|no_one|they has|have|do_not_have to deal|sort|find|clean|worry|look_after|pay ..6 after|gone|me|her|it|anything|body
    fine|okay|ok when|once i am not around|here|alive`,
    { unless: `${BENIGN_ABSENCE}|solicitor|kitchen` },
  ),
  rule(
    ['suicide', 'elevated', 'careless of life', 'hint'],
    `not care|bothered|fussed|mind|matter ..3 if ..1 i live|die|died|lived|wake|make_it|am_alive|survive|get_hit
    not ..1 mind|care|sad|upset|bothered ..1 if ..3 hit|hits|killed|crashed|die|did_not_wake|do_not_wake|happened_to_me|car|bus|truck
    not care what happens to_me|to_myself
    not|no_longer|un scared|afraid of dying|death|to_die
    look|looking forward to it|dying|death|the_end|being_dead ..3 $|now|over
    stopped|stop|not|never ..1 looking|look both_ways|before_i_cross|when_i_cross
    let|letting go of the? wheel|steering
    swerve|swerving|drive|driving|crash|crashing|veer|steer|ride|riding ..3 into|off|under|in_front_of ..3 lorry|truck|traffic|tree|bridge|wall|river|oncoming|lane|bus|barrier|pole|cliff|train
    stare|staring|stared|looking|look|looked at ..2 pills|tracks|train_tracks|rope|blades|noose|ledge|tablets_and|knife|knives
    stare|staring|stared at ..2 bridge|balcony|trains|platform|roof|rooftop|cliff|gun|tablets
    thinking|think|thought about ..2 pills|balcony|bridge|rope|noose|ledge|rooftop|train_tracks|blades|gun|cliff ..2 lately|lot|always|again|all|$|constantly
    pills|rope|bridge|blade|train|gun|roof|balcony|noose|knife|drawer ..4 calling|keeps_calling|calls|on_my_mind|look_tempting|thinking_of_using|just_looking
    gun out|from ..2 safe|drawer|cabinet
    not|struggling_to|hard_to ..2 keep|keeping myself ..1 safe|alive
    not ..1 safe ..1 alone|tonight_alone
    keep myself safe|alive tonight|any_more|right_now
    not|never trust myself ..3 alone|tonight|safe|around|with_pills|right_now|any_more
    not|un ..2 safe ..2 from|with|by|around|on myself|my_own|my_head|my_thoughts
    scared|afraid|worried|frightened ..2 what|of_what|by_what|that ..1 i might|will|could|may|am_going_to ..1 do to myself|tonight
    scared|afraid|worried|frightened of myself|my_own_mind_tonight
    do|doing something ..1 stupid|drastic|irreversible|bad !to_him|to_her|at_work|like|and`,
    { unless: '@game|@story|view|photo|flying|what_if|@task|exam|sunset|at_work|horizon' },
  ),
];
