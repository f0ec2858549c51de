/** Does what a feature holds back; resolves when it is known what became of it. */
type Finish = () => Promise<unknown>;

const finishes = new Set<Finish>();

/** Has `finish` called before the person logs out. For features that hold entries back for a while. */
export const onFinishHeld = (finish: Finish): void => {
  finishes.add(finish);
};

/** Does now what is held back, so that logging out neither loses it nor writes it down afterwards. */
export const finishHeld = async (): Promise<void> => {
  await Promise.allSettled([...finishes].map((finish) => finish()));
};
