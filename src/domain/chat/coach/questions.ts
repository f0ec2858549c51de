import type { Heard } from '#domain/chat/text/heard.ts';

const ASKS =
  /^(?:what|whats|who|whos|when|where|wheres|which|why|how|hows|is|are|am|do|does|did|can|could|will|would|should|has|have)\b/;
/** These begin a question also where its mark was left out. */
const ASKS_PLAINLY =
  /^(?:(?:what|whats|who|whos|where|wheres|which|why)\b(?! (?:a|an|if|i|the hell)\b)|how (?:many|much|old|far|do|does|is|are)\b|(?:is|are|does|did) (?:it|the|there|this|that)\b|(?:do|can|could|will|would) you\b)/;

export const isQuestion = ({ text, plain }: Heard): boolean =>
  (text.includes('?') && ASKS.test(plain)) || ASKS_PLAINLY.test(plain);
