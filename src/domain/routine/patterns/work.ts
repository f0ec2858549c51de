import { type BreakdownPattern, pattern } from './pattern.ts';

/** Writing, papers, calls, talks and projects. What is sent is read through only once. */
export const workPatterns: readonly BreakdownPattern[] = [
  pattern(
    'message',
    '(?:writ(?:e|ing)|send(?:ing)?) (?:an? |the |my |some )?(?:e-?mails?|messages?|texts?)|e-?mails?|messages?|repl(?:y|ies|ying)|respond(?:ing)?|text(?:ing)?|inbox|answer(?:ing)?',
    'Open the message, or a new one',
    [
      'Write the greeting',
      'Write down the one thing that the other person asks or waits for',
      'Write what you want to say in two short lines',
    ],
    'Write the next part, or the next message, in two short lines',
    'Read it one time, send it, and close it',
  ),
  pattern(
    'appointment',
    'appointments?|dentist|doctor|therapist|haircut|hairdresser|vet|optician|book(?:ing)? (?:an?|the|my)|mak(?:e|ing) an appointment|schedul(?:e|ing) (?:an?|the|my)',
    'Open your calendar',
    [
      'Write down two days and times that suit you',
      'Find the number or the page of the place',
      'Ask for a time, by phone, message or on the page',
    ],
    'Write down one more thing that you want to say or ask there',
    'Put the day, the time and the address into your calendar one time',
  ),
  pattern(
    'call',
    '(?:tele)?phon(?:e|ing)|calls?|calling|ring|dial|voicemail',
    'Put the phone in front of you',
    [
      'Write down the first line that you will say',
      'Write down the one thing that you want to ask',
      'Dial the number and say your first line',
    ],
    'Go on with the next point on your note',
    'Say goodbye and write down one line about the call',
  ),
  pattern(
    'paperwork',
    'bills?|forms?|tax(?:es)?|paperwork|insurance|invoices?|pay(?:ing|ments?)?|rent|bank|budget|applications?|apply(?:ing)?|documents?|mail|letters?|contract|passport|visa',
    'Put the paper or the page in front of you',
    [
      'Find the one date or sum that matters',
      'Get the numbers and papers that it asks for',
      'Fill in or deal with the first part',
    ],
    'Go on with the next part',
    'Read it one time, then send it or put it away',
  ),
  pattern(
    'talk',
    'meetings?|interview|talk(?:ing|s)?|conversation|discuss(?:ion|ing)?|apolog(?:y|i[sz]e|i[sz]ing)|negotiat(?:e|ion|ing)|feedback|boss',
    'Sit down with paper and a pen',
    [
      'Write one line about what you would like',
      'Write one line about what the other person may want',
      'Write your first sentence and say it aloud',
    ],
    'Write one more point in your own words',
    'Put the note into your bag or pocket',
  ),
  pattern(
    'studying',
    'stud(?:y|ying)|learn(?:ing)?|read(?:ing)?|homework|exams?|revis(?:e|ion|ing)|lectures?|class|course|lessons?|books?|chapters?|assignments?',
    'Sit down and open the book or page',
    [
      'Put your phone where you cannot see it',
      'Look at the headings of the next part',
      'Read one page or do one exercise',
    ],
    'Go on with the next page or exercise',
    'Write down one thing from it and mark where you stop',
  ),
  pattern(
    'writing',
    'writ(?:e|ing)|essays?|reports?|articles?|thesis|drafts?|blog|paper|story|journal|cv|r[eé]sum[eé]',
    'Open the page and write one rough word',
    [
      'Write the points you know, a few words each',
      'Choose the point to begin with',
      'Write three rough lines about it and do not edit them',
    ],
    'Write three more rough lines',
    'Save it one time and note the next point',
  ),
  pattern(
    'project',
    'cod(?:e|ing)|program(?:ming)?|debug(?:ging)?|bugs?|deploy(?:ing)?|projects?|prototype|website|apps?|slides|presentations?|spreadsheets?|work(?:ing)?',
    'Sit down and open the file or the tool',
    [
      'Write the next small thing in one line',
      'Close what you do not use for it',
      'Do that one small thing',
    ],
    'Write down and do the next small thing',
    'Save it one time and note where you stop',
  ),
  pattern(
    'planning',
    'plan(?:ning|s)?|schedule|to-?do|lists?|calendar|goals?|decid(?:e|ing)|decisions?|choos(?:e|ing)|week',
    'Take one piece of paper',
    [
      'Write down what comes to mind',
      'Mark the one that matters most',
      'Give that one a day and a time',
    ],
    'Give the next one a day and a time',
    'Put the paper where you will see it',
  ),
  pattern(
    'errand',
    'errands?|driv(?:e|ing)|bus|pick(?:ing)? up|drop(?:ping)? off|return(?:ing)?|library|post office|trip|travel|go(?:ing)? (?:to|out)|visit(?:ing)?',
    'Put your keys by the door',
    [
      'Write down where you go and what you take',
      'Put on your shoes and coat',
      'Go out, and go to the place',
    ],
    'Do the next thing there',
    'Start your way home',
  ),
];

/** The general pattern, for titles that match no other one, in any language. */
export const anyPattern: BreakdownPattern = pattern(
  'any',
  '',
  'Put one thing that you will use in front of you',
  [
    'Write the first small part in one line',
    'Put aside what is in the way',
    'Do that first small part',
  ],
  'Do the next small part',
  'Stop and note where you are',
);
