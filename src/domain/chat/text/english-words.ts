/**
 * Common English words in their base form: frequent words from the messages written for the chat and from the chat's
 * own replies, without slang, names and words that are also common in another language ("die", "hat").
 */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `
    a able about above abroad absence absolutely abuse abusive accent accident accidentally account accountant ache achieve achievement acknowledge across
    act actual ad add address adhd admin adore adult advert advice affairs afraid after afternoon afterwards again against age agency agenda ago agree
    ahead aid aim air airport alarm album alive all allah allergic allergy allotment allow allowed almost alone along aloud already alright also
    alternative although always am ambulance among amount an and anew anger angry animal animals anime ankle anniversary annoyed annoying anorexia
    anorexic another answer antibiotics antidepressant anxiety anxious any anybody anymore anyone anything anyway anywhere apart apologise apology app
    apparently appeal appear appetite apple application applying appointment approach april are arent arfid argue argument arm army around arrange arrival
    arrive arrived art article as ashamed aside ask asleep aspect assembly assess assessment assignment assisted asthma at ate attack attempt attention
    attic august aunt aunty autism autistic autocorrect autumn avoid awake awareness away awful awkward axe baby babysit back bad badge bag bagel bake
    bakery balanced balcony ball ballet balloons banana band bandage bang bank bar barbecue bare barely barn basically bass bat bath bathroom battery be
    beach beans bear beat beaten beautiful because become bed bedroom bedtime bee been before beforehand began begged begging begin beginnings begs begun
    behind beige being believe bell belly belong belonged below belt bench benefits bereavement beside besides best bet between beyond big bike bill binge
    bingo biology birth birthday biscuit bit bite bitten black blade blame blank blanket blasphemous bleach bled bleed bless blew blind blister block blog
    blood bloodbath bloody blow blue bmi board boat body boiler boiling bomb bond bone book boot borderline bored boredom boring born borrowed boss both
    bother bottle bottom bought boundary bout bowl box boy boyfriend bra braces brain brand brass brave bread break breakdown breakfast breakup breath
    breathe bridge bright brilliant bring broke broken brother brought brown browser bruise brush bucket buddy budget budgie buffet bug build built
    bulimia bulimic bullet bully bump burden burn burnout burnt burst bury bus business busy but button buy buzzing by bye cabinet cable cake calendar
    calf call calm calorie came camera camp can canada canal cancel cancelled cancer candle cannot cant canteen cap captain car caravan carbon carbs
    cardiologist care carpet carry carved carving case cash cast cat catch caught cause cbt ceiling celebrate cell centers centre cereal certain certainty
    certificate chair challenge chance change chaplain chapter character charge charity chart chat cheap cheated check checklist checkout cheek cheerful
    cheers cheese chef chemist chemistry chess chest chew chicken child childhood children chill chin chip chocolate choice choir choke choose chop chore
    chose chosen christening christmas chronic church cigarette city clammy clap clarity clash class classic classmate clean clear client cliff climb
    clinic clock close cloth clothes clothing club clumsy coach coat code coeliac coercive coffee coffin coin coke cold collapsed collapses colleague
    collect college color colour columns come comfort comfortable comic comments committed common communicate communion commute company compare compass
    compassion complain complaint completely compulsion concentration concert concrete condition confess confession conflict confused confusing confusion
    connection consider consist contact contain contamination content continue contract control controlling conversation convinced cook cool cope cork
    corner corpse correct corridor cost costume cot cottage cotton couch cough could couldnt council counselling counsellor count countdown country couple
    course coursework court cousin cover covid cows crack crackers cramping cramps crash craving crazy cream create creeper cricket cried cries crime
    cringe crisis critical criticism cross crossword crowd cruel crunchy crush cry cubes cult culture cup cupboard curious current currently curry curtain
    cushion custody customer cut cute cyclist dad daft daily dairy dance danger dangerous dare dark data date daughter day dead deadline deal dear death
    debate debt decade deceased decent decide decision decisions declutter deep defenders define degree delay delete delivery dementia dentist deposit
    depot depressed depression derby describe deserve desk despite destroyed detective develop diabetes diabetic diagnose diagnosed diagnosis diary did
    didnt diet dietician dietitian difference different dig dim dinner direct dirty disabled disappear disappointed discharge discipline discourage
    discuss disgust dish dishes dishwasher disorder dissertation distance distraction distracts divorce dizzy do doc doctor documentary documents dodgy
    does doesnt dog doing domestic don donation done dont door dorm dose double doubt down downstairs dr draft drag drain drained drama dramatic drank
    draw drawn dread dream dress drew drill drink drive drop drove drown drowsy drum drunk dry due dull dumped during dust duty duvet dying each ear
    earlier earned earplugs earth ease easier easing easter easy eat eaten edge effect effort egg eggshells eh eight eighteen eighty either elastic elbow
    elder eldest eleven else elsewhere email embarrassed embarrassing embarrassment emergency emo emoji emotion emotional empty encourage end energy
    engaged engine english enjoy enjoyable enormous enough entire entirely envelope environment envy episode erp escape especially essay ethics eulogy
    even event events eventually ever every everybody everyone everything everywhere evidence evil ex exact exactly exam example except exciting exclude
    excuse execute executive exercise exhausted exhausting exhaustion exist exit expect expectation expired explain explanation explore exposure exs
    extension extra eye fabric face fact fade fail failure faint fair faith fake fall fallen false familiar family fan fancy fantasise far farewell farm
    fast fat father fault favourite fear features february fed feed feedback feel feelings fees feet fell felt fence ferry festival fever few fidget field
    fifteen fifth fifty fight figure file fill film filter filthy final finale find fine finger finish fire firm first fish fist fit five fix flare flash
    flashcards flat flatmate flaw flight flinch float flood floor floppy flowers flu fly foam focus foggy fold folder folk follow font food foot football
    for forced forearm forehead foreman forever forget forgive forgiven forgot forgotten fork form fortnight forty forum forward foster found four
    fourteen fourth frame free freeze fresh friday fridge fried friend frighten frightened frightening frightens fringe from front frozen frustrate
    frustrated fryer full fully fun funeral funny furious furniture further fuss future gain game gap garage garden gas gate gave gay gear general gentle
    gently genuinely germs get gfs ghost gift gig girl girlfriend give given glad glass gloves go goal goat god goes going gold goldfish golf gone good
    goodbye goodnight gorgeous got gp grab grade gradually graduation grammar grandchildren grandfather grandkids grandmother grandson grape grass
    grateful grave gravy grazed great green grew grey grief grieve grieving grim grip grippy gross ground group grow grown grumpy guard guess guest guide
    guidelines guild guilt guilty guitar gum gun guts gutted guy gym ha habit had hadnt hair hairbrush haircut half halfway hall hammer hamster hand
    handle handover hang hangover hangry happen happier happy hard hardly harm harvest has hasnt hate have havent hay he head headache headings headphones
    heal health healthy hear heart heartbroken heat heaven heavy hed hedge heels held hell hello help helpline her here heres hero herself hes hey hi
    hidden hide high hill him himself hip his history hit hives hob hobby hockey hold hole holiday home homesick homework honest honk honked honour hoodie
    hook hoover hope hormones horrible horrid horrified horror horse hose hospice hospital hostel hot hotel hotline hour house housemate how however hug
    huge hum humour hundred hung hungover hungry hunting hurry hurt husband hyperfocus i ibuprofen ice id idea ideation if ignore ill im image imagine
    importance important improve in inbox include included increase indeed inhaler injection injury inner inside inspire instead instructions insulin
    insurance intend intense intensity intent intention interest internet interrupted interview into intrusive invented inventory invisible invite invoice
    involve ireland iron is isnt it itch itchy itd item itll its itself ive jail january jealous jeans jelly jerking jet job jockey join joke jolt joy
    judge judgment judo juice july jump june just karaoke kebab keep kept kerb kettle key keyboard kick kid kill kilos kind kindness king kit kitchen
    kitten knee kneel knew knife knitting knives knock know known knuckles lab label labelled labelling lack ladder lady lag laid lamp land landlord
    language lap laptop large lasagne last late lately laugh laundry law lay laziness lazy lead leaflet leak learn learnt least leave lecture ledge left
    leg lego lemonade lent less lesson let lets letters lettuce level librarian library licence lid lie life lift light lighten lighter lighthouse
    lighting like likely limit line lip liquid list listen lit literal lithium little live load loaf loan lobby local location lock lockdown lodger loft
    log loneliness lonely long longing look loop loose loosen lord lose loss lost lot loud love low luck lucky lump lunch lying lyric machine mad madam
    made magazine magical mail main maintain make male man manage manageable manager mandatory manic many map marathon march mark marriage marry mask mass
    massive mat match mate maths matters mattress max may maybe me meal mean meaning meant meanwhile measure meat med media medical medication medicine
    meds meet meltdown memorial memories memory men mended menopause mental mention mentor menu merely mess message messy met metal methylphenidate mid
    middle midnight midwife might migraine mild miles milk min mince mind mine minute mirror miscarriage misery miss mission mistake misunderstanding
    mixed moan mock mode moderate moderator module mom moment mon monday money monitor monster month monthly mood mop more morning mortgage mortified most
    mostly mother mothers motivate motivation motorway mourn mouth move movie mr mrs ms much muddled mug multi mum mummy murder muscle museum music must
    mute my myself mystery nail name nap napkins nappy nature near nearly neat neck need needle neighbor neighbour neither nephew nerves nervous net
    netball neutral never new newborn newsletter next nice nicked niece night nightmare nine nineteen ninety ninth nite no nobody noise none nonsense
    noodles noon nor normal nose nosebleed not note nothing notice noticing notifications novel november now nowhere nowt numb numbers nun nurse nursery
    nut obituary obsession obviously ocd oclock october odd of off offer office often oh oil ok okay old on once one onions online only onto oops op open
    operation opinions option or orange order ordinary organise organize other otherwise ouch ought our out outdoors outline outside oven over overdose
    overload overnight overstimulated overwhelm overwhelmed overwhelming owe own oxygen pace pacing pack packet pad page paid pain paint pair palm
    palpitations pan pancakes panic pantry paper paperwork paracetamol paragraph paramedic parcel pardon parent parish park parkrun parrot part particular
    particularly partly partner party pass passion passive passport password past pasta pastor patch patience patient pattern pause pay payday peace
    peanut pear peas pee peeling peer pen pencil pension people per percent perfect perfection perfectionism perfume perhaps perinatal period permanent
    permission person personal pet petrol pew pharmacist pharmacy phase phone photo photograph phrase physical physically physics physio piano pick
    picture pie piece pig pile pill pillow pin pinch pink pint pity pizza place placement plain plan plane planet plant plaster plate platform plath play
    playlist please plot plug plumber plus pm pocket podcast poem point poison police policy polish polite poo pool poor pop porridge portions possible
    possibly post postman postnatal postpartum potatoes pothole pottery pound pour power practice practise prawns pray predict predictable prefer
    preference pregnant prep prepare preparing prescribed prescriber prescription present presentation press pressure pretend pretty prevent prevention
    price pride priest printer priority prison private prize probably probation problem process procrastinate program programme progress project prom
    promise promotion proof proper protect protein proud prove provide psych psychiatrist psychologist psychology psychopath psychosis pub public pudding
    puked puking pull pulse punch punish punishment pupil puppy pure purge purple purpose purse push put puzzle pyjamas quarry quarter queen question
    questionnaire queue quick quiet quit quite quiz quote rabbits racing racist radiator radio rage rail railway rain raise ran random rang range ranked
    rape rarely rash rate rather raw razor reach reaction read ready real realised realistic reaper reason reasonable reassurance reassure receipt receive
    recently reception recharge recipe reckon recommend record recover recovered recovery recs recycling red reduce redundancy redundant refill refuge
    refuse regret regular rehab rehearse reject rejected rejection relapse relate relationship relax relief relieved remain remember remind reminder
    remote remove renewal rent repair repeat replaying report request require reread research resident resignation resit respond response rest restricting
    result retired retirement retiring return revenge review revising revision reward ribs rice rid ride right ring rip rise risk ritual river road roast
    robe robot rock role roll roof room roomie roommate rope roses rough round route routine row rubber rubbish rude ruined rule run rung sacrificed sad
    safe safeguarding safety said sale salon salt samaritans same sandwich sang sat saturday save saw say scale scan scar scare scarf scary scene schedule
    school science scissors score scored scores scotland scout scraped scratch scream screen screw script scrolling scrupulosity sea search season seat
    second secret section security see seeking seem seen seizure self selfish sell seminar send sensation sense sensible sensory sent sentence separate
    september sergeant series serious sertraline server service session set settings settle seven seventeen seventy sewer sex sexual shake shaky shall
    shame shampoo shape share shark sharp sharpen shaving she shed sheet shelf shell shes shift shin shirt shivering shoe shook shoot shop short shot
    should shoulder shoulders shouldnt shout shove show shrink shut shutdown sick side sight sign signal silence silent silly sim simple simply sin since
    sing single sink sir sis sister sit site six sixteen sixth sixty size skill skills skin skinny skip skull slack slammed slap slaughtered slay sleep
    sleepy sleeve slept slice slide slightly slimming slip slippers slot slow slowly small smash smear smell smile smoke smoother snack snake snap snores
    snoring snow so soak soaked soap sobbed sobbing sober social society sociology sock sofa soft softer sold soldier solicitor solid solved some somebody
    someone something sometimes somewhere son song soon sore sorry sort soul sound sounds soup sources sourdough space spare spat speak special specialist
    specific speech spelling spend spent spiders spike spilled spin spit split spoil spoilers spoke spoken sponsor spoon sport sports spot spray
    spreadsheet spring squad square squash squeezed squid stab stable staff stage stairs stairwell stamps stand standard star stare start starve state
    statement station stationery statistics stats statue stay steady steepest step stepbrother stepdad stepfather stepmum steroids stick sticky stiff
    still stim sting stir stitches stock stomach stone stood stop storey storm story stove straight strange strangle strategy streak stream street
    strength stress stressful stretch strict string strip stroke strong strongly structure struggling stubbed stuck student study stuff stung stupid style
    submit such sudden suddenly suffer sugar suggest suicidal suicide suit suitcase sulking sum summarise summary sun sunday sunglasses sunlight
    supermarket supervisor supper support suppose sure surgery surprise surround surrounding survive survivor swallow swap swear sweat sweaty sweep sweet
    swelling swerve swim swimsuit swing switch swollen swore system table tablet tabs tackle take taken talk tank tap tape target task taste tattoo taught
    tax tea teach teacher team tears teen teenage teeth telephone tell temperature template temple ten tenancy tenant tend tends tense tension tent term
    terrace terrible terrified test text texture than thank that thats the their them theme themselves then theory therapist therapy there therefore
    theres these thesis they theyll theyre theyve thick thigh thin thing think thinners third thirst thirsty thirteen thirty this those though thought
    thousand thread threat threatened threatens three threw thriving throat through throw thrown thumb thurs thursday tick ticket tidy tie tight til tile
    tiles till time timers timetable tingling tingly tiny tip tire tiredness tissue title to toast today toddler toe together toilet told tomatoes
    tomorrow tone tongue tonight too took tool toolbox tools tooth toothpaste top topic torn torture touch tour toward towel tower town track tractor
    traffic train trainee tram trampoline transition translate trash travel tray treat treatment tree trial tribunal trick tried trifle trigger trip
    trolley trouble trousers truck true truly trust truth try tube tues tuesday tummy turkey turmeric turn tutor twelve twenty twice twin twisted
    twitching two type typo ugh ugly umpire unalive uncertainty uncle uncomfortable under understand understandable understood undo unfamiliar uni uniform
    union unit university unless unlikely unpleasant unpredictable unread unsafe until unwanted up update upon ups upset upstairs urge urgent us use user
    using usual usually utility vacuum valid value vanish veg vegan vent version very vet vicar victim video view village villain violence violent visa
    vision visit visitor vitamin vodka voice void volume volunteer vomit wages wait wake wales walk wall wallet want warden wardrobe warehouse warm warmth
    warning was wash wasnt wasp waste watch water wave way we weak wear weather wed wednesday wee week weekday weekend weekly weep weepy weigh weight
    weird welcome well wellbeing went wept were werent wet weve what whatever whats wheel wheelchair when whenever where whether which while whispered
    whispering whispers white who whoever whole wholl whom whos whose why widow wife wifi wild will win window wine wing winter wiped wire wisdom wish
    with within without wobble wobbly woke woman women won wonder wont wood wool word wore work world worn worry worse worst worth would wouldnt wound wow
    wrap wrapped wrecked wrestling wrist write written wrong wrote ya yaar yard yeah year yellow yes yesterday yet yo yoghurt yogurt you youll young your
    youre yourself youth youve zero zombie zoom
  `
    .trim()
    .split(/\s+/),
);
