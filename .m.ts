import { createGuard } from '#domain/chat/guard/guard.ts';
import { DEAF } from '#domain/chat/guard/learned-part.ts';
import { CALM } from '#domain/chat/guard/states.ts';
import { readGuardContent } from '#server/content/guard.ts';
import { readGuardWeights } from '#server/content/guard-weights.ts';
import { LABELS, writersMessages, shortMessages } from './models/guard/corpus.ts';
import { heldOutScores } from './models/guard/learn-guard.ts';
const FIRST = { inSkill: false, isFearWork: false, awayMs: 0, checkInShown: false } as const;
const guard = createGuard(readGuardContent('content/chat/guard'), DEAF);
const ms = writersMessages();
const full = new Map(ms.map((m) => [m.text, guard.hear(CALM, m.text, FIRST).response === 'full'] as const));
const show = (name: string, rows: readonly { label: string; long: boolean; hit: boolean }[]) => {
  for (const long of [false, true]) for (const label of LABELS) {
    const r = rows.filter((x) => x.label === label && x.long === long);
    console.log(name, long ? 'long' : 'short', label, r.filter((x) => x.hit).length, r.length, (100 * r.filter((x) => x.hit).length / r.length).toFixed(1));
  }
};
const isLong = (m: (typeof ms)[number]) => m.sentences.reduce((n, s) => n + s.words.length, 0) >= 60;
for (const set of ['ace', 'bdf', 'gh', 'bdfgh']) show(`full ${set}`, ms.filter((m) => set.includes(m.writer.slice(-1))).map((m) => ({ label: m.label, long: isLong(m), hit: full.get(m.text) === true })));
console.log([...new Set(ms.map((m) => m.writer))].join());
const { thresholds: t } = readGuardWeights().weights;
const scored = heldOutScores(ms, shortMessages());
for (const set of ['bdfgh', 'abcdefgh']) {
const own = scored.filter(({ message }) => set.includes(message.writer.slice(-1)));
show(`either ${set}`, own.map(({ message, isLong: long, score }) => ({ label: message.label, long, hit: full.get(message.text) === true || score >= (long ? t.long : t.short) })));
show(`softonly ${set}`, own.map(({ message, isLong: long, score }) => ({ label: message.label, long, hit: full.get(message.text) !== true && score >= (long ? t.long : t.short) })));
}
