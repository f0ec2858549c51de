import type { Page } from '@playwright/test';

/** The number of MutationRecord objects that the page's JavaScript still retains after garbage collection. */
export const changesKept = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'MutationRecord.prototype',
  });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  });
  const { result: counted } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.detach();
  return Number(counted.value);
};
