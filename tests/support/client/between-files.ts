import { environmentManager, onlineManager } from '@tanstack/react-query';
import { afterAll, vi } from 'vitest';

// It looks for a browser only once, before a test provides a fake one.
environmentManager.setIsServer(() => false);

// The test files of a worker share loaded modules, and each starts in the same state as the first.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  onlineManager.setOnline(true);
});
