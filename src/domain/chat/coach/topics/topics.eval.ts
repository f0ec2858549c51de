/** A message, and the topic that is to take it up; null where any answer will do that begins nothing. */
export interface Row {
  readonly text: string;
  readonly topic: string | null;
}

/** Rows, each a topic and a message of it, with a bar between them. */
export const rowsOf = (lines: string): readonly Row[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [topic = '', text = ''] = line.split('|');
      return { text, topic: topic === '' ? null : topic };
    });

/** Ordinary messages, written by the author of the topics, who tuned them on these. None asks for a skill. */
export const MESSAGES_OF_LIFE: readonly Row[] = rowsOf(`
day-hard|i had the worst day ever
day-hard|ugh
small-good|i slept well
small-good|today was nice
small-good|i did my taxes
big-news|i have a new puppy
child-storm|my kid has a meltdown every morning
feels-named|i feel trapped
mornings|just woke up
rejection|i think my boyfriend hates me
chores|can you help me clean my room
food|whats for dinner
deciding|do you think i should move out
day-mixed|today was okay i guess
feels-off|i feel weird
event|i dont want to go to the wedding
escape|im hiding in the bathroom at work
saying-no|i said yes to too many things
neuro-self|i have adhd
body-habits|i cant stop picking my skin
withdrawn|i havent left the house in a week
inbox|i have so many emails
things-break|my landlord wont fix the heating
unfinished|i started three projects and finished none
presenting|my presentation went terribly
stim|stimming in public is embarrassing
work-load|i dont want to go to work tomorrow
food|i need to eat but nothing sounds good
grief|its the anniversary of my dads death
rejection|she left me on read
rejection|nobody came to my birthday
impulse|i keep interrupting people
motivation|ive been on the sofa for 4 hours
pet-loss|my cat died yesterday
pet-loss|we had to put our dog down
ill-family|my dad is in hospital
grief|my grandma died
suicide-loss|my uncle took his own life in spring
baby-loss|we had a miscarriage last month
panic|i think im having a panic attack
good-news|i got the job
good-news|im proud of myself, i finally called the doctor
good-news|i passed my exam
breakup|he dumped me
sleep|i slept 3 hours
rest-guilt|i feel guilty for resting
waiting-mode|i have an appointment at 4 and cant do anything before
waiting-mode|stuck in waiting mode
task-switch|i cant switch from gaming to homework, switching tasks is hell
hyperfocus|i was hyperfocused and forgot to eat
meltdown|i had a meltdown in the store
shutdown|i cant talk, shutdown
disclosure|should i tell my boss i have adhd
diagnosis-feelings|i was just diagnosed with autism at 38
masking|i was masking all day and im done
hug|i need a hug
ex|my ex texted me
intrusive|i have scary thoughts about hurting my baby
checking|i keep checking if the oven is off
contamination|i washed my hands 20 times
rituals|my ocd is bad today
avoids|i avoid my nephew now
loop|i keep replaying what i said at dinner
good-news|my son passed his exam too
overwhelm|i swear to god i'm gonna lose it
perfect|it has to be perfect before i send it
health-worry|my health anxiety is back
loop|i overthink everything
time-blind|late for work again
forgetting|lost my keys again
forgetting|i forgot my mums birthday
deciding|i cant decide between two jobs
doubling|body doubling would be good
motivation|i did nothing all day
scrolling|i cant stop scrolling
impulse|spent too much money online
job-search|got another job rejection
work-bad|had a really bad meeting today, my boss criticised me in front of everyone
work-load|work gives me too many tasks at once
exam|exam tomorrow and i know nothing
phone-calls|i need to call the dentist but i cant
appointment|dentist tomorrow
sound|the neighbour's music is too loud
light|the fluorescent lights at work are killing me
touch|my socks feel wrong
smell|someone's perfume is everywhere
crowd|the supermarket was full of people
overload|i am overstimulated
unwell|i have a headache
burnout|im burnt out
self-harsh|i feel useless
focus|i cant concentrate
mornings|i cant get out of bed
future|i dont know what to do with my life
dating|first date on friday
habit|i drank too much coffee
world|the news is so depressing
made|i baked a cake
comparing|everyone else can do it, why cant i
social-tired|my social battery is empty
said-wrong|i said something stupid at the party
rejection|my friend hasnt replied for 3 days
partner|fought with my partner about the dishes again
family|my sister is visiting next week
friends|my best friend and i drifted apart
burden|i feel like a burden asking for help at work
parenting|my son screamed for an hour and i yelled back
school|school was ok
clutter|my flat is such a mess and i am so ashamed
chores|the laundry never ends
food|i cant decide what to eat
money|i have so many unopened letters
hygiene|i havent showered in 5 days
moving-body|i went to the gym
change|they cancelled the plans last minute
holidays|christmas with the family is coming
birthday|it's my birthday
pet|my dog is so cute
interest|i like trains
game-stuck|im stuck on level 4 of the memory game
moving|we are moving next month
weather|it is raining
meal-had|i had pasta for lunch
conflict|my neighbor yelled at me
lonely|i feel lonely
job-loss|i got fired
job-loss|i lost my job and my rent is due
overate|i ate too much
|i want to be alone for a while
|im a mess
lonely|nobody understands me
anger|i am so angry
ashamed|i am ashamed of it
overwhelm|everything is too much
sad|i feel empty
anxious|i'm scared of flying
tired|i am tired
bored|im bored
happy|i feel grateful
|(ipads) old tablets
|my old tablets are slow
|i want to move to canada
|i watched a film about the sea
|i feel awful
|my headphones are broken
|he said i think too much of it
|i keep thinking im a bad friend
|my shoulders hurt from stress
|nothing feels real
|the to do list is long
`);
