import { words } from '#domain/chat/safety/lexicon/words.ts';
import { linesOf } from '#domain/chat/safety/text/matcher.ts';

/** Why a model's answer is not shown. */
export const REPLY_FAULTS = ['method', 'medication', 'diagnosis', 'reassurance'] as const;
export type ReplyFault = (typeof REPLY_FAULTS)[number];

/** Lists that only answers need. */
export const REPLY_LEXICON = {
  diagnosis: words(
    `adhd|add|ocd|autism|autistic|asd|aspergers|bipolar|bipolar disorder|depression|clinical depression|major depression|depressed|bpd|borderline|ptsd|schizophrenia|schizophrenic
    psychosis|psychotic|anxiety disorder|generalised anxiety|generalized anxiety|social anxiety disorder|panic disorder|anorexia|anorexic|bulimia|bulimic|an eating disorder|eating disorder|dyspraxia|dyslexia
    a personality disorder|personality disorder|narcissistic|adhd and autism|contamination ocd|harm ocd|pure o|inattentive adhd|neurodivergent|on the spectrum|tourettes|manic|a disorder`,
  ),
  drug: words(
    `sertraline|fluoxetine|prozac|zoloft|ssri|ssris|citalopram|escitalopram|lexapro|ritalin|adderall|concerta|vyvanse|elvanse|lithium|quetiapine|seroquel|xanax|valium|diazepam|benzo|benzos
    melatonin|clomipramine|antidepressant|antidepressants|stimulant|stimulants|paracetamol|ibuprofen|tylenol|aspirin|medication|medications|medicine|medicines|meds|pill|pills|tablet|tablets|dose|doses|dosage|propranolol
    methylphenidate|atomoxetine|risperidone|supplement|supplements|laxatives|laxative|sleeping pills|painkillers|anxiolytic`,
  ),
  modal: words(
    'should|could|can|must|might|may|need to|have to|ought to|want to try|will want to|are able to|had better',
  ),
  certainty: words(
    'definitely|certainly|absolutely|surely|obviously|clearly|for sure|without a doubt|undoubtedly|of course|of course you',
  ),
};

/** What must not be in an answer, by its reason; one pattern a line. */
export const REPLY_PATTERNS: Readonly<Record<ReplyFault, readonly string[]>> = {
  method: linesOf(`
    lethal|fatal|deadly ..2 dose|amount|quantity|height|level|combination
    enough to|of kill|end|die|stop_your_heart
    painless|quickest|fastest|easiest|best|least_painful|most_effective|effective|reliable|surest|peaceful|common ..3 way|ways|method|methods ..2 to|of|for|is|would|are ..2 die|kill|dying|end|suicide|hanging|overdose|go|overdosing
    tie|make|use|using|get|find|buy a|the|some ..2 noose|rope|ligature|shotgun|gun|belt|razor|blade|helium|exhaust|charcoal ..8 neck|beam|head|yourself|wrist|vein|door|room|skin|car|bag
    cut|cutting|slice|slash|burn ..3 vertically|lengthwise|along_the|deeper|down_the_vein|artery|shallow|where_it|your_thigh|your_thighs|your_wrist|your_arm
    jump|jumping|fall|falling|drop ..4 from|off ..6 #3 ..1 metres|meters|floors|stories|feet|storeys
    jumping|hanging|drowning|overdosing|suffocation|carbon_monoxide|helium ..3 is|would_be|are|works|leads ..3 quick|quicker|painless|effective|certain|fast|reliable|peaceful|less
    take|taking|swallow|swallowing|mix|mixing|combine|combining ..4 all|whole|entire|bottle|handful|#20|more_than ..5 tablets|pills|bottle|pack|paracetamol|alcohol|at_once ..6 kill|die|sleep|fatal|stop|liver|end|enough|not_wake
    kill|hang|drown|shoot|poison|suffocate yourself ..2 by|with|using|without
    step|walk|jump in_front_of a|the ..1 train|bus|truck
    stick|put|use|push ..1 your? ..1 fingers|finger|toothbrush ..3 throat
    make yourself ..1 vomit|throw_up|sick|puke|purge
    eat|eating|limit|stay|keep ..4 less_than|under|below|only|to ..2 #100 calories
    laxatives|diet_pills|water_fast|fasting|skipping_meals|purging ..4 help|helps|lose|work|works|can_speed|effective
    hide|hiding|cover|conceal ..2 cuts|scars|bruises|your_weight|the_marks ..2 with|from|by|using|under
    skip|skipping meals|breakfast|lunch|dinner ..4 lose|weight|burn|calories
    stab|poison|strangle|hurt|shoot|attack|kill him|her|them|somebody|your ..3 with|using|by|in_the|when|while
    sleeping pills ..6 alcohol|vodka|together`),
  medication: linesOf(`
    ^ ..2 take|try|increase|decrease|lower|raise|reduce|double|halve|skip|stop|start|quit|taper|switch|drop|cut|up|split ..4 @drug !as_prescribed
    @modal ..3 take|try|increase|decrease|lower|raise|reduce|double|halve|skip|stop|start|quit|taper|switch|drop|cut|add|come_off|split|go_up ..5 @drug !as_prescribed
    @modal ..2 stop|quit|come_off|skip ..1 taking|using ..3 it|them|your|@drug|those
    recommend|suggest|advise|prescribe ..6 @drug
    recommend|suggest|advise ..4 #1 mg
    #1 mg|milligrams|tablets|pills !of_caffeine
    safe|fine|okay|ok|harmless|best|good to ..3 take|mix|combine|stop|skip|double|drink|increase|halve|come_off|quit ..6 @drug|it|them|together|alcohol|wine
    safe|fine|okay|ok ..3 with|alongside alcohol|wine|beer
    do not|no need|not_need|no_longer_need ..2 need|to|your ..2 your? @drug
    you are better off without @drug
    @drug ..3 would|will|can|should ..2 fix|cure|solve|help_you|work_for_you|stop_your
    take|taking an|another|extra|two|2|more|one|a|half ..2 @drug
    ask your doctor for @drug
    wait|space #1 hours ..4 dose|doses|tablet`),
  diagnosis: linesOf(`
    you ..3 @certainty|probably|likely|almost_certainly|seem_to|appear_to|really|do|just|also|might_well|most_likely|must ..1 have|are|suffer_from|be ..2 @diagnosis
    you have|are|suffer_from|be ..1 @diagnosis !too_hard
    you are ..1 suffering from|with ..2 @diagnosis
    sounds|sound|looks|look|seems|seem|reads ..2 like|as_if_you_have|to_be ..2 @diagnosis
    that|this|it|what_you_describe|which is|are ..2 @diagnosis !at_work|talking
    you ..2 meet|fit|match|tick|show|exhibit|display ..5 criteria|signs_of|symptoms_of|profile|boxes|traits_of|picture
    symptoms|traits|answers|score|scores|patterns|behaviour|behavior|experiences|signs ..3 match|matches|suggest|suggests|indicate|indicates|point|points|confirm|confirms|mean|means|consistent|show|shows|fit ..6 @diagnosis
    consistent with|typical_of|indicative_of|a_sure_sign_of|a_clear_sign_of|classic|textbook|sign_of ..1 @diagnosis
    classic|textbook|clear|obvious|typical|definite|certain|severe|mild|moderate ..1 case|form|sign|signs|symptom|symptoms|example of ..1 @diagnosis
    classic|textbook|severe|mild|moderate|undiagnosed|untreated|high_functioning @diagnosis
    diagnose you|this|it
    my diagnosis
    diagnosis ..2 is|would_be|here ..2 @diagnosis
    you are|have ..1 undiagnosed
    because you ..1 have|are @diagnosis
    you ..2 not ..1 have @diagnosis
    your @diagnosis is mild|severe`),
  reassurance: linesOf(`
    nothing ..2 bad|terrible|awful|horrible|wrong|dangerous ..2 will|is|can|would|could|has|going_to ..2 happen|happened|to_you|to_them|happening
    nothing ..1 will|is_going_to|can|could happen
    nothing ..2 happened|to_worry_about|to_fear
    you @certainty ..2 locked|turned|switched|closed|did|checked|washed|did_not|have_not|would_not|are_not|are|will_not|said
    you did ..1 lock|turn|switch|close|wash|not_hit|not_hurt|not_leave|not_harm|not_do_anything|not_run|not_contaminate|everything_right|nothing_wrong
    you locked|turned_off|switched_off|closed ..1 it|the|everything
    you would|could|will|are ..1 never|not ..2 do|hurt|harm|act|capable|kill|touch|attack|snap|lose_control|that_kind|going_to_hurt|going_to_do|going_to_harm|jump|dangerous
    you are|were ..1 incapable|harmless|completely_safe|totally_safe|perfectly_safe|100|a_good_person|such_a_good|not_capable
    you are not ..2 bad|murderer|monster|pedophile|paedophile|dangerous|danger|killer|evil|rapist|racist|psychopath|going_to_hell|violent|sick|contaminated|infected|liar
    i ..2 promise|guarantee|assure|swear|bet|can_promise|can_assure ..3 you|that|it|nothing|everything
    i am ..1 sure|certain|positive|confident|100|convinced ..2 you|that|it|nothing|they|everyone|your ..3 not|are|is|did|will|locked|would|fine|safe|never|have|turned
    trust me
    @certainty ..1 you|it|they ..3 turned|locked|switched|closed|did|checked|not|fine|safe|never|would
    rest assured
    there is|was ..2 no|zero|absolutely_no ..1 way|chance|risk|danger|possibility|need_to_worry|reason_to_worry|germs|poison
    it ..1 will|is_going_to|would|could not|never happen
    not|never going to happen
    impossible ..2 that|for|to
    everyone|everything|they|she|he|your_family|your_mum|your_baby|your_child|your_kids|your_sister ..1 will|is|are|is_going_to ..2 be? ..1 fine|safe|okay|ok|completely|perfectly
    everything ..3 okay|fine|alright
    you ..1 will|are_going_to ..1 be ..1 fine|safe|okay|alright
    not|never ..1 get|gotten|getting|make|become|be ..3 sick|ill|infected|contaminated|cancer|hiv|disease
    hands are ..2 clean|perfectly
    the ..2 door|stove|oven|iron|tap|window|cooker|gas ..1 is|was ..2 locked|off|closed|shut|safe
    you would ..2 have noticed|remember|remembered|known|felt|heard|seen
    you would ..1 know|remember ..1 if
    do not worry
    no need to worry|check
    not worry about it|that|this|anything
    the|that|these thought|thoughts ..3 not|never ..2 true|come_true|mean_anything|happen|real
    not ..1 mean ..3 anything|you_are|you_will|you_want|you_would
    good|kind|loving people|person|parent ..1 do|does|would|like_you ..1 not|never
    100 percent|sure|certain|safe
    can be ..1 certain|sure|confident|rest_assured
    god ..2 forgives|forgave|loves|will_forgive|is_not_angry
    it is ..1 completely|perfectly|totally|absolutely|quite ..1 safe|clean|fine|harmless
    you have ..1 nothing|done_nothing ..2 wrong|worry|fear|feel_guilty
    nobody|no_one ..2 got|was|is_going_to_get|will_get|will_be|has_been ..1 hurt|sick|harmed|ill`),
};
