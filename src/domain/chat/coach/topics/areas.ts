import { life, type Topic } from '#domain/chat/coach/topic.ts';

/** A part of life, known by any of its words, spread over lines for reading. */
const area = (id: string, words: string, says: Topic['says'], next: Topic['next']): Topic =>
  life(`area-${id}`, [], words.trim().split(/\s+/).join('|'), says, next);

/**
 * Parts of life, for messages that name one and none of the topics. What is said fits good and bad news alike.
 */
export const areaTopics: readonly Topic[] = [
  area(
    'partner',
    'girlfriend boyfriend husband wife partner spouse fiance fiancee marriage married wedding relationship couple',
    [
      ['It is about somebody close to you.', 'Was it nice, or did it sting?'],
      ['The two of you, then.', 'How is it between you today?'],
    ],
    [
      ['You can tell them that in the same words. A quiet hour and one thing at a time help.'],
      [
        'Write down what you wish for from them, and what you can give. Then see which one to begin with.',
      ],
    ],
  ),
  area(
    'children',
    'kids? child children toddler twins daughter sons? baby teenager nursery kindergarten bedtime tantrums? stepson stepdaughter',
    [
      ['There is a child in it.', 'Was it a sweet moment, a hard one, or both?'],
      ['Children fill a day.', 'Which moment with them stays with you?'],
    ],
    [
      [
        'A short break for you helps them, too: two minutes behind a shut door, when they are safe.',
      ],
      [
        'Name it for them in plain words: what is now, what comes next. That also makes it clearer for you.',
      ],
    ],
  ),
  area(
    'family',
    'mom mum mother mam dad father parents? sisters? brothers? siblings? family aunt uncle cousins? nephew niece grandma grandpa grandparents? granddad nan relatives? in-laws stepmom stepdad',
    [
      ['Somebody of your family is in it.', 'Is that good company today, or hard work?'],
      ['Family, then.', 'What do you wish they would do or leave out?'],
    ],
    [
      ['You can ask for that in one sentence, or keep some distance for a while.'],
      [
        'Somebody outside the family may see it more clearly. Is there a friend whom you could tell?',
      ],
    ],
  ),
  area(
    'work',
    'work job office boss bosses manager team colleagues? coworkers? meetings? shifts? client clients customers? report project deadline salary desk career interview intern warehouse company hr applications? contract',
    [
      ['Work, then.', 'Is it a lot today, or about as usual?'],
      ['It is about work.', 'Does something press there, or is it only there?'],
    ],
    [
      [
        'One thing can be made smaller or clearer by a question: "What do you need from me, and by when?"',
      ],
      [
        'When the work day ends, a small sign helps: change clothes, walk round the block, shut the laptop.',
      ],
    ],
  ),
  area(
    'learning',
    'school class lesson teachers? lecture lectures professor college uni university course study studying studied homework essay exams? finals grades? paragraph textbook chapter degree semester tutor classmates? seminar',
    [
      ['It is about learning.', 'Which part goes well, and which part sticks?'],
      ['That is a task for the head.', 'By when is it due?'],
    ],
    [
      [
        'Split it by what you can do in fifteen minutes, and do one of these. The rest stays for later.',
      ],
      [
        'You may ask whoever teaches it: "Can you show me one example?" That is a good question in any course.',
      ],
    ],
  ),
  area(
    'friends',
    'friends? mates? buddy buddies roommates? flatmates? housemates? neighbou?rs? guests? party parties invited invitation hang hangout gathering people everyone someone somebody nobody',
    [
      ['Other people are in it.', 'What did they do, and what did you make of it?'],
      ['It is about you and others.', 'What would you have liked to happen?'],
    ],
    [
      [
        'If it is unclear, a plain question can clear it: "I was not sure what you meant. Can you tell me?"',
      ],
      ['You need not sort it today. Who in it is good to you?'],
    ],
  ),
  area(
    'home',
    'room bedroom bathroom kitchen flat apartment house home floor garden balcony furniture sofa couch cupboard shelf fridge plumber rent landlord moving unpacked boxes keys laundry dishes trash bin vacuum sink shower dust plants?',
    [
      ['It is about your home.', 'What is it like there right now?'],
      ['Where you live has its part in it.', 'What would make it a bit better to be in?'],
    ],
    [
      [
        'Pick the spot where you spend most time, and do five minutes for that one. The rest may stay.',
      ],
      ['A home needs to work for you and for nobody else. What is in your way there can go.'],
    ],
  ),
  area(
    'money',
    'money pay paid payment bills? bank loan debt debts credit card envelopes? invoice cost costs expensive cheap price prices wage savings? tax taxes insurance fine refund',
    [
      ['Money has a part in it.', 'Is it tight at the moment, or only a bother?'],
      ['Things with money press on a day.', 'Is there a letter or a number to look at?'],
    ],
    [
      ['Look at the one number, write it down, and stop. What comes next can be another day.'],
      [
        'Advice centers for debt and for bills exist in many towns, and cost nothing. One call or mail begins it.',
      ],
    ],
  ),
  area(
    'body',
    'tooth teeth stomach belly back neck knees? legs? arm arms head eyes ears throat nose skin body pain painful ache aches hurts? hurting sore bleeding injury injured fever cough cold flu sick ill doctor dentist hospital clinic surgery allergy period',
    [
      ['It is about your body.', 'Is it in the way today, or only there?'],
      ['That is felt in the body.', 'Would a rest do it good, or some moving?'],
    ],
    [
      [
        'Rest, water and warmth are a start. I cannot judge it, so a doctor or a pharmacist is the right one to ask, if it stays.',
      ],
      ['You can write down when it comes and what helps. That is useful for a doctor, too.'],
    ],
  ),
  area(
    'senses',
    'hammering drilling noise noisy loud music siren alarm engine fan hum buzzing light lights bright dark lamp neon sun smell perfume smoke jumper sweater shirt collar wool tag label fabric shoes socks itchy wet sticky hot heat cold jammed packed crowd crowded underground subway metro tram',
    [
      ['That comes in by the senses.', 'Can you make it less, or get away from it for a while?'],
      ['It may be hard to think of anything else beside that.', 'How long does it go on for?'],
    ],
    [
      ['Take away one of it now: cover, take off, turn round, step out. Small changes count.'],
      [
        'Afterwards give your senses a rest that is as long as it took, in the plainest place that you have.',
      ],
    ],
  ),
  area(
    'ways',
    'bus train car drive driving drove bike cycling walk walking walked road traffic airport flight plane station ticket taxi journey travel travelling trip holiday vacation hotel map parking commute',
    [
      ['You are or were on the way.', 'Was it calm, or one of those trips?'],
      ['Getting from one place to the next takes more than it seems.', 'What was it like?'],
    ],
    [
      [
        'A thing to hold on to helps on the way: the same seat, the same song, the map in your hand.',
      ],
      ['Leave space after you arrive, ten minutes with nothing in them.'],
    ],
  ),
  area(
    'pastime',
    'film films movie movies series show episode book books novel game games gaming level played playing music song band concert football match team chess puzzle lego trains bridges drawing painting knitting dance dancing guitar piano museum podcast hobby video videos youtube stream anime',
    [
      ['That is something for your free time.', 'What do you like or not like about it?'],
      ['You can tell me about it from the beginning.', 'What is the best or the worst of it?'],
    ],
    [
      [
        'Things like that are a good use of a day. You can put it in your plan like any other thing.',
      ],
      ['It can help to set an end beforehand, such as one more round or one chapter.'],
    ],
  ),
  area(
    'screen',
    'phone laptop computer internet online app apps website email mail text texted message messages sms call called ring rang whatsapp instagram facebook twitter post posted account password notification notifications wifi screen tab tabs googling google zoom teams',
    [
      ['Something with a screen, then.', 'Does it want something from you, or is it only there?'],
      ['Things on a screen want an answer at once.', 'Does this one need an answer today?'],
    ],
    [
      ['If it can wait, put it away until a set time. If not, two lines are enough.'],
      ['You can write the answer here first, without sending it, and look at it again in an hour.'],
    ],
  ),
  area(
    'nourishment',
    'eat eating ate food meal meals breakfast lunch dinner supper snack cook cooking cooked bake recipe restaurant cafe coffee tea water drink drank soup bread pasta rice pizza cake chocolate sugar vegetables fruit hungry',
    [
      ['Food or drink, then.', 'Something that you like, or what there was?'],
      ['Food is a part of most days.', 'Did it do you good, or is it still to come?'],
    ],
    [
      ['A plain meal is a good meal. The same one each day is fine, too.'],
      ['Put water and one snack in reach now, so that it needs no thought later.'],
    ],
  ),
  area(
    'night',
    'night nights midnight evening bed bedtime asleep awake eyes open tired sleepy yawning dream dreams nap pillow ',
    [
      [
        'It is about the night, or about rest.',
        'Do you look forward to it, or does rest not come?',
      ],
      ['Rest is part of this.', 'When did you last feel rested?'],
    ],
    [
      [
        'Dim the light, put the phone away, and lie or sit without any aim. Rest counts also without sleep.',
      ],
      ['What goes round at night can be written down in one line. It will be there tomorrow.'],
    ],
  ),
  area(
    'hours',
    'late early clock noon weekends? month year calendar schedule plans? dates? deadline waiting appointment hurry rush delay delayed',
    [
      ['It is about time, or about waiting.', 'Is it soon over, or does it go on?'],
      ['Time is part of this.', 'Is it too much of it, or too little?'],
    ],
    [
      [
        'Put it in one place where you look each day, with the hour beside it. Then you need not hold it in mind.',
      ],
      ['One thing for the morning, one for the afternoon, one for the evening is a full day.'],
    ],
  ),
];
