/** Something that can set off a feeling, as it is found in what people write. */
export interface TriggerKind {
  /** Its name, as it is shown and stored. */
  readonly trigger: string;
  /** How it usually feels, from −1 (bad) over 0 (depends) to 1 (good). It is added to what the words say. */
  readonly lean: -1 | -0.5 | 0 | 0.5 | 1;
  /** Tried on a clause as `plainOf` writes it. */
  readonly words: RegExp;
}

/** Writes a kind; `words` is the source of an expression that stands between word borders. */
export const kind = (trigger: string, lean: TriggerKind['lean'], words: string): TriggerKind => ({
  trigger,
  lean,
  words: new RegExp(`\\b(?:${words})\\b`),
});
