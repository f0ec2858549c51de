import { type Row, rowsOf } from './topics.eval.ts';

/** Written by the same author when the topics stood. The words of the parts of life were widened on these. */
export const FREER_OF_LIFE: readonly Row[] = rowsOf(`
work-bad|my manager tore my report apart today
lonely|weekends are so quiet, i talk to nobody
good-news|guess what, they accepted my application!
partner|my girlfriend slammed the door on me
sound|next door they have been hammering since seven
bored|there is just nothing going on
clutter|i cannot see the floor of my bedroom any more
masking|eight hours of smiling and nodding, i am empty
food|standing in front of the fridge for twenty minutes
waiting-mode|the plumber comes between 8 and 5 so my day is gone
sleep|its 4 am and my eyes are wide open
parenting|the twins have been fighting since breakfast
exam|finals start on thursday
job-search|sent out 40 applications and heard nothing
pet-loss|our old rabbit passed away this morning
game-stuck|i keep failing the same level
time-blind|i thought it was noon and it is five
hyperfocus|i coded for nine hours straight
forgetting|where did i put my glasses
deciding|i have been staring at two sofas online for days
scrolling|lost two hours to videos again
money|there is a pile of envelopes i am scared to open
phone-calls|i have to ring the insurance and my hands sweat
appointment|blood test on friday
said-wrong|i told them way too much about myself
rejection|they all went out without me
burnout|even brushing my hair costs more than i have
meltdown|i screamed and threw my bag in the car park
shutdown|words are gone
change|the meeting got moved to tomorrow
holidays|its the holidays and everyone is visiting
perfect|i have rewritten this paragraph eleven times
loop|my mind keeps going round and round about it
health-worry|i keep googling that mole
self-harsh|im such an idiot
diagnosis-feelings|they told me i am autistic and i dont know what to feel
disclosure|does my team need to know about my adhd
moving|we got the keys to the new flat and nothing is unpacked
anger|that man on the bus made me furious
ashamed|i cringe every time i think of it
tired|i could fall asleep standing
unwell|my tooth is killing me
crowd|the underground was jammed
touch|this jumper drives me up the wall
hygiene|i cant face the shower
mornings|i hit snooze nine times
focus|i read the same line ten times
motivation|i know what to do and i just sit there
interest|i could talk about bridges all day
weather|its pouring outside
`);

/** Written when all words stood; nothing was changed for them. No topic is wanted, only that the subject is heard. */
export const HELD_OUT_OF_LIFE: readonly Row[] = rowsOf(`
|the choir practice was cut short
|my knee went pop on the stairs
|the parcel never arrived
|somebody took my parking spot again
|grandad keeps asking the same thing
|i put salt in my tea by accident
|the teacher moved my seat
|i have been rehearsing what to say to the barber
|the washing machine ate a sock
|we are having a barbecue and i am in charge
|my favourite mug has a crack
|the children next door are playing drums
|they changed the layout of the shop
|i got soaked on the way here
|my supervisor wants a word on monday
|the kettle has been boiling for ages
|i passed out on the couch at six
|i cannot find the right word for it
|there were three birthdays this week
|the dentist moved my slot
|i keep opening the same tab
|the new haircut feels wrong
|i talked for an hour about beetles
|my hands are shaking a bit
|nobody told me about the fire drill
|i finally booked the appointment
|he keeps sending me voice messages
|the exam hall was freezing
|i said sorry eleven times today
|i bought the same book twice
|the queue at the post office broke me
|i laughed so hard i cried
|my roommate used my towel
|the printer and i are enemies
|i have to choose a colour for the wall
|i am writing this from under my blanket
|my brother got married and i left early
|i slept through the alarm
|the doctor did not listen
|my plants are dying
`);
