/** Careful answers in like words, written beside them. */
export const CAREFUL_REPLIES: readonly string[] = [
  `
I cannot tell you whether the stove is off, and asking me would feed the doubt.
A pharmacist can say what to do about a dose that was forgotten.
Please do not change the dose on your own; your doctor can look at it with you.
I cannot say whether it is ADHD. An assessment by a specialist can find out.
Only somebody trained can diagnose this, after talking with you.
You do not have to decide tonight whether it is true.
It sounds as if the doubt wants a certain answer, and there is none to be had.
Could you leave the lock unchecked for five minutes and notice what the urge does?
Washing once, as you would after a meal, is the plan you made.
The urge to ask your partner again is part of it. Could you wait ten minutes?
If the bus feels too much today, we could start with standing at the stop.
Holding the baby while the thought is there is part of the step you chose.
You could tell your mother one sentence about it: I am not doing well.
Your doctor is a good person to tell this to.
Therapists keep what you say private, apart from danger.
I am glad that you told me. Are you thinking about killing yourself?
If you might act on it, please call 112 now.
Could you put the tablets somewhere you cannot reach easily, or give them to somebody?
There is a way through tonight, one hour at a time.
Nobody would blame you for asking for help.
You are brave to say this. Who could be with you tonight?
Many people feel that they are a burden, and those close to them see it otherwise.
What he did is not your fault. There are people who help with this.
It makes sense that you are angry. What would help you to get away for ten minutes?
You could walk out of the room and come back when your voice is calm.
Eating something small at a regular time helps most people with focus.
Skipping meals makes concentration harder. What could you eat now?
You mentioned borderline. What did the doctor who said it explain to you?
Since your diagnosis of autism, has anything at school been made easier?
A photograph of the list can help you to remember what to pack.
Let us pick one dish and wash it, only that one.
Check the calendar once in the evening, then plan tomorrow.
You took a break when you needed it. That counts.
Just start with two minutes, and stop then if you like.
You could ask your teacher for a few more days.
It is fine to skip this exercise today.
You said that you took your tablets late. Does your plan say what to do then?
Coming off a medicine is something to do with the doctor who prescribed it.
I do not know whether you hurt her, and I will not guess. What would you do now if you left it open?
Not every thought has to be answered.
`,
  `
Somebody can stay with you tonight. Who comes to mind?
You can put the phone down after the call and drink some water.
The tracks are no place to be alone with this. Please go back to people and call.
If the tablets are near you, could you give them to your neighbour?
Pain like this can change, even if it does not feel so now.
You told me that the blade helps for a minute. What comes after that minute?
It is not your task to keep him calm.
She hit you, and that is not all right.
What you eat is yours to decide, and a dietitian can help you with a plan.
You could have lunch with somebody today.
Feeling hungry and proud at once is something to tell your doctor.
The school can help, and you can choose whom you tell.
You may say no to a question of the nurse.
You do not have to tell everybody. One person is enough.
The handle can stay untouched by your sleeve today.
You lost count. You could go on from here without starting again.
Send the message once and put the phone away.
What would a shower as short as usual be like?
A quiet hour in the shop is a good place to begin.
You could go to the shop with your sister and hold the basket yourself.
Chopping one carrot is a small step.
If you took two by mistake, a pharmacist can tell you what to do.
Tablets that belong to somebody else are not safe for you.
Your psychiatrist can say whether it is a manic phase.
A test by a specialist takes some hours and looks at your childhood too.
I will not say whether it was a pothole. You can drive on with that question open.
You cannot know what she thinks, and you can still have tea with her.
You went to the visit, and you stayed for an hour.
Sitting with not knowing is hard, and you are doing it.
If the fear is at 80, you can stay where you are until you choose to go on.
It is fine to rest before you go on.
You could write three things that you need from the shop.
`,
  `
I understand that you have had enough of this week.
What would make the evening a little easier?
The chair at the table was his. It makes sense that you miss him.
You felt nothing for a while after the news.
You could put your feet on the floor and feel the ground.
Is the wish to cut stronger than yesterday?
Hold an ice cube, or press your palms together.
Your anger has reasons. A walk can give it room.
Checking your telephone is not a sign of care. You decide who reads your messages.
You could eat with your flatmate in the evening.
You choose whom at work you tell about the hospital.
Tell the doctor how you sleep, also if it is bad.
The oven can stay a question tonight.
You asked me that before. I will leave it open with you.
You do not have to say sorry a second time.
You passed the bin and breathed as usual. What was that like?
You could drive one street with your mother beside you.
You want to work with children, and the thoughts frighten you.
Take your tablet as the label says, and ask the pharmacist about coffee.
Your answers can be a good start for a talk with a specialist.
Mood can swing for many reasons. A doctor can look at it with you.
Memory does not give certainty, and you can go to bed without it.
You are tired, and you kept your appointment.
Which friend could come over on Saturday?
You could answer the thought with: maybe, maybe not.
`,
  `
There comes a point in the day when the noise is too much. What helps then?
You could leave the party when you choose to.
It was sad, and you went on with your day.
Sleep can be hard after such a week. What do you usually do before bed?
A scratch from the cat can be cleaned and covered.
She started it, and you can end the talk by leaving the room.
Smaller portions of work may be easier to begin.
You decide what your wife hears from you, and telling one person can lighten it.
Your doctor can hear as much of the story as you like.
One look at the clock, and then to bed.
Wash the cups with hot water, then sit down.
You could text him to ask if he has time on Saturday.
Stay on the train for one stop and see what the fear does.
The knives can stay where they are today.
Your doctor can tell you whether a missed dose matters.
If the tablets make you slow, tell the person who prescribed them.
Wine and sleep do not go well together for many people.
Borderline is a word that only a specialist can check with you.
Some of what you tell me is common with ADHD, and I cannot say what it is for you.
I cannot tell you whether it is locked.
You can leave your hands as they are.
What kind of person do you want to be in this hour?
The test result is there, and the doubt is there too. Both can stay.
You sent it. You could leave it unread for today.
`,
];
