import { words } from './words.ts';

/** What people say of dying by their own hand, of wishing and of meaning it. */
export const SUICIDE_WORDS = {
  killVerb: words(
    `kill|killing|killed|kills|end|ending|hang|hanging|hung|hanged|shoot|shooting|shot|drown|drowning|off|offing|finish|finishing
    finish off|poison|poisoning|murder|murdering|gas|gassing|suffocate|suffocating|delete|deleting|top|topping|sacrifice|electrocute
    destroy|destroying|erase|do away with|get rid of|getting rid of|neck|strangle|execute|put down|kil|self delete`,
  ),
  endLife: words(
    `end my life|ending my life|ended my life|end my own life|ending my own life|end this life|end my existence|finish my life
    take my life|taking my life|take my own life|taking my own life|took my own life|end it all|ending it all|ended it all|end everything
    commit suicide|committing suicide|committed suicide|die by suicide|do suicide|doing suicide|attempt suicide|attempting suicide
    blow my brains out|blowing my brains out|put a bullet in|slit my wrist|slit my wrists|slitting my wrists|slash my wrists|cut my wrists
    slit my throat|cut my throat|bleed out|bleed to death|take an overdose|taking an overdose|overdose|overdosing|take all my pills|take all my meds
    take them all at once|take the pills|take all the pills|commit sucide|self delete|self deletion|catch the bus|drink bleach|give up my life
    do something to myself|not be alive|be dead|drop dead|starve to death`,
  ),
  endLifeOther: words(
    `end his life|ending his life|end her life|ending her life|end their life|ending their life|end their lives|take his own life|taking his own life
    take her own life|taking her own life|take their own life|taking their own life|take his life|take her life|commit suicide|committing suicide
    end it all|ending it all|end it|ending it|attempting suicide|attempted suicide|attempt suicide|threatening suicide|threatens suicide
    threatened suicide|do suicide|overdose|self delete`,
  ),
  die: words(
    'die|dying|dead|be dead|death|not be alive|pass away|perish|drop dead|not exist|not be alive any more',
  ),
  dieVerb: words(
    'die|be dead|drop dead|not exist|not be alive|not be here|cease to exist|stop existing|stop being|be gone|stop living|not live',
  ),
  wish: words(
    `want to|wants to|wanting to|wanted to|wish to|need to|would rather|rather|feel like|feeling like|felt like|would like to|would love to
    hope to|hope i|hoping i|hoping to|hope that i|wish i could|wish i would|wish i|wish that i could|ready to|tempted to|tempted by|urge to|urges to|itching to|deserve to
    have to|had to|desire to|longing to|begging to|looking forward to|decide to|really want to|want|urge for|urges for|prefer to|keen to|can not wait to|dream of|dream about
    like|wish`,
  ),
  will: words(
    `going to|will|about to|plan to|planning to|planning on|plan on|plans to|planned to|decided to|decided on|decision to|intend to|intending to|intention to|prepared to
    set to|determined to|time to|i am killing|i am ending|try to|trying to|might just|way to|made up my mind to|chosen to|choosing to|promise to|swear i will|let me`,
  ),
  maybe: words('might|may|could|should|should just|may as well|might as well|can|would|better'),
  think: words(
    `think about|thinking about|think of|thinking of|thought about|thought of|thoughts of|thoughts about|thoughts on|thoughts to|thought to|thinking i should|thinking i might
    ideas of|idea of|ideation|consider|considering|considered|contemplate|contemplating|contemplated|fantasise about|fantasising about|fantasize about
    fantasizing about|fantasies of|fantasies about|fantasy of|dreaming of|dreaming about|imagine|imagining|picture|picturing|obsessed with|planning|plan
    research|researching|looking up|googling|searching for|talking about|talk about|talks about|joking about|daydreaming about|daydream about
    see myself|seeing myself|images of|image of|visions of|urge of|urges of|see me|feels like`,
  ),
  soon: words(
    `tonight|tomorrow|this weekend|this week|this evening|this afternoon|after school|after work|on monday|on tuesday|on wednesday|on thursday|on friday
    on saturday|on sunday|next week|this month|by morning|before morning|before christmas|once everyone|once they|once she|once he|when my parents|when everyone
    when they go|when they leave|when i get home|right now|set a date|picked a date|picked the day|chosen a date|picked a day|made up my mind|mind is made up
    got it all planned|all planned out|planned it|planned out|plan is ready|got a plan|have a plan|has a plan|have the means|everything i need|what i need|at once
    got everything ready|for real|no one can stop|nobody can stop|do not try to stop|talk me out|final decision|already bought|in an hour|today is the day|after this message|tonights the night|doing it|last day`,
  ),
  suicidal: words(
    'suicidal|actively suicidal|passively suicidal|suicidal thoughts|suicidal ideation|suicidality|si|suicidal feelings|suicidal urges|suicidal again',
  ),
  height: words(
    `bridge|roof|rooftop|building|balcony|window|cliff|cliffs|ledge|terrace|train|trains|tube|subway|metro|bus|truck|lorry|car|cars|traffic|tracks
    motorway|highway|freeway|road|rails|rail|railway|overpass|flyover|car park|carpark|tower|platform|edge|parking garage|garage|parkade|multi storey|multistorey|multi story|storey|stairwell|dam|skyscraper|hostel|flats|tower block|high rise|waterfall|quarry|pier|quay|river|canal|sea|tree|wall|floor`,
  ),
  worldEnd: words(
    'here|alive|around|on this earth|on this planet|in this world|on earth|in existence',
  ),
  deathMeans: words(
    `rope|noose|gun|pistol|rifle|shotgun|revolver|razor|razors|blade|blades|knife|pills|tablets|belt|bleach|poison|pesticide|insulin|meds|medication
    helium|charcoal|exhaust|ligature|cord|bottle of pills|weapon|dupatta`,
  ),
} as const;
