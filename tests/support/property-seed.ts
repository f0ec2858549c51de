import fc from 'fast-check';

// All examples of property tests follow from it.
fc.configureGlobal({ seed: Number(process.env.SEED) });
