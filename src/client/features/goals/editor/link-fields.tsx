import kit from '#client/ui/layout/kit.module.css';
import { LINK_KINDS, type LinkKind } from '#domain/goals/goal.ts';
import { texts } from '#texts/goals.js';
import styles from './editor.module.css';
import type { PartProps } from './goal-draft.ts';

/** A routine, task or ladder that can serve a goal. */
export interface Thing {
  readonly kind: LinkKind;
  readonly id: string;
  readonly name: string;
}

interface LinkFieldsProps extends Pick<PartProps, 'draft' | 'change'> {
  readonly things: readonly Thing[];
}

/** The routines, tasks and ladders that serve the goal. */
export const LinkFields = ({ draft, change, things }: LinkFieldsProps) => {
  const isLinked = ({ kind, id }: Thing): boolean =>
    draft.links.some((link) => link.kind === kind && link.id === id);
  const toggle = (thing: Thing): void => {
    const { kind, id } = thing;
    const others = draft.links.filter((link) => link.kind !== kind || link.id !== id);
    change({ links: isLinked(thing) ? others : [...others, { kind, id }] });
  };
  return LINK_KINDS.map((kind) => {
    const ofKind = things.filter((thing) => thing.kind === kind);
    return ofKind.length === 0 ? null : (
      <fieldset key={kind}>
        <legend className={styles.question}>{texts.thatServeIt[kind]}</legend>
        <ul className={`${kit.stack2} ${kit.plainList}`}>
          {ofKind.map((thing) => (
            <li key={thing.id}>
              <label className={`${kit.iconLink} ${styles.thing}`}>
                <input type="checkbox" checked={isLinked(thing)} onChange={() => toggle(thing)} />
                <bdi>{thing.name}</bdi>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    );
  });
};
