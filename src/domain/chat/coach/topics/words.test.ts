import { describe, expect, it } from 'vitest';
import { itselfTopics } from '#domain/chat/coach/about-itself.ts';
import { LEFT_OPEN } from '#domain/chat/coach/left-open.ts';
import { limitTopics } from '#domain/chat/coach/limits.ts';
import {
  IN_PASSING,
  LISTENING,
  NEEDS_TOPIC,
  NO_ANSWER,
  NO_MORE,
  ONWARD,
  ONWARD_GOOD,
  TAKEN,
  TAKEN_LONG,
  TAKEN_NO,
  TAKEN_UNSURE,
  TAKEN_YES,
  WITH_LOSS,
} from '#domain/chat/coach/listening.ts';
import { ASKED_ANEW } from '#domain/chat/coach/rewording.ts';
import { SAID } from '#domain/chat/coach/said.ts';
import { STEP_DONE, STUCK_AT, TASK_NAMED } from '#domain/chat/coach/small-steps.ts';
import { botTopics, smallTopics } from '#domain/chat/coach/talk.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { readingGrade } from '#tests/support/reading-grade.ts';
import { replyCheck } from '#tests/support/reply-check-content.ts';
import { lifeTopics } from './all-topics.ts';
import { appTopics } from './app.ts';
import { areaTopics } from './areas.ts';
import { askedTopics } from './asked.ts';
import { elsewhereTopics } from './elsewhere.ts';
import {
  FEAR_AVOIDS,
  FEAR_DOUBTS,
  FEAR_FEELS,
  FEAR_STAYS,
  FEAR_UNTOLD,
  HARM_FEAR,
} from './harm-fears.ts';

import { meaningTopics } from './meanings.ts';
import { passingTopics } from './passing.ts';

const topics = [
  ...lifeTopics,
  ...areaTopics,
  ...askedTopics,
  HARM_FEAR,
  ...passingTopics,
  ...appTopics,
  ...meaningTopics,
  ...elsewhereTopics,
  ...itselfTopics,
  ...botTopics,
  ...smallTopics,
];
const listening = [
  ...Object.values(LISTENING),
  ...Object.values(IN_PASSING),
  NEEDS_TOPIC,
  NO_ANSWER,
  NO_MORE,
  ONWARD,
  ONWARD_GOOD,
  WITH_LOSS,
  ASKED_ANEW,
  STEP_DONE,
  STUCK_AT,
  TASK_NAMED,
  LEFT_OPEN,
  FEAR_AVOIDS,
  FEAR_DOUBTS,
  FEAR_FEELS,
  FEAR_STAYS,
  FEAR_UNTOLD,
];
const ways = [...topics.flatMap(({ says, next }) => [...says, ...next]), ...listening.flat()];
const texts = ways.map((way) => way.join(' '));

/** What the guard keeps a language model from saying, where no rule for models alone is meant. */
const HARM = ['danger', 'method', 'medicine', 'secrecy'];

const AVOIDED =
  /!|\b(?:should|must|just|simply|easy|easily|crazy|insane|symptom|disorder|deficit|treatment|cure|invalid|oops|do not worry|will be fine|well done|good job)\b/i;

/** Shorter ones, such as "Thank you.", come up in any talk. */
const LEAST_WORDS = 4;
const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.?])\s+/).filter((one) => one.split(' ').length >= LEAST_WORDS);

describe('the topics', () => {
  it('are at least 40 of daily life, with several ways to take each up and to go on', () => {
    expect(lifeTopics.length).toBeGreaterThanOrEqual(40);
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
    for (const { id, says, next } of lifeTopics) {
      expect([id, says.length >= 2, next.length >= 2]).toEqual([id, true, true]);
    }
  });

  it('ask one thing at a time, at the end of what is said first', () => {
    for (const { id, says } of lifeTopics) {
      for (const way of says) {
        const questions = way.join(' ').match(/\?/g)?.length ?? 0;
        expect([id, way, questions <= 1]).toEqual([id, way, true]);
      }
    }
  });

  it('share no sentence with each other or with what else the coach says', () => {
    const others = [...Object.values(SAID).flat(), ...limitTopics.flatMap(({ says }) => says)];
    const takens = [TAKEN, TAKEN_LONG, TAKEN_NO, TAKEN_UNSURE, TAKEN_YES].flat();
    const all = [...texts, ...others.map((way) => way.join(' ')), ...takens].flatMap(sentencesOf);
    const twice = all.filter((sentence, index) => all.indexOf(sentence) !== index);
    expect(twice).toEqual([]);
  });

  it('lead to pages that there are, and to no other', () => {
    const PAGES =
      /^\/(?:homepage|dashboard|settings|features\/(?:routine-builder|chat|focus-mood-tracker(?:\/(?:cpt|pomodoro))?|quiz|game))$/;
    const named = texts.flatMap((text) => text.match(/(?<= )\/[a-z/-]+[a-z]/g) ?? []);
    expect(named.length).toBeGreaterThan(15);
    for (const page of named) expect(page).toMatch(PAGES);
  });

  it('can be read by a twelve-year-old, and are calm', () => {
    checkAll(texts, (text) => {
      expect(readingGrade(text)).toBeLessThanOrEqual(8);
      expect(text).not.toMatch(AVOIDED);
      expect(HARM).not.toContain(replyCheck(text));
    });
  });

  it('have a grade of at most 7 as a whole', () => {
    expect(readingGrade(texts.join(' '))).toBeLessThanOrEqual(7);
  });

  it('never praise the hiding of a need, and make nothing certain that a fear asks about', () => {
    const masking = topics.filter(({ id }) => id.includes('masking'));
    for (const { says, next } of masking) {
      expect([...says, ...next].flat().join(' ')).not.toMatch(
        /\b(?:good|well|brave|proud|strong)\b/,
      );
    }
    const fears = lifeTopics.filter(({ isHeld }) => isHeld);
    expect(fears.length).toBeGreaterThanOrEqual(5);
    for (const { says, next } of fears) {
      expect([...says, ...next].flat().join(' ')).not.toMatch(
        /\b(?:you are safe|not dangerous|nothing will happen|you would never|means nothing|not true|only a thought|is clean|is locked)\b/i,
      );
    }
  });
});
