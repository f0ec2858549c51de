const pairs = (text: string): readonly (readonly [string, readonly string[]])[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [shorts = '', long = ''] = line.split('=');
      return shorts
        .trim()
        .split(' ')
        .map((short) => [short, long.trim().split(' ')] as const);
    });

/** Contractions without apostrophe, slang and frequent misspellings, expanded to plain words. */
export const EXPANSIONS: ReadonlyMap<string, readonly string[]> = new Map(
  pairs(`
im iam = i am
ive = i have
ima imma = i am going to
tryna = trying to
finna bouta = about to
wanna wana wanto wannna = want to
gonna gunna gna gona goin2 = going to
gotta = got to
hafta = have to
dont dnt donot dinnae = do not
doesnt dosent dosnt = does not
didnt = did not
cant cannot cnt cannae cudnt couldnt = can not
wont = will not
wouldnt wudnt = would not
shouldnt = should not
isnt aint = is not
arent = are not
wasnt wasent = was not
werent = were not
havent havnt = have not
hasnt hasent = has not
hadnt = had not
theyd = they would
theyll = they will
theyre = they are
youre ur = you are
youll = you will
hes = he is
shes = she is
thats = that is
whats = what is
theres = there is
itll = it will
its = it is
itd = it would
whos = who is
lets = let us
nobodys = nobody is
someones = someone is
everyones = everyone is
kms = kill myself
kys = kill yourself
ctb = end my life
sh'd = self harmed
selfharm selfharming = self harm
selfharmed = self harmed
unalived = killed
unalive = kill
unaliving = killing
sewerslide sewercide suiside sucide suicde suicied suacide scuicide toaster-bath = suicide
suicidle suisidal sucidal suicidial suicdal = suicidal
sui = suicidal
od oding od'ing = overdose
ods od'd oded od'ed = overdosed
dieing dyin = dying
myslef mysef mself meself misself myselff = myself
hisself himslef = himself
theirself themself theirselves = themselves
u yu = you
r = are
n = and
w = with
ppl = people
abt bout = about
tn 2nite 2night tonite tonit tnite = tonight
tmrw tmr tmw tomoz 2moro tmoro tomorow = tomorrow
b4 = before
bc bcoz cuz coz cos cause becuz = because
smth sth = something
rn = right now
no1 = no one
any1 = anyone
every1 = everyone
some1 = someone
sum1 = someone
noone = no one
idk dunno = i do not know
idc = i do not care
fr = for real
lmao lmfao rofl haha hahaha hahah hehe jk lolol = lol
cals cal kcal kcals = calories
lax laxies laxitives laxitive laxs = laxatives
paracetomol paracetemol = paracetamol
tabelts = tablets
pls plz plss = please
hav hve = have
wnt wnat wan = want
kil kll = kill
agen agan agn = again
wishes = wish
hopes = hope
everyday = every day
everytime = every time
anymore = any more
yrs yr = years
hrs = hours
mins = minutes
becos becuse = because
lyf lief = life
luv = love
mum mam mom mammy mummy mommy ma amma maa mother = mum
dad da daddy papa father abba appa = dad
yous yall = you
btw = by the way
thx ty = thanks
somethin = something
nothin = nothing
nuthin = nothing
breath = breathe
strving = starving
throwin = throwing
n't = not
`),
);

/** Words for numbers, as used for amounts. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    eleven: '11',
    twelve: '12',
    fifteen: '15',
    twenty: '20',
    thirty: '30',
    forty: '40',
    fifty: '50',
    sixty: '60',
    hundred: '100',
    dozen: '12',
  }),
);

/** Words without meaning for the guard, removed from messages and patterns alike. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'just really literally basically totally truly simply fucking fuckin fking effing damn goddamn frickin tbh ngl lowkey highkey kinda sorta ' +
    'um uh erm ugh omg yaar na bro dude imo also'
  ).split(' '),
);

/** Words that look like a misspelled key word but are not. */
export const NOT_MISSPELT: ReadonlySet<string> = new Set(
  (
    'starting staring starving-off hunting hurling hurtling blending bleeping breeding bearing beaming boating ' +
    'breaching changing handing joking poking coking curing putting culling filling pulling pilling ' +
    'killings suicides overdo overdoes himself herself itself yourself tonights hanging handling banking ' +
    'burying burping turning jumbling stubbing stabling stabbings cutting-edge purring pursing urging ' +
    'goodbyes good-bye livid lived living loving leaving giving breathing breathtaking seizures ' +
    'laxative relapses relapse collapse collapses chocking stroking choosing purchasing purging purposing ' +
    'throwing thawing burning burnings harming hurting hosting charming farming warming deserve desert ' +
    'accuse accused accuses odd odds oddly murders murderer abuser abused amused diet died tied pulls pills bled bed blood bloody floor funeral '
  ).split(' '),
);
