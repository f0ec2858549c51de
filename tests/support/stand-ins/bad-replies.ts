import {
  breakingOff,
  dripping,
  flooding,
  type ModelReply,
  refusing,
  saying,
  sending,
  silence,
} from './openai-stand-in.ts';

/** Server failures that do not depend on the request, each with its log entry. */
export const BAD_REPLIES: readonly (readonly [name: string, reply: ModelReply, noted: string])[] = [
  ['never answers', silence, 'late'],
  ['drips an endless answer', dripping, 'late'],
  ['floods with an endless answer', flooding, 'broken'],
  ['answers 500', refusing(500), 'status 500'],
  ['answers 401', refusing(401), 'status 401'],
  ['answers 429', refusing(429), 'status 429'],
  ['answers with a web page', sending('<!doctype html><h1>Welcome</h1>'), 'broken'],
  ['answers with other JSON', sending('{"answer":42}'), 'broken'],
  ['answers with no choices', sending('{"choices":[]}'), 'broken'],
  ['answers with half of the JSON', sending('{"choices":[{"index":0,"mess'), 'broken'],
  ['breaks off within the answer', breakingOff('{"tasks":[],"steps":[]}'), 'broken'],
  ['reaches its output limit', saying('{"tasks":[{"id":1,"ti', 'length'), 'unfinished'],
  ['filters the answer', saying('', 'content_filter'), 'unfinished'],
  ['says nothing', saying(''), 'unfit'],
  ['chats', saying('Of course! Here are your tasks: 1. Wash cups'), 'unfit'],
  ['says truncated JSON', saying('{"tasks":[{"id":1,"title":"Wash'), 'unfit'],
  ['says null', saying('null'), 'unfit'],
  ['says a list', saying('[]'), 'unfit'],
  ['says empty lists', saying('{"tasks":[],"steps":[]}'), 'unfit'],
  ['reaches for prototypes', saying('{"__proto__":{"tasks":[]},"tasks":{"length":3}}'), 'unfit'],
];
