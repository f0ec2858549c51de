import { feelingTopics } from '#domain/chat/coach/feelings.ts';
import { LISTENING, ONWARD } from '#domain/chat/coach/listening.ts';
import { life, type Topic } from '#domain/chat/coach/topic.ts';
import { areaTopics } from './areas.ts';
import { askedTopics } from './asked.ts';
import { dayTopics, goodTopics } from './days.ts';
import { fearTopics } from './fears.ts';
import { HARM_FEAR } from './harm-fears.ts';
import { homeTopics } from './home.ts';
import { lossTopics } from './losses.ts';
import { moreTopics } from './more.ts';
import { peopleTopics } from './people.ts';
import { selfTopics } from './self.ts';
import { senseTopics } from './senses.ts';
import { timeTopics } from './time.ts';
import { workTopics } from './work.ts';

const EVERY: readonly Topic[] = [
  ...lossTopics,
  ...goodTopics,
  ...fearTopics,
  ...timeTopics,
  ...workTopics,
  ...moreTopics,
  ...senseTopics,
  ...selfTopics,
  ...peopleTopics,
  ...homeTopics,
  ...dayTopics,
  ...feelingTopics,
];

/** What is heard before all else that a message names: it weighs most, or its words are the most special. */
const FIRST =
  'suicide-loss baby-loss pet-loss ill-family grief panic good-news small-good breakup sleep rest-guilt waiting-mode task-switch hyperfocus child-storm meltdown shutdown ' +
  'disclosure diagnosis-feelings masking hug ex food change said-wrong';
/** What is heard where nothing else fits, since its words come up in many matters; the last one last. */
const LAST =
  'school friends family parenting overwhelm sad anxious tired ashamed anger happy bored conflict big-news made meal-had weather mornings feels-named';

const idsOf = (ids: string): readonly string[] => ids.split(' ');
const rankOf = ({ id }: Topic): number => {
  const first = idsOf(FIRST).indexOf(id);
  if (first >= 0) return first - idsOf(FIRST).length;
  return 1 + idsOf(LAST).indexOf(id);
};

/** All that people talk about here, the more special first. The first that fits answers. */
export const lifeTopics: readonly Topic[] = EVERY.toSorted(
  (one, other) => rankOf(one) - rankOf(other),
);

/** What is spoken of where no topic fits. No words lead to it. */
export const ANYTHING: Topic = life('anything', [], '(?!)', LISTENING.plain, ONWARD);

/** The topic with this name; undefined where there is none (any more). */
export const topicNamed = (id: string): Topic | undefined =>
  [...lifeTopics, ...areaTopics, ...askedTopics, HARM_FEAR, ANYTHING].find((one) => one.id === id);
