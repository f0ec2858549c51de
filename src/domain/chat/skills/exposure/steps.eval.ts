import { linesOf } from './lines-of.ts';

/** Steps that face a fear, many of them with the words of a ritual that is left out. */
export const FACING_STEPS = linesOf(`
  touch the door handle and not wash
  wash only once
  leave without checking
  delay checking by 10 min
  touch the door handle
  touch the bus seat
  eat after the bus without washing
  touch my own door
  lock once
  lock and go
  travel
  ask a stranger for directions
  ask the waiter if they have tea
  ask my boss for more time
  wash my hands for only 20 seconds
  wash my hands once
  wash the dishes
  clean the toilet
  leave the house and do not check
  check the stove once
  check once and walk away
  wait 10 minutes before I wash my hands
  wait to check
  send the message after reading it once
  sit on the floor
  use a public toilet
  hold a knife while cooking
  say the word cancer out loud
  repeat the scary word 20 times
  count my change wrong
  read the news about the illness and do not look it up
  check in at the hotel
  touch the table 3 times with dirty hands and leave it
  leave my desk uneven
  stop washing after one minute
  wash my hands after 30 minutes
  do not ask my mum if it is ok
  go a day without asking
  put a book in crooked
  call the doctor and make an appointment
  ask a question in class
  leave the stove after one look
  shake hands with someone
  let my mum lock the door
  walk past the church
  travel without my pills bag
  stay home alone
  touch the toilet seat and eat a cookie
  let the door be checked by nobody
  go out with the stove unchecked
  wash hands one time
  check only one time
  use the sink after someone else
  do not wash for an hour
  ride the bus
  hug my dad in his work clothes
  write "I might be bad" on paper
  read an article on cancer
  put my shoes on the bed
  leave the light on
  buy food without reading the label
  send the email with a typo
  walk past the knife block
  hold the baby
  ask for help in a shop
  ask a question that feels silly
  pay at the counter
  check out at the supermarket
  say no to a friend
  call the bank
  count out coins slowly at the till
  pray for only one minute
  ask my friend to meet me
  text a friend if she wants to meet
  tell my friend I was late
  clean my room for ten minutes only
  wear the same clothes twice
  wash my hands with cold water for 10 seconds
  leave the dishes in the sink
  drive over a bump and go on
  go to the doctor without looking it up
  make a mistake on purpose
  check my work mail in front of a coworker
  search for a picture of a spider
  look at a picture of vomit
  ask the teacher if I may leave early
  ask my boss if it is ok to leave early
`);

/** What is written where a step is asked and that is too hard now. */
export const HARD_ANSWERS = linesOf(`
  i feel sick i cant
  i hate this
  this is too much
  im scared
  I am so scared
  i cant
  I can't do this I am too anxious
  this is too hard
  im scared of it
  I cannot touch the handle
  no i cant
  its too much for me right now
  I feel awful
  I am panicking
  help me
  i dont want to
  this makes me anxious
  Im scared to touch it
  I feel sick, I can't, this is too much
  i cant think of anything
  leave me alone
  no way
  it is hard
  this is scary
  i feel like crying
  i cant think of one
  I really cant do this
  feeling sick
  this is making me anxious
  my chest is tight
  i want to cry
  im about to panic
  ugh no
  it scares me
  this is scary i dont want to
  too scared
  im too scared
  I dont know im scared
  stop this
  everything is too much
  nothing i cant
  i dont like this
  makes me feel sick
  I am terrified of it all
  please no
  im gonna throw up
  I feel horrible
  I can not
  i feel really bad
  it feels awful
  Im having a panic attack
`);

/** Steps with words of feeling in them. */
export const STEPS_WITH_FEELING = linesOf(`
  touch the door while I feel sick
  i cant wash for an hour
  stay when I feel scared
  im touching the door
  say that I am scared to a friend
  I touch the bus seat
  go to a party
  be too late on purpose
  sit in a hard chair
  do a hard thing
  I feel scared and stay there
  wait in the bus
  help a friend cook
  I can touch the sink
  stop at the red light
  stop washing
  now touch it
  no gloves on the bus
  think of being sick
  its the door handle
  right now touch the tap
  watch a video of someone being sick
  because of germs i avoid the bus
  really touch the floor
  just touch the floor
  feel sick on the bus and stay
  I can do the bus
  i want to touch the handle
  I want to go to the shop
  this chair
  the bus when it is full
  a scary film
  something with spiders
  panic room film
  help my mum cook
  go alone
  be at home alone
  I am at the sink and touch it
  I feel the rail and keep my hand there
  too many people in the shop
  stand too close to the edge of a carpet
  hate mail reading
  its the knife in the drawer
  touching it scares me but I do it
  do it even when im scared
`);
