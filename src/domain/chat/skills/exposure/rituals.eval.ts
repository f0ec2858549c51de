import { linesOf } from './lines-of.ts';

/** Rituals, asks to be reassured and avoiding, as somebody may write them for a step. The rules were widened on them. */
export const RITUAL_STEPS = linesOf(`
  wash my hands 10 times
  wash my hands
  check the stove again
  ask my mum if it is ok
  count to 100 before
  check the lock 3 times
  check that there is no fire
  check the door so I don't worry
  ask my partner if they are mad at me
  ask for reassurance
  google my symptoms
  go back and check the door
  I would check the stove
  clean the kitchen until it feels right
  re-read the email before sending
  avoid the door handle
  wash my hands once more
  tap the table four times
  shower after the bus
  pray until I am sure
  double check the lock
  ask my mom whether I am sick
  ask him again
  text my friend to ask if I offended her
  take a photo of the stove
  wash my hands until I do not feel dirty
  make sure the door is locked
  use hand sanitizer
  count to 10 and then open the door
  Wash hands twice
  rewrite the note until it is perfect
  apologise again in case
  confess it to my wife
  disinfect my phone after work
  look up the illness
  stay away from knives
  wash my hands five times in a row
  washing my hands twice
  I would wash my hands
  clean my phone with alcohol wipes
  check my pulse
  check the gas before bed
  look at the stove again
  ask my boyfriend if he still loves me
  ask mom is the food safe
  text my wife to see if the door is locked
  touch wood three times
  say a prayer
  do the counting
  scrub the sink
  google if you can get rabies from a bat
  read the email again to be sure
  count the steps
  drive around the block to check I hit nobody
  use wipes on the handle
  put on gloves first
  call my mom to check she is alive
  check on my baby
  turn the light on and off 4 times
  go over it in my head until I am sure
  think a good thought to cancel the bad one
  wash it off straight away
  wash my hands right after
  change my clothes when I get home
  keep checking
  confess to my partner
  Ask him if hes angry with me
  double-check everything
  repeat it until it feels right
  wash hands
`);

/** Written when the rules stood; nothing was changed for them. */
export const HELD_OUT_RITUALS = linesOf(`
  clean the table three times
  check the windows before sleep
  ask my sister whether I smell
  wash the fruit with soap twice
  count my breaths to ten before I open it
  read the contract over and over
  make sure nobody was hurt
  look up the side effects
  pray that nothing happens
  line up my pens
  ask the doctor again
  go home to check the iron
  rewrite my notes until they look perfect
  disinfect the remote
  tell my husband every bad thought
  avoid the kitchen
  touch the frame with both hands so it is even
  google it
  wipe the phone before I use it
  say sorry again and again
`);

/** Written when the rules stood; nothing was changed for them. */
export const HELD_OUT_FACING = linesOf(`
  sit on the park bench in shorts
  leave the iron plugged in and go out for coffee
  touch a trash can and eat an apple
  write a note with a mistake in it
  think about the worst thing for two minutes
  do not answer the urge to confess
  check the window only once
  wash less than a minute
  stand near the rail
  use a shared pen
  send a photo without looking at it again
  wear odd socks
  say the name of the illness
  leave one drawer open
  cook chicken for a friend
  put the pens in a mess
  sleep without checking the door
  sit next to a person who coughs
  drive to work without looking back
  hold the scissors near my friend
`);
