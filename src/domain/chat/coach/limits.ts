import { type Topic, topic } from './topic.ts';

/** What the coach does not do, whatever else a message says. */
export const limitTopics: readonly Topic[] = [
  topic(
    'medication',
    'medications?|medicines?|meds|(?<!healthy )dose(?! of (?:reality|sun\\w*|fresh))|dosage|pills?|(?:take|took|taking|swallow\\w*|prescribed|missed|forgot|two|three) (?:(?:my|the|a|an|some|\\d+|two|three|sleeping|iron) ){0,2}tablets?|(?:sleeping|adhd|anxiety|iron) tablets?|tablets? (?:a|per|every) day|tablets? (?:before|after|with) (?:food|meals?|bed)|side effects?|ritalin|adderall|concerta|vyvanse|strattera|zoloft|prozac|lexapro|sertraline|fluoxetine|ssris?|antidepressants?|xanax|valium|melatonin|milligrams?|mg',
    ['breathing', 'thought'],
    [
      'I do not give advice on medicine. A doctor or a pharmacist can, and many answer by phone.',
      'I can help you write down your questions for them, so that nothing gets lost.',
    ],
    [
      'That is a question for your doctor or a pharmacist. Please do not change a dose on your own.',
      'If it helps, we can practice how to ask it.',
    ],
    [
      'About medicine I cannot say anything that is safe to follow. Your doctor or a pharmacist can.',
      'Write to me what you want to ask them, and we make it short.',
    ],
  ),
  topic(
    'diagnosis',
    'do i (?:have|really have) (?:adhd|autism|ocd|depression|anxiety|bipolar|bpd|ptsd)|am i (?:autistic|adhd|depressed|bipolar|ocd|on the spectrum)|diagnose (?:me|it|this)|(?:give|make|get) (?:me )?(?:a )?diagnosis from you|i (?:think|suspect|wonder if|might|may|believe) (?:\\w+ )?(?:i (?:have|am|might have|might be)|im|have|be) (?:adhd|autis\\w+|ocd|bipolar|depress\\w+)|is (?:this|it) (?:adhd|ocd|autism|depression|bipolar)',
    ['thought'],
    [
      'I cannot tell you if you have a condition. Nobody can from a few messages.',
      'What you notice counts all the same. You can tell me what is hard, and we look at that.',
    ],
    [
      'A diagnosis is made by a person who is trained for it and takes time for it. I am not that.',
      'I can help you to list what you notice, for a talk with a doctor.',
    ],
    [
      'I do not make a diagnosis, and I do not rule one out.',
      'What made you think of it? We can begin with that.',
    ],
  ),
];
