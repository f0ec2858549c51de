import type { SafetyResponse } from '#domain/chat/guard/assessment.ts';
import { CALM } from '#domain/chat/guard/states.ts';
import { readContent } from '#server/content/content.ts';

const { guard } = await readContent().chat();
const FIRST = { inSkill: false, isFearWork: false, awayMs: 0, checkInShown: false } as const;

/** The guard's response to a text sent as the first message of a conversation. */
export const wholeGuard = (text: string): SafetyResponse => guard.hear(CALM, text, FIRST).response;
