import { type Rule, rule } from './rule.ts';

/** Plain statements that the other rules word more narrowly: others, abuse, eating and emergencies. */
export const PLAIN_DANGER_RULES: readonly Rule[] = [
  rule(
    ['harm-to-others', 'elevated', 'violence meant plainly', 'intention'],
    `is dead when ..1 i see|find|get|catch
    set ..3 on fire ..6 everyone|them|him|her|people|inside|school|house
    @wish|@will ..2 set ..1 fire ..1 to ..2 house|school|him|her|them|office
    @wish|@will ..2 blow ..1 them|him|her|everyone|it|the_school ..1 up
    kicked|kick|beat|hit|threw|choked|strangled ..2 cat|dog|puppy|kitten|animal ..4 until|moving|against|hard|angry|die|dead
    @will|@wish ..2 beat|slap|punch|kick|hit|hurt|choke ..1 my|him|her|them ..2 if|when|until|tonight|again|girlfriend|boyfriend|wife|husband|kid|kids
    rage|anger|angry|temper ..8 going_to|will|might|could ..1 kill|hurt|stab|shoot ..1 somebody|someone|him|her|them|people`,
    {
      unless:
        '@game|@laugh|@task|scared_i|@ocd|@whatIf|cereal|balloons|bbq|camp_fire|candle|at_chess|leftovers|charger',
    },
  ),
  rule(
    ['abuse', 'elevated', 'danger from somebody told plainly', 'danger'],
    `@abuser ..3 puts|put|putting|places|rests|slides|rubs|rubbed|runs ..1 his|her|their ..1 hand|hands|fingers ..2 on|up|over|in my|me
    someone|somebody|man|guy|he|ex|she|stranger ..2 followed|following|follows me
    someone|somebody|man|guy|he|ex|she|stranger ..3 outside my|the ..1 house|flat|home|door|window|room|car|apartment|building|work
    he|she|ex|husband|partner|boyfriend ..2 tracks|tracked|tracking|spies ..1 my|me|on
    turns|turned|shows|showed up wherever|everywhere|uninvited|at_my
    my ..1 family|parents|dad|mum|uncle|brothers ..2 locked|lock|locks|trapped|keep me
    send|sending|sent me ..1 abroad|back|away|home|to_pakistan|to_india ..2 to? marry|be_married
    marry a|some|my|an ..1 stranger|cousin|old_man|man_i
    killed|hurt|kicked|hurts my ..1 cat|dog|pet ..3 to|because|so ..1 scare|punish|i|teach
    @somebody ..2 sent|sends|sending me ..1 pictures|pics|photos|videos|nudes ..2 of himself|of_his|naked|and_i_am
    wants|asks|asked|told|tells ..1 me ..2 send ..2 video|videos|picture|pictures|pic|pics|photo|photos ..3
    tell my parents|everyone|my_school|my_family ..2 if|unless|$
    hiding|hide from my ..1 dad|mum|husband|boyfriend|stepdad|partner|ex|brother|wife|father
    @abuser ..2 is|was|keeps|started ..1 smashing|breaking|trashing|destroying ..2 house|everything|room|furniture|kitchen|stuff|door
    @somebody did it|this ..1 to ..1 me|her|us
    everyone|we|kids ..3 scared|afraid|terrified of him|her|my_dad|my_husband|dad`,
    {
      unless:
        '@game|@laugh|@task|@story|hide_and_seek|delivery|taxi|uber|parcel|instagram|twitter|builder|builders|prank|surprise|holiday|funny|cute|@ocd|@whatIf|birthday|@topic',
    },
  ),
  rule(
    ['eating-disorder', 'elevated', 'eating disorder told plainly', 'done'],
    `only|nothing|just ..2 water|coffee|tea|liquids|gum since|for ..2 monday|tuesday|wednesday|thursday|friday|saturday|sunday|days|yesterday|week
    throw_up|throwing_up|threw_up|vomit|vomiting|puke|purge my|every|all ..2 meal|meals|food|dinner|lunch|breakfast
    been|am|started|keep|still purging|restricting|bingeing_and_purging
    vomit|vomiting|puke|puking|purge|throw_up ..2 after|when ..1 i ..1 eat|ate|eating
    toothbrush|finger|fingers|spoon ..3 to ..1 be_sick|vomit|throw_up|puke|purge|gag
    fast|fasting|starve|starving|not_eating|not_eat ..2 until ..4 kg|pounds|lbs|thin|weight|stone|size
    so thin|skinny ..3 worry|disappear|bones|break|scared
    periods|period|hair ..6 from|because|since ..2 not_eating|starving|restricting|purging
    losing|lost my ..1 hair|period|periods ..6 not_eating|not_eat|eating|food|weight
    cry|crying|panic|scream|shake ..2 when|if|because|every_time ..2 eat|eating|dinner|food
    hate|ashamed|guilty|disgusted|disgusting ..4 eating|ate|eaten|eat !meat|too_much`,
    {
      unless:
        'flu|bug|virus|migraine|pregnant|chemo|rollercoaster|dog|cat|puppy|baby|toddler|ramadan|operation|surgery|allergic|food_poisoning|loudly|noise|chewing_noise|spicy|hair_dye|thyroid',
    },
  ),
  rule(
    ['medical-emergency', 'high', 'emergency told plainly', 'symptom'],
    `arm|jaw|shoulder ..2 hurts|hurting|pain|aches|heavy ..6 sweating|sweaty|breathless|chest|nauseous|dizzy
    drank|swallowed|drunk|ate|eaten ..3 cleaning|cleaner|weed_killer|weedkiller|bleach|rat_poison|fluid|detergent|antifreeze|petrol|paint
    bleeding|bleed ..4 faint|dizzy|through_everything|through_my|weak|everywhere|badly|heavily|a_lot
    cut|hit|sliced an|the artery|vein
    fell|fallen|crashed|hit_by ..8 broke|broken|can_not_feel|can_not_move ..2 back|neck|hands|legs|hip|head|spine
    neck|back|spine ..6 can_not|not ..1 feel|move ..2 hands|legs|arms|feet|fingers
    baby|newborn|infant|toddler ..6 floppy|limp|not_waking|will_not_wake|not_feeding|grey|blue|not_breathing|fitting
    clutched|clutching|grabbed|holding ..1 his|her|their|my chest ..4
    diabetic|insulin ..6 confused|shaking|unconscious|not_waking|collapsed|sweating
    vomiting|throwing_up|puking ..3 blood`,
    {
      unless:
        '@topic|@story|@game|gym|workout|@ocd|@whatIf|years_ago|nosebleed|period_pain|paint_class|first_aid',
    },
  ),
];
