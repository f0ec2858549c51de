import fc from 'fast-check';

// The seed determines all examples of property tests.
fc.configureGlobal({ seed: Number(process.env.SEED) });
