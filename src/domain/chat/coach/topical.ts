import type { ConversationState } from '#domain/chat/conversation.ts';
import { recognise } from '#domain/chat/recognise/recognise.ts';
import type { SkillId } from '#domain/chat/skills/skills.ts';
import type { Heard } from '#domain/chat/text/heard.ts';
import { isWary } from '#domain/chat/told-to-coach.ts';
import type { Coached, Surroundings } from './coached.ts';
import { meantBy } from './figures.ts';
import { FRAMES_ITSELF, frameFor, isGood, onwardFor } from './frames.ts';
import { LISTENING, NEEDS_TOPIC, NO_ANSWER, NO_MORE, soundOf } from './listening.ts';
import { alone, safely, type Way } from './offering.ts';
import { passingFor } from './passing.ts';
import { isQuestion } from './questions.ts';
import { USUAL_OFFERS } from './said.ts';
import { smallTopics } from './talk.ts';
import type { Topic } from './topic.ts';
import { ANYTHING, lifeTopics, topicNamed } from './topics/all-topics.ts';
import { areaTopics } from './topics/areas.ts';
import { goesOnWithLoss, sorrowFor, WEIGHTY } from './topics/losses.ts';
import { hasFresh, type Pool, wordFirst } from './wording.ts';

/** A wish to be made sure, which is no answer either. */
export const WANTS_SURE =
  /\b(?:are you (?:\w+ )?(?:sure|certain)|(?:just )?(?:tell|promise|assure) me (?:that )?(?:its|it is|it was|im|i am|i did|nothing|everything|the|they|no)|is it (?:really |definitely )?(?:off|locked|closed|clean|safe))\b/;

/** So few words are no subject of their own: after a question they are its answer. */
const FRAGMENT_WORDS = 3;
const MOST_OFFERS = 3;

const topicIn = (topics: readonly Topic[], { plain }: Heard): Topic | undefined => {
  const meant = meantBy(plain);
  return topics.find(({ words }) => words.test(meant));
};

const plainPool: Pool = { key: ANYTHING.id, ways: ANYTHING.says };

/** Pools under the name of a topic: what is asked at first, then what is said to answers. */
const poolsOf = ({ id, says, next }: Topic): readonly [Pool, Pool] => [
  { key: id, ways: says },
  { key: `${id}>`, ways: next },
];

/** Says something of a topic, and remembers that it is spoken of. */
const speak = (
  state: ConversationState,
  around: Surroundings,
  topic: Topic,
  pools: readonly Pool[],
  before: readonly string[] = [],
  likely: readonly SkillId[] = [],
): Coached => {
  // What a topic leaves out, such as watching the breath in panic, is left out for a reason.
  const fitting = likely.filter(
    (skill) => topic.offers.length === 0 || topic.offers.includes(skill),
  );
  const offers = [...new Set([...fitting, ...topic.offers])].slice(0, MOST_OFFERS);
  const next: ConversationState = {
    ...state,
    about: { topic: topic.id, turn: state.turn },
    outcome: topic.isHeld ? 'held' : 'talk',
  };
  return alone(
    wordFirst(
      next,
      around.seed,
      pools.filter(({ ways }) => ways.length > 0),
      { before, offers: safely(offers, around) },
    ),
  );
};

/** Answers by the first of these topics that a message names; each of them is said again and again. */
export const speakOf =
  (topics: readonly Topic[], outcome: ConversationState['outcome'] = 'held'): Way =>
  (state, heard, around) => {
    const found = topicIn(topics, heard);
    if (found === undefined) return null;
    const offers = { offers: safely(found.offers, around) };
    // A greeting is no rule that has to be said word for word.
    const isTalk = found.id === 'greeting' || outcome === 'talk';
    const next: ConversationState = { ...state, outcome: isTalk ? 'talk' : 'held' };
    const pool = { key: found.id, ways: found.says };
    const pools = found.isHeld || topics !== smallTopics ? [pool] : [pool, plainPool];
    return alone(wordFirst(next, around.seed, pools, offers));
  };

const likelyIn = ({ text }: Heard): readonly SkillId[] => {
  const found = recognise(text);
  return found.kind === 'skill' ? [found.skill] : [];
};

/** Takes up one topic, whatever the words. */
export const speakAbout =
  (topic: Topic): Way =>
  (state, _heard, around) =>
    speak(state, around, topic, [...poolsOf(topic), plainPool]);

/** Takes up what a message names. */
export const spoken: Way = (state, heard, around) => {
  const found = topicIn(lifeTopics, heard);
  if (found === undefined) return null;
  // Said once: where the same is told again, it is taken up in other words.
  const isToldAgain = state.worded.some((name) => name.startsWith(`${found.id}:`));
  const before = isToldAgain ? [] : sorrowFor(found, heard.plain);
  return speak(state, around, found, [...poolsOf(found), plainPool], before, likelyIn(heard));
};

/** Takes up a loss or a panic also while danger is watched, and what goes on with a loss; nothing else then. */
export const spokenOfWeight: Way = (state, heard, around) => {
  if (!isWary(around.verdict)) return null;
  const found = topicIn(lifeTopics, heard);
  if (found !== undefined && WEIGHTY.has(found.id)) return spoken(state, heard, around);
  const topic = topicBefore(state);
  const goesOn = topic !== undefined && goesOnWithLoss(topic, heard.plain);
  return goesOn ? answered(state, heard, around) : null;
};

/** The topic of the turn before, which a message may go on with; undefined where something else was between. */
const topicBefore = ({ about, turn }: ConversationState): Topic | undefined =>
  about !== null && about.turn === turn - 1 ? topicNamed(about.topic) : undefined;

/** The topic that a message names, or else that of before, by its name; null where there is none. */
export const pendingTopic = (
  { about, turn }: ConversationState,
  heard: Heard,
): ConversationState['about'] => {
  const found = topicIn(lifeTopics, heard);
  return found === undefined ? about : { topic: found.id, turn };
};

/** The topic of daily life that a message names first; undefined where there is none. */
export const lifeTopicIn = (heard: Heard): Topic | undefined => topicIn(lifeTopics, heard);

/** How many turns later a topic can still be gone back to. */
const PENDING_TURNS = 4;

/** Goes back to the topic that the guard's question came between; null where there is none. */
export const backToTopic: Way = (state, heard, around) => {
  const about = pendingTopic(state, heard);
  const isLate = about === null || about.turn < state.turn - PENDING_TURNS;
  const topic = isLate ? undefined : topicNamed(about.topic);
  if (topic === undefined) return null;
  const [opens, goesOn] = poolsOf(topic);
  const wasOpened = state.worded.some((name) => name.startsWith(`${topic.id}:`));
  const pools = wasOpened ? [goesOn, onwardFor(topic)] : [opens, goesOn];
  return speak(state, around, topic, [...pools, plainPool]);
};

const ASKS_IDEA =
  /\b(?:tips?|advice|ideas?|suggestions?|suggest|recommend\w*|strateg(?:y|ies)|tricks?|(?:what|anything) (?:could|can|would|might|to|that) (?:\w+ ){0,2}(?:help|do about)|what (?:can|should|could|do) i do|what helps|what else|any thoughts|another one|something else to try)\b/;

/** So a way is asked for, where it is known for what. */
const ASKS_HOW = /^(?:\w+ )?how (?:can|do|could|should|to) (?:i )?\w+/;

/** An idea for who asks for one, about what they name or what was spoken of. */
export const ideas: Way = (state, heard, around) => {
  const named = topicIn(lifeTopics, heard);
  const isHow = ASKS_HOW.test(heard.plain) && named !== undefined;
  if (!isHow && !ASKS_IDEA.test(heard.plain)) return null;
  const found = named ?? topicBefore(state);
  if (found === undefined || found.next.length === 0) {
    const likely = likelyIn(heard);
    const offers = safely(likely.length > 0 ? likely : USUAL_OFFERS, around);
    const pools = [{ key: 'needs-topic', ways: NEEDS_TOPIC }, plainPool];
    return alone(wordFirst({ ...state, outcome: 'talk' }, around.seed, pools, { offers }));
  }
  const [, goesOn] = poolsOf(found);
  const pools = [goesOn, { key: 'no-more', ways: NO_MORE }, plainPool];
  return speak(state, around, found, pools, [], likelyIn(heard));
};

const asksToBeSure = ({ plain }: Heard): boolean =>
  WANTS_SURE.test(plain) || /^what if\b/.test(plain);

/** Whether words are so few that they are no subject of their own. */
export const isFragment = ({ plain }: Heard): boolean =>
  plain.split(' ').length <= FRAGMENT_WORDS && !/\b(?:i|im|ive|we|he|she|they)\b/.test(plain);

/** Small talk that ends or opens something, and is no answer. */
const NO_ANSWER_IDS: ReadonlySet<string> = new Set([
  'thanks',
  'bye',
  'greeting',
  'joke',
  'will-try',
  'away',
  'back-again',
]);

/** Hears the answer to what was asked in the turn before, unless the message brings up something of its own. */
export const answered: Way = (state, heard, around) => {
  const topic = topicBefore(state);
  if (topic === undefined || topic.next.length === 0) return null;
  if (heard.text.endsWith('?') || isQuestion(heard) || heard.plain === '' || asksToBeSure(heard))
    return null;
  const small = topicIn(smallTopics, heard);
  if (small !== undefined && NO_ANSWER_IDS.has(small.id)) return null;
  const found = topicIn(lifeTopics, heard);
  const isOwn = found !== undefined && found.id !== topic.id && !goesOnWithLoss(topic, heard.plain);
  // A death in three words is no answer to what was asked of something else.
  const turns = isGood(topic) && soundOf(meantBy(heard.plain)) === 'hard';
  if (isOwn && (!isFragment(heard) || turns || WEIGHTY.has(found.id))) return null;
  const [, goesOn] = poolsOf(topic);
  const onward = onwardFor(topic);
  const hasIdeas = [goesOn, onward].some((pool) => hasFresh(state, pool));
  // Once all was said, a mere "hm" is small talk.
  if (!hasIdeas && small !== undefined) return null;
  const passing = passingFor(state, topic, heard);
  if (passing !== null) return speak(state, around, topic, [passing, onward, plainPool]);
  const frame = frameFor(state, topic, heard, around.seed);
  const said = speak(frame.state, around, topic, [goesOn, onward, plainPool]);
  const [first = ''] = said.reply?.paragraphs ?? [];
  if (said.reply === null || FRAMES_ITSELF.test(first)) return said;
  const paragraphs = [...frame.lines, ...said.reply.paragraphs];
  return { ...said, reply: { ...said.reply, paragraphs } };
};

/** Whether a word is one of those of an area. Areas are known by single words. */
const isOf = ({ words }: Topic, word: string): boolean => words.test(word);

/** Takes up the part of life that a message names most words of, where it names no topic. A question is none. */
export const nearby: Way = (state, heard, around) => {
  if (isQuestion(heard)) return null;
  const words = new Set(meantBy(heard.plain).split(' '));
  const counts = areaTopics.map((area) => ({
    area,
    count: [...words].filter((word) => isOf(area, word)).length,
  }));
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one));
  if (best.count === 0) return null;
  const pools = [...poolsOf(best.area), plainPool];
  return speak(state, around, best.area, pools, [], likelyIn(heard));
};

/** Where nothing fits: a question is said to be without an answer, and all else is listened to. */
export const listening = (
  state: ConversationState,
  heard: Heard,
  around: Surroundings,
): Coached => {
  const asks = isQuestion(heard);
  const sound = soundOf(heard.plain);
  const likely = likelyIn(heard);
  const offers = safely(
    likely.length > 0 ? likely : asks || sound === 'hard' ? USUAL_OFFERS : [],
    around,
  );
  const first: Pool = asks
    ? { key: 'no-answer', ways: NO_ANSWER }
    : sound === 'plain'
      ? plainPool
      : { key: `listens-${sound}`, ways: LISTENING[sound] };
  const about = { topic: ANYTHING.id, turn: state.turn };
  return alone(
    wordFirst({ ...state, about, outcome: 'talk' }, around.seed, [first, plainPool], { offers }),
  );
};
