import { type ModelReply, refusing, sending, silence } from './openai-stand-in.ts';
import { cutOff, endingEarly, failingWithin, stalling, streaming } from './streamed-replies.ts';

/** Temporary failures before any text was sent, which are retried, each with its log entry. */
export const FAILING_TWICE: readonly (readonly [name: string, reply: ModelReply, noted: string])[] =
  [
    ['answers 500', refusing(500), 'status 500'],
    ['answers 429', refusing(429), 'status 429'],
    ['answers with a web page', sending('<!doctype html><h1>Welcome</h1>'), 'broken'],
    ['breaks off immediately', cutOff([]), 'broken'],
  ];

/** Permanent failures, and failures after some text was sent, each with its log entry. */
export const FAILING_LATER: readonly (readonly [name: string, reply: ModelReply, noted: string])[] =
  [
    ['answers 401', refusing(401), 'status 401'],
    ['never answers', silence, 'late'],
    ['stalls after a sentence', stalling(['I hear you. And']), 'late'],
    ['breaks off after a sentence', cutOff(['I hear you. And']), 'broken'],
    ['fails after a sentence', failingWithin(['I hear you. And']), 'broken'],
    ['ends without a finish reason', endingEarly(['I hear you. And']), 'broken'],
    ['reaches its output limit', streaming(['I hear you. And'], 'length'), 'unfinished'],
    ['says nothing', streaming([]), 'unfit'],
    [
      'gives advice on medicine',
      streaming(['I hear you. ', 'Take 20 mg of Ritalin twice a day.']),
      'unfit',
    ],
    ['diagnoses', streaming(['You definitely have OCD. ', 'That is clear.']), 'unfit'],
    ['gives a number', streaming(['I hear you. ', 'Call 0800 123 4567 now.']), 'unfit'],
    ['gives a link', streaming(['Look at https://evil.example. ']), 'unfit'],
    ['goes on and on', streaming(Array(400).fill('It is a garden. ')), 'unfit'],
  ];
