import * as z from 'zod/mini';
import { comfortEndpoints } from '#contract/comfort.ts';
import { follow } from '#contract/follow.ts';
import { gameEndpoints } from '#contract/games.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { urgeEndpoints } from '#contract/urges.ts';
import { DISTRACTION_TYPES } from '#domain/distraction/types.ts';
import { ENERGY_VALUES, energyName } from '#domain/mood/energy.ts';
import { levelName, MOOD_LEVELS } from '#domain/mood/levels.ts';
import {
  coded,
  createdAt,
  date,
  flag,
  id,
  inner,
  instant,
  json,
  list,
  nullable,
  number,
  shaped,
  text,
  updatedAt,
  whole,
  zone,
} from './column.ts';
import { table } from './table.ts';

const mood = moodEndpoints.submit.body.shape;
const game = gameEndpoints.keep.body.shape;
const urge = urgeEndpoints.keep.body.shape;
const distraction = shaped(text('What distracted'), z.enum(DISTRACTION_TYPES));
const day = date('The day on the person’s calendar');

/** Moods and custom mood tags, comfort settings, followed topics, distractions, urges, looks and games. */
export const DAYS = {
  mood_logs: table(['id'], {
    id: id('The mood'),
    logged_at: instant('When it was felt'),
    local_date: day,
    zone,
    mood: coded(shaped(whole('The mood', '0, 25, 50, 75 or 100'), mood.mood), () =>
      Object.fromEntries(MOOD_LEVELS.map(({ value }) => [value, levelName(value)])),
    ),
    emoji: shaped(text('The face that stands for it'), mood.emoji),
    why: shaped(text('The reason in the person’s words'), mood.why),
    tags: list('What it had to do with', 'list of tags', text('A tag'), mood.tags),
    created_at: createdAt,
    own_tags: list(
      'The person’s own words for what it had to do with',
      'list of words',
      text('A word'),
      mood.ownTags,
    ),
    body_signals: list(
      'What was noticed in the body',
      'list of body signals',
      text('A body signal'),
      mood.body,
    ),
    energy: nullable(
      coded(shaped(whole('The energy', '0 empty to 4 very lively'), mood.energy), () =>
        ENERGY_VALUES.map(energyName),
      ),
    ),
  }),
  mood_tags: table(['id'], {
    id: id('The word'),
    name: shaped(text('The word as it was typed'), moodEndpoints.addTag.body.shape.name),
    created_at: createdAt,
  }),
  comfort: table([], {
    settings: json('The settings', '', z.partial(comfortEndpoints.save.body)),
    updated_at: updatedAt,
  }),
  follows: table([], {
    topics: nullable(
      list(
        'What was chosen',
        'list of ADHD, Autism and OCD; empty for not sure',
        text('ADHD, Autism or OCD'),
        follow.shape.topics,
      ),
    ),
    is_welcomed: flag('Whether the first questions are answered or skipped'),
    updated_at: updatedAt,
  }),
  distraction_logs: table(['id'], {
    id: id('The distraction'),
    type: distraction,
    logged_at: instant('When it was logged'),
    local_date: day,
    zone,
    created_at: createdAt,
  }),
  distraction_counts: inner(
    table(['type'], {
      type: distraction,
      count: whole('How often'),
    }),
  ),
  urges: table(['id'], {
    id: id('The urge'),
    started_at: instant('When the delay began'),
    local_date: day,
    zone,
    minutes: shaped(whole('The delay that was chosen', 'minutes'), urge.minutes),
    waited_seconds: shaped(whole('How long the delay lasted', 's'), urge.waitedSeconds),
    distress_before: nullable(shaped(whole('The distress before', '0 to 10'), urge.before)),
    distress_during: nullable(
      shaped(whole('The distress during the delay', '0 to 10'), urge.during),
    ),
    distress_after: nullable(shaped(whole('The distress after', '0 to 10'), urge.after)),
    happened: shaped(text('What happened instead, in the person’s words'), urge.happened),
    ritual: nullable(
      shaped(text('What became of the ritual', 'did, did-not or in-part'), urge.ritual),
    ),
    created_at: createdAt,
  }),
  looks: table(['id'], {
    id: id('The look'),
    looked_at: instant('When it was'),
    local_date: day,
    zone,
    created_at: createdAt,
  }),
  game_results: table(
    ['id'],
    {
      id: id('The round'),
      game: shaped(text('The game'), game.game),
      level: shaped(whole('The level'), game.level),
      seed: shaped(number('The number from which all random choices follow'), game.seed),
      version: whole('The version of the game'),
      started_at: instant('When it began'),
      local_date: day,
      zone,
      score: whole('The points'),
      success: nullable(flag('Whether the level was managed')),
      duration_ms: number('How long it took', 'ms'),
      estimate: number('The estimated skill after it', 'logits'),
      suggested_level: whole('The level that was suggested next'),
      best_level: nullable(whole('The highest level managed by then')),
      created_at: createdAt,
      events: inner(json('What was shown and pressed', 'times in ms', game.events)),
    },
    true,
  ),
  game_ratings: table(['game'], {
    game: shaped(text('The game'), game.game),
    skill: number('The estimated skill', 'logits'),
    rounds: whole('How many rounds were played'),
    level: shaped(whole('The level that fits next'), game.level),
    best_level: nullable(whole('The highest level managed')),
    pinned_level: nullable(whole('The level that was chosen to stay at')),
    updated_at: updatedAt,
  }),
};
