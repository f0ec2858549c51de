import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The order in which something was just dropped, shown until the list itself has it. It is handed on
 * only after it was drawn: the drag ends in the same drawing, so that nothing jumps back.
 */
export const useDropped = (onOrder: (ids: readonly string[]) => void) => {
  const [dropped, setDropped] = useState<readonly string[] | null>(null);
  const handOn = useEffectEvent(onOrder);
  useEffect(() => {
    if (dropped === null) return;
    handOn(dropped);
    setDropped(null);
  }, [dropped]);
  return [dropped, setDropped] as const;
};
