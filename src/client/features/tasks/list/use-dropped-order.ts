import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The order after a drop, shown until the list itself has it. `onOrder` is called only after the order
 * was rendered, so that the dropped item does not jump back.
 */
export const useDroppedOrder = (onOrder: (ids: readonly string[]) => void) => {
  const [dropped, setDropped] = useState<readonly string[] | null>(null);
  const callOnOrder = useEffectEvent(onOrder);
  useEffect(() => {
    if (dropped === null) return;
    callOnOrder(dropped);
    setDropped(null);
  }, [dropped]);
  return [dropped, setDropped] as const;
};
