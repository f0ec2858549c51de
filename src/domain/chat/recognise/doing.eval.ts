import { type MessageRow, rows } from './message-row.ts';

/** Messages that ask for one of the other skills. */
export const DOING_MESSAGES: readonly MessageRow[] = [
  ...rows(
    'exposure',
    `
    I want to work on my fear of germs
    I keep checking the door
    I wash my hands until they hurt
    help me with exposure
    I check the stove ten times before leaving
    I can't stop washing
    I have a compulsion to count
    my rituals take two hours
    I want to make a ladder
    I want to resist the urge to check
    can we do ERP
    I avoid touching door handles
    I have intrusive thoughts that scare me
    I get awful thoughts I don't want
    I have to redo things until it feels right
    I ask my partner for reassurance all day
    the urge to check is strong right now
    how do I stop my rituals
    my OCD is bad today
    I keep rereading emails before I send them
    I want to face my fear of dogs
    I am afraid of contamination
    I need to wash again but I don't want to give in
    work on the ladder
    obsessions all day long
    I keep going back to look if the door is locked
    I must line things up or I get scared
    an unwanted thought keeps coming and I do a ritual to undo it
    `,
  ),
  ...rows(
    'scene',
    `
    can we practise a conversation
    I don't know how to say no to my boss
    I want to rehearse a phone call
    help me practice talking to my teacher
    how do I tell my friend I don't want to come
    role play a job interview with me
    I have to ask for more time and I don't know how
    practise small talk
    simulate a talk with a coworker
    what do I say when someone criticises me
    I need to call the doctor and I'm scared of the phone
    let's do a social scene
    I never know what to say to people
    how can I ask for a quiet desk
    I want to try out how to turn down an invitation
    social situations confuse me, can we practise
    how do I apologize to a friend I hurt
    I'd like to play through a conversation at the bank
    can you be my boss so I can practise
    I need words for telling my teacher I need a break
    what should I answer when they ask me to go for drinks
    roleplay ordering in a restaurant
    I need to talk to my manager tomorrow and want to prepare
    `,
  ),
  ...rows(
    'start',
    `
    I can't get started
    I keep putting it off
    I've been procrastinating all day
    I have to write an essay and can't begin
    help me start cleaning
    this task is too big
    I'm stuck and can't start my homework
    break this down for me
    I don't know where to begin with the kitchen
    I sit here and can't make myself do it
    I need to do my taxes but I keep avoiding them
    task paralysis
    I can't make myself get up and do the dishes
    can you split my project into small steps
    I have so much to do and do nothing
    executive dysfunction is bad today
    I keep scrolling instead of working
    how do I start
    two minute start
    I need a push to begin
    I've been staring at a blank page for an hour
    I want to tidy my room but I don't know what first
    I should be studying and I'm not
    get me going
    my to do list is too long to start
    I can't bring myself to open the letter
    `,
  ),
  ...rows(
    'thought',
    `
    I can't stop thinking that everyone hates me
    help me look at a thought
    thought record
    I keep telling myself that I'm a failure
    I think my friend is mad at me because she didn't answer
    my head says I ruin everything
    I want to write down my thoughts
    I'm sure they all think I'm stupid
    I always assume the worst
    can we look at what I'm thinking
    negative thoughts about myself
    I'm convinced I will get fired
    I had a thought that got me down
    I keep replaying what I said yesterday
    reframe this for me
    is there another way to see it
    I jump to conclusions
    I believe I'm not good enough
    she looked at me oddly and now I think she hates me
    I am spiralling over one comment
    I overthink everything
    I want to challenge a thought
    it's all my fault, I keep thinking
    I feel like nobody likes me since the party
    `,
  ),
];
