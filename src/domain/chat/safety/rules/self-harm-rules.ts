import { type Rule, rule } from './rule.ts';

const ACCIDENT =
  'accident|accidentally|by_accident|football|gym|running|rugby|skating|skateboard|bike|fell|tripped|cooking|chopping|shaving|paper|oven|pan|kettle|iron|straightener|straighteners|curling|lifting|workout|playing|cupboard|onions|baking|gardening|climbing|basketball|garden|dishes|cat|dishwasher|stretching|yoga|dancing|sunburn|beach|hiking|moving_house|at_work|cricket|hurling|gaa|hockey|dance|stairs|mosquito|itch|eczema|rash|coffee|soup|toast|doorframe|door|bush|thorn|thorns|branch|brambles|fence|nettles|cuticles|bite_my_nails|biting_my_nails';

/** Self-harm: acts, urges, and what gives them away. */
export const SELF_HARM_RULES: readonly Rule[] = [
  rule(
    ['self-harm', 'high', 'self-harm with danger now', 'done'],
    `@wish|@will ..2 @woundVerb|@harmVerb ..2 @self|@limb ..3 tonight|right_now|now
    cut|cutting|went ..2 too|really|very deep !into
    @blade ..4 want|going|need to use|cut
    sitting|have|got|holding ..3 @blade ..4 use|skin|arm|wrist|thigh`,
    { unless: `${ACCIDENT}|hair|kitchen|vegetables|nails` },
  ),
  rule(
    ['self-harm', 'elevated', 'self-harm', 'done'],
    `@harmVerb ..1 @self !with_coffee|in_the_foot
    hurt|hurting|harm|harming ..1 my ..1 body
    @woundVerb ..1 @self
    @woundVerb|@strikeVerb|@harmVerb|slit|dig ..1 my ..2 arm|arms|wrist|wrists|thigh|thighs|skin|forearm|forearms|flesh|legs !off_on|on_the|at_the|and_back_are|hair
    cut|burn|carve|scratch|bite|bit|cutting|carving|scratching|carved|scratched ..2 my|into_my|on_my|words_into ..2 leg|hand|hands|hip|hips|stomach|arm|thigh|skin ..2 !at_the_gym
    i ..2 carve|carved|carving words|letters|names|his_name|her_name|lines !in_wood|into_wood|in_the|into_the|into_stone|in_soap|in_lino
    not ..1 deep enough
    just want|need to? hurt $|is|and|so|again|tonight|right_now
    carved|carving|cut|scratched|burned ..2 into|on my ..2 leg|arm|skin|stomach|thigh|hip|wrist|forearm
    @strikeVerb @self|my_head|my_own_head|own_head|my_own_face|my_face|my_legs|myself_in
    hit|hitting|bang|banging|smash|bash|slam|smashing|bashing ..2 head ..2 against|on|into|when|til|till|until|wall
    punch|punching|punched|hit|hitting ..2 wall|walls|tree ..6 bleed|blood|bled|break|deserve|hands
    started|start|stop|been|kept|keep|back|still|tempted|addicted|urge|urges|want|need|going|relapsed|relapse ..2 cut|cutting|sh ..1 $|again|for|since|when|so|every|myself|and|but|at|tonight|deeper|more|i|bad|is|because|now|in|right_now|badly|today
    i ..1 cut again|deep|deeper|last_night|tonight|today|to_cope|because_it|because|when_i
    cut|cutting|burning|sh is|helps|calms|makes|was the_only|me|the_best|what|only|my
    fresh|new|more|old_and_new|deep cuts|scars|burns|marks|wounds
    made|make|making|did|got|have ..1 cuts|cut on|my|today|last_night|again|$
    urge|urges|craving|impulse ..2 cut|cutting|harm|hurt|burn|bleed|sh
    @selfHarm ..1 again|tonight|today|last_night|every|because|since
    want|urge|need|going|been|am|i|started|still ..2 @selfHarm
    want|urge|tempted|going|about ..1 relapse|relapsing !on_smoking|on_alcohol
    relapse|relapsed|relapsing ..3 cutting|sh|self_harm|self_harming|cut|burning|harming
    clean ..6 want|need|urge ..3 cut|harm|hurt|it
    @wish|@will ..2 @woundVerb|cut|bleed|@selfHarm|sh ..1 so|bad|badly|again|tonight|$|until|deep
    @wish|@will ..2 break|rip|tear|peel|slice|stab|burn|claw|scratch|bite|smash|cut ..1 my ..2 skin|hand|arm|legs|face|head|own|fingers|body
    slicing|slice|slashing|cutting|clawing my skin|arms|wrists|legs|thighs
    see|seeing|watch|watching|like|love|need ..2 my ..1 blood|own_blood|bleed|bleeding`,
    {
      unless: `${ACCIDENT}|hair|fringe|bangs|nails|beating_up_about|kicking|carbs|sugar|class|costs|hours|grass|caffeine|smoking`,
    },
  ),
  rule(['self-harm', 'elevated', 'self-harm named', 'mention'], `@selfHarm`, {
    unless: '@topic|@story|taught',
  }),
  rule(
    ['self-harm', 'elevated', 'pain as relief or punishment', 'hint'],
    `punish|punishing|punished ..1 myself|my_body
    deserve|deserved|deserves ..2 pain|hurt|be_hurt|suffer|bleed|be_punished|punishment|the_pain|be_in_pain
    pain ..2 only|is ..2 thing|relief|makes|calms|helps|quiet|real
    pain|bleeding|blood|blade|razor|cutting|hurting ..1 makes|helps|calms|stops ..2 me|it|the|everything|my_head
    nothing helps|works but|except|like ..1 blade|cutting|pain|razor|blood
    only ..2 feel|real|alive|calm ..2 when|if ..2 bleeding|bleed|hurt|pain|cutting
    feel|am ..3 when ..2 bleeding|bleed|cutting
    dig|digging|dug|press|pressing|scratch|scratching|bite|biting|bit|pick|picking|rubber_band|snap|snapped|bang|punch|hit|rub ..8 bleed|bled|bleeds|blood|bleeding|raw|see_stars
    put|hold|held|holding|keep my|a hand|arm|finger|fingers|cigarette|cigarettes|lighter ..3 on|in|over|to|under|against ..2 stove|flame|fire|lighter|my_arm|my_skin|candle|my_hand|hot
    burn|burns|burned|burning|stub|stubbed ..3 with|out ..2 cigarettes|cigarette|lighter|lighters|matches
    burn|burns|burned|burning my ..2 arm|arms|skin|thighs|leg|hand ..2 with|when
    rip|ripping|tear|peel|claw|crawl my|out_of_my skin
    pull|pulling my hair out and|until|till
    hand on the hot`,
    { unless: `${ACCIDENT}|dentist|tattoo|tattoos|waxing|spicy` },
  ),
  rule(
    ['self-harm', 'elevated', 'signs of self-harm hidden', 'hint'],
    `hide|hiding|hidden|hid|cover|covering|conceal|see|sees|seeing|notice|noticed|saw|found|find|show ..4 my|the|her|his|their ..2 scars|scar|cuts|arms|wrists|marks|burns|thighs|sleeves|bandages
    hide|hiding|cover ..2 scars|cuts|self_harm
    long sleeves ..6 see|hide|hot|summer|cover|notice|know|scars|cuts
    sleeves ..6 see|hide|scars|cuts|marks
    cuts|scars|marks|burns|wounds on|all_over|covering|are|along ..2 my|her|his|their ..2 arm|arms|thigh|thighs|leg|legs|wrist|wrists|stomach|hips
    cuts|wounds|scars|burns ..4 infected|stinging|open|bleeding|stitches|reopened|back|fresh
    covered in cuts|scars
    plasters|bandages|band_aids|bandaids|gauze ..6 arms|arm|wrists|thighs|cuts|legs
    wrist|wrists|arm|arms|thigh|thighs is|are stinging|bleeding|covered|cut|bandaged ..10 more|again|sleeve|self|cuts|stop
    apart ..2 sharpener|razor
    sharpener|razors|razor|blade|blades|box_cutter ..4 again|hidden|hide|hiding|under|in_my|phone|room|collection|apart|ashamed|drawer
    did ..1 it again ..4 razor|blade|ashamed|cut|arms|scissors
    broke|lost|ruined|reset my streak ..6 scars|cut|cuts|harm|blade|relapsed
    found|find a? @blade ..3 in|under`,
    {
      unless: `${ACCIDENT}|hair|beard|kitchen|tattoo|acne|surgery|appendix|c_section|legs_wax|operation`,
    },
  ),
  rule(
    ['self-harm', 'elevated', 'somebody else hurts themselves', 'done'],
    `@harmVerb|@woundVerb|@strikeVerb|hurts|harms|burns|cuts|punches|bites|scratches ..1 himself|herself|themselves|themself !playing|cooking|shaving|on_the|at_football
    he|she|they cut|cuts|burns ..1 because|to_cope|when|again|to_feel
    cut|cuts|hit|hits|bangs|banging|hitting|banged|bang|smashes|punches his|her|their ..2 arm|arms|wrist|wrists|head|thighs|leg|legs|face
    says|said|told|admitted he|she|they ..2 cuts|cut|self_harms|burns
    self harms`,
    { isAboutOther: true, unless: `${ACCIDENT}|@story|saw|hair` },
  ),
];
