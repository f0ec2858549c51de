import { held, life, type Topic, type Way } from '#domain/chat/coach/topic.ts';
import type { SkillId } from '#domain/chat/skills/skills.ts';

const ASKS =
  '(?:what (?:is|are|does|do|s|exactly is)|whats|what exactly (?:is|are)|explain|define|meaning of|tell me (?:more )?about|how (?:is|does|do)|why (?:is|does|do|am|are|cant))';

/** What a word means, in plain words, for whoever asks for it. It says nothing about the person who asks. */
const meaning = (
  id: string,
  names: string,
  offers: readonly SkillId[],
  ...says: readonly Way[]
): Topic =>
  held(
    life(
      `means-${id}`,
      offers,
      `${ASKS} (?:\\w+ ){0,3}(?:${names})(?: (?:mean|like|feel|work|happen|exactly|really|anyway|a thing|about|in general))*$`,
      says,
      [],
    ),
  );

/** Short answers to questions about ADHD, autism and OCD. */
export const meaningTopics: readonly Topic[] = [
  meaning(
    'adhd',
    'adhd|add',
    ['start'],
    [
      'ADHD is a way in which a brain steers attention, energy and time. Interest steers it more than importance does.',
      'Many people with it find it hard to begin, to stop, to wait, and to keep track of time. A doctor can look into it with you.',
    ],
    [
      'With ADHD, attention is there, and it is hard to point it where it is wanted. Restlessness and strong feelings are common too.',
      'It is known from childhood on, and it looks different from person to person.',
    ],
  ),
  meaning(
    'autism',
    'autism|autistic|asperger\\w*|being autistic',
    ['sensory-break'],
    [
      'Autism is a way of sensing, thinking and being with others. Senses can be sharper, routines matter more, and hints are hard to read.',
      'It is there for life, and no two autistic people are the same.',
    ],
    [
      'Autistic people often take in more of what is around them, like clear words, and know a lot about what they love.',
      'A place with less noise and fewer surprises makes a big difference for many.',
    ],
  ),
  meaning(
    'ocd',
    'ocd|obsessions?|compulsions?|exposure(?: therapy)?|erp',
    ['exposure'],
    [
      'OCD is a loop: a thought brings fear, an act such as checking or washing takes the fear away for a moment, and then it comes back.',
      'Exposure works on that loop: you face a bit of the fear and leave the act out. A therapist can go along.',
    ],
    [
      'In OCD, thoughts that nobody asked for come with a strong doubt. The rituals are what is done to feel sure.',
      'They bring calm for a short time only, which is why small steps without them are practiced.',
    ],
  ),
  meaning(
    'meltdown',
    'melt ?downs?|shut ?downs?',
    ['sensory-break'],
    [
      'A meltdown is too much coming out: crying, shouting, moving. A shutdown is too much going in: no words, no movement.',
      'Both come from overload and not from bad will, and both need quiet first.',
    ],
    [
      'They are what a body does when it has taken in more than it can hold. In one it goes outward, in the other inward.',
    ],
  ),
  meaning(
    'masking',
    'masking|camouflag\\w+',
    ['sensory-break'],
    [
      'Masking means hiding how you are: holding back movement, planning each sentence, copying faces.',
      'It can keep people safe or get them through a day. It also tires them out, and is linked to burnout.',
    ],
    [
      'Many people act like others so as not to stand out. It is hard work, and asks for a lot of rest.',
    ],
  ),
  meaning(
    'executive',
    'executive (?:dys)?function(?:ing)?|task paralysis',
    ['start'],
    [
      'Executive functions are what starts, orders and stops what we do. When they are slow, a person can want to do a thing and still not begin.',
      'Smaller steps, a fixed time and another person in the room often help.',
    ],
    ['It is the gap between knowing what to do and doing it. It has little to do with will.'],
  ),
  meaning(
    'time',
    'time ?blindness|waiting mode|hyper ?focus',
    ['start'],
    [
      'Time blindness is when minutes and hours are hard to feel. Waiting mode is when a later date blocks all that comes before it.',
      'Hyperfocus is the opposite: so deep in one thing that nobody feels the time. Clocks in sight and alarms help with all three.',
    ],
    [
      'These words tell of how time feels with ADHD: now, or not now. What is far away gets real only when it is close.',
    ],
  ),
  meaning(
    'rsd',
    'rsd|rejection sensitiv\\w+(?: dysphoria)?',
    ['thought'],
    [
      'It means that a no, a criticism or a cold look hurts very strongly and very fast. Many people with ADHD know it.',
      'It is a word that people use, and not an official name.',
    ],
    [
      'Rejection feels like a blow then, at times when none was meant. It tends to get less within hours.',
    ],
  ),
  meaning(
    'burnout',
    '(?:autistic )?burn ?out',
    ['sensory-break'],
    [
      'It is long exhaustion from asking too much of oneself for too long. Speech, patience and skills can get less in it.',
      'It gets better with less load and less masking, over weeks and months.',
    ],
    [
      'Autistic burnout is being used up by noise, people and hiding. Rest from people counts more in it than sleep alone.',
    ],
  ),
  meaning(
    'stimming',
    'stimm?(?:ing|s)?',
    ['sensory-break'],
    [
      'Stimming is moving or making sounds in a way that repeats: rocking, tapping, humming. It helps to come down or to show joy.',
      'As long as it hurts nobody, there is no need to stop it.',
    ],
    ['It is how many bodies sort what comes in. Pens, strings and soft things are made for it.'],
  ),
  meaning(
    'intrusive',
    'intrusive thoughts?',
    ['exposure'],
    [
      'Intrusive thoughts are thoughts or pictures that come unasked and go against what a person wants.',
      'Many people have them. In OCD they stick, because they are fought and checked.',
    ],
    [
      'They are thoughts that push in and frighten. What keeps them coming is the effort to be rid of them or to be sure.',
    ],
  ),
  meaning(
    'doubling',
    'body ?doubling',
    ['start'],
    [
      'It is doing a task while another person is there, in the room or on a call. They need not help. It helps with the start.',
    ],
    [
      'You work, the other one is present, and that is all. For many people with ADHD it is enough to begin.',
    ],
  ),
  held(
    life(
      'means-diagnosed',
      [],
      'how (?:do|can|could) i (?:get|be) (?:diagnosed|assessed|tested)|(?:get|getting) (?:an? )?(?:diagnosis|assessment|diagnosed|assessed)',
      [
        [
          'A family doctor is the usual first step, and can send you to somebody who does assessments.',
          'Bring a page of what you notice, since when, and how it shows at home and at work. I can help you to write it.',
        ],
        [
          'Ask your doctor for an assessment, in plain words. Waiting can be long, so ask about that, too.',
          'A school report or a person who knew you as a child can help there.',
        ],
      ],
      [],
    ),
  ),
];
