import { words } from './words.ts';

/** Medicines, body parts, wounds, food and what people do with them. */
export const BODY_WORDS = {
  pills: words(
    `pill|pills|tablet|tablets|meds|med|medication|medications|medicine|medicines|paracetamol|paracetamols|tylenol|acetaminophen|panadol|aspirin|ibuprofen|advil
    antidepressants|antidepressant|xanax|valium|benzos|benzo|capsules|capsule|opioids|opiates|painkillers|painkiller|pain killers|codeine|morphine|oxy|vicodin
    sleeping pills|sleeping tablets|sertraline|prozac|fluoxetine|lithium|insulin|zopiclone|diazepam|melatonin|benadryl|ritalin|adderall|concerta|antihistamines|antipsychotics
    elvanse|vyvanse|lisdexamfetamine|methylphenidate|medikinet|equasym|xaggitin|dexamfetamine|dexedrine|strattera|atomoxetine|guanfacine|intuniv
    citalopram|escitalopram|venlafaxine|mirtazapine|duloxetine|pregabalin|gabapentin|tramadol|co codamol|cocodamol|amitriptyline|lorazepam|clonazepam|nytol|risperidone|olanzapine|aripiprazole
    quetiapine|seroquel|propranolol|beta blockers|crocin|dolo|disprin|nurofen|sleepers|vitamins|iron tablets|adhd meds|heart tablets|blood pressure tablets`,
  ),
  lots: words(
    `all|all of|all my|every|too many|way too many|so many|loads of|a load of|load of|loads|a bunch of|bunch of|a handful of|handful of|handfuls of|a whole|whole|the whole|entire|the entire
    a bottle of|bottle of|the rest of|a lot of|lots of|a ton of|a pile of|a packet of|a pack of|packet of|pack of|a box of|a strip of|strip of|a fistful of|more than|double|triple|a month of|someone elses`,
  ),
  pack: words(
    'bottle|pack|packet|box|strip|lot|blister|packs|boxes|bottles|strips|jar|prescription|sheet',
  ),
  took: words(
    `took|taken|swallowed|had|have taken|downed|drank|drunk|ate|eaten|popped|necked|ingested|injected|consumed|took like|taken like|just took|swallow|swallowing|take|taking`,
  ),
  tookPast: words(
    'took|taken|swallowed|downed|popped|necked|ingested|injected|consumed|ate|eaten|had|gulped|snorted',
  ),
  poison: words(
    'bleach|antifreeze|poison|detergent|pesticide|rat poison|drain cleaner|button battery|battery|batteries|magnets|magnet|petrol|paint thinner|phenyl|acid|kerosene|weed killer|toilet cleaner|glass|harpic|laundry pod',
  ),
  limb: words(
    `arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin|hand|hands|stomach|belly|hip|hips|body|ankle|ankles|forearm|forearms|flesh|chest|shoulder|face|knuckles|fingers|palms|calf|calves`,
  ),
  woundVerb: words(
    `cut|cutting|cuts|burn|burning|burned|burnt|scratch|scratched|scratching|carve|carved|carving|slice|sliced|slicing|stab|stabbed|stabbing|bite|bit|biting|scrape|scraped
    slash|slashed|slashing|bruise|bruised|scald|claw|clawed|clawing|gouge|pierce`,
  ),
  strikeVerb: words(
    'hit|hits|hitting|punch|punches|punching|punched|bang|bangs|banging|banged|slap|slapping|slapped|smacked|bashed|slammed|smashed|smash|smashing|smack|smacking|slam|slamming|bash|bashing|headbutt|beat|beating|bite|biting|bit',
  ),
  harmVerb: words(
    'hurt|hurts|hurting|harm|harms|harming|harmed|injure|injuring|injured|wound|cut|cuts|cutting|burn|burns|burning|burned|burnt|scratch|scratches|scratching|punish|punishing|punishes|torture|torturing|mutilate|mutilating|bruise|choke|choking|starve|hit|hitting|hits|punch|punching|punches|bite|biting|slap|slapping|stab|stabbing',
  ),
  blade: words(
    'razor|razors|razor blade|blade|blades|knife|scissors|sharpener|lighter|glass|box cutter|compass|needle|scalpel|shaver|stanley knife|lancet',
  ),
  selfHarm: words(
    'self harm|self harmed|self harming|self harms|self injury|self injuring|self injure|self mutilation|self-harm|sh|self injurious|selfharm',
  ),
  wounds: words('cuts|cut|scars|scar|marks|wounds|burns|bruises|slashes|scabs|stitches'),
  food: words(
    'food|meal|meals|eating|eat|eats|ate|dinner|lunch|breakfast|supper|calories|snack|snacks|dinners|lunches|carbs|dessert|tea|pizza|binge|bingeing|binging',
  ),
  purge: words(
    `throw up|throwing up|threw up|throws up|thrown up|vomit|vomiting|vomited|puke|puking|puked|be sick|being sick|sick|barf|get it all out|throw it all up|throw it up|get rid of it|spew|hurl|bring it up|purge`,
  ),
  makeSelf: words(
    'make myself|making myself|made myself|force myself to|forcing myself to|forced myself to|get myself to',
  ),
  purgeWord: words(
    'purge|purging|purged|purges|b p|binge and purge|binging and purging|bingeing and purging|binge purge',
  ),
  disorder: words(
    'anorexia|anorexic|bulimia|bulimic|ednos|arfid|eating disorder|orthorexia|binge eating disorder|ed voice|ano',
  ),
  breath: words('breathing|breathe|breath'),
  reallyIll: words(
    'unconscious|unresponsive|not responding|not breathing|passed out|collapsed|blacked out|not waking|not waking up|will not wake|will not wake up|can not wake|turning blue|going blue|gone blue|is blue|are blue|not conscious|stopped breathing|foaming',
  ),
} as const;
