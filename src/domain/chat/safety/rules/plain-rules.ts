import { type Rule, rule } from './rule.ts';

/** Plain statements that the other rules word more narrowly: suicide and self-harm. */
export const PLAIN_RULES: readonly Rule[] = [
  rule(
    ['suicide', 'elevated', 'set on dying', 'intention'],
    `chosen|picked|found|know ..1 my|the ..1 spot|place|bridge|tree|train ..6 cliff|cliffs|jump|die|bridge|do_it|hang|woods
    swallow|swallowing|take|taking|neck|down|downing ..2 the|whole|all ..2 lot|bottle|packet|pack|strip|box !of_wine|of_water
    no_one|nobody|you ..1 will|can ..1 stop me ..2 $|this_time|now|tonight
    arrangements ..1 are|have ..2 made ..6 do_it|die|gone|left
    when|once ..1 he|she|they|everyone|mum|dad|parents ..1 leaves|leave|is_asleep|are_asleep|goes|go|sleeps ..6 going_to_do_it|do_it|end|kill|die|take_them|take_the
    do it ..1 on my birthday|anniversary|the_anniversary
    the ..1 razor|blade|knife ..3 bath|bathtub
    happening|going_down|ending on|this ..1 #1|friday|sunday|saturday|monday ..3 $
    lot|overdose ..2 tonight
    part of me ..3 planning|wants_to_die|wants_to_go|ready_to_die
    button ..6 dead|die|gone|not_exist`,
    {
      needs:
        'do_it|@die|@deathMeans|decided|stop_me|planning|cliffs|tonight|lot|whole|chosen|picked|button|my_birthday',
      unless:
        '@task|@game|party|cake|tattoo|piercing|headache|wedding|propose|proposal|laundry|surprise',
    },
  ),
  rule(
    ['suicide', 'elevated', 'drawn to death', 'thought'],
    `think|thinking|thoughts|fantasise|fantasize|fantasising|fantasizing|dream|obsessed|obsessing|imagine ..2 about|of|with? dying|death|hanging|drowning|jumping|overdosing|being_dead|my_death|stepping_out ..4 every|minute|constantly|$|always|all_the_time|lot|again|lately|in_front
    fantasise|fantasize|fantasising|fantasizing|daydream ..1 about ..2 hanging|jumping|dying|death|drowning|overdosing
    stepping|step out ..1 in_front|into
    straight|always|immediately|automatically ..1 to ..1 suicide|killing|dying|death
    not ..1 stop|save|catch myself ..2 if
    happy|glad|relieved|grateful|okay ..3 if ..6 terminal|cancer|died|killed|hit|tumour|heart_attack
    pray|praying|hope|hoping|wish|wishing ..3 for ..2 heart_attack|cancer|aneurysm|accident|death|stroke|tumour|car_crash|terminal
    thinking about it again ..4 ending|end
    those|the|my|dark|ending|suicide ..1 thoughts ..1 are ..1 back|stronger|worse|winning|getting ..6 end|ending|die|it|act|$
    dark thoughts
    urge|urges|impulse ..1 to ..1 jump|die|end|overdose|crash|kill|swerve ..4 stronger|strong|bad|back|worse|overwhelming|unbearable|growing
    hard|harder|difficult|struggling|struggle|fighting|trying|resisting ..2 not ..1 to? ..1 kill|end|die|jump|overdose|do_it|hurt_myself|cut
    ok|okay|alright|fine|allowed|permission ..2 to|if_i ..1 go|die|leave_this $|now|in_peace
    walking|living ..1 corpse|dead
    died ..2 long time|years|inside ago ..6 body|shell|noticed|not_know
    rot|rotting|decay|decaying $|in|and|away|already
    ground|grave|coffin|cemetery|morgue|earth ..2 is? where i belong|want
    put|bury|want|belong|lie|be me? ..2 in|into|under ..1 the|a|my ground|grave|coffin|earth|casket
    wear in ..2 coffin|casket
    do what ..3 suicide|body_after`,
    {
      unless:
        '@task|@game|potato|potatoes|vegetables|fruit|compost|teeth|walking_dead_show|walking_dead_episode|fence|poker|@story|sandwich|pitch|exercise_class|plant',
    },
  ),
  rule(
    ['self-harm', 'elevated', 'self-harm told plainly', 'done'],
    `razor|blade|blades|scissors|knife|lighter ..3 calling|calls|whispering|tempting|tempts|waiting ..2 me|for_me|my_name
    dig|digging|dug|press|pressing|scratch|scratching ..2 nails|fingernails|pen|pin|key ..4 arm|arms|skin|wrist|leg|legs|palms|thighs
    stabbed|stab|jabbed|poked|punched|whipped|hammered|hit ..1 my ..2 leg|arm|hand|thigh|thighs|legs|stomach|foot ..3 with
    swallowed|swallow|swallowing|ate ..2 something|glass|pins|needles|screws|batteries|sharp ..3 sharp|@onPurpose|to_hurt
    what i ..1 did|do to myself|my_arms|my_arm|my_body|my_legs
    did ..2 this|that|it to myself
    look|looks like ..2 barcode
    out of ..1 space|room|skin ..1 on ..1 my ..1 arm|arms|leg|legs|thigh|thighs|wrist
    #1|few days|weeks|hours|day|week since ..2 cut|self_harmed|burned|harmed|last_cut|last_self_harmed
    relapsed !on_coffee|on_sugar|on_smoking|on_netflix|with_gaming|with_food|with_eating|with_my_eating|on_food|into_my_ed|into_restricting
    relapsing again|now|$|tonight
    do|did|does ..1 with the ..1 scissors|razor|blade|sharpener|lighter
    scratched|scratch|scratching|rubbed|rub ..1 myself|my_arm|my_arms|my_skin|my_wrist ..1 raw|bloody|until`,
    {
      unless:
        'tattoo|cooking|hair|craft|crafts|vaccine|injection|nurse|alcohol|drinking|smoking|cigarettes|sobriety|itch|eczema|mosquito|hives|diabetes|insulin',
    },
  ),
];
