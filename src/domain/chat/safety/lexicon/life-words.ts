import { words } from './words.ts';

/** Words of danger from others, and of what makes a message harmless. */
export const LIFE_WORDS = {
  violence: words(
    `hit|hits|hitting|beat|beats|beating|beaten|punch|punches|punched|punching|slap|slaps|slapped|slapping|kick|kicks|kicked|kicking|choke|chokes|choked|choking
    strangle|strangles|strangled|strangling|push|pushes|pushed|pushing|shove|shoves|shoved|shoving|hurt|hurts|hurting|burn|burns|burned|burnt|burning|bite|bites|bit|stab|stabbed|stabs
    threaten|threatens|threatened|threatening|attack|attacks|attacked|attacking|rape|rapes|raped|raping|assault|assaulted|assaults|assaulting|molest|molests|molested|molesting
    abuse|abuses|abused|abusing|grope|gropes|groped|groping|touch|touches|touched|touching|stalk|stalks|stalked|stalking|blackmail|blackmails|blackmailed|blackmailing
    pinch|pinches|pinched|pinching|grab|grabs|grabbed|grabbing|drag|drags|dragged|whip|whips|whipped|belts|belted|spit on|spits on|smack|smacks|smacked|smacking
    starve|starves|terrorise|terrorises|terrorize|terrorizes|throttled|pinned|pins|held down|drugged|spiked|thrash|thrashes|thrashed|force|forces|forced|forcing|shake|shakes|shook`,
  ),
  attackVerb: words(
    `kill|killing|murder|murdering|stab|stabbing|shoot|shooting|strangle|strangling|poison|poisoning|hurt|hurting|harm|harming|attack|attacking|beat|beating|bomb|bombing
    suffocate|smother|drown|behead|torture|run over|running over|burn|slaughter|assault|rape|choke|choking|destroy|end|maim|kidnap|beat up|beating up|beat the shit out of|beat the crap out of
    beat the hell out of|shoot up|blow up|cut up|slit|knife|push|pushing|injure|injuring|molest|molesting|touching|bash|break|jump|execute|eliminate|gut|throttle|batter`,
  ),
  mildAttack: words(
    'punch|punching|slap|slapping|hit|hitting|kick|kicking|smack|throttle|strangle|shake|smash',
  ),
  laugh: words('lol|xd|ha|lmao|joke|jokes|kidding|jokingly|dramatic|figuratively|lolz'),
  serious: words(
    `seriously|serious|not joking|not a joke|no joke|not really joking|for real|actually|mean it|i mean it|tonight|no but|not kidding|but really|truth|honestly|genuinely|again`,
  ),
  task: words(
    `homework|essay|essays|exam|exams|meeting|meetings|mondays|lecture|lectures|presentation|assignment|assignments|deadline|deadlines|spreadsheet|printer|maths|math|wifi|traffic|dishes|laundry|sudoku|queue|revision|coursework|thesis|puzzle|chores|gym|football|alarm|commute|level|advert|report|invoice|tax|form|forms|recipe|project|interview|appointment|semester|term|module`,
  ),
  trivial: words(
    `homework|essay|essays|exam|exams|meeting|meetings|mondays|lecture|lectures|lunch|advert|ad|ads|commercial|traffic|wifi|internet|printer|presentation|cereal|text|texts
    autocorrect|dishes|laundry|assignment|assignments|deadline|deadlines|spreadsheet|spreadsheets|email|emails|haircut|maths|math|algebra|commute|alarm|bus|queue|olives|level|sudoku
    embarrassment|cringe|buffering|update|coffee|milk|charger|fries|chips|laptop|remote|netflix|spoiler|spoilers|outfit|zoom|calculus|chemistry|physics|spelling|revision
    football|burpees|gym|cardio|squats|weather|heat|humidity|season|episode|charger|snacks|snack|socks|shoes|puzzle|crossword|noise|syllabus|coursework|thesis|code|bug|excel|powerpoint|chores|parking|shift|queueing|notifications`,
  ),
  game: words(
    `game|games|gaming|fortnite|minecraft|gta|cod|call of duty|skyrim|elden ring|zelda|sims|sim|roblox|valorant|among us|d&d|dnd|rpg|overwatch|league of legends|lol match|apex|halo|pokemon|ps5|xbox|playstation|nintendo
    npc|respawn|zombie|zombies|dragon|dragons|final boss|first boss|boss fight|boss battle|raid|dungeon|electrical|laser tag|paintball|chess|mario kart|multiplayer|lobby|quest|larp|campaign|medic|revive|in the match|sniped`,
  ),
  story: words(
    `movie|movies|film|films|show|series|episode|season|novel|book|books|story|fanfic|fiction|lyric|lyrics|song|songs|track|album|character|characters|anime|manga|comic|romeo|juliet|hamlet|ophelia|macbeth|podcast
    documentary|script|quote|villain|hero|heroine|protagonist|thriller|drama|chapter|screenplay|musical|opera|the play|playlist|plot|scene|netflix|tv|soap|eastenders|murder mystery|chorus|verse|trailer`,
  ),
  saysSo: words(
    'lyric|lyrics|song goes|song says|song called|lyrics say|lyrics go|sings|singing|sang|sings about|titled|called|chorus|verse|the line|quote|quotes|that lyric|meme|the meme|rap',
  ),
  topic: words(
    `essay|essays|lecture|assembly|article|awareness|prevention|module|class|course|training|research|rates|statistics|stats|documentary|news|podcast|symptoms of|signs of|definition|difference between|policy
    volunteering|volunteer|workshop|seminar|textbook|dissertation|project on|project about|presentation on|presentation about|biology|psychology|asked me if|asked me about|asked about|asked if|screening|questionnaire|charity|fundraiser|campaign|leaflet|webinar|first aid|textbook|taught|a paper|paper on|among|in prisons|talked about|anniversary|grieving|grief|memorial|bereaved|bereavement|what does|meaning of|helpline|hotline|crisis line|debate|history|study|studies|report`,
  ),
  past: words(
    `used to|ago|back in|back then|years ago|in the past|in recovery|recovered|recovering|clean from|clean for|years clean|months clean|been clean|am clean|as a kid|as a child|as a teenager|as a teen|in my teens|in my twenties|long time|decade|survived an|survived a
    once|in high school|growing up|years since|i last|last time|those days|before therapy|after my first|childhood|my old self|years clean|months clean|over it now|free from|in years|a past|dark time|dark times|dark period`,
  ),
  recent: words(
    `tonight|today|lately|recently|yesterday|last night|this week|last week|this month|this morning|right now|days ago|hours ago|hour ago|minutes ago|currently|every day|every night`,
  ),
  again: words(
    `again|still|back again|come back|came back|coming back|are back|is back|is it back|starting again|relapsed|relapse|relapsing|but now|and now i|return|returning|returned|days since|weeks since|hours since`,
  ),
  recovery: words(
    `ex bulimic|ex anorexic|remission|years free|year free|got out|i left|never looked back|not since|changed my life|saved my life|glad i|grateful to be|good now|happy now|safe now|doing well|doing really well|better now|am happy|life is good
    recovered|recovery|clean from|years clean|months clean|been clean|am clean|sober|in recovery|free from|survived an|survived a|are gone|behind me|proud of how far|faded|survivor`,
  ),
  fear: words(
    `scared|terrified|afraid|petrified|frightened|horrified|fear|fears|fearing|worried|worry|anxious|paranoid|panic|panicking|freaking out|freaks me out|biggest fear|worst fear|scares me|terrifies me|dread|phobia|spiralling|obsessing|so scared|scary`,
  ),
  ocd: words(
    `ocd|intrusive|unwanted|compulsion|compulsions|obsessive|obsession|obsessions|pocd|ritual|rituals|mental image|mental images|intrusive image|rumination|ruminating|what if thoughts|harm thoughts|call of the void|unwanted thought|unwanted thoughts`,
  ),
  badThought: words(
    `pops into|popped into|pop into|popping up|pops up|pop up|brain keeps|mind keeps|mind shows
    brain shows|brain keeps showing|violent thought|violent thoughts|horrible thoughts|horrible images|horrible image|awful thoughts|awful images|disgusting thoughts|scary thoughts|blasphemous|bad thoughts about|bad thought|bad thoughts|if i think it|had a thought|having a thought|get a thought|a thought about|had thoughts|images of|image of|flashes of|thoughts flash|thoughts of harming|sick thoughts|urge thoughts`,
  ),
  whatIf: words(
    'what if|in case|to see if|to make sure i did not|to make sure i have not|to check if|checking if|checking whether|check whether|check if|without realising|without realizing|without knowing|without noticing|how do i know|secretly|does it mean|does that mean|does it count|would i ever|am i going to|could i be',
  ),
  dystonic: words(
    `disgust me|suddenly|impulsively|without thinking|even though i am not|not suicidal|accidentally|by accident|thoughts mean|keeps looping|pop up out of nowhere|and do not know it|without knowing it|without wanting to|without meaning to
    do not mean to|would never|never want to|never would|even though i do not|though i do not want|do not want|do not even
    do not actually|disgust|disgusts|disgusting|hate them|hate it|hate that|freaks me out|feel like a monster|am a monster|lose control
    losing control|lost control|snap|lose my mind|losing my mind|go crazy|going crazy|go insane|against my will|love him so much
    love her so much|love them so much|love my life|love her|love him|love them|not me|not who i am|hide the knives|avoid the kitchen
    want them to stop|want to live`,
  ),
  distressed: words(
    `makes me feel awful|makes me feel sick|makes me feel ashamed|makes me feel terrible|makes me feel guilty|makes me feel horrible
    feel ashamed|feel awful|feel horrible|feel so ashamed|feel disgusted|terrify me|scare me|horrify me|freak me out|freak out
    scared of it|disgusted|terrifies me|terrifies|scares me|horrifies me|horrifies|horrified|makes me sick|makes me cry|make me cry
    make me sick|feel sick|panic|so scared|scares the hell|scares the life|scares|so frightened|distressing|upsets me|disturbs me
    shaking|crying`,
  ),
} as const;
