import { ENERGY_LEVELS } from '#domain/mood/energy.ts';
import { MOOD_LEVELS } from '#domain/mood/levels.ts';
import {
  coded,
  createdAt,
  date,
  id,
  inner,
  instant,
  json,
  list,
  number,
  orNone,
  table,
  text,
  updatedAt,
  whole,
  yesNo,
  zone,
} from './column.ts';

const day = date('The day on the person’s calendar');

/** The tables of moods, own words for them, comfort, what is followed, distractions, urges, looks and games. */
export const DAYS = {
  mood_logs: table('mood_logs', 'Moods', ['id'], {
    id: id('The mood'),
    logged_at: instant('When it was felt'),
    local_date: day,
    zone,
    mood: coded(
      whole('The mood', '0, 25, 50, 75 or 100'),
      Object.fromEntries(MOOD_LEVELS.map(({ value, name }) => [value, name])),
    ),
    emoji: text('The face that stands for it'),
    why: text('The reason in the person’s words'),
    tags: list('What it had to do with', 'list of tags', text('A tag')),
    created_at: createdAt,
    own_tags: list(
      'The person’s own words for what it had to do with',
      'list of words',
      text('A word'),
    ),
    body_signals: list(
      'What was noticed in the body',
      'list of body signals',
      text('A body signal'),
    ),
    energy: orNone(
      coded(
        whole('The energy', '0 empty to 4 very lively'),
        ENERGY_LEVELS.map(({ name }) => name),
      ),
    ),
  }),
  mood_tags: table('mood_tags', 'Own words for moods', ['id'], {
    id: id('The word'),
    name: text('The word as it was typed'),
    created_at: createdAt,
  }),
  comfort: table('comfort', 'How Evenkeel looks and sounds', [], {
    settings: json('The settings'),
    updated_at: updatedAt,
  }),
  follows: table('follows', 'What is followed', [], {
    topics: orNone(
      list(
        'What was chosen',
        'list of ADHD, Autism and OCD; empty for not sure',
        text('ADHD, Autism or OCD'),
      ),
    ),
    is_welcomed: yesNo('Whether the first questions are answered or skipped'),
    updated_at: updatedAt,
  }),
  distraction_logs: table('distraction_logs', 'Distractions', ['id'], {
    id: id('The distraction'),
    type: text('What distracted'),
    logged_at: instant('When it was logged'),
    local_date: day,
    zone,
    created_at: createdAt,
  }),
  distraction_counts: inner(
    table('distraction_counts', 'Distractions, counted', ['type'], {
      type: text('What distracted'),
      count: whole('How often'),
    }),
  ),
  urges: table('urges', 'Urges', ['id'], {
    id: id('The urge'),
    started_at: instant('When the delay began'),
    local_date: day,
    zone,
    minutes: whole('The delay that was chosen', 'minutes'),
    waited_seconds: whole('How long the delay lasted', 's'),
    distress_before: orNone(whole('The distress before', '0 to 10')),
    distress_during: orNone(whole('The distress during the delay', '0 to 10')),
    distress_after: orNone(whole('The distress after', '0 to 10')),
    happened: text('What happened instead, in the person’s words'),
    ritual: orNone(text('What became of the ritual', 'did, did-not or in-part')),
    created_at: createdAt,
  }),
  looks: table(
    'looks',
    'Looks at tests and history, of the last days, where they are limited',
    ['id'],
    {
      id: id('The look'),
      looked_at: instant('When it was'),
      local_date: day,
      zone,
      created_at: createdAt,
    },
  ),
  game_results: table(
    'game_results',
    'Rounds of games',
    ['id'],
    {
      id: id('The round'),
      game: text('The game'),
      level: whole('The level'),
      seed: number('The number from which all random choices follow'),
      version: whole('The version of the game'),
      started_at: instant('When it began'),
      local_date: day,
      zone,
      score: whole('The points'),
      success: orNone(yesNo('Whether the level was managed')),
      duration_ms: number('How long it took', 'ms'),
      estimate: number('The estimated skill after it', 'logits'),
      suggested_level: whole('The level that was suggested next'),
      best_level: orNone(whole('The highest level managed by then')),
      created_at: createdAt,
      events: inner(json('What was shown and pressed', 'times in ms')),
    },
    true,
  ),
  game_ratings: table('game_ratings', 'The skill in each game', ['game'], {
    game: text('The game'),
    skill: number('The estimated skill', 'logits'),
    rounds: whole('How many rounds were played'),
    level: whole('The level that fits next'),
    best_level: orNone(whole('The highest level managed')),
    pinned_level: orNone(whole('The level that was chosen to stay at')),
    updated_at: updatedAt,
  }),
};
